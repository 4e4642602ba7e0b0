// SPDX-License-Identifier: GPL-3.0-or-later
// SA-7.2 to SA-7.4: modifiers, scores, bow rams, by hand-made dice.
#include "core/rules/salamis_ad_actium/ramming/ram.h"

#include <QTest>

#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "tests/core/rules/salamis_ad_actium/ramming/ram_cases.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

class RamTest : public QObject {
    Q_OBJECT

private slots:
    void cp6_2_aGlancingBlowIsNoDeed();
    void sa_7_4_1_naturalDieAndScore();
    void sa_7_4_2_speedByAspect_data();
    void sa_7_4_2_speedByAspect();
    void sa_7_4_2_fractionsRoundUp();
    void sa_7_4_2_noSpeedWithoutRam();
    void sa_7_4_3_struckBeforeCountsAsStationary();
    void sa_7_4_T1_relativeSize_data();
    void sa_7_4_T1_relativeSize();
    void sa_7_4_T1_otherLines();
    void sa_7_1_4_bowEdgeCountsOnTheBeamOnly();
    void sa_7_2_1_sa_7_4_T1_unsupportedRamsAreCapped();
    void sa_7_4_T2_results_data();
    void sa_7_4_T2_results();
    void sa_7_4_T2_wreckedLosesItsSpeed();
    void sa_7_4_T2_matchwoodTakesAllAboard();
    void sa_7_3_1_rollOff_data();
    void sa_7_3_1_rollOff();
    void sa_7_3_1_bothRamByOneCase();
    void sa_7_3_1_aWreckIsRammedWithoutRoll();
};

void RamTest::sa_7_4_1_naturalDieAndScore()
{
    Duel fight;
    QCOMPARE(fight.played({3, 1},
                          [&](Proceedings& p) {
                              const RamOutcome outcome =
                                  resolveRam(fight.facts, fight.state,
                                             {fight.rammer, fight.target, Aspect::Beam, true, 8000}, p);
                              QCOMPARE(outcome.onTarget,
                                       std::optional(RamResult::Light)); // 3 + 2 speed + 2 edge = 7
                          }),
             std::string());
    const BattleEvent* ram = fight.event("ram");
    QVERIFY(ram);
    QCOMPARE(ram->dice.size(), std::size_t{1});
    QCOMPARE(ram->dice[0].face, 3);
    QCOMPARE(ram->dice[0].result.english(), std::string("light"));
    QCOMPARE(ram->modifiers.size(), std::size_t{2});
    QCOMPARE(ram->text.english(), std::string("Attic 0 rams Isthmian 1 on the beam: light damage."));
    QCOMPARE(fight.at(fight.rammer).rams, std::int8_t{1});
    QCOMPARE(fight.at(fight.target).oars, std::int8_t(fight.fitOf(fight.target).oars - 1));
    QVERIFY(fight.at(fight.target).wasStruck && fight.at(fight.rammer).wasStruck);
}

/// A ram earns its crew something when it wounds (CP-6.2): from light damage on, also where that is no worse than what the
/// ship has already; one that only glances is no deed.
void RamTest::cp6_2_aGlancingBlowIsNoDeed()
{
    for (const Damage before : {Damage::None, Damage::Heavy})
        for (int face = 1; face <= 10; ++face) {
            Duel fight;
            fight.at(fight.target).damage = before;
            RamOutcome outcome;
            (void)fight.played({face, 1, 1, 1, 1, 1, 1, 1}, [&](Proceedings& p) {
                outcome = resolveRam(fight.facts, fight.state,
                                     {fight.rammer, fight.target, Aspect::Beam, false, 1000}, p);
            });
            QVERIFY(outcome.onTarget.has_value());
            QCOMPARE(int(fight.at(fight.rammer).rams), *outcome.onTarget == RamResult::Glancing ? 0 : 1);
            QCOMPARE(*outcome.onTarget == RamResult::Glancing,
                     face + 1 + (before == Damage::Heavy ? 3 : 0) <= 5);
        }
}

void RamTest::sa_7_4_2_speedByAspect_data()
{
    QTest::addColumn<int>("aspect");
    QTest::addColumn<int>("moved");
    QTest::addColumn<int>("targetSpeed");
    QTest::addColumn<int>("modifier");
    const auto row = [](const char* name, Aspect aspect, int moved, int targetSpeed, int modifier) {
        QTest::newRow(name) << int(aspect) << moved << targetSpeed << modifier;
    };
    row("beam 4", Aspect::Beam, 4, 10, 0);
    row("beam 5", Aspect::Beam, 5, 10, 1);
    row("beam 7", Aspect::Beam, 7, 10, 1);
    row("beam 8", Aspect::Beam, 8, 10, 2);
    row("beam 9", Aspect::Beam, 9, 10, 2);
    row("beam 10", Aspect::Beam, 10, 10, 3);
    row("bow 8 and 5", Aspect::Bow, 8, 5, 3);
    row("bow 10 and 10", Aspect::Bow, 10, 10, 6);
    row("stern 10 after 5", Aspect::Stern, 10, 5, 2);
    row("stern 4 after 8: negative", Aspect::Stern, 4, 8, -2);
}

void RamTest::sa_7_4_2_speedByAspect()
{
    QFETCH(int, aspect);
    QFETCH(int, moved);
    QFETCH(int, targetSpeed);
    QFETCH(int, modifier);
    RamCase ram = beamRam();
    ram.aspect = Aspect(aspect);
    ram.edge = BowEdge::Full;
    ram.rammer.speed = moved;
    ram.target.speed = targetSpeed;
    QCOMPARE(sumOf(ram), modifier + (ram.aspect == Aspect::Beam ? 2 : 0));
}

void RamTest::sa_7_4_2_fractionsRoundUp()
{
    QCOMPARE(wholeCentimetres(7000), 7);
    QCOMPARE(wholeCentimetres(7001), 8);
    QCOMPARE(wholeCentimetres(0), 0);
    QCOMPARE(wholeCentimetres(1), 1);
}

void RamTest::sa_7_4_2_noSpeedWithoutRam()
{
    QCOMPARE(adds([](RamCase& ram) { ram.rammer.ram = Ram::None; }), -2);
    RamCase chase = beamRam();
    chase.aspect = Aspect::Stern;
    chase.rammer.ram = Ram::None;
    QCOMPARE(sumOf(chase), 0);
}

void RamTest::sa_7_4_3_struckBeforeCountsAsStationary()
{
    Duel fight;
    const ShipNumber other = fight.add(0);
    const RamContact contact{fight.rammer, fight.target, Aspect::Bow, true, 8000};
    const auto sum = [&] { return sumOf(ramCaseOf(fight.facts, fight.state, contact)); };
    QCOMPARE(sum(), 4); // two speeds of 8
    fight.touch(fight.rammer, fight.target);
    QCOMPARE(sum(), 4); // their own contact does not count
    fight.at(fight.target).wasStruck = true;
    QCOMPARE(sum(), 4); // it loses its speed and is easier to hit: -2 +2
    QVERIFY(ramCaseOf(fight.facts, fight.state, contact).target.isStill);
    fight.at(fight.target).wasStruck = false;
    fight.touch(other, fight.target);
    QVERIFY(ramCaseOf(fight.facts, fight.state, contact).target.isStill);
    QCOMPARE(adds([](RamCase& ram) { ram.target.isStill = true; }), 2);
}

void RamTest::sa_7_4_T1_relativeSize_data()
{
    QTest::addColumn<int>("rammer");
    QTest::addColumn<int>("target");
    QTest::addColumn<int>("modifier");
    const int rows[][3] = {{3, 3, 0}, {4, 3, 1},  {5, 3, 1},  {6, 3, 2},  {7, 3, 2},  {7, 2, 3}, {6, 1, 6},
                           {7, 1, 7}, {3, 4, -1}, {3, 6, -2}, {1, 7, -7}, {2, 7, -3}, {2, 1, 2}, {1, 2, -2}};
    for (const auto& row : rows)
        QTest::addRow("%d on %d", row[0], row[1]) << row[0] << row[1] << row[2];
}

void RamTest::sa_7_4_T1_relativeSize()
{
    QFETCH(int, rammer);
    QFETCH(int, target);
    QFETCH(int, modifier);
    QCOMPARE(adds([&](RamCase& ram) {
                 ram.rammer.size = rammer;
                 ram.target.size = target;
             }),
             modifier);
}

void RamTest::sa_7_4_T1_otherLines()
{
    for (const auto& [crew, name] : EnumNames<CrewQuality>::names) {
        const int quality = modifierOf(crew);
        QCOMPARE(adds([&](RamCase& ram) { ram.rammer.crew = crew; }), quality);
        QCOMPARE(adds([&](RamCase& ram) { ram.target.crew = crew; }), -quality);
    }
    QCOMPARE(adds([](RamCase& ram) { ram.rammer.captain = PersonState::Wounded; }), -1);
    QCOMPARE(adds([](RamCase& ram) { ram.rammer.captain = PersonState::Dead; }), -2);
    QCOMPARE(adds([](RamCase& ram) { ram.target.captain = PersonState::Dead; }), 0);
    QCOMPARE(adds([](RamCase& ram) { ram.rammer.demoralised = true; }), -3);
    for (int damage = 0; damage <= 4; ++damage)
        QCOMPARE(adds([&](RamCase& ram) { ram.target.damage = Damage(damage); }), damage);
    QCOMPARE(adds([](RamCase& ram) { ram.target.damage = Damage::Wrecked; }), 4);
    QCOMPARE(adds([](RamCase& ram) { ram.rammer.damage = Damage::Severe; }), 0);
    QCOMPARE(adds([](RamCase& ram) { ram.target.hull = Hull::Stout; }), -1);
    QCOMPARE(adds([](RamCase& ram) { ram.target.hull = Hull::Weak; }), 1);
    QCOMPARE(adds([](RamCase& ram) { ram.rammer.hull = Hull::Stout; }), 0);
    QCOMPARE(adds([](RamCase& ram) { ram.rammer.ram = Ram::ReinforcedHigh; }), -1);
    QCOMPARE(adds([](RamCase& ram) { ram.target.overloaded = true; }), 2);
    QCOMPARE(adds([](RamCase& ram) { ram.rammer.isStill = true; }), -2); // moving ship drifting
}

void RamTest::sa_7_1_4_bowEdgeCountsOnTheBeamOnly()
{
    QCOMPARE(adds([](RamCase& ram) { ram.edge = BowEdge::Half; }), -1);
    RamCase bow = beamRam();
    bow.aspect = Aspect::Bow;
    const int whole = sumOf(bow);
    bow.edge = BowEdge::Half;
    QCOMPARE(sumOf(bow), whole);
}

void RamTest::sa_7_2_1_sa_7_4_T1_unsupportedRamsAreCapped()
{
    for (const auto& [ram, cap] :
         {std::pair{Ram::Wooden, 1}, {Ram::WoodenHigh, 1}, {Ram::Bronze, 2}, {Ram::Reinforced, 3}}) {
        RamCase fast = beamRam();
        fast.rammer.ram = ram;
        fast.rammer.speed = 12;
        QCOMPARE(sumOf(fast), cap + 2);
        QCOMPARE(testsItself(fast), cap < 3);
    }
}

void RamTest::sa_7_4_T2_results_data()
{
    QTest::addColumn<int>("score");
    QTest::addColumn<int>("result");
    QTest::addColumn<int>("dice");
    for (int score = -8; score <= 30; ++score) {
        const int result = score <= 5    ? 0
                           : score <= 8  ? 1
                           : score <= 10 ? 2
                           : score <= 12 ? 3
                           : score <= 14 ? 4
                           : score <= 16 ? 5
                                         : 6;
        QTest::addRow("score %d", score) << score << result << (result == 6 ? 0 : result);
    }
}

void RamTest::sa_7_4_T2_results()
{
    QFETCH(int, score);
    QFETCH(int, result);
    QFETCH(int, dice);
    QCOMPARE(int(figures().ramResult(score)), result);
    QCOMPARE(ramCasualtyDice(figures(), beamRam(), RamResult(result)), dice);
}

void RamTest::sa_7_4_T2_wreckedLosesItsSpeed()
{
    Duel fight;
    fight.at(fight.target).damage = Damage::Heavy;
    // 9 + 4 + 3 = 16: five casualties, and it stays where it is.
    QCOMPARE(fight.rams({9, 1, 1, 3, 3, 5}), std::string());
    QCOMPARE(fight.at(fight.target).damage, Damage::Wrecked);
    QVERIFY(fight.at(fight.target).onTable());
    QCOMPARE(currentSpeed(fight.facts.of(fight.target), fight.at(fight.target)), 0);
    QVERIFY(isDrifting(fight.facts, fight.state, fight.target));
    QCOMPARE(fight.at(fight.rammer).sinkings, std::int8_t{1});
}

void RamTest::sa_7_4_T2_matchwoodTakesAllAboard()
{
    Duel fight;
    const ShipNumber friendly = fight.add(1);
    const std::size_t admiral = fight.addCommander(fight.target, Post::Fleet, CommandQuality::Skilled);
    fight.at(fight.target).damage = Damage::Severe;
    fight.at(fight.target).marines = 1;
    fight.touch(fight.target, friendly);
    QCOMPARE(fight.rams({9}), std::string());
    QCOMPARE(fight.at(fight.target).where, Whereabouts::Sunk);
    QCOMPARE(fight.at(fight.target).troops(), 0);
    QCOMPARE(fight.at(fight.target).captain, PersonState::Dead);
    QCOMPARE(fight.state.commanders[admiral].state, PersonState::Dead);
    QVERIFY(fight.state.contacts.empty());
    QVERIFY(fight.at(friendly).dismay != 0); // SA-9.1: an admiral is lost
    QVERIFY(fight.event("sunk"));
}

void RamTest::sa_7_3_1_rollOff_data()
{
    QTest::addColumn<int>("attacker");
    QTest::addColumn<int>("target");
    QTest::addColumn<int>("attackerRam");
    QTest::addColumn<int>("targetRam");
    QTest::addColumn<bool>("attackerRams");
    QTest::addColumn<bool>("targetRams");
    const auto row = [](const char* name, int a, int t, Ram own, Ram other, bool rams, bool isRammed) {
        QTest::newRow(name) << a << t << int(own) << int(other) << rams << isRammed;
    };
    const Ram good = Ram::Reinforced;
    const Ram weak = Ram::Bronze;
    row("equal", 4, 4, good, good, true, true);
    row("one more", 5, 4, good, good, true, true);
    row("two more", 6, 4, good, good, true, false);
    row("two less", 4, 6, good, good, false, true);
    row("unsupported, two more", 6, 4, weak, weak, true, true);
    row("unsupported, three more", 7, 4, weak, weak, true, false);
    row("unsupported, three less", 4, 7, weak, weak, false, true);
    row("mixed, supported leads by two", 6, 4, good, weak, true, false);
    row("mixed, unsupported leads by two", 4, 6, good, weak, true, true);
    row("mixed, unsupported leads by three", 4, 7, good, weak, false, true);
    row("mixed, high wooden leads by two", 6, 4, Ram::WoodenHigh, good, true, true);
}

void RamTest::sa_7_3_1_rollOff()
{
    QFETCH(int, attacker);
    QFETCH(int, target);
    QFETCH(int, attackerRam);
    QFETCH(int, targetRam);
    const RollOff result = rollOff(attacker, target, Ram(attackerRam), Ram(targetRam));
    QTEST(result.attackerRams, "attackerRams");
    QTEST(result.targetRams, "targetRams");
}

void RamTest::sa_7_3_1_bothRamByOneCase()
{
    Duel fight;
    fight.factsOf(fight.rammer).crew = CrewQuality::Veteran;
    // 3 + 1 against 4: both ram. 5 + 4 + 1 = 10 medium, two oars. Then 2 + 4 - 1 = 5, glancing: the fight.target's new damage
    // is no line of that.
    QCOMPARE(fight.played({3, 4, 5, 1, 1, 2},
                          [&](Proceedings& p) {
                              const RamOutcome outcome =
                                  resolveBowRam(fight.facts, fight.state,
                                                {fight.rammer, fight.target, Aspect::Bow, true, 8000}, p);
                              QCOMPARE(outcome.onTarget, std::optional(RamResult::Medium));
                              QCOMPARE(outcome.onRammer, std::optional(RamResult::Glancing));
                          }),
             std::string());
    QCOMPARE(fight.at(fight.target).damage, Damage::Medium);
    QCOMPARE(fight.at(fight.rammer).damage, Damage::None);
    QCOMPARE(fight.at(fight.rammer).rams, std::int8_t{1});
    QCOMPARE(fight.at(fight.target).rams, std::int8_t{0}); // hers only glanced (CP-6.2)
}

void RamTest::sa_7_3_1_aWreckIsRammedWithoutRoll()
{
    Duel fight;
    fight.at(fight.target).damage = Damage::Wrecked;
    QCOMPARE(fight.played({9},
                          [&](Proceedings& p) { // 9 + 2 + 2 still + 4 damaged = 17
                              QCOMPARE(resolveBowRam(fight.facts, fight.state,
                                                     {fight.rammer, fight.target, Aspect::Bow, true, 8000}, p)
                                           .onRammer,
                                       std::nullopt);
                          }),
             std::string());
    QCOMPARE(fight.at(fight.target).where, Whereabouts::Sunk);
    QCOMPARE(fight.at(fight.rammer).sinkings, std::int8_t{0}); // it was sinking already
}

QTEST_APPLESS_MAIN(RamTest)
#include "ram_test.moc"
