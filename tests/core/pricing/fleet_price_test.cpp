// SPDX-License-Identifier: GPL-3.0-or-later
// What SA-15.9, SA-15.10 and the squadrons make of a fleet.
#include <QTest>

#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"
#include "tests/core/pricing/price_lines.h"
#include "tests/support/show.h"

using namespace navarch;

class FleetPriceTest : public QObject {
    Q_OBJECT

private slots:
    void sa15_9_commanders_data();
    void sa15_9_commanders();
    void sa15_10_alliedShareOfTheWholeContingent_data();
    void sa15_10_alliedShareOfTheWholeContingent();
    void shipsAlikeAreOneLineMore();
    void squadronsCountTheirShipsAndTheirCommander();
    void noSquadronsWhenNoneIsNamed();
    void anEmptyFleetCostsNothing();
    void sa1_5_aSquadronHasTenShipsAtMost();
    void cp6_4_aSquadronWithoutCommanderIsWarnedOf();
    void findingsNameShipsByNameOrClass();
    void theLargestFleetStillAddsUp();

private:
    static Fleet threeTriremes()
    {
        Fleet fleet;
        FleetShip ship;
        ship.classId = "trireme";
        ship.fit = yardFit("trireme");
        ship.count = 3;
        fleet.ships.push_back(ship);
        return fleet;
    }
    static FleetCommander commander(CommandQuality quality, std::string squadron = {})
    {
        return {"Phormio", Post::Squadron, quality, std::move(squadron)};
    }
    static FleetPrice priced(const Fleet& fleet) { return priceFleet(fleet, builtInFigures()); }
};

void FleetPriceTest::sa15_9_commanders_data()
{
    QTest::addColumn<QString>("quality");
    QTest::addColumn<int>("talents");
    QTest::newRow("exceptional") << "exceptional" << 120;
    QTest::newRow("skilled") << "skilled" << 110;
    QTest::newRow("average") << "average" << 100;
    QTest::newRow("poor") << "poor" << 90;
    QTest::newRow("inept") << "inept" << 80;
}

void FleetPriceTest::sa15_9_commanders()
{
    QFETCH(QString, quality);
    QFETCH(int, talents);
    const Price price =
        commanderPrice(*enumFromName<CommandQuality>(quality.toStdString()), builtInFigures().prices);
    QCOMPARE(price.total, Talents::whole(talents));
    COMPARE_TEXT(priceLines(price.lines), "SA-15.9 Commander " + price.total.text() + "\n");
}

void FleetPriceTest::sa15_10_alliedShareOfTheWholeContingent_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("share");
    QTest::addColumn<QString>("total");
    QTest::newRow("half") << -50 << "-101.25"
                          << "101.25";
    QTest::newRow("cheaper") << -10 << "-20.25"
                             << "182.25";
    QTest::newRow("dearer") << 30 << "60.75"
                            << "263.25";
    QTest::newRow("half more") << 50 << "101.25"
                               << "303.75";
}

void FleetPriceTest::sa15_10_alliedShareOfTheWholeContingent()
{
    QFETCH(int, percent);
    QFETCH(QString, share);
    QFETCH(QString, total);
    Fleet fleet = threeTriremes();
    fleet.ships[0].crew = CrewQuality::Veteran; // 82.50 for three
    fleet.commanders.push_back(commander(CommandQuality::Exceptional));
    QCOMPARE(priced(fleet).total.text(), std::string("202.50"));
    fleet.alliedPercent = percent;
    const FleetPrice price = priced(fleet);
    QCOMPARE(price.total.text(), total.toStdString());
    QCOMPARE(price.lines.back().amount.text(), share.toStdString());
    QCOMPARE(ruleOf(price.lines.back()), std::string_view("SA-15.10"));
    QCOMPARE(alliedShare(Talents::ofHundredths(20250), percent), price.lines.back().amount);
}

void FleetPriceTest::shipsAlikeAreOneLineMore()
{
    const FleetPrice price = priced(threeTriremes());
    QCOMPARE(price.ships[0].each, Talents::whole(25));
    QCOMPARE(price.ships[0].price.total, Talents::whole(75));
    COMPARE_TEXT(priceLines({price.ships[0].price.lines.back()}), "SA-15 2 more alike 50.00\n");
    COMPARE_TEXT(priceLines(price.lines), "SA-15 3 ships 75.00\n");
}

void FleetPriceTest::squadronsCountTheirShipsAndTheirCommander()
{
    Fleet fleet = threeTriremes();
    fleet.ships[0].squadron = "Left";
    fleet.ships.push_back(fleet.ships[0]);
    fleet.ships[1].squadron = "Right";
    fleet.ships[1].count = 1;
    fleet.ships.push_back(fleet.ships[1]);
    fleet.ships[2].squadron = "Left";
    fleet.commanders = {commander(CommandQuality::Skilled, "Left"), commander(CommandQuality::Average)};
    const FleetPrice price = priced(fleet);
    QCOMPARE(price.squadrons.size(), std::size_t{2});
    QCOMPARE(price.squadrons[0].name, std::string("Left"));
    QCOMPARE(price.squadrons[0].ships, 4);
    QCOMPARE(price.squadrons[0].total, Talents::whole(100 + 110));
    QCOMPARE(price.squadrons[1].name, std::string("Right"));
    QCOMPARE(price.squadrons[1].total, Talents::whole(25));
}

void FleetPriceTest::noSquadronsWhenNoneIsNamed()
{
    QVERIFY(priced(threeTriremes()).squadrons.empty());
}

void FleetPriceTest::anEmptyFleetCostsNothing()
{
    const FleetPrice price = priced(Fleet{});
    QVERIFY(price.total.isZero());
    QVERIFY(price.findings.empty());
}

void FleetPriceTest::sa1_5_aSquadronHasTenShipsAtMost()
{
    Fleet fleet = threeTriremes();
    fleet.ships[0].squadron = "Left";
    fleet.ships[0].count = 10;
    fleet.commanders = {commander(CommandQuality::Average, "Left")};
    QVERIFY(fleetFindings(fleet).empty());
    fleet.ships.push_back(fleet.ships[0]);
    fleet.ships[1].count = 1;
    const Findings findings = fleetFindings(fleet);
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].key, std::string("squadron-size"));
    QCOMPARE(findings[0].rule, std::string("SA-1.5"));
    QCOMPARE(findings[0].subject.english(), std::string("Left"));
    QCOMPARE(findings[0].severity, Severity::Error);
    QVERIFY(findings[0].message.english().find("11 ships") != std::string::npos);
}

void FleetPriceTest::cp6_4_aSquadronWithoutCommanderIsWarnedOf()
{
    Fleet fleet = threeTriremes();
    fleet.ships[0].squadron = "Left";
    fleet.commanders = {commander(CommandQuality::Average, "Right")};
    const Findings findings = fleetFindings(fleet);
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].key, std::string("squadron-commander"));
    QCOMPARE(findings[0].rule, std::string("CP-6.4"));
    QCOMPARE(findings[0].severity, Severity::Warning);
    fleet.commanders[0].squadron = "Left";
    QVERIFY(fleetFindings(fleet).empty());
}

void FleetPriceTest::findingsNameShipsByNameOrClass()
{
    Fleet fleet = threeTriremes();
    fleet.year = -429; // before reinforced bows
    QCOMPARE(priced(fleet).findings.at(0).subject.english(), std::string("Trireme"));
    fleet.ships[0].name = "Salaminia";
    QCOMPARE(priced(fleet).findings.at(0).subject.english(), std::string("Salaminia"));
    QCOMPARE(priced(fleet).findings.size(), std::size_t{1});
}

void FleetPriceTest::theLargestFleetStillAddsUp()
{
    Fleet fleet;
    FleetShip ship;
    ship.classId = "dekares";
    ship.fit = {7,  20, 5,  20, false, true, true, Hull::Stout, Ram::ReinforcedHigh,           true, 50, 50,
                50, 50, 50, 50, true,  50,   50,   true,        {6, 6, 6, 6, 6, 6, 6, 6, 6, 6}};
    ship.crew = CrewQuality::Elite;
    ship.count = maxShipCount;
    fleet.ships.assign(maxFleetShips / maxShipCount, ship);
    fleet.alliedPercent = 50;
    const Talents each = shipTotal(ship.fit, CrewQuality::Elite, builtInFigures().prices);
    QCOMPARE(priced(fleet).total.hundredths(), each.hundredths() * maxFleetShips * 15 / 10);
}

QTEST_APPLESS_MAIN(FleetPriceTest)
#include "fleet_price_test.moc"
