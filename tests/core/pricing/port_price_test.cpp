// SPDX-License-Identifier: GPL-3.0-or-later
// Masonry and contents of walls by SA-15.11, and the worked examples 5 and 6 of the catalogue.
#include <QTest>

#include "core/pricing/port_price.h"
#include "tests/core/pricing/price_lines.h"
#include "tests/support/show.h"

using namespace navarch;

class PortPriceTest : public QObject {
    Q_OBJECT

private slots:
    void example5_portOfValueFive();
    void example6_engineOfModifierThree();
    void sa15_11_contentsArePricedAsOnShips();
    void sa15_11_garrisonQualityIsOnContentsNotMasonry();
    void sa15_11_commanderIsAlwaysPaid();
    void aBareWallIsMasonryAlone();

private:
    const PriceList& m_prices = builtInFigures().prices;
};

void PortPriceTest::example5_portOfValueFive()
{
    Fortification port;
    port.economicValue = 5;
    WallSection section;
    section.capacity = 5;
    port.sections.assign(static_cast<std::size_t>(mostWallSections(5, m_prices.limits)), section);
    port.sections[0].heavyEngines = {2};
    const Price price = fortificationPrice(port, m_prices);
    QCOMPARE(price.total, Talents::whole(168));
    COMPARE_TEXT(priceLines(price.lines), "SA-15.11 Wall section 1 28.00\n"
                                          "  SA-15.11 5 units of wall capacity 20.00\n"
                                          "  SA-15.6 Heavy war engine, damage modifier 2 8.00\n"
                                          "SA-15.11 Wall section 2 20.00\n"
                                          "  SA-15.11 5 units of wall capacity 20.00\n"
                                          "SA-15.11 Wall section 3 20.00\n"
                                          "  SA-15.11 5 units of wall capacity 20.00\n"
                                          "SA-15.9 Commander 100.00\n");
    QVERIFY(sumsUp(price.lines, price.total));
    QCOMPARE(port.sections[0].capacity - port.sections[0].unitsTaken(m_prices.limits), 1);
}

void PortPriceTest::example6_engineOfModifierThree()
{
    WallSection section;
    section.heavyEngines = {3};
    QCOMPARE(section.unitsTaken(m_prices.limits), 6);
    const PriceLine line = wallSectionPrice(section, 1, CrewQuality::Average, m_prices);
    QCOMPARE(line.parts.back().amount, Talents::whole(12));
}

void PortPriceTest::sa15_11_contentsArePricedAsOnShips()
{
    WallSection section;
    section.capacity = 10;
    section.archers = 1;
    section.marines = 2;
    section.heavyMarines = 1;
    section.ballistae = 1;
    section.towers = 2;
    section.ferreaManus = 1;
    section.boilingOil = 1;
    section.bees = 2;
    const PriceLine line = wallSectionPrice(section, 2, CrewQuality::Average, m_prices);
    COMPARE_TEXT(priceLines({line}), "SA-15.11 Wall section 2 78.00\n"
                                     "  SA-15.11 10 units of wall capacity 40.00\n"
                                     "  SA-15.4 1 archer unit 2.00\n"
                                     "  SA-15.4 2 marine units 4.00\n"
                                     "  SA-15.4 1 heavy marine unit 3.00\n"
                                     "  SA-15.5 1 ballista 5.00\n"
                                     "  SA-15.5 2 towers 4.00\n"
                                     "  SA-15.5 1 ferrea manus 5.00\n"
                                     "  SA-15.11 1 pot of boiling oil 5.00\n"
                                     "  SA-15.11 2 pots of bees 10.00\n");
    QCOMPARE(section.unitsTaken(m_prices.limits), 7); // pots and grapnel take none
}

void PortPriceTest::sa15_11_garrisonQualityIsOnContentsNotMasonry()
{
    WallSection section;
    section.capacity = 5;
    section.archers = 2;
    section.heavyMarines = 1; // 7 talents of contents
    for (const auto& [quality, expected] : {std::pair{CrewQuality::Elite, "28.40"},
                                            {CrewQuality::Veteran, "27.70"},
                                            {CrewQuality::Average, "27.00"},
                                            {CrewQuality::Poor, "26.30"},
                                            {CrewQuality::Green, "25.60"}}) {
        const PriceLine line = wallSectionPrice(section, 1, quality, m_prices);
        QCOMPARE(line.amount.text(), std::string(expected));
        QVERIFY(sumsUp({line}, line.amount));
    }
    const PriceLine elite = wallSectionPrice(section, 1, CrewQuality::Elite, m_prices);
    COMPARE_TEXT(priceLines({elite.parts.back()}), "SA-15.11 Elite garrison, x1.2 1.40\n");
}

void PortPriceTest::sa15_11_commanderIsAlwaysPaid()
{
    Fortification port;
    QCOMPARE(fortificationPrice(port, m_prices).total, Talents::whole(100));
    port.commander.quality = CommandQuality::Inept;
    QCOMPARE(fortificationPrice(port, m_prices).total, Talents::whole(80));
}

void PortPriceTest::aBareWallIsMasonryAlone()
{
    WallSection section;
    section.capacity = 3;
    COMPARE_TEXT(priceLines({wallSectionPrice(section, 1, CrewQuality::Elite, m_prices)}),
                 "SA-15.11 Wall section 1 12.00\n  SA-15.11 3 units of wall capacity 12.00\n");
}

QTEST_APPLESS_MAIN(PortPriceTest)
#include "port_price_test.moc"
