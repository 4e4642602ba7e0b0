// SPDX-License-Identifier: GPL-3.0-or-later
// SA-1.2 to SA-1.4, SA-2.5.3 and SA-15.7: what a ship can do now.
#include "core/rules/salamis_ad_actium/state/ship.h"

#include <QTest>

#include "core/data/embedded.h"
#include "core/data/figures.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "core/ships/speed.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

class ShipTest : public QObject {
    Q_OBJECT

private slots:
    void sa_1_2_sa_1_3_speedByOars();
    void sa_1_3_sa_15_7_overloadedIsHalved();
    void sa_1_3_sa_7_4_T2_wrecksDoNotMove();
    void sa_1_4_drifting();
    void sa_1_4_prizesDrift();
    void sa_1_4_whoCannotRowDrifts();
    void sa_5_4_underSailAloneInTheWindsEye();
    void sa_2_5_3_theSeaCostsSpeed();
    void conditionsCarryOver();
    void everyFigureIsRead();
    void tablesWithUnknownOrMissingFiguresAreRefused();
};

void ShipTest::sa_1_2_sa_1_3_speedByOars()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    ShipFit& fit = fight.fitOf(ship);
    for (const auto& [oars, needed] : {std::pair{8, 6}, {4, 3}, {1, 1}}) {
        fit.oars = oars;
        fit.speed = 8;
        for (int left = 0; left <= oars; ++left) {
            fight.at(ship).oars = std::int8_t(left);
            const int missing = std::max(0, needed - left);
            QCOMPARE(oarsMissing(fight.facts.of(ship), fight.at(ship)), missing);
            QCOMPARE(salamis::currentSpeed(fight.facts.of(ship), fight.at(ship)), 8 - missing);
            // The battle's ship and the campaign's agree.
            QCOMPARE(navarch::currentSpeed(fit, conditionOf(fight.facts.of(ship), fight.at(ship)), false),
                     8 - missing);
        }
    }
    fight.at(ship).speedLost = 20;
    QCOMPARE(salamis::currentSpeed(fight.facts.of(ship), fight.at(ship)), 0);
}

void ShipTest::sa_1_3_sa_15_7_overloadedIsHalved()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.fitOf(ship).speed = 7;
    fight.factsOf(ship).troopSpace = 1;
    fight.at(ship).marines = 1;
    QVERIFY(!isOverloaded(fight.facts.of(ship), fight.at(ship)));
    fight.at(ship).archers = 1;
    QVERIFY(isOverloaded(fight.facts.of(ship), fight.at(ship)));
    QCOMPARE(salamis::currentSpeed(fight.facts.of(ship), fight.at(ship)), 3);
}

void ShipTest::sa_1_3_sa_7_4_T2_wrecksDoNotMove()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.at(ship).damage = Damage::Severe;
    QVERIFY(salamis::currentSpeed(fight.facts.of(ship), fight.at(ship)) > 0);
    fight.at(ship).damage = Damage::Wrecked;
    QCOMPARE(salamis::currentSpeed(fight.facts.of(ship), fight.at(ship)), 0);
}

void ShipTest::sa_1_4_drifting()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const auto drifts = [&] { return isDrifting(fight.facts, fight.state, ship); };
    QVERIFY(!drifts());
    fight.at(ship).speedLost = 20;
    QVERIFY(drifts());
    fight.at(ship).speedLost = 0;
    fight.at(ship).mastDown = true;
    QVERIFY(!drifts()); // it has oars, and the mast is cut away
    fight.at(ship).adrift = true;
    QVERIFY(drifts());
    fight.at(ship).adrift = false;
    fight.fitOf(ship).sailOnly = true;
    QVERIFY(drifts());
    QVERIFY(!isDrifting(fight.facts, fight.state, fight.addWall(0)));
}

/// Who may not make way drifts as well: a prize, which its captor only holds (SA-8.3).
void ShipTest::sa_1_4_prizesDrift()
{
    Skirmish fight;
    const ShipNumber prize = fight.add(0);
    QVERIFY(!isDrifting(fight.facts, fight.state, prize));
    fight.at(prize).holder = 1;
    QVERIFY(isDrifting(fight.facts, fight.state, prize));
    QVERIFY(isStationary(fight.facts, fight.state, prize));
}

/// No rower left, or a sea that takes all the speed there is.
void ShipTest::sa_1_4_whoCannotRowDrifts()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.at(ship).oars = 1;
    QVERIFY(!isDrifting(fight.facts, fight.state, ship));
    fight.at(ship).oars = 0;
    QVERIFY(salamis::currentSpeed(fight.facts.of(ship), fight.at(ship)) > 0);
    QVERIFY(isDrifting(fight.facts, fight.state, ship));
    fight.refit(ship);
    fight.at(ship).speedLost = static_cast<std::int8_t>(fight.fitOf(ship).speed - 2);
    fight.state.weather.sea = Sea::Choppy;
    QVERIFY(!isDrifting(fight.facts, fight.state, ship));
    fight.state.weather.sea = Sea::Rough;
    QVERIFY(isDrifting(fight.facts, fight.state, ship));
}

/// Under sail alone: within 45 degrees of the wind's eye, becalmed, or with the sail furled, it drifts.
void ShipTest::sa_5_4_underSailAloneInTheWindsEye()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0, "merchantman");
    QVERIFY(fight.fitOf(ship).sailOnly);
    fight.at(ship).sailSet = true;
    fight.state.weather = {Wind::Light, Sea::Flat, free_table::CompassPoint::East};
    const ShipNumber galley = fight.add(0);
    for (int heading = 0; heading < 360; ++heading) {
        fight.place(ship, 40, 40, heading);
        fight.place(galley, 80, 40, heading);
        QCOMPARE(isDrifting(fight.facts, fight.state, ship), heading >= 45 && heading <= 135);
        QVERIFY(!isDrifting(fight.facts, fight.state, galley));
    }
    fight.place(ship, 40, 40, 270);
    QVERIFY(!isDrifting(fight.facts, fight.state, ship));
    fight.at(ship).sailSet = false;
    QVERIFY(isDrifting(fight.facts, fight.state, ship));
    fight.at(ship).sailSet = true;
    fight.state.weather.wind = Wind::Calm;
    QVERIFY(isDrifting(fight.facts, fight.state, ship));
}

void ShipTest::sa_2_5_3_theSeaCostsSpeed()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.fitOf(ship).speed = 8;
    const int costs[] = {0, 0, 1, 2, 3};
    for (int sea = 0; sea < 5; ++sea) {
        fight.state.weather.sea = Sea(sea);
        QCOMPARE(speedAtSea(fight.facts, fight.state, ship), 8 - costs[sea]);
    }
}

void ShipTest::conditionsCarryOver()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    ShipFit& fit = fight.fitOf(ship);
    fit.archers = 2;
    fit.marines = 3;
    fit.firePots = 2;
    fit.greekFire = true;
    fit.heavyEngines = {3};
    fight.refit(ship);
    QCOMPARE(conditionOf(fight.facts.of(ship), fight.at(ship)), Condition{});
    Ship& now = fight.at(ship);
    now.damage = Damage::Heavy;
    now.oars -= 1;
    now.speedLost = 2;
    now.turnClassLost = 1;
    now.archers = 0;
    now.marines = 4; // a prize crew among them
    now.pots = 1;
    now.greekFire = false;
    now.enginesLost = 1;
    now.mastDown = true;
    now.captain = PersonState::Wounded;
    Condition expected;
    expected.damage = Damage::Heavy;
    expected.oarsLost = 1;
    expected.speedLost = 2;
    expected.rudderHit = true;
    expected.mastDown = true;
    expected.archersLost = 2;
    expected.firePotsUsed = 1;
    expected.greekFireUsed = true;
    expected.heavyEnginesLost = 1;
    expected.captain = PersonState::Wounded;
    QCOMPARE(conditionOf(fight.facts.of(ship), now), expected);
}

void ShipTest::everyFigureIsRead()
{
    const BattleFigures figures = Skirmish().facts.figures;
    QCOMPARE(figures.house.commandRange, 30);
    QCOMPARE(figures.house.wreckSinksTo, 4);
    QCOMPARE(figures.fastMoves, (std::array<std::int8_t, 5>{5, 4, 3, 2, 1}));
    QCOMPARE(figures.winds[indexOf(Wind::Fresh)].deducts, std::int8_t{4});
    QCOMPARE(figures.winds[indexOf(Wind::Storm)].raises, Sea::VeryRough);
    QCOMPARE(CombatTables::builtIn().figures.size(), houseFigures.size());
}

void ShipTest::tablesWithUnknownOrMissingFiguresAreRefused()
{
    const auto problemOf = [](auto change) {
        Json json = *parseJson(*embeddedFile("salamis-ad-actium/tables.json"), "tables.json");
        change(json);
        const auto read = CombatTables::fromJson(json, "tables.json");
        return read ? std::string() : read.error().front().text();
    };
    QCOMPARE(problemOf([](Json&) {}), std::string());
    QVERIFY(problemOf([](Json& json) { json["figures"][0]["key"] = "kraken"; }).find("command-range")
            != std::string::npos);
    QVERIFY(problemOf([](Json& json) {
                json["figures"].push_back(json["figures"][0]);
                json["figures"].back()["key"] = "kraken";
            }).find("kraken")
            != std::string::npos);
    QVERIFY(problemOf([](Json& json) { json["figures"].erase(3); }).find("must stand here once")
            != std::string::npos);
    QVERIFY(problemOf([](Json& json) { json["figures"][0]["value"] = 500; }).find("from 0 to 200")
            != std::string::npos);
    QVERIFY(problemOf([](Json& json) { json["winds"][1]["least"] = 4; }).find("winds") != std::string::npos);
    QVERIFY(problemOf([](Json& json) { json["ramming_modifiers"][2]["values"] = {1}; }).find("speed")
            != std::string::npos);
    QVERIFY(problemOf([](Json& json) {
                json["casualty_results"].push_back({{"key", "kraken"}, {"text", "a kraken"}});
            }).find("kraken")
            != std::string::npos);
}

QTEST_APPLESS_MAIN(ShipTest)
#include "ship_test.moc"
