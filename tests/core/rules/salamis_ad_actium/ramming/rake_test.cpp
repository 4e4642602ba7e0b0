// SPDX-License-Identifier: GPL-3.0-or-later
// SA-7.6: oar rakes.
#include "core/rules/salamis_ad_actium/ramming/rake.h"

#include <QTest>

#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// Worked example 10.
struct Example10 {
    Skirmish fight;
    ShipNumber raker = fight.add(0);
    ShipNumber target = fight.add(1);

    Example10()
    {
        fight.fitOf(raker).turnClass = 4;
        fight.fitOf(raker).oars = 4;
        fight.refit(raker);
        fight.at(raker).oars = 2;
        fight.at(raker).isFast = true;
        fight.fitOf(target).turnClass = 3;
        fight.factsOf(target).crew = CrewQuality::Veteran;
    }
};

} // namespace

class RakeTest : public QObject {
    Q_OBJECT

private slots:
    void example10_sa_7_6_1_modifiers();
    void sa_7_6_1_isACrewTest();
    void sa_7_6_2_aDieForEachOar();
    void sa_7_6_2_neverBelowNothing();
    void sa_7_6_1_failureCostsNothing();
    void sa_7_6_2_frequenciesMatchTheExactChances();
};

void RakeTest::example10_sa_7_6_1_modifiers()
{
    const Example10 rake;
    const Modifiers modifiers = rakeModifiers(rake.fight.facts, rake.fight.state, rake.raker, rake.target);
    QCOMPARE(modifiers.sum(), 0);
    QCOMPARE(modifiers.lines().size(), std::size_t{5});
    QCOMPARE(crewTestChance(rake.fight.facts.figures, modifiers.sum()), Fraction(5, 10));
}

void RakeTest::sa_7_6_1_isACrewTest()
{
    Example10 rake;
    rake.fight.factsOf(rake.raker).crew = CrewQuality::Elite;
    QCOMPARE(rake.fight.played({4, 1, 1, 1, 1},
                               [&](Proceedings& p) { // 4 + 0 + 2
                                   QVERIFY(resolveRake(rake.fight.facts, rake.fight.state, rake.raker,
                                                       rake.target, p));
                               }),
             std::string());
}

void RakeTest::sa_7_6_2_aDieForEachOar()
{
    Example10 rake;
    rake.fight.fitOf(rake.target).oars = 5;
    rake.fight.refit(rake.target);
    rake.fight.at(rake.target).oars = 4; // left
    QCOMPARE(rake.fight.played({6, 7, 8, 9, 10},
                               [&](Proceedings& p) {
                                   QVERIFY(resolveRake(rake.fight.facts, rake.fight.state, rake.raker,
                                                       rake.target, p));
                               }),
             std::string());
    QCOMPARE(rake.fight.at(rake.target).oars, std::int8_t{3});
    QCOMPARE(rake.fight.at(rake.target).speedLost, std::int8_t{2});
    QCOMPARE(rake.fight.at(rake.raker).rakes, std::int8_t{1});
    QVERIFY(rake.fight.at(rake.target).wasStruck);
    QVERIFY(rake.fight.event("rake"));
}

void RakeTest::sa_7_6_2_neverBelowNothing()
{
    Example10 rake;
    rake.fight.fitOf(rake.target).speed = 1;
    rake.fight.at(rake.target).oars = 3;
    rake.fight.at(rake.target).marines = 1;
    QCOMPARE(rake.fight.played({6, 9, 9, 9},
                               [&](Proceedings& p) {
                                   QVERIFY(resolveRake(rake.fight.facts, rake.fight.state, rake.raker,
                                                       rake.target, p));
                               }),
             std::string());
    QCOMPARE(rake.fight.at(rake.target).speedLost, std::int8_t{1});
    QCOMPARE(rake.fight.at(rake.target).marines, std::int8_t{1});
}

void RakeTest::sa_7_6_1_failureCostsNothing()
{
    Example10 rake;
    const Ship before = rake.fight.at(rake.target);
    QCOMPARE(rake.fight.played({5},
                               [&](Proceedings& p) {
                                   QVERIFY(!resolveRake(rake.fight.facts, rake.fight.state, rake.raker,
                                                        rake.target, p));
                               }),
             std::string());
    QCOMPARE(rake.fight.at(rake.target).oars, before.oars);
    QCOMPARE(rake.fight.at(rake.raker).rakes, std::int8_t{0});
    QVERIFY(rake.fight.event("rake-failed"));
}

void RakeTest::sa_7_6_2_frequenciesMatchTheExactChances()
{
    Example10 rake;
    const State start = rake.fight.state;
    const int oars = rake.fight.at(rake.target).oars;
    BattleDice dice(31, 7);
    constexpr int trials = 100'000;
    int successes = 0;
    int broken = 0;
    int slowed = 0;
    for (int i = 0; i < trials; ++i) {
        rake.fight.state = start;
        rake.fight.rolled(dice, [&](Proceedings& p) {
            successes += resolveRake(rake.fight.facts, rake.fight.state, rake.raker, rake.target, p) ? 1 : 0;
        });
        broken += oars - rake.fight.at(rake.target).oars;
        slowed += rake.fight.at(rake.target).speedLost;
    }
    QVERIFY(isWithin4Errors(successes, trials, 0.5));
    QVERIFY(isWithin4Errors(broken, successes * oars, 0.1));
    QVERIFY(isWithin4Errors(slowed, successes * oars, 0.2));
}

QTEST_APPLESS_MAIN(RakeTest)
#include "rake_test.moc"
