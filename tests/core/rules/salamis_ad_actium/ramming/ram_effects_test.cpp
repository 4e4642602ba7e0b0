// SPDX-License-Identifier: GPL-3.0-or-later
// SA-7.4.4 and SA-7.5: what a ram costs its rammer, and its special effects; the worked examples.
#include "core/rules/salamis_ad_actium/ramming/ram.h"

#include <QTest>

#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "tests/core/rules/salamis_ad_actium/ramming/ram_cases.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

class RamEffectsTest : public QObject {
    Q_OBJECT

private slots:
    void sa_7_4_4_selfTestLines();
    void sa_7_4_4_rollsOfSixHaveNoEffect();
    void sa_7_4_4_highRamIsDestroyed();
    void sa_7_5_1_sa_7_5_2_highRams_data();
    void sa_7_5_1_sa_7_5_2_highRams();
    void sa_7_5_3_damagedRammerWorsens_data();
    void sa_7_5_3_damagedRammerWorsens();
    void sa_7_5_4_lesserDamageRollsCasualtiesOnly();
    void sa_7_5_5_worseDamageReplaces();
    void sa_7_5_6_mastsUnderSail_data();
    void sa_7_5_6_mastsUnderSail();
    void sa_7_5_7_collisionAstern();
    void example7_veteranOnTheBeam();
    void example8_unsupportedBronze();
    void example9_bowRamOfUnequals();
    void example11_strainedHull();
    void example12_heavyHitForMedium();
};

void RamEffectsTest::sa_7_4_4_selfTestLines()
{
    RamCase ram = beamRam();
    ram.rammer.ram = Ram::Bronze;
    ram.rammer.size = 2;
    ram.target.size = 6;
    ram.target.speed = 12; // the most for bronze is 2
    ram.rammer.speed = 4;
    ram.edge = BowEdge::Half;
    QCOMPARE(selfSumOf(ram), 3 + 2 + 1);
    // Lines marked (+) do not apply.
    ram.rammer.crew = CrewQuality::Elite;
    ram.target.crew = CrewQuality::Green;
    ram.rammer.captain = PersonState::Dead;
    ram.rammer.demoralised = true;
    QCOMPARE(selfSumOf(ram), 6);
    // The rammer is what is tested.
    ram.rammer.damage = Damage::Heavy;
    ram.target.damage = Damage::Severe;
    ram.rammer.hull = Hull::Weak;
    ram.target.hull = Hull::Stout;
    ram.rammer.overloaded = true;
    QCOMPARE(selfSumOf(ram), 6 + 3 + 1 + 2);
    ram.target.isStill = true; // no speed, and no +2 either
    QCOMPARE(selfSumOf(ram), 12 - 2);
    ram.aspect = Aspect::Stern;
    QCOMPARE(selfSumOf(ram), 12 - 2 - 1);
}

void RamEffectsTest::sa_7_4_4_rollsOfSixHaveNoEffect()
{
    Duel fight;
    fight.fitOf(fight.rammer).ram = Ram::Bronze;
    fight.fitOf(fight.rammer).marines = 1;
    fight.refit(fight.rammer);
    // Glancing; then itself 9 + 2 + 2 = 13: severe, four dice, of which three do nothing.
    QCOMPARE(fight.rams({1, 9, 6, 10, 8, 3}), std::string());
    QCOMPARE(fight.at(fight.rammer).damage, Damage::Severe);
    QCOMPARE(fight.at(fight.rammer).marines, std::int8_t{1});
    QCOMPARE(fight.at(fight.rammer).captain, PersonState::Fit);
    QCOMPARE(fight.at(fight.rammer).speedLost, std::int8_t{1});
}

void RamEffectsTest::sa_7_4_4_highRamIsDestroyed()
{
    Duel fight;
    fight.fitOf(fight.rammer).ram = Ram::WoodenHigh;
    QCOMPARE(fight.rams({1, 1}), std::string());
    QCOMPARE(ramOf(fight.facts.of(fight.rammer), fight.at(fight.rammer)), Ram::None);
    QVERIFY(fight.event("ram-lost"));
    QVERIFY(!testsItself(
        ramCaseOf(fight.facts, fight.state, {fight.rammer, fight.target, Aspect::Beam, true, 8000})));
}

void RamEffectsTest::sa_7_5_1_sa_7_5_2_highRams_data()
{
    QTest::addColumn<int>("ram");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("extra");
    const auto row = [](const char* name, Ram ram, int size, int extra) {
        QTest::newRow(name) << int(ram) << size << extra;
    };
    row("SA-7.5.1 smaller", Ram::ReinforcedHigh, 2, 1);
    row("SA-7.5.1 same size", Ram::ReinforcedHigh, 3, 2);
    row("SA-7.5.1 larger", Ram::ReinforcedHigh, 4, 3);
    row("SA-7.5.2 smaller", Ram::WoodenHigh, 2, 0);
    row("SA-7.5.2 same size", Ram::WoodenHigh, 3, 1);
    row("SA-7.5.2 larger", Ram::WoodenHigh, 4, 2);
    row("no high ram", Ram::Reinforced, 4, 0);
}

void RamEffectsTest::sa_7_5_1_sa_7_5_2_highRams()
{
    QFETCH(int, ram);
    QFETCH(int, size);
    QFETCH(int, extra);
    RamCase meeting = beamRam();
    meeting.rammer.ram = Ram(ram);
    meeting.rammer.size = size;
    for (int result = 1; result <= 5; ++result)
        QCOMPARE(ramCasualtyDice(figures(), meeting, RamResult(result)), result + extra);
    QCOMPARE(ramCasualtyDice(figures(), meeting, RamResult::Glancing), 0);
    QCOMPARE(ramCasualtyDice(figures(), meeting, RamResult::Matchwood), 0);
}

void RamEffectsTest::sa_7_5_3_damagedRammerWorsens_data()
{
    QTest::addColumn<int>("damage");
    QTest::addColumn<int>("highest");
    const int highest[] = {0, 1, 2, 3, 4, 0};
    for (const auto& [damage, name] : EnumNames<Damage>::names)
        QTest::newRow(name.data()) << int(damage) << highest[int(damage)];
}

void RamEffectsTest::sa_7_5_3_damagedRammerWorsens()
{
    QFETCH(int, damage);
    QFETCH(int, highest);
    for (int face = 1; face <= 10; ++face)
        QCOMPARE(worsensRammer(Damage(damage), face), face <= highest);
}

void RamEffectsTest::sa_7_5_4_lesserDamageRollsCasualtiesOnly()
{
    Duel fight;
    fight.at(fight.target).damage = Damage::Medium;
    QCOMPARE(fight.rams({2, 1}, false), std::string()); // 2 + 2 + 1 + 2 = 7 light
    QCOMPARE(fight.at(fight.target).damage, Damage::Medium);
    QCOMPARE(fight.at(fight.target).oars, std::int8_t(fight.fitOf(fight.target).oars - 1));
}

void RamEffectsTest::sa_7_5_5_worseDamageReplaces()
{
    Duel fight;
    fight.at(fight.target).damage = Damage::Light;
    QCOMPARE(fight.rams({6, 1, 1, 1}), std::string()); // 6 + 4 + 1 = 11 heavy, three dice
    QCOMPARE(fight.at(fight.target).damage, Damage::Heavy);
    QCOMPARE(fight.at(fight.target).oars, std::int8_t(fight.fitOf(fight.target).oars - 3));
}

void RamEffectsTest::sa_7_5_6_mastsUnderSail_data()
{
    QTest::addColumn<bool>("strong");
    QTest::addColumn<int>("face");
    QTest::addColumn<bool>("falls");
    for (int face = 1; face <= 10; ++face) {
        QTest::addRow("mast, %d", face) << false << face << (face <= 5);
        QTest::addRow("strong mast, %d", face) << true << face << (face <= 3);
    }
}

void RamEffectsTest::sa_7_5_6_mastsUnderSail()
{
    QFETCH(bool, strong);
    QFETCH(int, face);
    QFETCH(bool, falls);
    Duel fight;
    fight.factsOf(fight.target).strongMast = strong;
    fight.at(fight.target).sailSet = true;
    QCOMPARE(fight.rams({1, face}, true, 4000), std::string());
    const Ship& now = fight.at(fight.target);
    QCOMPARE(now.mastDown, falls);
    QCOMPARE(now.adrift, falls);
    QCOMPARE(now.sailSet, !falls);
    QCOMPARE(isDrifting(fight.facts, fight.state, fight.target), falls); // SA-1.4
}

void RamEffectsTest::sa_7_5_7_collisionAstern()
{
    Skirmish fight;
    const ShipNumber mover = fight.add(0);
    const ShipNumber enemy = fight.add(1);
    // By the enemy's bow, at speed modifier 0: 6 is light, whatever speed either makes.
    QCOMPARE(fight.played({6, 1},
                          [&](Proceedings& p) {
                              const RamOutcome outcome = resolveCollision(
                                  fight.facts, fight.state, {enemy, mover, Aspect::Stern, true, 0}, p);
                              QCOMPARE(outcome.onTarget, std::optional(RamResult::Light));
                          }),
             std::string());
    QCOMPARE(fight.at(mover).damage, Damage::Light);
    QCOMPARE(fight.at(enemy).rams, std::int8_t{1});
}

void RamEffectsTest::example7_veteranOnTheBeam()
{
    RamCase ram = beamRam();
    ram.rammer.crew = CrewQuality::Veteran;
    QCOMPARE(sumOf(ram), 5);
}

void RamEffectsTest::example8_unsupportedBronze()
{
    RamCase ram = beamRam();
    ram.rammer.crew = CrewQuality::Veteran;
    ram.rammer.ram = Ram::Bronze;
    QCOMPARE(selfSumOf(ram), 4);
}

void RamEffectsTest::example9_bowRamOfUnequals()
{
    RamCase ram = beamRam();
    ram.aspect = Aspect::Bow;
    ram.target.size = 6;
    QCOMPARE(sumOf(ram), -2 + 2 + 2);
    QCOMPARE(sumOf(counterRam(ram)), 2 + 2 + 2);
}

void RamEffectsTest::example11_strainedHull()
{
    for (const int face : {3, 4}) {
        Skirmish fight;
        const ShipNumber rammer = fight.add(0);
        const ShipNumber target = fight.add(1);
        fight.at(rammer).damage = Damage::Heavy;
        QCOMPARE(fight.played(
                     {face, 8},
                     [&](Proceedings& p) { // 7 or 8: light, one archer or what falls instead
                         resolveRam(fight.facts, fight.state, {rammer, target, Aspect::Beam, true, 8000}, p);
                     }),
                 std::string());
        QCOMPARE(fight.at(rammer).damage, face == 3 ? Damage::Severe : Damage::Heavy);
        QCOMPARE(fight.at(rammer).oars, std::int8_t(fight.fitOf(rammer).oars));
    }
}

void RamEffectsTest::example12_heavyHitForMedium()
{
    Duel fight;
    fight.at(fight.target).damage = Damage::Heavy;
    QCOMPARE(fight.rams({2, 3, 1}), std::string()); // 2 + 4 + 3 = 9
    QCOMPARE(fight.at(fight.target).damage, Damage::Heavy);
    QCOMPARE(fight.at(fight.target).speedLost, std::int8_t{1});
    QCOMPARE(fight.at(fight.target).oars, std::int8_t(fight.fitOf(fight.target).oars - 1));
}

QTEST_APPLESS_MAIN(RamEffectsTest)
#include "ram_effects_test.moc"
