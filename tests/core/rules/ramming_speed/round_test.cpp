// SPDX-License-Identifier: GPL-3.0-or-later
// The round (RS-7), its end and the battle's (RS-17), refusals (RS-18).
#include <QTest>

#include "core/rules/ramming_speed/captains/options.h"
#include "core/rules/ramming_speed/captains/surrender.h"
#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/phases/ending.h"
#include "core/rules/ramming_speed/phases/round.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

struct Round : Skirmish {
    Round()
    {
        state.standing = {Standing::Hold, Standing::Hold};
        state.round = 0;
    }
    std::string start(const std::vector<int>& faces)
    {
        return played(faces, [&](Proceedings& dice) { startBattle(facts, state, dice); });
    }
    std::string end(const std::vector<int>& faces)
    {
        return played(faces, [&](Proceedings& dice) { endRound(facts, state, dice); });
    }
    /// The side to choose chooses its first ship, which stays where it is.
    ShipNumber move()
    {
        for (ShipNumber ship = 0; ship < static_cast<ShipNumber>(state.ships.size()); ++ship)
            if (refusal(Activate{ship}).empty()) {
                if (!ordered(Activate{ship}, {5}).empty() || !ordered(pathOf(ship, ""), {9}).empty())
                    return noShip;
                return ship;
            }
        return noShip;
    }
};

} // namespace

class RammingRoundTest : public QObject {
    Q_OBJECT
private slots:
    void rs_1_1_rs_1_4_aShipKeepsItsRecord();
    void rs_7_1_rs_20_1_sidesAlternate();
    void rs_7_2_tiedFleetsRoll();
    void rs_7_4_aShipThatIsGoneActsNoMore();
    void rs_17_1_aSideWithoutFightingShipsIsBeaten();
    void rs_17_1_aSideMayConcede();
    void rs_17_1_captainsOfASpentFleetGiveUp();
    void rs_17_2_roundLimitAndStall();
    void rs_17_3_conditionsComeFirst();
    void rs_17_4_fatesInOrder();
    void rs_22_11_captainsByWhatBecameOfTheirShips();
    void rs_22_11_halfTheCrewCountsRolledHoplites();
    void rs_22_11_aDieIsToldOfWhomItWasRolledFor();
    void rs_17_2_whatScores();
    void rs_17_2_whatIsABlow();
    void refusalsNameTheirReason();
};

void RammingRoundTest::rs_1_1_rs_1_4_aShipKeepsItsRecord()
{
    Round battle;
    const ShipNumber ship = battle.add(0, 5, 20, 0, "quadrireme");
    QCOMPARE(battle.facts.of(ship).deck, 10); // its size
    QCOMPARE(battle.at(ship).crew(), 220);
    battle.at(ship).used[0] = 1;
    battle.add(1, 5, 5, 3);
    QCOMPARE(battle.start({5, 4}), std::string()); // a round later its weapons are ready again
    QCOMPARE(int(battle.at(ship).used[0]), 0);
    QCOMPARE(int(battle.state.round), 1);
}

void RammingRoundTest::rs_7_1_rs_20_1_sidesAlternate()
{
    Round battle;
    for (int i = 0; i < 3; ++i)
        battle.add(0, 2 + 3 * i, 28, 0);
    for (int i = 0; i < 6; ++i)
        battle.add(1, 2 + 3 * i, 2, 3);
    QCOMPARE(battle.start({}), std::string());
    std::vector<ShipNumber> order;
    for (int i = 0; i < 9; ++i) {
        if (i == 8)
            QCOMPARE(int(battle.state.side), 1);
        order.push_back(battle.move());
    }
    QCOMPARE(order, (std::vector<ShipNumber>{3, 0, 4, 1, 5, 2, 6, 7, 8}));
    QCOMPARE(int(battle.state.round), 2);
}

void RammingRoundTest::rs_7_2_tiedFleetsRoll()
{
    Round battle;
    for (int i = 0; i < 2; ++i) {
        battle.add(0, 2 + 3 * i, 28, 0);
        battle.add(1, 2 + 3 * i, 2, 3);
    }
    QCOMPARE(battle.start({4, 4, 7, 3}), std::string());
    QCOMPARE(int(battle.state.side), 0);
    battle.facts.fleetCommand = {0, 2};
    QCOMPARE(battle.end({6, 5}), std::string());
    QCOMPARE(int(battle.state.side), 1);
    battle.man(0, 0); // a ship without crew is none
    battle.at(0).holder = -1;
    QCOMPARE(largerSide(battle.state), 1);
}

void RammingRoundTest::rs_7_4_aShipThatIsGoneActsNoMore()
{
    Round battle;
    const ShipNumber ship = battle.add(0, 5, 20, 0);
    battle.add(0, 8, 20, 0);
    battle.add(1, 5, 5, 3);
    QCOMPARE(battle.start({}), std::string());
    battle.at(ship).fires = 5;
    QCOMPARE(battle.ordered(Activate{ship}, {1, 1, 1, 1, 1, 6, 3, 3, 3, 3}), std::string());
    QCOMPARE(battle.at(ship).where, Whereabouts::Sunk);
    QCOMPARE(battle.state.phase, Phase::Choose);
    QCOMPARE(int(battle.state.side), 1);
    QVERIFY(!battle.refusal(Activate{ship}).empty());
}

void RammingRoundTest::rs_17_1_aSideWithoutFightingShipsIsBeaten()
{
    Round battle;
    battle.add(0, 5, 20, 0);
    const ShipNumber enemy = battle.add(1, 5, 5, 3);
    battle.at(enemy).routing = true;
    QCOMPARE(battle.end({}), std::string());
    QCOMPARE(battle.state.phase, Phase::Over);
    QCOMPARE(int(battle.state.victor), 0);
    Round draw;
    draw.at(draw.add(0, 5, 20, 0)).routing = true;
    draw.at(draw.add(1, 5, 5, 3)).routing = true;
    QCOMPARE(draw.end({}), std::string());
    QCOMPARE(int(draw.state.victor), -1);
    QCOMPARE(draw.at(0).where, Whereabouts::Fled);
}

void RammingRoundTest::rs_17_1_aSideMayConcede()
{
    Round battle;
    const ShipNumber ship = battle.add(0, 5, 20, 0);
    const ShipNumber held = battle.add(0, 9, 20, 0);
    const ShipNumber enemy = battle.add(1, 9, 19, 3);
    battle.state.grapples.push_back({enemy, held});
    QCOMPARE(battle.start({}), std::string());
    QVERIFY(!battle.refusal(Concede{1}).empty());
    QCOMPARE(battle.ordered(Concede{0}), std::string());
    QCOMPARE(int(battle.state.victor), 1);
    QCOMPARE(battle.at(ship).where, Whereabouts::Fled);
    QCOMPARE(int(battle.at(held).holder), 1);
    QCOMPARE(battle.at(held).captain, PersonState::Captured);
}

void RammingRoundTest::rs_17_1_captainsOfASpentFleetGiveUp()
{
    Round battle;
    const ShipNumber first = battle.add(0, 5, 20, 0);
    const ShipNumber second = battle.add(0, 9, 20, 0);
    const ShipNumber enemy = battle.add(1, 9, 5, 3);
    QVERIFY(!isSpent(battle.facts, battle.state, 0)); // fit to row
    battle.man(first, 2);
    battle.man(second, 3);
    QVERIFY(isSpent(battle.facts, battle.state, 0)); // 5 men who row a hex a round, against a crew
    QVERIFY(!isSpent(battle.facts, battle.state, 1));
    battle.at(second).shock = true; // it passes
    QVERIFY(!isSpent(battle.facts, battle.state, 0));
    battle.at(second).shock = false;
    battle.man(second, 170);
    QVERIFY(!isSpent(battle.facts, battle.state, 0)); // one ship that rows will do
    battle.at(second).sheared = 5;
    QVERIFY(!isSpent(battle.facts, battle.state, 0)); // no oars, but as many men as the enemy
    battle.at(second).routing = true;
    QVERIFY(isSpent(battle.facts, battle.state, 0)); // who routs does not count
    battle.facts.condition.holder = 0;
    QVERIFY(!isSpent(battle.facts, battle.state, 0)); // it wins by holding out
    battle.facts.condition.holder = -1;

    QCOMPARE(battle.start({}), std::string());
    std::vector<Order> orders;
    listOptions(battle.facts, battle.state, Decision{0}, orders);
    QCOMPARE(orders, std::vector<Order>{Concede{0}});
    QCOMPARE(battle.ordered(orders.front()), std::string());
    QCOMPARE(int(battle.state.victor), 1);
    QVERIFY(battle.at(enemy).onMap());
}

void RammingRoundTest::rs_17_2_roundLimitAndStall()
{
    Round battle;
    battle.add(0, 5, 20, 0);
    battle.add(1, 5, 5, 3, "quadrireme");
    const ShipNumber sunk = battle.add(1, 8, 5, 3);
    removeFromMap(battle.facts, battle.state, sunk, Whereabouts::Sunk);
    QCOMPARE(scoreOf(battle.facts, battle.state, 0), 6);
    battle.state.round = 60;
    QCOMPARE(battle.end({}), std::string());
    QVERIFY(battle.state.atTurnLimit && !battle.state.stalled);
    QCOMPARE(int(battle.state.victor), 0);
    Round stalled;
    stalled.add(0, 5, 20, 0);
    stalled.add(1, 5, 5, 3);
    for (int round = 0; round < 9; ++round)
        QCOMPARE(stalled.end({5, 4}), std::string());
    stalled.state.blow = true;
    QCOMPARE(stalled.end({5, 4}), std::string()); // a blow begins the count anew
    for (int round = 0; round < 9; ++round)
        QCOMPARE(stalled.end({5, 4}), std::string());
    QCOMPARE(stalled.end({}), std::string());
    QCOMPARE(stalled.state.phase, Phase::Over);
    QCOMPARE(int(stalled.state.victor), -1);
    QVERIFY(stalled.state.stalled && !stalled.state.atTurnLimit);
}

void RammingRoundTest::rs_17_3_conditionsComeFirst()
{
    Round battle;
    battle.add(0, 5, 20, 0);
    battle.add(1, 5, 5, 3);
    battle.facts.condition.holder = 1;
    battle.facts.condition.holdUntil = 2;
    battle.state.round = 1;
    QCOMPARE(battle.end({5, 4}), std::string());
    QCOMPARE(battle.end({}), std::string());
    QCOMPARE(int(battle.state.victor), 1);

    Round lost; // who has nobody left to fight holds nothing
    lost.add(0, 5, 20, 0);
    removeFromMap(lost.facts, lost.state, lost.add(1, 5, 5, 3), Whereabouts::Sunk);
    lost.facts.condition = battle.facts.condition;
    lost.state.round = 2;
    QCOMPARE(lost.end({}), std::string());
    QCOMPARE(int(lost.state.victor), 0);

    Round exits;
    const ShipNumber runner = exits.add(0, 5, 0, 0);
    exits.add(0, 9, 20, 0);
    exits.add(1, 5, 5, 3);
    exits.facts.condition.exiter = 0;
    exits.facts.condition.exits = 1;
    exits.activate(runner);
    QCOMPARE(exits.ordered(pathOf(runner, "F")), std::string());
    QVERIFY(exits.at(runner).byEnemyEdge);
    QCOMPARE(exits.end({}), std::string());
    QCOMPARE(int(exits.state.victor), 0);
}

void RammingRoundTest::rs_17_4_fatesInOrder()
{
    Round battle;
    const ShipNumber burning = battle.add(0, 3, 20, 0);
    const ShipNumber late = battle.add(0, 5, 20, 0);
    const ShipNumber soon = battle.add(0, 7, 20, 0);
    const ShipNumber derelict = battle.add(1, 9, 20, 0);
    const ShipNumber routing = battle.add(1, 3, 5, 0);
    const ShipNumber aground = battle.add(1, 5, 5, 0);
    const ShipNumber still = battle.add(1, 12, 20, 0);
    battle.add(0, 12, 21, 0);
    battle.at(burning).fires = 4;
    battle.state.round = 3;
    battle.at(late).sinksAt = 7;
    battle.at(soon).sinksAt = 6;
    battle.man(derelict, 0);
    battle.at(derelict).holder = -1;
    for (const ShipNumber each : {routing, aground, still})
        battle.at(each).routing = true;
    battle.at(aground).aground = true;
    battle.at(still).sheared = 9;
    QCOMPARE(battle.end({9}), std::string()); // the captain of the one that sinks
    QCOMPARE(int(battle.at(burning).fires), 0);
    QVERIFY(battle.at(late).isBeached);
    QCOMPARE(battle.at(soon).where, Whereabouts::Sunk);
    QCOMPARE(int(battle.at(derelict).holder), 0);
    QCOMPARE(battle.at(routing).where, Whereabouts::Fled);
    QCOMPARE(int(battle.at(aground).holder), 0);
    QCOMPARE(int(battle.at(still).holder), 0); // no points, and an enemy beside it
}

void RammingRoundTest::rs_22_11_captainsByWhatBecameOfTheirShips()
{
    const auto fate = [](End end, int dead, std::vector<int> faces, int victor = 1) {
        Round battle;
        const ShipNumber ship = battle.add(0, 5, 20, 0);
        battle.at(ship).end = end;
        battle.at(ship).rowersDead = static_cast<std::int16_t>(dead);
        battle.state.victor = static_cast<std::int8_t>(victor);
        const std::string wrong =
            battle.played(faces, [&](Proceedings& dice) { settleFates(battle.facts, battle.state, dice); });
        return wrong.empty() ? battle.at(ship).captain : PersonState(-1);
    };
    using enum PersonState;
    QCOMPARE(fate(End::None, 84, {}), Fit);
    QCOMPARE(fate(End::None, 85, {1}), Dead);
    QCOMPARE(fate(End::None, 85, {3}), Wounded);
    QCOMPARE(fate(End::None, 85, {4}), Fit);
    QCOMPARE(fate(End::Surrendered, 0, {}), Captured);
    QCOMPARE(fate(End::Overrun, 0, {6}), Dead);
    QCOMPARE(fate(End::Overrun, 0, {7}), Captured);
    QCOMPARE(fate(End::Destroyed, 0, {6}), Dead);
    QCOMPARE(fate(End::Destroyed, 0, {8}), Captured);
    QCOMPARE(fate(End::Destroyed, 0, {8}, 0), Fit);
    QCOMPARE(fate(End::SankLater, 0, {3}), Dead);
    QCOMPARE(fate(End::Abandoned, 0, {6}), Captured);
    QCOMPARE(fate(End::SankLater, 0, {7}), Fit);
}

/// Two Hoplites that were rolled: 170 and 40 men, half of whom are 105.
void RammingRoundTest::rs_22_11_halfTheCrewCountsRolledHoplites()
{
    const auto fate = [](int rowers, int hoplites, int fitted, const std::vector<int>& faces) {
        Round battle;
        const ShipNumber ship = battle.add(0, 5, 20, 0);
        battle.fit(ship, Advantage::Hoplites, fitted); // in the battle alone: nothing translated
        battle.at(ship).rowersDead = static_cast<std::int16_t>(rowers);
        battle.at(ship).hoplitesDead = static_cast<std::int16_t>(hoplites);
        battle.state.victor = 0;
        return battle.played(faces,
                             [&](Proceedings& dice) { settleFates(battle.facts, battle.state, dice); });
    };
    QCOMPARE(fate(64, 40, 2, {}), std::string());  // 104
    QCOMPARE(fate(65, 40, 2, {9}), std::string()); // 105: a die
    QCOMPARE(fate(84, 0, 0, {}), std::string());
    QCOMPARE(fate(85, 0, 0, {9}), std::string());
}

void RammingRoundTest::rs_22_11_aDieIsToldOfWhomItWasRolledFor()
{
    Round battle;
    const ShipNumber unhurt = battle.add(0, 5, 20, 0);
    const ShipNumber dead = battle.add(0, 8, 20, 0);
    for (const ShipNumber each : {unhurt, dead})
        battle.at(each).rowersDead = 100;
    battle.state.victor = 0;
    QCOMPARE(battle.played({9, 1}, [&](Proceedings& dice) { settleFates(battle.facts, battle.state, dice); }),
             std::string());
    QCOMPARE(battle.events.size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(battle.events[i].ship, i == 0 ? unhurt : dead);
        QCOMPARE(battle.events[i].dice.size(), std::size_t{1});
    }
    QCOMPARE(battle.events[0].dice[0].face, 9);
    QCOMPARE(battle.events[0].text.english(), std::string("The captain of Attic 0 is unhurt."));
}

/// The Deck of enemy ships sunk, captured, fled or routing; of nobody else's.
void RammingRoundTest::rs_17_2_whatScores()
{
    Round battle;
    battle.add(0, 5, 20, 0);
    const ShipNumber enemy = battle.add(1, 5, 5, 3, "quadrireme"); // Deck 10
    const ShipNumber second = battle.add(1, 8, 5, 3);              // Deck 6
    const auto score = [&] { return scoreOf(battle.facts, battle.state, 0); };
    QCOMPARE(score(), 0);
    battle.at(enemy).routing = true;
    QCOMPARE(score(), 10);
    battle.at(enemy).routing = false;
    battle.at(enemy).holder = -1; // a derelict is nobody's
    QCOMPARE(score(), 0);
    battle.at(enemy).holder = 0;
    QCOMPARE(score(), 10);
    battle.at(enemy).holder = 1;
    removeFromMap(battle.facts, battle.state, enemy, Whereabouts::Fled);
    QCOMPARE(score(), 10);
    removeFromMap(battle.facts, battle.state, second, Whereabouts::Sunk);
    QCOMPARE(score(), 16);
    QCOMPARE(scoreOf(battle.facts, battle.state, 1), 0);
    // The higher wins at the end of the 60th round, not of the 59th; even is drawn.
    const auto victorAt = [](int round, bool sunk) {
        Round end;
        end.add(0, 5, 20, 0);
        end.add(0, 8, 20, 0);
        end.add(1, 5, 5, 3);
        const ShipNumber gone = end.add(1, 8, 5, 3);
        if (sunk)
            removeFromMap(end.facts, end.state, gone, Whereabouts::Sunk);
        end.state.blow = true;
        end.state.round = static_cast<std::int16_t>(round);
        (void)end.end({5, 4});
        return end.state.phase == Phase::Over ? int(end.state.victor) : -2;
    };
    QCOMPARE(victorAt(59, true), -2);
    QCOMPARE(victorAt(60, true), 0);
    QCOMPARE(victorAt(60, false), -1);
}

/// Missile, ram and boarding dice each begin the count of quiet rounds anew; rowing does not.
void RammingRoundTest::rs_17_2_whatIsABlow()
{
    const auto isBlow = [](int which) {
        Round battle;
        const ShipNumber ship = battle.add(0, 10, 20, 0);
        const ShipNumber enemy = battle.add(1, 10, 18, 1);
        battle.activate(ship);
        battle.state.blow = false;
        if (which == 0)
            (void)battle.ordered(pathOf(ship, "RF"), {9});
        else if (which == 1)
            (void)battle.played({1}, [&](Proceedings& dice) {
                resolveShot(battle.facts, battle.state, {ship, enemy, Weapon::Archers}, dice);
            });
        else if (which == 2)
            (void)battle.ordered(pathOf(ship, "F"));
        if (which == 2)
            (void)battle.ordered(ramming::Ram{ship, true}, {1});
        if (which == 3) {
            battle.put(enemy, hex::hexOf(10, 19), 1);
            battle.board(ship);
            (void)battle.played({1}, [&](Proceedings& dice) {
                resolveBoarding(battle.facts, battle.state, {ship, enemy}, dice);
            });
        }
        return battle.state.blow;
    };
    QVERIFY(!isBlow(0));
    QVERIFY(isBlow(1));
    QVERIFY(isBlow(2));
    QVERIFY(isBlow(3));
}

void RammingRoundTest::refusalsNameTheirReason()
{
    Round battle;
    const ShipNumber ship = battle.add(0, 5, 20, 0);
    const ShipNumber other = battle.add(0, 8, 20, 0);
    const ShipNumber enemy = battle.add(1, 5, 5, 3);
    QCOMPARE(battle.start({}), std::string());
    QCOMPARE(battle.refusal(Activate{enemy}), std::string("The other side moves now."));
    battle.at(other).hasActed = true;
    QCOMPARE(battle.refusal(Activate{other}), std::string("Attic 1 has already moved this round."));
    QCOMPARE(battle.refusal(Activate{77}), std::string("There is no such ship."));
    battle.man(ship, 0);
    QCOMPARE(battle.refusal(Activate{ship}), std::string("Attic 0 has no crew."));
    QCOMPARE(battle.refusal(GetFree{enemy, true}), std::string("Isthmian 2 is not held."));
    battle.state.phase = Phase::Over;
    QCOMPARE(battle.refusal(Concede{0}), std::string("The battle is over."));
}

QTEST_APPLESS_MAIN(RammingRoundTest)
#include "round_test.moc"
