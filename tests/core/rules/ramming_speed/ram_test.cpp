// SPDX-License-Identifier: GPL-3.0-or-later
// Ramming (RS-12).
#include <QTest>

#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/movement/row.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

/// A rammer that has rowed north and has its target dead ahead.
struct Ramming : Skirmish {
    ShipNumber rammer;
    ShipNumber target;

    explicit Ramming(const char* mine = "trireme", const char* his = "trireme", hex::Facing lies = 1,
                     int run = 3)
        : rammer(add(0, 10, 20, 0, mine)),
          target(add(1, 10, 19, lies, his))
    {
        add(0, 2, 28, 0);
        add(1, 2, 2, 3);
        activate(rammer);
        state.now.run = static_cast<std::int8_t>(run);
        state.phase = Phase::Ram;
    }
    [[nodiscard]] int modifier() const
    {
        return ramModifier(facts.house(), ramCaseOf(facts, state, rammer, target,
                                                    shipOf(state, rammer).facing, state.now.run));
    }
    std::string ram(const std::vector<int>& faces)
    {
        return played(faces, [&](Proceedings& dice) { resolveRam(facts, state, dice); });
    }
    [[nodiscard]] RamResult resultOf(int face) const { return facts.figures.ramResult(face + modifier()); }
};

} // namespace

class RammingRamTest : public QObject {
    Q_OBJECT
private slots:
    void rs_1_3_aTenIsTenAndRowsHaveNoEnd();
    void rs_2_1_figuresOfTheClasses();
    void rs_2_2_withoutARamNoneIsMade();
    void rs_12_1_whoMayRam();
    void rs_12_1_derelictsMayBeRammed();
    void rs_12_1_afterwardsItMovesNoMore();
    void rs_12_2_rs_20_8_onTheSide();
    void rs_12_2_rs_20_9_bowToBow();
    void rs_12_2_rs_20_10_smallAndHuge();
    void rs_12_3_rs_20_11_gearCountsBothWays();
    void rs_12_4_rammedTogetherUntilOneRows();
    void rs_12_5_shearedPointsAddUp();
    void rs_10_3_noEffectShocksBoth();
    void rs_1_6_effectsComeInTheOrderWritten();
};

void RammingRamTest::rs_1_3_aTenIsTenAndRowsHaveNoEnd()
{
    const Skirmish battle;
    const std::array<std::pair<int, RamResult>, 9> rows{{{-20, RamResult::None},
                                                         {2, RamResult::None},
                                                         {3, RamResult::Sheared},
                                                         {6, RamResult::Sheared},
                                                         {7, RamResult::SinksSlowly},
                                                         {8, RamResult::SinksSlowly},
                                                         {9, RamResult::Sinks},
                                                         {10, RamResult::Destroyed},
                                                         {40, RamResult::Destroyed}}};
    for (const auto& [total, result] : rows)
        QCOMPARE(battle.facts.figures.ramResult(total), result);
}

void RammingRamTest::rs_2_1_figuresOfTheClasses()
{
    struct Row {
        const char* id;
        int deck, ram, crew, move;
    };
    for (const Row& row :
         {Row{"triaconter", 3, 1, 30, 4}, Row{"penteconter", 5, 2, 50, 4},
          Row{"phoenician-bireme", 5, 3, 100, 5}, Row{"bireme-modified", 4, 4, 100, 5},
          Row{"trireme", 6, 5, 170, 6}, Row{"trireme-cataphract", 8, 5, 170, 6},
          Row{"quadrireme", 10, 6, 220, 5}, Row{"quinquereme", 12, 7, 300, 4}, Row{"hexareme", 16, 8, 400, 3},
          Row{"septireme", 16, 8, 400, 3}, Row{"ennere", 20, 9, 500, 2}, Row{"dekares", 20, 9, 500, 2}}) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 5, 5, 0, row.id);
        const ShipFacts& facts = battle.facts.of(ship);
        QCOMPARE(facts.deck, row.deck);
        QCOMPARE(facts.ram, row.ram);
        QCOMPARE(facts.rowers, row.crew);
        QCOMPARE(facts.move, row.move);
    }
}

void RammingRamTest::rs_2_2_withoutARamNoneIsMade()
{
    Ramming battle("lusoria");
    QCOMPARE(battle.refusal(ramming::Ram{battle.rammer, true}), std::string("Attic 0 has no ram."));
    QCOMPARE(battle.refusal(ramming::Ram{battle.rammer, false}), std::string());
    Ramming bonus0("egyptian-galley"); // bonus 0 with a ram fitted may
    QCOMPARE(bonus0.facts.of(bonus0.rammer).ram, 0);
    QCOMPARE(bonus0.refusal(ramming::Ram{bonus0.rammer, true}), std::string());
    Ramming defends("trireme", "lusoria"); // its bonus still defends
    QCOMPARE(defends.modifier(), 5 - 1);
}

void RammingRamTest::rs_12_1_whoMayRam()
{
    Ramming battle;
    QCOMPARE(battle.refusal(ramming::Ram{battle.rammer, true}), std::string());
    battle.state.now.run = 0;
    QCOMPARE(battle.refusal(ramming::Ram{battle.rammer, true}),
             std::string("Move forward just before ramming."));
    battle.state.now.run = 1;
    battle.at(battle.rammer).routing = true;
    QVERIFY(!battle.refusal(ramming::Ram{battle.rammer, true}).empty());
    battle.at(battle.rammer).routing = false;
    battle.state.grapples.push_back({battle.target, battle.rammer});
    QVERIFY(!battle.refusal(ramming::Ram{battle.rammer, true}).empty());
    battle.state.grapples.clear();
    battle.at(battle.rammer).facing = 1;
    QCOMPARE(battle.refusal(ramming::Ram{battle.rammer, true}), std::string("No opposing ship dead ahead."));
}

void RammingRamTest::rs_12_1_derelictsMayBeRammed()
{
    Ramming battle;
    battle.man(battle.target, 0);
    battle.at(battle.target).holder = -1;
    QCOMPARE(battle.refusal(ramming::Ram{battle.rammer, true}), std::string());
    battle.at(battle.target).holder = 0;
    QCOMPARE(battle.refusal(ramming::Ram{battle.rammer, true}), std::string("No opposing ship dead ahead."));
}

void RammingRamTest::rs_12_1_afterwardsItMovesNoMore()
{
    Ramming battle;
    QCOMPARE(battle.ordered(ramming::Ram{battle.rammer, true}, {5, 2}), std::string());
    QCOMPARE(battle.state.phase, Phase::Board);
    QVERIFY(!battle.refusal(pathOf(battle.rammer, "F")).empty());
}

void RammingRamTest::rs_12_2_rs_20_8_onTheSide()
{
    Ramming battle("trireme", "trireme", 1, 4);
    battle.state.round = 4;
    QCOMPARE(battle.ram({7, 1, 3, 4}), std::string()); // 7 + 5 - 5; sheared 1; 2D6 make 7
    QCOMPARE(int(battle.at(battle.target).sinksAt), 11);
    QCOMPARE(int(battle.at(battle.rammer).rams), 1);
    QCOMPARE(battle.event("ram")->dice.front().face, 7);
}

void RammingRamTest::rs_12_2_rs_20_9_bowToBow()
{
    Ramming battle("quadrireme", "trireme", 3, 3);
    QCOMPARE(8 + battle.modifier(), 7);
    QCOMPARE(battle.resultOf(8), RamResult::SinksSlowly);
    battle.state.now.run = 2;
    QCOMPARE(8 + battle.modifier(), 2);
    QCOMPARE(battle.ram({8}), std::string());
    QVERIFY(battle.at(battle.rammer).shock && battle.at(battle.target).shock);
}

void RammingRamTest::rs_12_2_rs_20_10_smallAndHuge()
{
    Ramming battle("triaconter", "ennere", 3, 1);
    battle.fit(battle.target, Advantage::ReinforcedHull, 2);
    QCOMPARE(10 + battle.modifier(), -7);
    Ramming reversed("ennere", "triaconter", 1, 3);
    QCOMPARE(reversed.resultOf(1), RamResult::Sinks);
    QCOMPARE(reversed.resultOf(2), RamResult::Destroyed);
    QCOMPARE(reversed.ram({2}), std::string());
    QCOMPARE(reversed.at(reversed.target).where, Whereabouts::Sunk);
    QCOMPARE(int(reversed.at(reversed.rammer).sinkings), 1);
}

void RammingRamTest::rs_12_3_rs_20_11_gearCountsBothWays()
{
    Ramming battle;
    battle.fit(battle.rammer, Advantage::Prongs);
    battle.fit(battle.rammer, Advantage::ReinforcedRam, 2);
    battle.skill(battle.rammer, Skill::Ramming);
    QCOMPARE(ramBonusOf(battle.facts.of(battle.rammer), battle.at(battle.rammer)), 9);
    QCOMPARE(3 + battle.modifier(), 7);
    std::swap(battle.at(battle.rammer).fitted, battle.at(battle.target).fitted);
    std::swap(battle.at(battle.rammer).skill, battle.at(battle.target).skill);
    QCOMPARE(battle.modifier(), 5 - 9);
    battle.facts.options.bowGearDefends = false;
    QCOMPARE(battle.modifier(), 5 - 5);
}

void RammingRamTest::rs_12_4_rammedTogetherUntilOneRows()
{
    Ramming battle;
    QCOMPARE(battle.ram({5, 2}), std::string());
    QVERIFY(areRammedTogether(battle.state, battle.rammer, battle.target));
    QVERIFY(!isHeld(battle.state, battle.target)); // only grapples hold
    battle.activate(battle.target);
    QCOMPARE(battle.ordered(pathOf(battle.target, "R")), std::string());
    QVERIFY(!areRammedTogether(battle.state, battle.rammer, battle.target));
}

void RammingRamTest::rs_12_5_shearedPointsAddUp()
{
    Ramming battle;
    QCOMPARE(battle.ram({5, 2}), std::string());
    QCOMPARE(battle.ram({6, 3}), std::string());
    QCOMPARE(int(battle.at(battle.target).sheared), 5);
    battle.at(battle.target).shock = false;
    QCOMPARE(movePointsOf(battle.facts, battle.state, battle.target, 0, false), 1);
}

void RammingRamTest::rs_10_3_noEffectShocksBoth()
{
    Ramming battle;
    QCOMPARE(battle.ram({1}), std::string());
    QVERIFY(battle.at(battle.rammer).shock && battle.at(battle.target).shock);
    QVERIFY(!areRammedTogether(battle.state, battle.rammer, battle.target));
    QCOMPARE(int(battle.at(battle.rammer).rams), 0);
}

void RammingRamTest::rs_1_6_effectsComeInTheOrderWritten()
{
    Ramming battle;
    QCOMPARE(battle.ram({9, 2, 6}), std::string()); // the oars, then the date: 1D6
    QCOMPARE(int(battle.at(battle.target).sheared), 2);
    QCOMPARE(int(battle.at(battle.target).sinksAt), 7);
    QCOMPARE(battle.events.size(), std::size_t(2));
}

QTEST_APPLESS_MAIN(RammingRamTest)
#include "ram_test.moc"
