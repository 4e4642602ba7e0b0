// SPDX-License-Identifier: GPL-3.0-or-later
// What comes back from the game to the campaign, at every bound (TR-15.7, TR-15.8).
#include <QTest>

#include "core/rules/trireme/setup/set_up.h"
#include "core/rules/trireme/state/condition.h"
#include "tests/core/rules/trireme/campaign/entries.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

HouseFigures house()
{
    return BattleFigures::compiled(TriremeTables::builtIn()).house;
}

} // namespace

class TriremeGoingBackTest : public QObject {
    Q_OBJECT
private slots:
    void tr_15_7_levelsOfDamage();
    void tr_15_7_oarsLost();
    void tr_15_7_unitsLeft();
    void tr_15_7_heavyEnginesLeft();
    void tr_15_7_everythingLostOfAnEngine();
    void tr_15_7_fates();
    void tr_15_7_hulksLoseAll();
    void tr_15_7_presetsComeBackWhole();
    void tr_15_7_wallsComeBack();
    void tr_15_7_menOnPrizes();
    void tr_15_8_persons();
};

void TriremeGoingBackTest::tr_15_7_levelsOfDamage()
{
    const auto level = [](const char* classId, int damage, Damage before = Damage::None) {
        FleetShip ship = shipOfClass(classId);
        ship.condition.damage = before;
        return static_cast<int>(cameBack(ship, [&](State& state) {
                                    state.ships[0].damage = static_cast<std::int16_t>(damage);
                                }).condition.damage);
    };
    // ceil(5 x damage / 6), at most 4
    const std::array<int, 6> ofSix{0, 1, 2, 3, 4, 4};
    for (int damage = 0; damage < 6; ++damage)
        QCOMPARE(level("trireme", damage), ofSix[static_cast<std::size_t>(damage)]);
    const std::array<int, 10> ofTen{0, 1, 1, 2, 2, 3, 3, 4, 4, 4};
    for (int damage = 0; damage < 10; ++damage)
        QCOMPARE(level("septireme", damage), ofTen[static_cast<std::size_t>(damage)]);
    QCOMPARE(level("trireme", 1, Damage::Heavy), 3); // never less than before
}

void TriremeGoingBackTest::tr_15_7_oarsLost()
{
    const auto lost = [](int raked, int before = 0, bool sails = false) {
        FleetShip ship = shipOfClass("trireme"); // four factors
        ship.condition.oarsLost = before;
        ship.fit.sailOnly = sails;
        return cameBack(ship, [&](State& state) { state.ships[0].raked = static_cast<std::int8_t>(raked); })
            .condition.oarsLost;
    };
    QCOMPARE(lost(0), 0);
    QCOMPARE(lost(1), 2); // ceil(4 / 3)
    QCOMPARE(lost(2), 3);
    QCOMPARE(lost(3), 4);
    QCOMPARE(lost(7), 4);
    QCOMPARE(lost(1, 3), 3); // three lost before count as two rakes; none is new
    QCOMPARE(lost(2, 3), 3);
    QCOMPARE(lost(3, 3), 4);
    QCOMPARE(lost(2, 1), 3);
    QCOMPARE(lost(0, 1), 1);
    QCOMPARE(lost(2, 0, true), 0);
}

void TriremeGoingBackTest::tr_15_7_unitsLeft()
{
    QCOMPARE(unitsLeft(2, 5, 5), 2);
    QCOMPARE(unitsLeft(2, 5, 4), 2); // 1.6
    QCOMPARE(unitsLeft(2, 5, 3), 1); // 1.2
    QCOMPARE(unitsLeft(2, 5, 1), 1); // 0.4: one point is a unit still
    QCOMPARE(unitsLeft(2, 5, 0), 0);
    QCOMPARE(unitsLeft(1, 4, 2), 1);
    QCOMPARE(unitsLeft(3, 4, 2), 2); // 1.5, half up
    QCOMPARE(unitsLeft(3, 0, 0), 3); // no figure in the game: none is lost
    QCOMPARE(unitsLeft(0, 3, 3), 0);
    QCOMPARE(unitsLeft(2, 4, 9), 2); // prize crews back from others are no more than there were
    QCOMPARE(unitsLeft(2, 4, -1), 0);
}

void TriremeGoingBackTest::tr_15_7_heavyEnginesLeft()
{
    const HouseFigures figures = house();
    QCOMPARE(heavyEnginesLeft(figures, {1}, 1, 1), 1);
    QCOMPARE(heavyEnginesLeft(figures, {1}, 1, 0), 0);
    QCOMPARE(heavyEnginesLeft(figures, {4}, 1, 2), 1);
    QCOMPARE(heavyEnginesLeft(figures, {4}, 1, 1), 1); // one of two still is an engine
    QCOMPARE(heavyEnginesLeft(figures, {4}, 1, 0), 0);
    QCOMPARE(heavyEnginesLeft(figures, {1, 4}, 2, 1), 1); // 3 in all, 2 lost: the last
    QCOMPARE(heavyEnginesLeft(figures, {4, 1}, 2, 2), 1);
    QCOMPARE(heavyEnginesLeft(figures, {4, 1}, 2, 1), 1);
    QCOMPARE(heavyEnginesLeft(figures, {4, 1, 4}, 2, 3), 2); // the third was lost before
    QCOMPARE(heavyEnginesLeft(figures, {3, 3, 3}, 3, 1), 1);
    QCOMPARE(heavyEnginesLeft(figures, {}, 0, 0), 0);
}

void TriremeGoingBackTest::tr_15_7_everythingLostOfAnEngine()
{
    FleetShip ship = shipOfClass("septireme");
    ship.fit.archers = 1;
    ship.fit.marines = 2;
    ship.fit.heavyMarines = 2;
    ship.fit.ballistae = 3;
    ship.fit.heavyEngines = {2, 5, 3};
    ship.condition.heavyEnginesLost = 1;
    ship.condition.ballistaeLost = 1;
    const ShipOutcome same = cameBack(ship, [](State&) {});
    QCOMPARE(same.condition, ship.condition);
    const ShipOutcome fewer = cameBack(ship, [](State& state) {
        Ship& now = state.ships[0];
        now.engines = {0, 1, 1};
        now.men.medium = 0;
        now.men.heavy = 1;
    });
    QCOMPARE(fewer.condition.archersLost, 1);
    QCOMPARE(fewer.condition.marinesLost, 2);
    QCOMPARE(fewer.condition.heavyMarinesLost, 1);
    QCOMPARE(fewer.condition.ballistaeLost, 2);
    QCOMPARE(fewer.condition.heavyEnginesLost, 2); // of 1 and 2 stone throwers one is left
    QVERIFY(fewer.fate == ShipFate::Afloat);
    QCOMPARE(fewer.captor, -1);
}

void TriremeGoingBackTest::tr_15_7_fates()
{
    FleetShip ship = shipOfClass("trireme");
    ship.fit.marines = 2;
    const auto fate = [&](auto&& change) {
        return cameBack(ship, [&](State& state) { change(state.ships[0]); }).fate;
    };
    QVERIFY(fate([](Ship&) {}) == ShipFate::Afloat);
    QVERIFY(fate([](Ship& now) { now.where = Whereabouts::Fled; }) == ShipFate::Fled);
    QVERIFY(fate([](Ship& now) {
                now.where = Whereabouts::Fled;
                now.byEnemyEdge = true;
            })
            == ShipFate::Fled);
    QVERIFY(fate([](Ship& now) { now.holder = 1; }) == ShipFate::Captured);
    QVERIFY(fate([](Ship& now) {
                now.holder = 1;
                now.where = Whereabouts::Fled; // rowed off as a prize
            })
            == ShipFate::Captured);
    QVERIFY(fate([](Ship& now) {
                now.holder = 1;
                now.where = Whereabouts::Hulk;
            })
            == ShipFate::Sunk);
}

void TriremeGoingBackTest::tr_15_7_hulksLoseAll()
{
    FleetShip ship = shipOfClass("septireme");
    ship.fit.archers = 1;
    ship.fit.marines = 2;
    ship.fit.heavyMarines = 1;
    ship.fit.ballistae = 2;
    ship.fit.heavyEngines = {3, 4};
    ship.fit.towers = 1;
    ship.fit.firePots = 2;
    ship.fit.greekFire = true;
    const Condition sunk =
        cameBack(ship, [](State& state) { state.ships[0].where = Whereabouts::Hulk; }).condition;
    QVERIFY(sunk.damage == Damage::Wrecked && sunk.greekFireUsed);
    QCOMPARE((std::array{sunk.archersLost, sunk.marinesLost, sunk.heavyMarinesLost, sunk.ballistaeLost,
                         sunk.heavyEnginesLost, sunk.towersLost, sunk.firePotsUsed, sunk.oarsLost}),
             (std::array{1, 2, 1, 2, 2, 1, 2, ship.fit.oars}));
    const Condition taken = cameBack(ship, [](State& state) { state.ships[0].holder = 1; }).condition;
    QCOMPARE((std::array{taken.archersLost, taken.marinesLost, taken.heavyMarinesLost, taken.towersLost,
                         taken.firePotsUsed, taken.oarsLost}),
             (std::array{1, 2, 1, 0, 0, 0}));
    QVERIFY(!taken.greekFireUsed && taken.damage == Damage::None);
    ship.fit.greekFire = false;
    QVERIFY(!cameBack(ship, [](State& state) {
                 state.ships[0].where = Whereabouts::Hulk;
             }).condition.greekFireUsed);
    ship.condition.greekFireUsed = true;
    QVERIFY(cameBack(ship, [](State& state) {
                state.ships[0].where = Whereabouts::Hulk;
            }).condition.greekFireUsed);
}

void TriremeGoingBackTest::tr_15_7_presetsComeBackWhole()
{
    BattleBrief brief = with("nations", "hellenistic,none", "quinquereme");
    brief.options["decks"] = "preset";
    const Trireme game = gameOf(brief);
    State state = game.opening();
    QCOMPARE(int(state.ships[0].engines[1]), 2);
    state.ships[0].engines = {0, 0, 0};
    state.phase = Phase::Over;
    QCOMPARE(game.outcome(state).ships[0].condition.ballistaeLost, 0); // the campaign's ship has none to lose
    QCOMPARE(game.outcome(state).ships[0].condition.heavyEnginesLost, 0);
}

void TriremeGoingBackTest::tr_15_7_wallsComeBack()
{
    BattleBrief brief = briefOf(1);
    brief.place = PlaceKind::Port;
    auto& sections = brief.sides[1].walls.emplace().sections;
    sections.resize(2);
    for (WallSection& section : sections) {
        section.archers = 1;
        section.marines = 2;
        section.heavyMarines = 1;
        section.ballistae = 2;
        section.heavyEngines = {3, 4};
    }
    const Trireme game = gameOf(brief);
    State state = game.opening();
    state.phase = Phase::Over;
    BattleOutcome outcome = game.outcome(state);
    QCOMPARE(outcome.walls.size(), std::size_t{2});
    QCOMPARE(outcome.walls[0].left, sections[0]);
    QCOMPARE(outcome.walls[0].captor, -1);
    QCOMPARE(outcome.walls[1].section, 1);
    Ship& second = state.ships[3];
    second.men = {0, 3, 1}; // of 4 and 2 points
    second.engines = {0, 1, 2};
    outcome = game.outcome(state);
    const WallSection& left = outcome.walls[1].left;
    QCOMPARE(left.archers, 0);
    QCOMPARE(left.marines, 2); // 1.5, half up
    QCOMPARE(left.heavyMarines, 1);
    QCOMPARE(left.ballistae, 1);
    QCOMPARE(left.heavyEngines,
             (std::vector<int>{3, 4})); // of 1 and 2 stone throwers one is gone: the last has one left
    QCOMPARE(outcome.walls[0].left, sections[0]);
    second.holder = 0;
    second.isPrize = true; // its men are the captor's
    second.engines = {0, 0, 0};
    outcome = game.outcome(state);
    QCOMPARE(outcome.walls[1].captor, 0);
    QCOMPARE(outcome.walls[1].left.marines, 0);
    QVERIFY(outcome.walls[1].left.heavyEngines.empty());
    QVERIFY(outcome.walls[1].commander == PersonState::Captured
            && outcome.walls[0].commander == PersonState::Fit);
}

void TriremeGoingBackTest::tr_15_7_menOnPrizes()
{
    BattleBrief brief = briefOf(2);
    for (BriefSide& side : brief.sides)
        for (FleetShip& ship : side.fleet.ships)
            ship.fit.marines = 2; // three points
    const Trireme game = gameOf(brief);
    State state = game.opening();
    state.phase = Phase::Over;
    Ship& prize = state.ships[2];
    prize.holder = 0;
    prize.isPrize = true;
    prize.crewOf = 0;
    prize.men = {0, 2, 0};
    state.ships[0].men = {0, 1, 0};
    const auto lost = [&](std::size_t ship) { return game.outcome(state).ships[ship].condition.marinesLost; };
    QCOMPARE(lost(0), 0);
    QCOMPARE(lost(1), 0);
    prize.where = Whereabouts::Fled; // rowed off with its guard, who live
    QCOMPARE(lost(0), 0);
    prize.where = Whereabouts::Hulk; // and drowned
    QCOMPARE(lost(0), 1);
    prize.where = Whereabouts::OnBoard;
    prize.crewOf = 1;
    QCOMPARE(lost(0), 1);
    // A ship that was taken and won back has no men of its own, whoever stands on it.
    state.ships[1].isPrize = true;
    state.ships[1].crewOf = noShip;
    prize.crewOf = 0;
    QCOMPARE(lost(1), 2);
}

void TriremeGoingBackTest::tr_15_8_persons()
{
    BattleBrief brief = briefOf(2);
    brief.sides[0].fleet.ships[0].captain = "Lysis";
    brief.sides[0].fleet.commanders.push_back(
        FleetCommander{"Phormio", Post::Fleet, CommandQuality::Average, {}});
    const auto fates = [&](PersonState before, auto&& change) {
        brief.sides[0].fleet.ships[0].condition.captain = before;
        const Trireme game = gameOf(brief);
        State state = game.opening();
        change(state.ships[0]);
        state.phase = Phase::Over;
        const BattleOutcome outcome = game.outcome(state);
        return std::tuple(outcome.ships[0].condition.captain, outcome.commanders[0].state,
                          outcome.commanders[0].captor);
    };
    using P = PersonState;
    const auto nothing = [](Ship&) {};
    const auto sunk = [](Ship& ship) { ship.where = Whereabouts::Hulk; };
    const auto taken = [](Ship& ship) { ship.holder = 1; };
    const auto fled = [](Ship& ship) { ship.where = Whereabouts::Fled; };
    QVERIFY(fates(P::Wounded, nothing) == std::tuple(P::Wounded, P::Fit, -1));
    QVERIFY(fates(P::Wounded, fled) == std::tuple(P::Wounded, P::Fit, -1));
    QVERIFY(fates(P::Wounded, sunk) == std::tuple(P::Dead, P::Dead, -1));
    QVERIFY(fates(P::Wounded, taken) == std::tuple(P::Captured, P::Captured, 1));
    QVERIFY(fates(P::Dead, taken) == std::tuple(P::Dead, P::Captured, 1));
}

QTEST_APPLESS_MAIN(TriremeGoingBackTest)
#include "going_back_test.moc"
