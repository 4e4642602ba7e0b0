// SPDX-License-Identifier: GPL-3.0-or-later
// What SA-15.1 to SA-15.8 make of one ship, rule by rule, and the worked examples 1 to 4 of the catalogue.
#include <QTest>

#include "core/pricing/ship_price.h"
#include "tests/core/pricing/price_lines.h"
#include "tests/support/show.h"

using namespace navarch;

class ShipPriceTest : public QObject {
    Q_OBJECT

private slots:
    void example1_triremeWithItsLines();
    void example1_veteranAndGreenCrew();
    void example2_roundingOfUnsupportedRams_data();
    void example2_roundingOfUnsupportedRams();
    void example3_stoutCataphractAndSailOnly();
    void example4_sa15_3_speed_data();
    void example4_sa15_3_speed();
    void sa15_1_everyRateOfTheHull_data();
    void sa15_1_everyRateOfTheHull();
    void sa15_2_roundingIsALineOfItsOwn();
    void sa15_4_fightingOarsMakeMarinesDearer();
    void sa15_5_equipment_data();
    void sa15_5_equipment();
    void sa15_5_woodenHighRamPaysItsHalfOnly();
    void sa15_6_heavyEngine_data();
    void sa15_6_heavyEngine();
    void sa15_8_crewQuality_data();
    void sa15_8_crewQuality();
    void sa15_8_averageCrewIsNoLine();
    void totalsAloneAgreeWithLines();

private:
    const PriceList& m_prices = builtInFigures().prices;

    /// A trireme with one archer and one marine: example 1.
    static ShipFit exampleShip()
    {
        ShipFit fit;
        fit.size = 3;
        fit.ram = Ram::Reinforced;
        fit.speed = 8;
        fit.turnClass = 4;
        fit.oars = 4;
        fit.archers = 1;
        fit.marines = 1;
        return fit;
    }
    Talents cost(const ShipFit& fit, CrewQuality crew = CrewQuality::Average) const
    {
        return shipPrice(fit, crew, m_prices).total;
    }
};

void ShipPriceTest::example1_triremeWithItsLines()
{
    const Price price = shipPrice(exampleShip(), CrewQuality::Average, m_prices);
    QCOMPARE(price.total, Talents::whole(29));
    COMPARE_TEXT(priceLines(price.lines), "SA-15.1 Hull, size class 3 15.00\n"
                                          "  SA-15.1 Base hull 12.00\n"
                                          "  SA-15.1 Ram on a reinforced bow 3.00\n"
                                          "SA-15.3 Speed, cm 8 6.00\n"
                                          "SA-15.4 4 oar factors 4.00\n"
                                          "SA-15.4 1 archer unit 2.00\n"
                                          "SA-15.4 1 marine unit 2.00\n");
    QVERIFY(sumsUp(price.lines, price.total));
}

void ShipPriceTest::example1_veteranAndGreenCrew()
{
    const Price veteran = shipPrice(exampleShip(), CrewQuality::Veteran, m_prices);
    QCOMPARE(veteran.total.text(), std::string("31.90"));
    COMPARE_TEXT(priceLines({veteran.lines.back()}), "SA-15.8 Veteran crew, x1.1 2.90\n");
    const Price green = shipPrice(exampleShip(), CrewQuality::Green, m_prices);
    QCOMPARE(green.total.text(), std::string("23.20"));
    COMPARE_TEXT(priceLines({green.lines.back()}), "SA-15.8 Green crew, x0.8 -5.80\n");
}

void ShipPriceTest::example2_roundingOfUnsupportedRams_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("wooden");
    QTest::addColumn<int>("bronze");
    QTest::newRow("size 1") << 1 << 4 << 5;
    QTest::newRow("size 2") << 2 << 9 << 9;
    QTest::newRow("size 3") << 3 << 13 << 14;
    QTest::newRow("size 4") << 4 << 18 << 18;
    QTest::newRow("size 7") << 7 << 31 << 32;
}

void ShipPriceTest::example2_roundingOfUnsupportedRams()
{
    QFETCH(int, size);
    QFETCH(int, wooden);
    QFETCH(int, bronze);
    ShipFit fit;
    fit.size = size;
    fit.ram = Ram::Wooden;
    QCOMPARE(hullPrice(fit, m_prices).amount, Talents::whole(wooden));
    fit.ram = Ram::WoodenHigh;
    QCOMPARE(hullPrice(fit, m_prices).amount, Talents::whole(wooden));
    fit.ram = Ram::Bronze;
    QCOMPARE(hullPrice(fit, m_prices).amount, Talents::whole(bronze));
}

void ShipPriceTest::example3_stoutCataphractAndSailOnly()
{
    ShipFit fit;
    fit.size = 5;
    fit.cataphract = true;
    fit.hull = Hull::Stout;
    fit.ram = Ram::Reinforced;
    QCOMPARE(hullPrice(fit, m_prices).amount, Talents::whole(40));

    ShipFit merchant;
    merchant.size = 3;
    merchant.sailOnly = true;
    QCOMPARE(hullPrice(merchant, m_prices).amount, Talents::whole(9));
}

void ShipPriceTest::example4_sa15_3_speed_data()
{
    QTest::addColumn<int>("speed");
    QTest::addColumn<int>("talents");
    for (const auto& [speed, talents] : {std::pair{0, 0},
                                         {1, 0},
                                         {2, 0},
                                         {3, 1},
                                         {4, 2},
                                         {5, 3},
                                         {6, 4},
                                         {7, 5},
                                         {8, 6},
                                         {9, 8},
                                         {10, 10},
                                         {12, 14},
                                         {15, 23},
                                         {20, 40}})
        QTest::addRow("%d cm", speed) << speed << talents;
}

void ShipPriceTest::example4_sa15_3_speed()
{
    QFETCH(int, speed);
    QFETCH(int, talents);
    QCOMPARE(speedPrice(speed, m_prices), Talents::whole(talents));
}

void ShipPriceTest::sa15_1_everyRateOfTheHull_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("sizeFour");
    const auto row = [](const char* name, const char* change, const char* sizeFour) {
        QTest::newRow(name) << change << sizeFour;
    };
    row("base", "", "16.00");
    row("sail only", "sail", "12.00");
    row("cataphract", "cataphract", "24.00");
    row("parablemata", "parablemata", "20.00");
    row("stout", "stout", "20.00");
    row("weak", "weak", "12.00");
    row("wooden ram", "wooden", "18.00");
    row("wooden high ram", "wooden-high", "18.00");
    row("bronze ram", "bronze", "18.00");
    row("reinforced ram", "reinforced", "20.00");
    row("reinforced high ram", "reinforced-high", "20.00");
}

void ShipPriceTest::sa15_1_everyRateOfTheHull()
{
    QFETCH(QString, change);
    QFETCH(QString, sizeFour);
    ShipFit fit;
    fit.size = 4;
    fit.sailOnly = change == "sail";
    fit.cataphract = change == "cataphract";
    fit.parablemata = change == "parablemata";
    fit.hull = enumFromName<Hull>(change.toStdString()).value_or(Hull::Normal);
    fit.ram = enumFromName<Ram>(change.toStdString()).value_or(Ram::None);
    const PriceLine line = hullPrice(fit, m_prices);
    QCOMPARE(line.amount.text(), sizeFour.toStdString());
    QVERIFY(sumsUp({line}, line.amount));
}

void ShipPriceTest::sa15_2_roundingIsALineOfItsOwn()
{
    ShipFit fit;
    fit.size = 3;
    fit.ram = Ram::Wooden;
    COMPARE_TEXT(priceLines({hullPrice(fit, m_prices)}), "SA-15.1 Hull, size class 3 13.00\n"
                                                         "  SA-15.1 Base hull 12.00\n"
                                                         "  SA-15.1 Wooden or unreinforced high ram 1.50\n"
                                                         "  SA-15.2 Rounded to whole talents -0.50\n");
    fit.ram = Ram::Bronze;
    COMPARE_TEXT(priceLines({hullPrice(fit, m_prices)}), "SA-15.1 Hull, size class 3 14.00\n"
                                                         "  SA-15.1 Base hull 12.00\n"
                                                         "  SA-15.1 Bronze ram on an unreinforced bow 1.50\n"
                                                         "  SA-15.2 Rounded to whole talents 0.50\n");
}

void ShipPriceTest::sa15_4_fightingOarsMakeMarinesDearer()
{
    ShipFit fit;
    fit.oars = 2;
    fit.archers = 1;
    fit.marines = 2;
    fit.heavyMarines = 3;
    QCOMPARE(cost(fit), Talents::whole(4 + 2 + 2 + 4 + 9));
    fit.fightingOars = true;
    const Price price = shipPrice(fit, CrewQuality::Average, m_prices);
    COMPARE_TEXT(priceLines(price.lines), "SA-15.1 Hull, size class 1 4.00\n"
                                          "  SA-15.1 Base hull 4.00\n"
                                          "SA-15.4 2 oar factors 2.00\n"
                                          "SA-15.4 1 archer unit 2.00\n"
                                          "SA-15.4 2 marine units with fighting oars 6.00\n"
                                          "SA-15.4 3 heavy marine units with fighting oars 12.00\n");
}

void ShipPriceTest::sa15_5_equipment_data()
{
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const char* item, const char* line) {
        QTest::newRow(name) << item << line;
    };
    row("ballista", "ballistae", "SA-15.5 1 ballista 5.00\n");
    row("ferrea manus", "ferrea_manus", "SA-15.5 1 ferrea manus 5.00\n");
    row("platform", "raised_platform", "SA-15.5 Raised fighting platform 2.00\n");
    row("tower", "towers", "SA-15.5 1 tower 2.00\n");
    row("corvus", "corvi", "SA-15.5 1 corvus 3.00\n");
    row("pot", "fire_pots", "SA-15.5 1 pot of fire, bees or quicklime 5.00\n");
    row("Greek fire", "greek_fire", "SA-15.5 Greek fire 10.00\n");
}

namespace {

/// Sets one field of a fit to 1 or true.
struct SetOne {
    std::string name;
    template <class... Limits>
    void operator()(std::string_view field, int& value, const Limits&...)
    {
        if (field == name)
            value = 1;
    }
    void operator()(std::string_view field, bool& value) { value = value || field == name; }
    template <class Other, class... Limits>
    void operator()(std::string_view, Other&, const Limits&...)
    {
    }
};

} // namespace

void ShipPriceTest::sa15_5_equipment()
{
    QFETCH(QString, item);
    QFETCH(QString, line);
    ShipFit fit;
    SetOne visitor{item.toStdString()};
    visitFit(fit, visitor);
    COMPARE_TEXT(priceLines({shipPrice(fit, CrewQuality::Average, m_prices).lines.back()}),
                 line.toStdString());
}

void ShipPriceTest::sa15_5_woodenHighRamPaysItsHalfOnly()
{
    ShipFit fit;
    fit.size = 2;
    fit.ram = Ram::WoodenHigh;
    QCOMPARE(cost(fit), Talents::whole(9));
    fit.ram = Ram::ReinforcedHigh;
    const Price price = shipPrice(fit, CrewQuality::Average, m_prices);
    QCOMPARE(price.total, Talents::whole(10 + 5));
    COMPARE_TEXT(priceLines({price.lines.back()}), "SA-15.5 High ram 5.00\n");
}

void ShipPriceTest::sa15_6_heavyEngine_data()
{
    QTest::addColumn<int>("modifier");
    for (int modifier = 1; modifier <= 6; ++modifier)
        QTest::addRow("modifier %d", modifier) << modifier;
}

void ShipPriceTest::sa15_6_heavyEngine()
{
    QFETCH(int, modifier);
    ShipFit fit;
    fit.size = 4;
    fit.heavyEngines = {modifier};
    const Price price = shipPrice(fit, CrewQuality::Average, m_prices);
    QCOMPARE(price.total, Talents::whole(16 + 4 * modifier));
    COMPARE_TEXT(phraseOf(price.lines.back()).english(),
                 "Heavy war engine, damage modifier " + std::to_string(modifier));
    QCOMPARE(ruleOf(price.lines.back()), std::string_view("SA-15.6"));
}

void ShipPriceTest::sa15_8_crewQuality_data()
{
    QTest::addColumn<QString>("crew");
    QTest::addColumn<QString>("total");
    const auto row = [](const char* name, const char* crew, const char* total) {
        QTest::newRow(name) << crew << total;
    };
    row("elite", "elite", "34.80");
    row("veteran", "veteran", "31.90");
    row("average", "average", "29.00");
    row("poor", "poor", "26.10");
    row("green", "green", "23.20");
}

void ShipPriceTest::sa15_8_crewQuality()
{
    QFETCH(QString, crew);
    QFETCH(QString, total);
    const Price price = shipPrice(exampleShip(), *enumFromName<CrewQuality>(crew.toStdString()), m_prices);
    QCOMPARE(price.total.text(), total.toStdString());
    QVERIFY(sumsUp(price.lines, price.total));
}

void ShipPriceTest::sa15_8_averageCrewIsNoLine()
{
    for (const PriceLine& line : shipPrice(exampleShip(), CrewQuality::Average, m_prices).lines)
        QVERIFY(line.item != PriceItem::CrewQuality);
}

void ShipPriceTest::totalsAloneAgreeWithLines()
{
    for (const ShipClass& shipClass : builtInFigures().classes.all())
        for (const auto& crew : EnumNames<CrewQuality>::names)
            QCOMPARE(shipTotal(shipClass.fit, crew.value, m_prices),
                     shipPrice(shipClass.fit, crew.value, m_prices).total);
}

QTEST_APPLESS_MAIN(ShipPriceTest)
#include "ship_price_test.moc"
