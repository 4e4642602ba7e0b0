// SPDX-License-Identifier: GPL-3.0-or-later
// SA-2.11: Crew Tests.
#include "core/rules/salamis_ad_actium/losses/crew_test.h"

#include <algorithm>

#include <QTest>

#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

class CrewTestTest : public QObject {
    Q_OBJECT

private slots:
    void sa_2_11_1_qualities();
    void sa_2_11_1_sixPasses_data();
    void sa_2_11_1_sixPasses();
    void sa_2_11_1_frequenciesMatchTheExactChance_data();
    void sa_2_11_1_frequenciesMatchTheExactChance();
    void sa_2_11_2_squadronCommanderThenAdmiral();
    void sa_2_11_2_thirtyCentimetres();
    void sa_2_11_2_sa_15_9_alliesHearTheirOwn();
    void sa_2_11_2_captain();
    void sa_2_11_2_naturalTenAndOne();
    void sa_2_11_2_byHowMuchATestFails();
    void sa_6_7_beesAboard();
    void sa_8_3_prizeCrewsAreAverage();
};

void CrewTestTest::sa_2_11_1_qualities()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.addCommander(ship, Post::Squadron, CommandQuality::Average);
    const int steps[] = {2, 1, 0, -1, -2};
    for (int i = 0; i < 5; ++i) {
        fight.factsOf(ship).crew = CrewQuality(i);
        for (int j = 0; j < 5; ++j) {
            fight.facts.commanders[0].quality = CommandQuality(j);
            QCOMPARE(crewModifiers(fight.facts, fight.state, ship).sum(), steps[i] + steps[j]);
        }
    }
}

void CrewTestTest::sa_2_11_1_sixPasses_data()
{
    QTest::addColumn<int>("modifier");
    QTest::addColumn<int>("passes");
    for (int modifier = -12; modifier <= 12; ++modifier)
        QTest::addRow("%+d", modifier) << modifier << std::clamp(5 + modifier, 1, 9);
}

void CrewTestTest::sa_2_11_1_sixPasses()
{
    QFETCH(int, modifier);
    QFETCH(int, passes);
    QCOMPARE(crewTestChance(Skirmish().facts.figures, modifier), Fraction(passes, 10));
}

void CrewTestTest::sa_2_11_1_frequenciesMatchTheExactChance_data()
{
    QTest::addColumn<int>("modifier");
    for (const int modifier : {-9, -3, 0, 2, 9})
        QTest::addRow("%+d", modifier) << modifier;
}

void CrewTestTest::sa_2_11_1_frequenciesMatchTheExactChance()
{
    QFETCH(int, modifier);
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    BattleDice dice(2024, 11);
    int passed = 0;
    constexpr int trials = 100'000;
    for (int i = 0; i < trials; ++i)
        fight.rolled(dice, [&](Proceedings& p) {
            passed +=
                passesCrewTest(fight.facts, fight.state, ship, modifier, "SA-2.11.1", "Test", p) ? 1 : 0;
        });
    QVERIFY(isWithin4Errors(passed, trials, crewTestChance(fight.facts.figures, modifier).decimal()));
}

void CrewTestTest::sa_2_11_2_squadronCommanderThenAdmiral()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber flag = fight.add(0);
    const ShipNumber enemy = fight.add(1);
    fight.place(flag, 10, 0, 0);
    fight.place(enemy, 5, 0, 0);
    QCOMPARE(commandLevel(fight.facts, fight.state, ship), 0);
    const std::size_t own = fight.addCommander(flag, Post::Squadron, CommandQuality::Inept);
    fight.addCommander(flag, Post::Fleet, CommandQuality::Exceptional);
    fight.addCommander(enemy, Post::Fleet, CommandQuality::Skilled);
    QCOMPARE(commandLevel(fight.facts, fight.state, ship), -2); // the squadron's own, good or bad
    fight.state.commanders[own].state = PersonState::Dead;
    QCOMPARE(commandLevel(fight.facts, fight.state, ship), 2);
    fight.state.commanders[1].state = PersonState::Captured;
    QCOMPARE(commandLevel(fight.facts, fight.state, ship), 0);
}

void CrewTestTest::sa_2_11_2_thirtyCentimetres()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber flag = fight.add(0);
    fight.addCommander(flag, Post::Squadron, CommandQuality::Skilled);
    fight.place(flag, 18, 24, 0); // 30 cm exactly
    QCOMPARE(commandLevel(fight.facts, fight.state, ship), 1);
    ++fight.state.bases[std::size_t(flag)].centre.y;
    QCOMPARE(commandLevel(fight.facts, fight.state, ship), 0);
    fight.place(flag, 0, 10, 0);
    removeFromTable(fight.state, flag, Whereabouts::Fled);
    QCOMPARE(commandLevel(fight.facts, fight.state, ship), 0);
}

/// An allied contingent's admiral commands his own ships before its host's does, and nobody else's (SA-15.9).
void CrewTestTest::sa_2_11_2_sa_15_9_alliesHearTheirOwn()
{
    Skirmish fight;
    const ShipNumber host = fight.add(0);
    const ShipNumber ally = fight.add(0);
    const ShipNumber other = fight.add(0);
    SquadronFacts allies;
    allies.name = "Leukas";
    allies.side = 0;
    allies.contingent = 0;
    allies.ships = {ally, other};
    const int squadron = static_cast<int>(fight.facts.squadrons.size());
    fight.facts.squadrons.push_back(allies);
    fight.facts.contingents.push_back({"Leukas", 0, 0, {squadron}});
    fight.factsOf(ally).squadron = fight.factsOf(other).squadron = squadron;
    for (const ShipNumber ship : {host, ally, other})
        fight.place(ship, 10 + 5 * ship, 20, 0);
    fight.addCommander(host, Post::Fleet, CommandQuality::Poor);
    QCOMPARE(commandLevel(fight.facts, fight.state, other), -1);
    const std::size_t own = fight.addCommander(ally, Post::Fleet, CommandQuality::Exceptional);
    fight.facts.commanders[own].contingent = 0;
    QCOMPARE(commandLevel(fight.facts, fight.state, other), 2);
    QCOMPARE(commandLevel(fight.facts, fight.state, ally), 2);
    QCOMPARE(commandLevel(fight.facts, fight.state, host), -1);
    loseCommander(fight.facts, fight.state, own, -1); // dismays those who followed him (SA-9.1)
    QVERIFY(fight.at(ally).dismay && fight.at(other).dismay && !fight.at(host).dismay);
    QCOMPARE(commandLevel(fight.facts, fight.state, other), -1);
}

void CrewTestTest::sa_2_11_2_captain()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.at(ship).captain = PersonState::Wounded;
    QCOMPARE(crewModifiers(fight.facts, fight.state, ship).sum(), -1);
    fight.at(ship).captain = PersonState::Dead;
    QCOMPARE(crewModifiers(fight.facts, fight.state, ship).sum(), -2);
}

void CrewTestTest::sa_2_11_2_naturalTenAndOne()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const auto passes = [&](int face, int more) {
        bool passed = false;
        const std::string complaint = fight.played({face}, [&](Proceedings& p) {
            passed = passesCrewTest(fight.facts, fight.state, ship, more, "SA-5.2", "Fast move", p);
        });
        return complaint.empty() && passed;
    };
    QVERIFY(passes(10, -20));
    QVERIFY(!passes(1, 20));
    QVERIFY(passes(6, 0));
    QVERIFY(!passes(5, 0));
    const CrewTestResult lucky{1, 9, false};
    QCOMPARE(lucky.failedBy(6), 1);
}

void CrewTestTest::sa_2_11_2_byHowMuchATestFails()
{
    QCOMPARE((CrewTestResult{4, 4, false}.failedBy(6)), 2);
    QCOMPARE((CrewTestResult{5, 5, false}.failedBy(6)), 1);
    QCOMPARE((CrewTestResult{1, 6, false}.failedBy(6)), 1); // a natural 1, though the score is there
    QCOMPARE((CrewTestResult{1, 9, false}.failedBy(6)), 1);
    QCOMPARE((CrewTestResult{6, 6, true}.failedBy(6)), 0);
    QCOMPARE((CrewTestResult{10, 2, true}.failedBy(6)), 0); // a natural 10
}

void CrewTestTest::sa_6_7_beesAboard()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.at(ship).stung = true;
    QCOMPARE(crewModifiers(fight.facts, fight.state, ship).sum(), -2);
}

void CrewTestTest::sa_8_3_prizeCrewsAreAverage()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.factsOf(ship).crew = CrewQuality::Elite;
    fight.at(ship).captain = PersonState::Dead;
    fight.at(ship).holder = 1;
    QCOMPARE(crewModifiers(fight.facts, fight.state, ship).sum(), 0);
}

QTEST_APPLESS_MAIN(CrewTestTest)
#include "crew_test_test.moc"
