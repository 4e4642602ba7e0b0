// SPDX-License-Identifier: GPL-3.0-or-later
// The exact odds of the catalogue (RS-21), counted out and simulated.
#include <QTest>

#include <cmath>

#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/losses.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/combat/morale.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

constexpr int trials = 100'000;

/// How many of the trials come to `happens(skirmish)`, each played on a fresh copy.
template <class Play, class Happens>
int countOf(const Skirmish& start, Play&& play, Happens&& happens)
{
    BattleDice dice(11, streamOf("odds"));
    Skirmish battle = start;
    int count = 0;
    for (int i = 0; i < trials; ++i) {
        battle.state = start.state;
        Proceedings proceedings(dice);
        play(battle, proceedings);
        count += happens(battle) ? 1 : 0;
    }
    return count;
}

} // namespace

class RammingOddsTest : public QObject {
    Q_OBJECT
private slots:
    void rs_21_1_toHit();
    void rs_21_1_shotsSetFire();
    void rs_21_2_sail();
    void rs_21_3_rams();
    void rs_21_3_ramsAreSimulatedSo();
    void rs_21_4_oneFireLeftAlone();
    void rs_21_4_fiveFires();
    void rs_21_4_catchingFromNeighbours();
    void rs_21_5_melee();
    void rs_21_5_moraleAndBoarding();
};

void RammingOddsTest::rs_21_1_toHit()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    const ShipNumber enemy = battle.add(1, 10, 19, 3);
    const std::array<std::pair<Weapon, int>, 8> rows{{{Weapon::Rowers, 4},
                                                      {Weapon::Archers, 7},
                                                      {Weapon::GreekFire, 5},
                                                      {Weapon::Ballistae, 6},
                                                      {Weapon::Catapult, 4},
                                                      {Weapon::Onagers, 5},
                                                      {Weapon::Trebuchet, 3},
                                                      {Weapon::TowerArchers, 8}}};
    for (const auto& [weapon, tenths] : rows) {
        battle.fit(enemy, Advantage::Parablemata, 0);
        QCOMPARE(tenthsToHit(battle.facts, battle.state, {ship, enemy, weapon}), tenths);
        battle.fit(enemy, Advantage::Parablemata);
        QCOMPARE(tenthsToHit(battle.facts, battle.state, {ship, enemy, weapon}), tenths - 1);
    }
}

void RammingOddsTest::rs_21_1_shotsSetFire()
{
    for (const auto& [weapon, fitted, chance] : {std::tuple{Weapon::GreekFire, Advantage::GreekFire, 1.0 / 3},
                                                 std::tuple{Weapon::Archers, Advantage::Archers, 7.0 / 60}}) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 20, 0);
        const ShipNumber enemy = battle.add(1, 10, 19, 3);
        battle.fit(ship, fitted);
        const Shoot shot{ship, enemy, weapon};
        const int fires = countOf(
            battle, [&](Skirmish& s, Proceedings& dice) { resolveShot(s.facts, s.state, shot, dice); },
            [&](Skirmish& s) { return s.at(enemy).fires > 0; });
        QVERIFY2(isWithin4Errors(fires, trials, chance), qPrintable(QString::number(fires)));
    }
}

void RammingOddsTest::rs_21_2_sail()
{
    const Skirmish battle;
    const auto rows = [&](int sides, int modifier) { // flounder, -1, 0, +1, +2, +3
        std::array<int, 6> count{};
        for (int face = 1; face <= sides; ++face) {
            const SailResult& result = battle.facts.figures.sailResult(face + modifier);
            ++count[result.flounders ? 0 : static_cast<std::size_t>(result.mp + 2)];
        }
        return count;
    };
    QCOMPARE(rows(10, 0), (std::array<int, 6>{1, 2, 4, 2, 1, 0}));
    QCOMPARE(rows(10, -4), (std::array<int, 6>{5, 2, 3, 0, 0, 0}));
    QCOMPARE(rows(6, 0), (std::array<int, 6>{1, 2, 3, 0, 0, 0}));
    const auto mean = [&](int sides, int modifier) { // a d6 lost when floundering, in twentieths of the sides
        const auto count = rows(sides, modifier);
        return -7 * count[0] - 2 * count[1] + 2 * count[3] + 4 * count[4];
    };
    QCOMPARE(mean(10, 0), -3); // of 20
    QCOMPARE(mean(10, -4), -39);
    QCOMPARE(mean(6, 0), -11); // of 12
}

void RammingOddsTest::rs_21_3_rams()
{
    const Skirmish battle;
    const auto tenths = [&](const RamCase& ram) {
        std::array<int, 5> count{};
        for (int face = 1; face <= 10; ++face)
            ++count[indexOf(battle.facts.figures.ramResult(face + ramModifier(battle.facts.house(), ram)))];
        return count;
    };
    QCOMPARE(tenths({5, 5, 0, 3, false}), (std::array<int, 5>{2, 4, 2, 1, 1}));
    QCOMPARE(tenths({5, 5, 0, 3, true}), (std::array<int, 5>{4, 4, 2, 0, 0}));
    QCOMPARE(tenths({5, 5, 0, 2, false}), (std::array<int, 5>{7, 3, 0, 0, 0}));
    QCOMPARE(tenths({7, 5, 0, 3, false}), (std::array<int, 5>{0, 4, 2, 1, 3}));
}

void RammingOddsTest::rs_21_3_ramsAreSimulatedSo()
{
    Skirmish battle;
    const ShipNumber rammer = battle.add(0, 10, 20, 0);
    const ShipNumber target = battle.add(1, 10, 19, 1);
    battle.activate(rammer);
    battle.state.now.run = 3;
    const auto ram = [](Skirmish& s, Proceedings& dice) { resolveRam(s.facts, s.state, dice); };
    const int destroyed =
        countOf(battle, ram, [&](Skirmish& s) { return s.at(target).where == Whereabouts::Sunk; });
    const int none =
        countOf(battle, ram, [&](Skirmish& s) { return s.at(target).onMap() && s.at(target).sheared == 0; });
    const int sinks = countOf(battle, ram, [&](Skirmish& s) { return s.at(target).sinksAt > 0; });
    QVERIFY(isWithin4Errors(destroyed, trials, 0.1));
    QVERIFY(isWithin4Errors(none, trials, 0.2));
    QVERIFY(isWithin4Errors(sinks, trials, 0.3));
}

void RammingOddsTest::rs_21_4_oneFireLeftAlone()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.at(ship).fires = 1;
    battle.man(ship, 0); // a derelict: only the fires are rolled for
    battle.at(ship).holder = -1;
    const int destroyed = countOf(
        battle,
        [&](Skirmish& s, Proceedings& dice) {
            while (s.at(ship).onMap() && s.at(ship).fires > 0)
                burn(s.facts, s.state, ship, dice);
        },
        [&](Skirmish& s) { return s.at(ship).where == Whereabouts::Sunk; });
    QVERIFY2(isWithin4Errors(destroyed, trials, 16409427.0 / 103615460),
             qPrintable(QString::number(destroyed)));
}

void RammingOddsTest::rs_21_4_fiveFires()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.at(ship).fires = 5;
    const int destroyed = countOf(
        battle, [&](Skirmish& s, Proceedings& dice) { burn(s.facts, s.state, ship, dice); },
        [&](Skirmish& s) { return s.at(ship).where == Whereabouts::Sunk; });
    QVERIFY2(isWithin4Errors(destroyed, trials, 223.0 / 648), qPrintable(QString::number(destroyed)));
}

void RammingOddsTest::rs_21_4_catchingFromNeighbours()
{
    for (int neighbours = 1; neighbours <= 3; ++neighbours) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 20, 0);
        for (hex::Facing facing = 0; facing < neighbours; ++facing) {
            const hex::Hex hex = hex::neighbour(hex::hexOf(10, 20), facing);
            battle.at(battle.add(1, hex.q, hex::rowOf(hex), 0)).fires = 1;
        }
        const int caught = countOf(
            battle, [&](Skirmish& s, Proceedings& dice) { burn(s.facts, s.state, ship, dice); },
            [&](Skirmish& s) { return s.at(ship).fires > 0; });
        QVERIFY(isWithin4Errors(caught, trials, 1 - std::pow(2.0 / 3, neighbours)));
    }
}

void RammingOddsTest::rs_21_5_melee()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    const ShipNumber enemy = battle.add(1, 10, 19, 3);
    battle.man(ship, 4);
    battle.man(enemy, 4);
    battle.state.grapples.push_back({ship, enemy});
    battle.board(ship);
    const auto fight = [&](Skirmish& s, Proceedings& dice) {
        resolveBoarding(s.facts, s.state, {ship, enemy}, dice);
    };
    const int both = countOf(battle, fight,
                             [&](Skirmish& s) { return s.at(ship).crew() == 0 && s.at(enemy).crew() == 0; });
    const int one =
        countOf(battle, fight, [&](Skirmish& s) { return s.at(ship).crew() == 0 && s.at(enemy).crew() > 0; });
    QVERIFY(isWithin4Errors(both, trials, 0.25));
    QVERIFY(isWithin4Errors(one, trials, 0.25));
}

void RammingOddsTest::rs_21_5_moraleAndBoarding()
{
    const Skirmish battle;
    std::array<int, 3> count{};
    for (int face = 1; face <= 10; ++face)
        ++count[indexOf(battle.facts.figures.moraleResult(face - 4))];
    QCOMPARE(count, (std::array<int, 3>{4, 2, 4}));
    Skirmish boards;
    const ShipNumber ship = boards.add(0, 10, 20, 0);
    const ShipNumber enemy = boards.add(1, 10, 19, 3);
    boards.board(ship);
    const int held = countOf(
        boards,
        [&](Skirmish& s, Proceedings& dice) {
            resolveBoarding(s.facts, s.state, {ship, enemy}, dice);
        },
        [&](Skirmish& s) { return areGrappled(s.state, ship, enemy); });
    QVERIFY(isWithin4Errors(held, trials, 0.5));
}

QTEST_APPLESS_MAIN(RammingOddsTest)
#include "odds_test.moc"
