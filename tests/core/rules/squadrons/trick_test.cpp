// SPDX-License-Identifier: GPL-3.0-or-later
// Diekplous and periplous (SQ-10, SQ-11).
#include <QTest>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/movement/tricks.h"
#include "tests/core/rules/squadrons/skirmish.h"
#include "tests/support/show.h"

using namespace navarch::squadrons;

namespace {

const std::string allowed;

/// SQ-16.13: a defender at (36, 30) / 180, and an attacker of the first side that comes straight at its front.
struct Meeting : Skirmish {
    SquadronNumber attacker;
    SquadronNumber defender;

    explicit Meeting(Formation formation, int x = 3600)
        : attacker(add(0, x, 2700, 0, formation)),
          defender(add(1, 3600, 3000, 180))
    {
    }
    /// The attacker's order; a line has rolled 5" for it.
    std::string attacks(Intent intent, const std::vector<int>& faces = {})
    {
        if (of(attacker).formation == Formation::EpiMias && state.phase == Phase::Moves)
            if (const std::string why = ordered(Pick{attacker}, {6}); !why.empty())
                return why;
        return ordered(path(attacker, {{400, 0}}, intent), faces);
    }
    [[nodiscard]] std::string whyNot(Intent intent) { return refusal(path(attacker, {{400, 0}}, intent)); }
};

} // namespace

class SquadronTrickTest : public QObject {
    Q_OBJECT
private slots:
    void sq_10_1_sq_10_2_whoMayTryADiekplous();
    void sq_t5_attackerOnly();
    void sq_t5_both();
    void sq_10_4_wherePassersEndUp();
    void sq_t5_neither();
    void sq_t5_defenderOnly();
    void sq_11_1_whoMayTryAPeriplous();
    void sq_11_2_offshoreFlank();
    void sq_t6_attackerOnly();
    void sq_t6_both();
    void sq_11_3_theRaceIsTestedAgain();
    void sq_11_4_aRaceEnds();
    void sq_11_4_shortOfRoom();
    void sq_10_3_modifiers();
};

void SquadronTrickTest::sq_10_1_sq_10_2_whoMayTryADiekplous()
{
    Meeting table(Formation::EpiPollon);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), allowed);
    COMPARE_TEXT(table.refusal(path(table.attacker, {{100, 0}}, Intent::Diekplous)),
                 "It meets no enemy there.");
    table.train(table.attacker, Training::Green);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), "Green crews cannot.");
    table.train(table.attacker, Training::Trained);
    table.disorder(table.attacker);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), table.facts.name(table.attacker) + " is disordered.");
    table.of(table.attacker).disordered = false;
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), "Needs epi mias.");
    table.put(table.defender, 3600, 3000, 180, Formation::EpiPollon);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), table.facts.name(table.defender) + " is not in epi mias.");
    table.put(table.defender, 3600, 2900, 0, Formation::EpiMias); // its back
    COMPARE_TEXT(table.whyNot(Intent::Diekplous),
                 "Not the front of " + table.facts.name(table.defender) + ".");
    table.put(table.defender, 3600, 3000, 180, Formation::EpiMias);
    const SquadronNumber second = table.add(1, 3600, 3150, 180);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), "No room behind " + table.facts.name(table.defender) + ".");
    table.put(second, 3600, 3300, 180, Formation::EpiMias);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), allowed);
    table.link(0, table.defender);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), table.facts.name(table.defender) + " is in melee.");
}

void SquadronTrickTest::sq_t5_attackerOnly()
{
    Meeting table(Formation::EpiPollon);
    // Alpha's dice first: the attacker 6, the defender 5; then a round at once: 6 and 3.
    COMPARE_TEXT(table.attacks(Intent::Diekplous, {3, 3, 2, 3, 3, 3, 1, 2}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "36.00, 31.00 / 180, epi mias"); // SQ-16.13
    QCOMPARE(table.state.links.size(), std::size_t{1});
    QCOMPARE(table.state.links.front().at, Side::Rear);
    QCOMPARE(rankOf(table.facts, table.state, table.defender), 4);
    QCOMPARE(int(table.of(table.defender).halvesLost), 1);
    QVERIFY(table.of(table.defender).disordered && table.of(table.defender).mustTestMorale);
    QVERIFY(table.of(table.attacker).hasFought && table.of(table.defender).hasFought); // SQ-4.3
    QVERIFY(!table.of(table.attacker).disordered);
}

void SquadronTrickTest::sq_t5_both()
{
    Meeting table(Formation::EpiPollon);
    COMPARE_TEXT(table.attacks(Intent::Diekplous, {3, 3, 3, 3}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "36.00, 37.00 / 180, epi mias"); // SQ-16.13
    QVERIFY(table.state.links.empty());
    QCOMPARE(table.of(table.attacker).status, Status::Free);
    QCOMPARE(table.of(table.defender).status, Status::Free);
    Meeting columns(Formation::EpiPollon);
    COMPARE_TEXT(columns.attacks(Intent::DiekplousInColumns, {3, 3, 3, 3}), allowed);
    COMPARE_TEXT(columns.where(columns.attacker), "36.00, 37.00 / 180, epi pollon");
}

void SquadronTrickTest::sq_10_4_wherePassersEndUp()
{
    // Not clear beyond: 6" before the front; nor that: where the move began.
    Meeting table(Formation::EpiPollon);
    const SquadronNumber beyond = table.add(1, 3600, 3750, 180);
    COMPARE_TEXT(table.attacks(Intent::Diekplous, {3, 3, 3, 3}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "36.00, 24.00 / 0, epi mias");
    table.put(table.attacker, 3600, 2700, 0, Formation::EpiPollon);
    table.of(table.attacker).hasMoved = false;
    table.put(beyond, 3600, 3750, 180, Formation::EpiMias);
    table.put(0, 3700, 2350, 0, Formation::EpiMias);
    COMPARE_TEXT(table.attacks(Intent::Diekplous, {3, 3, 3, 3}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "36.00, 27.00 / 0, epi pollon");
    Meeting option(Formation::EpiPollon);
    option.facts.options.diekplousInFront = true;
    COMPARE_TEXT(option.attacks(Intent::Diekplous, {3, 3, 3, 3}), allowed);
    COMPARE_TEXT(option.where(option.attacker), "36.00, 24.00 / 0, epi mias");
}

void SquadronTrickTest::sq_t5_neither()
{
    Meeting table(Formation::EpiPollon);
    COMPARE_TEXT(table.attacks(Intent::Diekplous, {2, 3, 2, 3, 4, 4, 4, 4}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "36.00, 30.00 / 0, epi mias, disordered");
    QVERIFY(table.of(table.defender).disordered);
    QCOMPARE(table.state.links.front().at, Side::Front);
    QCOMPARE(int(table.of(table.defender).halvesLost), 1); // 8 - 1
}

void SquadronTrickTest::sq_t5_defenderOnly()
{
    Meeting table(Formation::EpiPollon);
    COMPARE_TEXT(table.attacks(Intent::Diekplous, {2, 3, 3, 3, 4, 4, 4, 4}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "36.00, 30.00 / 0, epi pollon, disordered");
    QVERIFY(!table.of(table.defender).disordered);
    QCOMPARE(table.count("battle-test"), 2);
}

void SquadronTrickTest::sq_11_1_whoMayTryAPeriplous()
{
    Meeting table(Formation::EpiMias, 3500);
    COMPARE_TEXT(table.ordered(Pick{table.attacker}, {6}), allowed);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), allowed);
    table.train(table.attacker, Training::Green); // green may
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), allowed);
    const SquadronNumber next = table.add(1, 4060, 3050, 180);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft),
                 "No room on the offshore flank of " + table.facts.name(table.defender) + ".");
    COMPARE_TEXT(table.whyNot(Intent::PeriplousRight), allowed); // no shore: he names one
    table.put(next, 5000, 3050, 180, Formation::EpiMias);
    table.disorder(table.attacker);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), table.facts.name(table.attacker) + " is disordered.");
}

void SquadronTrickTest::sq_11_2_offshoreFlank()
{
    Meeting table(Formation::EpiMias);
    const auto offshore = [&] {
        return offshoreOf(table.facts, table.state, baseOf(table.state, table.defender));
    };
    QCOMPARE(offshore(), 0);
    table.shore(navarch::free_table::TableEdge::Left);
    QCOMPARE(offshore(), -1); // heading south its left is east
    table.put(table.defender, 3600, 3000, 0, Formation::EpiMias);
    QCOMPARE(offshore(), 1);
    table.put(table.defender, 3600, 3000, 90, Formation::EpiMias); // both flanks as far
    QCOMPARE(offshore(), 0);
    table.put(table.defender, 3600, 3000, 80, Formation::EpiMias); // less than an inch between them
    QCOMPARE(offshore(), 0);
}

void SquadronTrickTest::sq_t6_attackerOnly()
{
    Meeting table(Formation::EpiMias, 3500);
    table.shore(navarch::free_table::TableEdge::Left);
    // The shore decides, whatever he names.
    COMPARE_TEXT(table.attacks(Intent::PeriplousRight, {3, 3, 2, 3, 3, 3, 4, 4}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "38.00, 30.50 / 270, epi mias"); // SQ-16.13
    QCOMPARE(table.state.links.front().at, Side::Flank);
    QCOMPARE(int(table.of(table.attacker).halvesLost), 0); // 8 - 3 fails
    QVERIFY(table.of(table.defender).mustTestMorale);
}

void SquadronTrickTest::sq_t6_both()
{
    Meeting table(Formation::EpiMias, 3500);
    table.shore(navarch::free_table::TableEdge::Left);
    COMPARE_TEXT(table.attacks(Intent::PeriplousLeft, {3, 3, 3, 3, 2, 4}), allowed); // SQ-16.14: 3 + 4
    COMPARE_TEXT(table.where(table.attacker), "44.00, 29.50 / 90, epi keras");
    COMPARE_TEXT(table.where(table.defender), "45.00, 30.50 / 90, epi keras");
    QCOMPARE(table.of(table.attacker).status, Status::Running);
    QCOMPARE(table.of(table.defender).status, Status::Running);
    QVERIFY(table.state.links.empty());
    COMPARE_TEXT(table.refusal(Stay{table.attacker}),
                 table.facts.name(table.attacker) + " is running, routing or pursuing.");
    // Turned back for the next test they stand as they did, farther on.
    table.state.turn = 2;
    COMPARE_TEXT(table.played({1, 1, 6, 6, 4, 4, 4, 4},
                              [&](navarch::Proceedings& p) { testRaces(table.facts, table.state, 0, p); }),
                 allowed);
    COMPARE_TEXT(table.where(table.attacker), "42.00, 30.00 / 0, epi mias, disordered"); // SQ-16.14
    COMPARE_TEXT(table.where(table.defender), "43.00, 30.00 / 180, epi mias");
    QVERIFY(areLinked(table.state, table.attacker, table.defender));
    QVERIFY(table.state.races.empty());
}

void SquadronTrickTest::sq_11_3_theRaceIsTestedAgain()
{
    Meeting table(Formation::EpiMias, 3500);
    table.shore(navarch::free_table::TableEdge::Left);
    COMPARE_TEXT(table.attacks(Intent::PeriplousLeft, {2, 3, 1, 4, 3}), allowed); // neither: 1Avd, 3"
    COMPARE_TEXT(table.where(table.attacker), "40.00, 29.50 / 90, epi keras, disordered");
    COMPARE_TEXT(table.where(table.defender), "41.00, 30.50 / 90, epi keras, disordered");
    table.state.turn = 2;
    // SQ-16.15: disordered both; 6 gives 5, 7 gives 6: the defender alone.
    COMPARE_TEXT(table.played({3, 3, 3, 4, 4, 4, 4, 4},
                              [&](navarch::Proceedings& p) { testRaces(table.facts, table.state, 0, p); }),
                 allowed);
    COMPARE_TEXT(table.where(table.attacker), "38.00, 30.00 / 0, epi mias, disordered");
    QVERIFY(areLinked(table.state, table.attacker, table.defender));
}

void SquadronTrickTest::sq_11_4_aRaceEnds()
{
    Meeting table(Formation::EpiMias, 3500);
    const SquadronNumber third = table.add(1, 4400, 3500, 180);
    COMPARE_TEXT(table.attacks(Intent::PeriplousLeft, {3, 3, 3, 3, 2, 4}), allowed);
    QCOMPARE(table.state.races.size(), std::size_t{1});
    table.link(third, table.attacker, Side::Flank);
    QVERIFY(table.state.races.empty());
    QCOMPARE(table.of(table.attacker).status, Status::Engaged);
    QCOMPARE(table.of(table.defender).status, Status::Free);
    QCOMPARE(table.of(table.defender).formation, Formation::EpiKeras); // as they stand
    Meeting other(Formation::EpiMias, 3500);
    COMPARE_TEXT(other.attacks(Intent::PeriplousLeft, {3, 3, 3, 3, 2, 4}), allowed);
    other.unform(other.defender);
    QVERIFY(other.state.races.empty());
    QCOMPARE(other.of(other.attacker).status, Status::Free);
}

void SquadronTrickTest::sq_11_4_shortOfRoom()
{
    Meeting table(Formation::EpiMias, 3500);
    const SquadronNumber other = table.add(1, 4600, 3050, 0); // five inches east of the defender's left
    COMPARE_TEXT(table.attacks(Intent::PeriplousLeft, {3, 3, 3, 3, 6, 6}), allowed);
    COMPARE_TEXT(table.where(table.defender), "44.00, 30.50 / 90, epi keras"); // less
    QCOMPARE(table.of(other).status, Status::Free);
    // Less than an inch: they turn back, and he engages untested.
    Meeting barred(Formation::EpiMias, 3500);
    (void)barred.add(1, 3700, 2910, 270, Formation::EpiMias, 1);
    COMPARE_TEXT(barred.attacks(Intent::PeriplousLeft, {3, 3, 3, 3, 6, 6}), allowed);
    QVERIFY(areLinked(barred.state, barred.attacker, barred.defender));
    QVERIFY(barred.state.races.empty());
    COMPARE_TEXT(barred.where(barred.attacker), "35.00, 30.00 / 0, epi mias");
    COMPARE_TEXT(barred.where(barred.defender), "36.00, 30.00 / 180, epi mias");
}

void SquadronTrickTest::sq_10_3_modifiers()
{
    Meeting table(Formation::EpiPollon);
    table.train(table.defender, Training::Green);
    table.slow(table.defender);
    table.disorder(table.defender);
    // SQ-16.12: -3 to the defender: 8 gives 5, 9 gives 6.
    Meeting again = table;
    COMPARE_TEXT(table.attacks(Intent::Diekplous, {3, 3, 4, 4, 4, 4, 4, 4}), allowed); // attacker only
    COMPARE_TEXT(table.where(table.attacker), "36.00, 31.00 / 180, epi mias");
    COMPARE_TEXT(again.attacks(Intent::Diekplous, {3, 3, 4, 5}), allowed); // both
    COMPARE_TEXT(again.where(again.attacker), "36.00, 37.00 / 180, epi mias");
}

QTEST_APPLESS_MAIN(SquadronTrickTest)
#include "trick_test.moc"
