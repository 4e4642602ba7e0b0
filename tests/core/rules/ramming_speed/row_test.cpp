// SPDX-License-Identifier: GPL-3.0-or-later
// Sail and Row (RS-9, RS-10), terrain on the way (RS-16), and the edge of the map (RS-5).
#include <QTest>

#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/movement/row.h"
#include "core/rules/ramming_speed/phases/round.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

struct Rowing : Skirmish {
    ShipNumber ship = add(0, 10, 20, 0);
    ShipNumber enemy = add(1, 25, 3, 3);

    /// Chooses the ship; the faces are those of Fire, Sail, and what follows before it rows.
    std::string choose(const std::vector<int>& faces)
    {
        state.standing = {Standing::Hold, Standing::Hold};
        state.phase = Phase::Choose;
        state.turn = state.side = 0;
        at(ship).hasActed = false;
        return ordered(Activate{ship}, faces);
    }
    [[nodiscard]] int points(int sail, bool rams = false) const
    {
        return movePointsOf(facts, state, ship, sail, rams);
    }
    void become(const char* classId)
    {
        Skirmish other;
        const ShipNumber like = other.add(0, 1, 1, 0, classId);
        facts.ships[static_cast<std::size_t>(ship)] = other.facts.of(like);
        man(ship, facts.of(ship).rowers);
    }
};

} // namespace

class RammingRowTest : public QObject {
    Q_OBJECT
private slots:
    void rs_5_1_oneShipToAHex();
    void rs_5_2_rs_20_2_hexesAndFacings();
    void rs_5_4_noHexIsEnteredThatIsTaken();
    void rs_5_5_onlyLandBlocksSight();
    void rs_5_6_overTheEdgeIsFled();
    void rs_9_1_theRowsOfTheSailTable();
    void rs_9_2_rs_20_4_whatCountsForTheSailRoll();
    void rs_9_2_terrainCounts();
    void rs_10_1_aPointTurnsOrRowsAHex();
    void rs_10_2_rs_20_5_rowersLostSlowHerDown();
    void rs_10_2_rs_20_6_nothingIsLeftBelowNothing();
    void rs_10_3_shockCountsOnceAndIsForgotten();
    void rs_10_4_rs_20_7_halfSpeedAfterAStop();
    void rs_10_4_turningIsNoWay();
    void rs_10_5_onlyACrewOfNoneCutsTheMove();
    void rs_10_6_rammingSpeedEndsInARam();
    void rs_10_6_ifTheTargetVanishesThePathIsRowed();
    void rs_10_7_aHeldShipTriesOnce();
    void rs_10_8_rs_20_3_theRunIsStraight();
    void rs_16_1_shallowsEndTheMove();
    void rs_16_2_rs_20_19_rocksStrikeTheHull();
    void rs_16_1_weedCostsMore();
};

/// A ship lies in one hex and no other does: it cannot be rowed, placed or rammed into; and each of the six facings has its
/// own hex ahead and astern.
void RammingRowTest::rs_5_1_oneShipToAHex()
{
    Rowing battle;
    const hex::Hex from = hex::hexOf(10, 20);
    QCOMPARE(shipAt(battle.facts, battle.state, from), battle.ship);
    place(battle.facts, battle.state, battle.ship, hex::hexOf(12, 12));
    QCOMPARE(shipAt(battle.facts, battle.state, from), noShip);
    QCOMPARE(shipAt(battle.facts, battle.state, hex::hexOf(12, 12)), battle.ship);

    for (hex::Facing facing = 0; facing < hex::facings; ++facing) {
        Rowing ring;
        ring.put(ring.enemy, hex::hexOf(2, 2), 0);
        ring.put(ring.ship, from, facing);
        const ShipNumber ahead = ring.add(0, 3, 3, 0);
        ring.activate(ring.ship, 6);
        QCOMPARE(follow(ring.facts, ring.state, pathOf(ring.ship, "F")).hex, hex::neighbour(from, facing));
        QCOMPARE(follow(ring.facts, ring.state, pathOf(ring.ship, "B")).hex,
                 hex::neighbour(from, facing, -1));
        for (const int way : {1, -1}) {
            ring.put(ahead, hex::neighbour(from, facing, way), 0);
            QCOMPARE(ring.refusal(pathOf(ring.ship, way > 0 ? "F" : "B")),
                     "Taken by " + ring.facts.name(ahead) + ".");
            QCOMPARE(ring.refusal(pathOf(ring.ship, way > 0 ? "B" : "F")), std::string());
        }
        // All round her the other five are free, one turn of the bow each.
        ring.put(ahead, hex::neighbour(from, facing), 0);
        for (const char* path : {"RF", "RRF", "RRRF", "LF", "LLF"})
            QCOMPARE(ring.refusal(pathOf(ring.ship, path)), std::string());
    }
}

void RammingRowTest::rs_5_2_rs_20_2_hexesAndFacings()
{
    QCOMPARE(hex::distance({0, 0}, {3, -1}), 3);
    QCOMPARE(hex::distance({2, 5}, {-1, 7}), 3);
    QCOMPARE(hex::distance({0, 0}, {2, 2}), 4);
    QCOMPARE(hex::distance({14, 15}, {14, 0}), 15);
    QCOMPARE(hex::labelOf({14, 15}), std::string("14.22"));
    QCOMPARE(hex::labelOf({14, 0}), std::string("14.07"));
    QCOMPARE(hex::neighbour({4, 6}, 1), (hex::Hex{5, 5}));
}

void RammingRowTest::rs_5_4_noHexIsEnteredThatIsTaken()
{
    Rowing battle;
    const ShipNumber friendly = battle.add(0, 10, 18, 0);
    battle.activate(battle.ship);
    QCOMPARE(battle.refusal(pathOf(battle.ship, "FFF")), "Taken by " + battle.facts.name(friendly) + ".");
    battle.man(friendly, 0); // a derelict bars it as well
    battle.at(friendly).holder = -1;
    QCOMPARE(battle.refusal(pathOf(battle.ship, "FF")), "Taken by " + battle.facts.name(friendly) + ".");
    QCOMPARE(battle.refusal(pathOf(battle.ship, "F")), std::string());
}

void RammingRowTest::rs_5_5_onlyLandBlocksSight()
{
    Rowing battle;
    const hex::Hex from = hex::hexOf(10, 20);
    QVERIFY(isInSight(battle.facts, from, hex::hexOf(10, 14)));
    battle.add(1, 10, 17, 0);
    battle.paint(10, 16, hex::Terrain::Shallows);
    QVERIFY(isInSight(battle.facts, from, hex::hexOf(10, 14)));
    battle.paint(10, 18, hex::Terrain::Land);
    QVERIFY(!isInSight(battle.facts, from, hex::hexOf(10, 14)));
    // Along a side of two hexes both must be land.
    const hex::Hex east = from + hex::Hex{2, -1};
    battle.facts.board.set(hex::neighbour(from, 1), hex::Terrain::Land);
    QVERIFY(isInSight(battle.facts, from, east));
    battle.facts.board.set(hex::neighbour(from, 2), hex::Terrain::Land);
    QVERIFY(!isInSight(battle.facts, from, east));
}

void RammingRowTest::rs_5_6_overTheEdgeIsFled()
{
    Rowing battle;
    battle.add(0, 3, 20, 0);
    battle.put(battle.ship, hex::hexOf(10, 29), 3);
    battle.activate(battle.ship);
    QCOMPARE(battle.ordered(pathOf(battle.ship, "F")), std::string());
    QCOMPARE(battle.at(battle.ship).where, Whereabouts::Fled);
    QVERIFY(battle.event("fled"));

    Rowing shore;
    shore.put(shore.ship, hex::hexOf(10, 29), 3);
    shore.paint(10, 29, hex::Terrain::Land);
    shore.activate(shore.ship);
    QCOMPARE(shore.refusal(pathOf(shore.ship, "F")), std::string("Land lies there."));
}

void RammingRowTest::rs_9_1_theRowsOfTheSailTable()
{
    const Rowing battle;
    const std::array<std::pair<int, int>, 9> rows{
        {{2, -1}, {3, -1}, {4, 0}, {7, 0}, {8, 1}, {9, 1}, {10, 2}, {11, 3}, {30, 3}}};
    for (const auto& [total, points] : rows) {
        QCOMPARE(int(battle.facts.figures.sailResult(total).mp), points);
        QVERIFY(!battle.facts.figures.sailResult(total).flounders);
    }
    QVERIFY(battle.facts.figures.sailResult(1).flounders);
    QVERIFY(battle.facts.figures.sailResult(-5).flounders);
}

void RammingRowTest::rs_9_2_rs_20_4_whatCountsForTheSailRoll()
{
    Rowing battle;
    battle.at(battle.ship).grade = Grade::Elite;
    battle.fit(battle.ship, Advantage::Sails);
    QCOMPARE(battle.choose({9}), std::string());
    QCOMPARE(int(battle.state.now.sail), 3);

    Rowing poor;
    poor.at(poor.ship).grade = Grade::Poor;
    poor.at(poor.ship).fires = 1;
    poor.at(poor.ship).shock = true;
    QCOMPARE(poor.choose({1, 2, 9, 4}), std::string()); // fire: one man, burns on; 9 - 8 flounders
    QCOMPARE(int(poor.state.now.sail), -4);

    Rowing printed;
    printed.facts.options.sailD6 = true;
    printed.fit(printed.ship, Advantage::Sails);
    printed.skill(printed.ship, Skill::Sailing);
    QCOMPARE(printed.choose({5}), std::string());
    QCOMPARE(int(printed.state.now.sail), 0);
}

void RammingRowTest::rs_9_2_terrainCounts()
{
    Rowing battle;
    battle.paint(10, 20, hex::Terrain::Current);
    QCOMPARE(battle.choose({7}), std::string());
    QCOMPARE(int(battle.state.now.sail), 1);
    battle.paint(10, 20, hex::Terrain::Rough);
    QCOMPARE(battle.choose({4}), std::string());
    QCOMPARE(int(battle.state.now.sail), -1);
}

void RammingRowTest::rs_10_1_aPointTurnsOrRowsAHex()
{
    Rowing battle;
    battle.activate(battle.ship, 4);
    QCOMPARE(battle.refusal(pathOf(battle.ship, "FRBL")), std::string());
    QCOMPARE(battle.refusal(pathOf(battle.ship, "FRBLF")),
             std::string("Attic 0 has 4 Move points; this costs 5."));
    Move one = pathOf(battle.ship, "F");
    one.isLast = false;
    QCOMPARE(battle.ordered(one), std::string());
    QCOMPARE(int(battle.state.now.mp), 3);
    QCOMPARE(battle.state.phase, Phase::Row); // any may be left
}

void RammingRowTest::rs_10_2_rs_20_5_rowersLostSlowHerDown()
{
    Rowing battle;
    battle.skill(battle.ship, Skill::Rowing);
    battle.man(battle.ship, 120);
    QCOMPARE(battle.points(0), 5);
    battle.facts.options.rowersLostSpeedDown = true;
    QCOMPARE(battle.points(0), 4);
}

void RammingRowTest::rs_10_2_rs_20_6_nothingIsLeftBelowNothing()
{
    Rowing battle;
    battle.at(battle.ship).sheared = 4;
    battle.at(battle.ship).shock = true;
    QCOMPARE(battle.points(-2), 0);
    QCOMPARE(battle.points(-2, true), 0);
    QCOMPARE(battle.points(2, true), 3);
}

void RammingRowTest::rs_10_3_shockCountsOnceAndIsForgotten()
{
    Rowing battle;
    battle.at(battle.ship).shock = true;
    QCOMPARE(battle.choose({8}), std::string()); // 8 - 4: no effect
    QCOMPARE(int(battle.state.now.mp), 3);
    QVERIFY(!battle.at(battle.ship).shock);
}

void RammingRowTest::rs_10_4_rs_20_7_halfSpeedAfterAStop()
{
    Rowing battle;
    battle.become("quinquereme");
    battle.at(battle.ship).stopped = true;
    QCOMPARE(battle.points(0), 2);
    QCOMPARE(battle.points(0, true), 3);
    battle.become("trireme");
    QCOMPARE(battle.points(-1), 3);
    QCOMPARE(battle.points(-1, true), 4);
}

void RammingRowTest::rs_10_4_turningIsNoWay()
{
    Rowing battle;
    battle.activate(battle.ship);
    QCOMPARE(battle.ordered(pathOf(battle.ship, "LR"), {9}), std::string());
    QVERIFY(battle.at(battle.ship).stopped);
    Rowing other;
    other.activate(other.ship);
    QCOMPARE(other.ordered(pathOf(other.ship, "B"), {9}), std::string());
    QVERIFY(!other.at(other.ship).stopped);
}

void RammingRowTest::rs_10_5_onlyACrewOfNoneCutsTheMove()
{
    Rowing battle;
    battle.put(battle.enemy, hex::hexOf(11, 18), 3);
    battle.fit(battle.enemy, Advantage::Archers);
    battle.activate(battle.ship);
    battle.state.standing[1] = Standing::Ask;
    QCOMPARE(battle.ordered(pathOf(battle.ship, "F")), std::string());
    QCOMPARE(battle.state.phase, Phase::Window);
    battle.man(battle.ship, 170);
    const int points = battle.state.now.mp;
    QCOMPARE(battle.ordered(Shoot{battle.enemy, battle.ship, Weapon::Archers}, {9, 10, 5}), std::string());
    QCOMPARE(int(battle.state.now.mp), points); // fewer rowers, the same move
    battle.man(battle.ship, 1);
    QCOMPARE(battle.ordered(Shoot{battle.enemy, battle.ship, Weapon::Rowers}, {10, 5}), std::string());
    QVERIFY(battle.state.now.ship != battle.ship); // nobody is left: its activation is over (RS-7.4)
}

void RammingRowTest::rs_10_6_rammingSpeedEndsInARam()
{
    Rowing battle;
    battle.put(battle.enemy, hex::hexOf(10, 11), 1);
    battle.activate(battle.ship, 6);
    QCOMPARE(battle.refusal(pathOf(battle.ship, "FFFFFFFF")),
             std::string("Attic 0 has 6 Move points; this costs 8."));
    QCOMPARE(battle.refusal(pathOf(battle.ship, "FFFFFFF", true)),
             std::string("Needs a whole path that ends in a ram."));
    // Two more points, and the ram follows unasked: 5 + 5 - 5, sheared by 2; then grappling is asked.
    QCOMPARE(battle.ordered(pathOf(battle.ship, "FFFFFFFF", true), {5, 2}), std::string());
    QVERIFY(battle.event("ram"));
    QCOMPARE(battle.state.phase, Phase::Board);
    Rowing late;
    late.put(late.enemy, hex::hexOf(10, 15), 1);
    late.activate(late.ship);
    Move one = pathOf(late.ship, "F");
    one.isLast = false;
    QCOMPARE(late.ordered(one), std::string());
    QCOMPARE(late.refusal(pathOf(late.ship, "FFF", true)),
             std::string("Needs a whole path that ends in a ram."));
}

void RammingRowTest::rs_10_6_ifTheTargetVanishesThePathIsRowed()
{
    Rowing battle;
    const ShipNumber target = battle.add(1, 10, 16, 1);
    const ShipNumber friendly = battle.add(0, 11, 20, 0);
    battle.fit(friendly, Advantage::Archers);
    battle.at(target).fires = 5;
    battle.activate(battle.ship);
    battle.state.standing[0] = Standing::Free;
    // From two hexes its own archers set the sixth fire: she burns down, the path is rowed, and nothing is rammed.
    battle.fit(battle.ship, Advantage::Archers);
    battle.fit(friendly, Advantage::Archers, 0);
    QCOMPARE(battle.ordered(pathOf(battle.ship, "FFF", true), {9, 4, 1, 9}), std::string());
    QCOMPARE(battle.at(target).where, Whereabouts::Sunk);
    QCOMPARE(battle.at(battle.ship).hex, hex::hexOf(10, 17));
    QVERIFY(!battle.event("ram"));
}

void RammingRowTest::rs_10_7_aHeldShipTriesOnce()
{
    Rowing battle;
    const ShipNumber other = battle.add(1, 10, 19, 3);
    battle.state.grapples.push_back({other, battle.ship});
    QCOMPARE(battle.choose({5}), std::string());
    QCOMPARE(battle.state.phase, Phase::Free);
    QCOMPARE(battle.ordered(GetFree{battle.ship, true}, {3}), std::string());
    QCOMPARE(battle.state.phase, Phase::Board); // held: it does not row, but may fight on
    QCOMPARE(battle.refusal(GetFree{battle.ship, true}),
             std::string("Tried already, or not yet to be tried."));

    Rowing free;
    const ShipNumber one = free.add(1, 10, 19, 3);
    free.state.grapples.push_back({one, free.ship});
    free.at(free.ship).aground = true;
    QCOMPARE(free.choose({5}), std::string());
    QCOMPARE(free.ordered(GetFree{free.ship, true}, {4}), std::string());
    QVERIFY(!isHeld(free.state, free.ship)); // all grapples, and off the shallows
    QCOMPARE(free.state.phase, Phase::Row);
}

void RammingRowTest::rs_10_8_rs_20_3_theRunIsStraight()
{
    Rowing battle;
    const auto end = [&](const char* path) {
        battle.put(battle.ship, {4, 6}, 1);
        battle.activate(battle.ship);
        return follow(battle.facts, battle.state, pathOf(battle.ship, path));
    };
    const Place first = end("FFRFFF");
    QCOMPARE(first.hex, (hex::Hex{9, 4}));
    QCOMPARE(int(first.facing), 2);
    QCOMPARE(int(first.spent), 6);
    QCOMPARE(int(first.run), 3);
    QCOMPARE(int(end("FFFR").run), 0);
    QCOMPARE(int(end("BFF").run), 2);
    QCOMPARE(int(end("FFBF").run), 1);
}

void RammingRowTest::rs_16_1_shallowsEndTheMove()
{
    Rowing battle;
    battle.paint(10, 18, hex::Terrain::Shallows);
    battle.activate(battle.ship);
    QCOMPARE(battle.refusal(pathOf(battle.ship, "FFF")),
             std::string("The path goes on where the ship cannot."));
    QCOMPARE(battle.ordered(pathOf(battle.ship, "FF"), {9}), std::string());
    QVERIFY(battle.at(battle.ship).aground);
    // Aground it does not move until it gets free; it may still ram with its run.
    QCOMPARE(battle.choose({5}), std::string());
    QCOMPARE(battle.state.phase, Phase::Free);

    Rowing rams;
    rams.paint(10, 18, hex::Terrain::Shallows);
    rams.put(rams.enemy, hex::hexOf(10, 17), 1);
    rams.activate(rams.ship);
    QCOMPARE(rams.ordered(pathOf(rams.ship, "FF")), std::string());
    QCOMPARE(rams.state.phase, Phase::Ram);
}

void RammingRowTest::rs_16_2_rs_20_19_rocksStrikeTheHull()
{
    Rowing battle;
    battle.fit(battle.ship, Advantage::ReinforcedHull);
    battle.paint(10, 19, hex::Terrain::Rocks);
    battle.activate(battle.ship);
    QCOMPARE(battle.ordered(pathOf(battle.ship, "FFF"), {8, 2, 3, 3, 9}),
             std::string()); // 7: two MP, sinks in 6
    QCOMPARE(int(battle.at(battle.ship).sinksAt), 7);
    QCOMPARE(int(battle.at(battle.ship).sheared), 2);
    QVERIFY(!battle.at(battle.ship).shock);
    Rowing lucky;
    lucky.fit(lucky.ship, Advantage::ReinforcedHull);
    lucky.paint(10, 19, hex::Terrain::Rocks);
    lucky.activate(lucky.ship);
    QCOMPARE(lucky.ordered(pathOf(lucky.ship, "F"), {3, 9}), std::string());
    QCOMPARE(int(lucky.at(lucky.ship).sheared), 0);
    // What is sheared comes off this move.
    Rowing slowed;
    slowed.paint(10, 19, hex::Terrain::Rocks);
    slowed.activate(slowed.ship, 4);
    QCOMPARE(slowed.ordered(pathOf(slowed.ship, "FFFF"), {5, 2, 9}), std::string());
    QCOMPARE(slowed.at(slowed.ship).hex, hex::hexOf(10, 18));
}

void RammingRowTest::rs_16_1_weedCostsMore()
{
    Rowing battle;
    battle.paint(10, 19, hex::Terrain::Weed);
    battle.activate(battle.ship, 3);
    QCOMPARE(battle.refusal(pathOf(battle.ship, "FF")), std::string());
    QCOMPARE(battle.refusal(pathOf(battle.ship, "FFF")),
             std::string("Attic 0 has 3 Move points; this costs 4."));
    battle.paint(10, 18, hex::Terrain::Land);
    QCOMPARE(battle.refusal(pathOf(battle.ship, "FF")), std::string("Land: no ship enters."));
}

QTEST_APPLESS_MAIN(RammingRowTest)
#include "row_test.moc"
