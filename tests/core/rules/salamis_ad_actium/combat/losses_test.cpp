// SPDX-License-Identifier: GPL-3.0-or-later
// SA-6.T, 2.11.2 and 7.4.3: what falls when its kind is gone, who is hit with the captain, whose word is heard, who lies still;
// and how losses, hits and weather are told.
#include <array>

#include <QTest>

#include "core/rules/salamis_ad_actium/combat/engines.h"
#include "core/rules/salamis_ad_actium/combat/shooting.h"
#include "core/rules/salamis_ad_actium/losses/casualties.h"
#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "core/rules/salamis_ad_actium/movement/sight.h"
#include "core/rules/salamis_ad_actium/phases/weather.h"
#include "core/rules/salamis_ad_actium/phases/wrecks.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

class LossesTest : public QObject {
    Q_OBJECT
private slots:
    void sa_6_T_theNextKind_data();
    void sa_6_T_theNextKind();
    void sa_6_T_twoOarFactors();
    void sa_6_T_whoHasAMast();
    void sa_6_T_whoIsHitWithTheCaptain_data();
    void sa_6_T_whoIsHitWithTheCaptain();
    void sa_2_11_2_whoseWordIsHeard();
    void sa_6_5_aWreckIsNotSunkTwice();
    void sa_6_6_atMostTwoAreCounted();
    void sa_6_7_whatIsLeftToThrow();
    void sa_7_4_3_whoLiesStill();
    void sa_12_1_onlyWrecksThatFloatSink();
    void sa_10_1_modifiersAtTheirLimits();
    void howLossesAreTold();
    void howHitsAreTold();
    void howTheWeatherIsTold_data();
    void howTheWeatherIsTold();
};

void LossesTest::sa_6_T_theNextKind_data()
{
    QTest::addColumn<int>("loss");
    QTest::addColumn<QString>(
        "has"); // one of each letter: a b e h m o t s: archer, ballista, engine, heavy, marine, oar, tower
    QTest::addColumn<QString>("lost");
    const auto row = [](Loss loss, const char* has, const char* lost) {
        QTest::addRow("%d of %s", int(loss), has) << int(loss) << has << lost;
    };
    row(Loss::EngineOrTower, "betm", "a ballista");
    row(Loss::EngineOrTower, "etm", "a heavy engine");
    row(Loss::EngineOrTower, "tm", "a tower");
    row(Loss::EngineOrTower, "mh", "a marine");
    row(Loss::TowerOrEngine, "betm", "a tower");
    row(Loss::TowerOrEngine, "bem", "a ballista");
    row(Loss::TowerOrEngine, "em", "a heavy engine");
    row(Loss::TowerOrEngine, "ha", "a heavy marine");
    row(Loss::MastTowerOrEngine, "betm", "a tower"); // masts are ashore
    row(Loss::MastTowerOrEngine, "bem", "a ballista");
    row(Loss::MastTowerOrEngine, "em", "a heavy engine");
    row(Loss::MastTowerOrEngine, "ao", "an archer");
    row(Loss::Marine, "mhao", "a marine");
    row(Loss::Marine, "hao", "a heavy marine");
    row(Loss::Marine, "ao", "an archer");
    row(Loss::Marine, "o", "an oar factor");
    row(Loss::Marine, "", "nothing");
    row(Loss::HeavyMarine, "mhao", "a heavy marine");
    row(Loss::HeavyMarine, "mao", "an archer"); // not back to marines
    row(Loss::HeavyMarine, "mo", "an oar factor");
    row(Loss::Archer, "mhao", "an archer");
    row(Loss::Archer, "mho", "an oar factor");
    row(Loss::Archer, "mh", "nothing");
    row(Loss::Oar, "mho", "an oar factor");
    row(Loss::Oar, "mh", "a marine");
    row(Loss::Speed, "m", "1 cm of speed");
    row(Loss::Steering, "m", "steering oars");
    row(Loss::None, "m", "nothing");
    row(Loss::Captain, "m", "nothing");
}

void LossesTest::sa_6_T_theNextKind()
{
    QFETCH(int, loss);
    QFETCH(QString, has);
    QFETCH(QString, lost);
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    Ship& now = fight.at(ship);
    const auto one = [&](char letter) {
        return static_cast<std::int8_t>(has.contains(QLatin1Char(letter)) ? 1 : 0);
    };
    if (one('e'))
        fight.fitOf(ship).heavyEngines = {4};
    now.archers = one('a');
    now.ballistae = one('b');
    now.heavyMarines = one('h');
    now.marines = one('m');
    now.oars = one('o');
    now.towers = one('t');
    const Ship before = now;
    QCOMPARE(takeLoss(fight.facts, fight.state, ship, Loss(loss)), lost != "nothing");
    QCOMPARE(QString::fromStdString(lossText(before, now).english()), lost);
}

void LossesTest::sa_6_T_twoOarFactors()
{
    for (int oars = 0; oars <= 3; ++oars) {
        Skirmish fight;
        const ShipNumber ship = fight.add(0);
        fight.at(ship).archers = fight.at(ship).marines = fight.at(ship).heavyMarines = 0;
        fight.at(ship).oars = static_cast<std::int8_t>(oars);
        QCOMPARE(takeLoss(fight.facts, fight.state, ship, Loss::TwoOars), oars > 0);
        QCOMPARE(int(fight.at(ship).oars), std::max(0, oars - 2));
    }
}

void LossesTest::sa_6_T_whoHasAMast()
{
    for (int what = 0; what < 5; ++what) {
        Skirmish fight;
        const ShipNumber ship = what == 4 ? fight.addWall(1) : fight.add(0);
        fight.facts.sailsAboard = what == 0 || what >= 3;
        fight.fitOf(ship).sailOnly = what == 2;
        fight.at(ship).mastDown = what == 3;
        fight.at(ship).towers = 1;
        fight.at(ship).sailSet = what == 2;
        QVERIFY(takeLoss(fight.facts, fight.state, ship, Loss::MastTowerOrEngine));
        const bool hasMast = what == 0 || what == 2; // ashore, fallen already, a wall: the tower
        QCOMPARE(int(fight.at(ship).towers), hasMast ? 1 : 0);
        QCOMPARE(fight.at(ship).mastDown, hasMast || what == 3);
        QCOMPARE(fight.at(ship).adrift, what == 2); // it drags only where the sail was set
        QVERIFY(!fight.at(ship).sailSet);
    }
}

void LossesTest::sa_6_T_whoIsHitWithTheCaptain_data()
{
    QTest::addColumn<int>("admiral"); // his state before; -1: aboard another ship
    QTest::addColumn<std::vector<int>>("faces");
    QTest::addColumn<int>("after");
    const auto fit = int(PersonState::Fit);
    const auto wounded = int(PersonState::Wounded);
    const auto dead = int(PersonState::Dead);
    QTest::newRow("SA-6.T elsewhere") << -1 << std::vector<int>{10, 1} << fit;
    QTest::newRow("SA-6.T missed") << fit << std::vector<int>{10, 1, 5} << fit;
    QTest::newRow("SA-6.T wounded") << fit << std::vector<int>{10, 1, 6, 1} << wounded;
    QTest::newRow("SA-6.T killed") << fit << std::vector<int>{10, 1, 6, 5} << dead;
    QTest::newRow("SA-6.T wounded again") << wounded << std::vector<int>{10, 1, 6, 1} << dead;
    QTest::newRow("SA-6.T wounded and missed") << wounded << std::vector<int>{10, 1, 5} << wounded;
    QTest::newRow("SA-6.T dead already") << dead << std::vector<int>{10, 1} << dead;
    QTest::newRow("SA-6.T taken already")
        << int(PersonState::Captured) << std::vector<int>{10, 1} << int(PersonState::Captured);
}

void LossesTest::sa_6_T_whoIsHitWithTheCaptain()
{
    QFETCH(int, admiral);
    QFETCH(std::vector<int>, faces);
    QFETCH(int, after);
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber other = fight.add(0);
    const auto man = fight.addCommander(admiral < 0 ? other : ship, Post::Fleet, CommandQuality::Average);
    if (admiral >= 0)
        fight.state.commanders[man].state = PersonState(admiral);
    QCOMPARE(fight.played(faces,
                          [&](Proceedings& p) {
                              rollCasualties(fight.facts, fight.state, ship, CasualtyColumn::Ram, 1,
                                             "Casualty", p);
                          }),
             std::string());
    QCOMPARE(int(fight.state.commanders[man].state), after);
    QCOMPARE(int(fight.state.commanders[man].holder), -1);
    QCOMPARE(fight.at(other).dismay != 0, after == int(PersonState::Dead) && admiral != after);
}

void LossesTest::sa_2_11_2_whoseWordIsHeard()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber flag = fight.add(0);
    fight.place(ship, 20, 20, 0);
    fight.place(flag, 30, 20, 0);
    const auto level = [&] { return commandLevel(fight.facts, fight.state, ship); };
    const auto first = fight.addCommander(flag, Post::Fleet, CommandQuality::Skilled);
    fight.addCommander(flag, Post::Fleet, CommandQuality::Exceptional);
    QCOMPARE(level(), 1); // of two admirals the first
    fight.state.commanders[first].aboard = noShip;
    QCOMPARE(level(), 2); // he has no ship to be heard from
    fight.state.commanders[first].aboard = flag;
    fight.state.commanders[first].state = PersonState::Wounded;
    QCOMPARE(level(), 1);
    fight.facts.commanders[first].contingent = 0; // an ally's: his word counts for his own alone
    QCOMPARE(level(), 2);
    fight.at(ship).holder = 1; // a prize hears nobody
    QCOMPARE(level(), 0);
    fight.at(ship).holder = 0;
    fight.facts.commanders[first].contingent = -1;
    fight.facts.commanders[first].side = 1;
    QCOMPARE(level(), 2);
    fight.state.commanders[1].state = PersonState::Captured;
    QCOMPARE(level(), 0);
    // An ally without an admiral of his own hears the first of his host's, and no other ally's.
    Skirmish allied;
    const ShipNumber ally = allied.add(0);
    const ShipNumber host = allied.add(0);
    for (int contingent = 0; contingent < 2; ++contingent) {
        SquadronFacts theirs;
        theirs.contingent = contingent;
        allied.facts.squadrons.push_back(theirs);
    }
    allied.factsOf(ally).squadron = 3;
    for (const ShipNumber each : {ally, host})
        allied.place(each, 20 + 5 * each, 20, 0);
    const auto other = allied.addCommander(host, Post::Fleet, CommandQuality::Inept);
    allied.facts.commanders[other].contingent = 0;
    QCOMPARE(commandLevel(allied.facts, allied.state, ally), 0);
    allied.addCommander(host, Post::Fleet, CommandQuality::Exceptional);
    allied.addCommander(host, Post::Fleet, CommandQuality::Skilled);
    QCOMPARE(commandLevel(allied.facts, allied.state, ally), 2);
    const ShipNumber squadron = fight.add(0);
    fight.place(squadron, 21, 20, 0);
    fight.addCommander(squadron, Post::Squadron, CommandQuality::Poor);
    fight.facts.squadrons[0].commander = static_cast<int>(fight.facts.commanders.size()) - 1;
    QCOMPARE(level(), -1);
}

void LossesTest::sa_6_5_aWreckIsNotSunkTwice()
{
    for (const bool wreck : {false, true}) {
        Skirmish fight;
        const ShipNumber ship = fight.add(0);
        const ShipNumber target = fight.add(1);
        fight.place(target, 22, 0, 0);
        fight.fitOf(ship).heavyEngines = {6};
        fight.refit(ship);
        fight.factsOf(ship).engineModifiers[0] = 9;
        if (wreck)
            fight.at(target).damage = Damage::Wrecked;
        // A wreck lies still: 7 hits as well as 8. 10 + 9 - 3 = 16, wrecked, five dice of column C without effect but oars.
        (void)fight.played({8, 10, 1, 1, 1, 1, 1},
                           [&](Proceedings& p) { resolveFire(fight.facts, fight.state, ship, target, p); });
        QCOMPARE(fight.at(target).damage, Damage::Wrecked);
        QCOMPARE(int(fight.at(ship).sinkings), wreck ? 0 : 1);
    }
}

void LossesTest::sa_6_6_atMostTwoAreCounted()
{
    Skirmish fight;
    const ShipNumber from = fight.add(0);
    const ShipNumber to = fight.add(1);
    fight.place(to, 40, 0, 0);
    for (int between = 0; between <= 3; ++between) {
        QCOMPARE(hiddenBy(fight.facts, fight.state, from, to), std::min(between, 2));
        fight.place(fight.add(1), 8 * (between + 1), 0, 0);
    }
    fight.at(from).towers = 2;
    QCOMPARE(heightsOf(fight.facts, fight.state, from), 2);
    fight.fitOf(from).raisedPlatform = true;
    QCOMPARE(heightsOf(fight.facts, fight.state, from), 3);
}

void LossesTest::sa_6_7_whatIsLeftToThrow()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber wall = fight.addWall(0);
    for (const ShipNumber each : {ship, wall}) {
        fight.at(each).pots = 3;
        fight.at(each).beePots = 2;
    }
    const auto left = [&](ShipNumber of, Missile missile) {
        return potsLeft(fight.facts, fight.state, of, missile);
    };
    QCOMPARE(left(ship, Missile::GreekFire), 0);
    fight.at(ship).greekFire = true;
    QCOMPARE(left(ship, Missile::GreekFire), 1);
    for (const Missile missile : {Missile::RhodianFire, Missile::Bees, Missile::Quicklime})
        QCOMPARE(left(ship, missile), 3);
    QCOMPARE(left(wall, Missile::RhodianFire), 3);
    QCOMPARE(left(wall, Missile::Bees), 2);
    QCOMPARE(left(wall, Missile::Quicklime), 0);
}

void LossesTest::sa_7_4_3_whoLiesStill()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(1);
    const ShipNumber attacker = fight.add(0);
    const ShipNumber other = fight.add(0);
    const ShipNumber wall = fight.addWall(1);
    const auto still = [&](ShipNumber of) { return isStationary(fight.facts, fight.state, of, attacker); };
    QVERIFY(!still(ship) && still(wall));
    fight.touch(attacker, ship);
    QVERIFY(!still(ship)); // this very attack
    std::swap(fight.state.contacts[0].a, fight.state.contacts[0].b);
    QVERIFY(!still(ship));
    QVERIFY(isStationary(fight.facts, fight.state, ship)); // for everybody else
    fight.touch(attacker, other);
    QVERIFY(!still(ship));
    for (const bool cameUp : {true, false}) {
        Contact& contact = cameUp ? fight.touch(other, ship) : fight.touch(ship, other);
        QVERIFY(still(ship));
        contact = {};
        fight.state.contacts.pop_back();
    }
    fight.at(ship).wasStruck = true;
    QVERIFY(still(ship));
    fight.at(ship).wasStruck = false;
    fight.at(ship).adrift = true;
    QVERIFY(still(ship));
}

void LossesTest::sa_12_1_onlyWrecksThatFloatSink()
{
    Skirmish fight;
    const ShipNumber sunk = fight.add(0);
    const ShipNumber sound = fight.add(0);
    const ShipNumber wreck = fight.add(0);
    fight.at(sunk).damage = fight.at(wreck).damage = Damage::Wrecked;
    removeFromTable(fight.state, sunk, Whereabouts::Sunk);
    QCOMPARE(fight.played({5}, [&](Proceedings& p) { sinkWrecks(fight.facts, fight.state, p); }),
             std::string());
    QVERIFY(fight.at(wreck).onTable() && fight.at(sound).onTable());
    fight.at(wreck).holder = 1; // its captor's loss
    QCOMPARE(fight.played({4}, [&](Proceedings& p) { sinkWrecks(fight.facts, fight.state, p); }),
             std::string());
    QCOMPARE(fight.at(wreck).where, Whereabouts::Sunk);
    QCOMPARE(fight.event("sunk")->side, 1);
}

void LossesTest::sa_10_1_modifiersAtTheirLimits()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const auto sum = [&] { return weatherDamageModifiers(fight.facts, fight.state, ship).sum(); };
    QCOMPARE(sum(), 3); // its size class
    fight.at(ship).towers = 1;
    QCOMPARE(sum(), 2);
    fight.at(ship).towers = 3;
    QCOMPARE(sum(), 2); // one or more
    fight.fitOf(ship).corvi = 1;
    QCOMPARE(sum(), 1);
    fight.at(ship).damage = Damage::Severe;
    QCOMPARE(sum(), -3);
    fight.state.weather.wind = Wind::Storm;
    QCOMPARE(sum(), -9);
}

void LossesTest::howLossesAreTold()
{
    Ship before;
    before.oars = 4;
    before.marines = 3;
    before.archers = 2;
    Ship after = before;
    QCOMPARE(lossText(before, after).english(), std::string("nothing"));
    after.oars = 3;
    QCOMPARE(lossText(before, after).english(), std::string("an oar factor"));
    after.marines = 1;
    QCOMPARE(lossText(before, after).english(), std::string("an oar factor and 2 marines"));
    after.archers = 1;
    after.mastDown = true;
    QCOMPARE(lossText(before, after).english(),
             std::string("an oar factor, an archer, 2 marines and the mast"));
    before.mastDown = true;
    after.captain = PersonState::Wounded;
    QCOMPARE(lossText(before, after).english(),
             std::string("an oar factor, an archer, 2 marines and the captain, wounded"));
    after = before;
    after.captain = PersonState::Dead;
    after.turnClassLost = 1;
    after.speedLost = 2;
    QCOMPARE(lossText(before, after).english(), std::string("2 cm of speed, steering oars and the captain"));
}

void LossesTest::howHitsAreTold()
{
    const std::array<std::pair<const char*, const char*>, 5> words{{{" miss ", ""},
                                                                    {" hit ", " once"},
                                                                    {" hit ", " twice"},
                                                                    {" hit ", " 3 times"},
                                                                    {" hit ", " 4 times"}}};
    for (int hits = 0; hits <= 4; ++hits) {
        Skirmish fight;
        const ShipNumber ship = fight.add(0);
        const ShipNumber target = fight.add(1);
        fight.place(target, 22, 0, 0);
        fight.at(ship).ballistae = 4;
        fight.at(target).marines = 9;
        std::vector<int> faces(std::size_t(hits), 9); // then misses, then a marine each
        faces.insert(faces.end(), std::size_t(4 - hits), 2);
        faces.insert(faces.end(), std::size_t(hits), 4);
        QCOMPARE(fight.played(
                     faces, [&](Proceedings& p) { resolveFire(fight.facts, fight.state, ship, target, p); }),
                 std::string());
        COMPARE_TEXT(fight.event("ballistae")->text.english(),
                     "The ballistae of " + fight.facts.name(ship) + words[std::size_t(hits)].first
                         + fight.facts.name(target) + words[std::size_t(hits)].second + ".");
        QCOMPARE(int(fight.at(target).marines), 9 - hits);
    }
}

void LossesTest::howTheWeatherIsTold_data()
{
    QTest::addColumn<int>("wind");
    QTest::addColumn<int>("sea");
    QTest::addColumn<QString>("told");
    QTest::newRow("calm") << int(Wind::Calm) << int(Sea::Flat) << "There is no wind, the sea is flat.";
    QTest::newRow("fresh") << int(Wind::Fresh) << int(Sea::Choppy)
                           << "The wind is fresh from the east, the sea is choppy.";
    QTest::newRow("a gale") << int(Wind::Gale) << int(Sea::Rough)
                            << "A gale blows from the east, the sea is rough.";
    QTest::newRow("a storm") << int(Wind::Storm) << int(Sea::VeryRough)
                             << "A storm blows from the east, the sea is very rough.";
}

void LossesTest::howTheWeatherIsTold()
{
    QFETCH(int, wind);
    QFETCH(int, sea);
    QFETCH(QString, told);
    Skirmish fight;
    fight.facts.weather.wind = Wind(wind);
    fight.facts.weather.sea = Sea(sea);
    fight.facts.weather.direction = 2;
    QCOMPARE(fight.played({}, [&](Proceedings& p) { rollStartWeather(fight.facts, fight.state, p); }),
             std::string());
    QCOMPARE(QString::fromStdString(fight.event("weather")->text.english()), told);
    // In the phases to come it is told as news only when it has changed.
    QCOMPARE(fight.played({10, 6}, [&](Proceedings& p) { changeWeather(fight.facts, fight.state, p); }),
             std::string());
    QVERIFY(fight.event("weather-holds") && !fight.event("weather"));
    QCOMPARE(fight.played({10, 1, 2}, [&](Proceedings& p) { changeWeather(fight.facts, fight.state, p); }),
             std::string());
    QVERIFY(!fight.event("weather-holds") && fight.event("weather"));
}

QTEST_APPLESS_MAIN(LossesTest)
#include "losses_test.moc"
