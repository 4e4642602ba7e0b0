// SPDX-License-Identifier: GPL-3.0-or-later
// Ships that leave the map and come back, and the end of a battle (PM-13, PM-14).
#include <QTest>

#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/phases/ending.h"
#include "tests/core/rules/pompeius/fought.h"

using namespace navarch;
using namespace navarch::pompeius;

class PompeiusEndingTest : public QObject {
    Q_OBJECT
private slots:
    void pm_13_1_shipsLeaveTheMap();
    void pm_13_1_overTheEnemysEdge();
    void pm_13_2_andMayReturn();
    void pm_14_2_theEnd();
    void pm_14_3_fleetPoints();
    void pm_14_4_laurels();
    void conceding();
};

void PompeiusEndingTest::pm_13_1_shipsLeaveTheMap()
{
    Fought battle(briefOf(2));
    battle.put(0, 10, 0, 5); // north-east, her bow beyond the edge with the next step
    battle.put(0, 10, 1, 5);
    QCOMPARE(battle.plot(0, "1 1"), std::string());
    battle.at(0).fires = 3;
    const int hull = battle.at(0).hull;
    battle.play();
    QVERIFY(battle.at(0).where == Whereabouts::Away);
    QCOMPARE(int(battle.at(0).moved), 0);
    QCOMPARE(int(battle.at(0).hull), hull - 1); // fires aboard go on
    QCOMPARE(int(battle.at(0).mayReturn), 5);   // after three whole turns away
    QVERIFY(battle.told("left"));
}

/// What counts towards leaving over the enemy's edge: a rex beyond his end of the map, not beyond its flanks.
void PompeiusEndingTest::pm_13_1_overTheEnemysEdge()
{
    struct Case {
        int column, row;
        rex::Heading heading;
        int counted;
    };
    const int last = Fought(briefOf(1)).game.facts().board.columns - 1;
    for (const ShipNumber ship : {0, 1}) {
        const int far = ship == 0 ? last : 0;
        const rex::Heading ahead = ship == 0 ? 0 : 3;
        const rex::Heading back = ship == 0 ? 3 : 0;
        const rex::Heading up = ship == 0 ? 4 : 5; // along the edge, off the flank
        for (const Case& each :
             {Case{far, 10, ahead, 1}, Case{far, 1, up, 0}, Case{last - far, 10, back, 0}}) {
            Fought battle(briefOf(1, "liburnian"));
            battle.put(ship, each.column, each.row, each.heading);
            QCOMPARE(battle.plot(ship, "1 1"), std::string());
            battle.play();
            QVERIFY(battle.at(ship).where == Whereabouts::Away);
            QCOMPARE(int(battle.state.exited[static_cast<std::size_t>(ship)]), each.counted);
            QCOMPARE(int(battle.state.exited[static_cast<std::size_t>(1 - ship)]), 0);
        }
    }
}

void PompeiusEndingTest::pm_13_2_andMayReturn()
{
    Fought battle(briefOf(2));
    battle.put(0, 10, 1, 5);
    QCOMPARE(battle.plot(0, "1"), std::string());
    battle.play();
    const rex::Rex left = battle.at(0).leftAt;
    const auto back = [&](int columns, rex::Heading heading) {
        return give(battle.game, battle.state,
                    ReturnShip{0, static_cast<std::int16_t>(rex::columnOf(left) + columns), 0, heading});
    };
    for (int turn = 2; turn < 5; ++turn) {
        QVERIFY(!back(0, 1).empty()); // she needs time
        battle.play();
    }
    QCOMPARE(int(battle.state.turn), 5);
    const int within = battle.game.facts().house().returnWithin;
    QVERIFY(back(within + 1, 1)
                .starts_with(battle.game.facts().name(0) + " comes back on an edge rex near column "));
    QVERIFY(!back(0, 4).empty()); // not inwards
    // Not where anybody lies.
    battle.put(2, rex::columnOf(left) + 1, 1, 4);
    QCOMPARE(back(1, 1), battle.game.facts().name(2) + " lies there.");
    battle.put(2, rex::columnOf(left) + 3, 3, 3);
    QVERIFY(!battle.game.check(battle.state,
                               ReturnShip{0, static_cast<std::int16_t>(rex::columnOf(left) + within), 0, 1}));
    QCOMPARE(back(1, 1), std::string());
    QCOMPARE(int(battle.at(0).lastSpeed), 2);
    QCOMPARE(battle.plot(0, "1"), std::string()); // her steps are ordered after it
    battle.play();
    QVERIFY(battle.at(0).onMap());
}

void PompeiusEndingTest::pm_14_2_theEnd()
{
    Fought battle(briefOf(1));
    battle.at(1).where = Whereabouts::Away;
    battle.at(1).mayReturn = 3;
    battle.play();
    QVERIFY(!battle.game.isOver(battle.state)); // she may return
    Fought gone(briefOf(1));
    gone.at(1).where = Whereabouts::Away; // a side without ships on the map may give up its returns
    gone.at(1).mayReturn = 3;
    QVERIFY(!give(gone.game, gone.state, StayAway{0}).empty());
    QCOMPARE(give(gone.game, gone.state, StayAway{1}), std::string());
    gone.play();
    QVERIFY(gone.game.isOver(gone.state));
    QCOMPARE(int(gone.state.victor), 0); // equal points: alone on the map
    QVERIFY(!gone.state.atTurnLimit);
    BattleBrief brief = briefOf(1);
    brief.turnLimit = 2;
    Fought limited(brief);
    limited.play();
    limited.play();
    QVERIFY(limited.game.isOver(limited.state) && limited.state.atTurnLimit);
    QCOMPARE(int(limited.state.victor), -1);
    // Nothing can change any more: held fast to each other, with nobody on deck to cut loose, to board or to shoot.
    BattleBrief soldiers = briefOf(1);
    for (BriefSide& side : soldiers.sides)
        side.fleet.ships.front().fit.marines = 1;
    for (const bool isManned : {false, true}) {
        Fought deadlock(soldiers);
        deadlock.state.stuck.push_back({0, 1});
        deadlock.at(0).lying.add(Card::Stuck,
                                 trayOf(deadlock.game.facts(), deadlock.state, 0).take(Card::Stuck));
        for (Unit& unit : deadlock.state.units)
            if (!isManned)
                unit.fate = UnitFate::Killed;
        if (!isManned) { // a leak may still sink her, which rowers in disorder do not plug
            for (const Card card : {Card::Leak, Card::RowerDisorder})
                deadlock.at(0).lying.add(card, trayOf(deadlock.game.facts(), deadlock.state, 0).take(card));
            deadlock.play();
            QVERIFY(!deadlock.game.isOver(deadlock.state));
            takeOff(deadlock.game.facts(), deadlock.state, 0, Card::Leak);
        }
        deadlock.play();
        QCOMPARE(deadlock.game.isOver(deadlock.state), !isManned);
        QVERIFY(!deadlock.state.atTurnLimit);
    }
    // Nor where both have broken all their oars; one Extra card that may be played moves her still.
    for (const int extras : {0, 1}) {
        Fought adrift(briefOf(1, "liburnian"));
        for (const ShipNumber ship : {0, 1}) {
            for (int i = 0; i < adrift.game.facts().of(ship).maxSpeed; ++i)
                adrift.at(ship).lying.add(Card::OarsBroken, false);
            adrift.at(ship).extras = static_cast<std::int8_t>(ship == 0 ? extras : 0);
        }
        for (Unit& unit : adrift.state.units)
            unit.fate = UnitFate::Killed;
        adrift.play();
        QCOMPARE(adrift.game.isOver(adrift.state), extras == 0);
    }
    // The brief's own conditions.
    brief.options["victory"] = "hold:2:1";
    Fought held(brief);
    held.play();
    QCOMPARE(int(held.state.victor), 1);
    QVERIFY(!held.state.atTurnLimit);
    brief.options["victory"] = "exit:1:1";
    Fought out(brief);
    out.put(0, 33, 10, 0);
    out.put(1, 10, 3, 3);
    QCOMPARE(out.plot(0, "1 1"), std::string());
    out.play();
    QCOMPARE(int(out.state.victor), 0);
}

void PompeiusEndingTest::pm_14_3_fleetPoints()
{
    BattleBrief brief = briefOf(2);
    for (BriefSide& side : brief.sides) {
        side.fleet.ships[0].fit.marines = 2;
        side.fleet.ships[0].fit.ballistae = 1;
    }
    Fought battle(brief);
    const auto points = [&](int side) { return pointsOf(battle.game.facts(), battle.state, side); };
    QCOMPARE(points(0), 0);
    battle.at(2).where = Whereabouts::Sunk; // 2, her rowers 1
    QCOMPARE(points(0), 3);
    for (Unit& unit : battle.state.units)
        if (unit.home == 2)
            unit.fate = UnitFate::Drowned; // three more
    QCOMPARE(points(0), 6);
    battle.at(3).holder = 0; // 4, and her rowers as prisoners 3
    QCOMPARE(points(0), 13);
    for (Unit& unit : battle.state.units)
        if (unit.home == 3 && unit.kind == UnitKind::Ballistae)
            unit.fate = UnitFate::Prisoner;
    QCOMPARE(points(0), 16);
    battle.at(3).rowersKilled = true; // 1 in place of 3
    QCOMPARE(points(0), 14);
    QCOMPARE(points(1), 0);
    battle.state.units[0].fate = UnitFate::Killed;
    QCOMPARE(points(1), 1);
    // Points before the field; with option victory the other way round.
    for (const bool byField : {false, true}) {
        BattleBrief other = brief;
        other.options["victory"] = byField ? "field" : "points";
        Fought end(other);
        end.at(0).where = end.at(1).where = Whereabouts::Away; // gone, having sunk one
        end.at(2).where = Whereabouts::Sunk;
        end.state.staysAway[0] = true;
        end.play();
        QVERIFY(end.game.isOver(end.state));
        QCOMPARE(int(end.state.victor), byField ? 1 : 0);
    }
}

void PompeiusEndingTest::pm_14_4_laurels()
{
    Fought battle(briefOf(1));
    const auto laurels = [&](ShipNumber ship) { return laurelsOf(battle.game.facts(), battle.state, ship); };
    for (const ShipNumber ship : {0, 1}) {
        Ship& her = battle.at(ship);
        her.captures = her.sinkings = her.kills = her.prisoners = 1;
    }
    QCOMPARE(laurels(0), 5 + 4 + 3 + 2); // Roman
    QCOMPARE(laurels(1), 5 + 2 + 1 + 4); // pirate
    battle.at(0).where = Whereabouts::Sunk;
    QCOMPARE(laurels(0), 15); // lost fighting
    battle.at(0).where = Whereabouts::Away;
    battle.at(0).leftForGood = true;
    QCOMPARE(laurels(0), 13);
    battle.at(0).where = Whereabouts::OnMap;
    battle.at(0).holder = 1;
    battle.at(0).isPrize = true;
    battle.at(0).captor = 1;
    QCOMPARE(laurels(1), 15); // a prize held
}

void PompeiusEndingTest::conceding()
{
    Fought battle(briefOf(2));
    QCOMPARE(give(battle.game, battle.state, Concede{1}, {3, 3}),
             std::string()); // what became of two captains
    QVERIFY(battle.game.isOver(battle.state));
    const BattleOutcome outcome = battle.game.outcome(battle.state);
    QCOMPARE(*outcome.victor, 0);
    QCOMPARE(*outcome.conceded, 1);
    QVERIFY(outcome.ships[2].fate == ShipFate::Captured);
}

QTEST_APPLESS_MAIN(PompeiusEndingTest)
#include "ending_test.moc"
