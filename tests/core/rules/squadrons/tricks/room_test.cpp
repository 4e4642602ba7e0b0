// SPDX-License-Identifier: GPL-3.0-or-later
// Room for tricks, shores, and races in either direction, with exact places (SQ-10.2 to 10.4, SQ-11).
#include <QTest>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/geometry/contact.h"
#include "core/rules/squadrons/movement/tricks.h"
#include "tests/core/rules/squadrons/skirmish.h"
#include "tests/support/show.h"

using namespace navarch::squadrons;

namespace {

const std::string allowed;

/// A defender at (x, 30) heading south, and an attacker that comes straight at its front from 3" off.
struct Onslaught : Skirmish {
    SquadronNumber attacker;
    SquadronNumber defender;

    explicit Onslaught(Formation formation, int attackerX = 3600, int defenderX = 3600, int stands = 4)
        : attacker(add(0, attackerX, 2700, 0, formation, stands)),
          defender(add(1, defenderX, 3000, 180))
    {
    }
    std::string attacks(Intent intent, const std::vector<int>& faces = {})
    {
        if (of(attacker).formation == Formation::EpiMias && state.phase == Phase::Moves)
            if (const std::string why = ordered(Pick{attacker}, {6}); !why.empty())
                return why;
        return ordered(path(attacker, {{400, 0}}, intent), faces);
    }
    [[nodiscard]] std::string whyNot(Intent intent) { return refusal(path(attacker, {{400, 0}}, intent)); }
};

/// The pace of a line of the first side is rolled, so that it may be asked about its paths.
struct Line : Onslaught {
    explicit Line(int attackerX = 3600, int defenderX = 3600, int stands = 4)
        : Onslaught(Formation::EpiMias, attackerX, defenderX, stands)
    {
        (void)ordered(Pick{attacker}, {6});
    }
};

} // namespace

class SquadronRoomTest : public QObject {
    Q_OBJECT
private slots:
    void sq_10_2_clearRoomBehind();
    void sq_10_2_roomForFewerStands();
    void sq_11_1_clearRoomOnEitherFlank();
    void sq_11_1_whoMayNot();
    void sq_11_2_shoresOfAPort();
    void sq_11_2_lessThanAnInchBetween();
    void sq_11_2_aShoreDecidesForTheAttacker();
    void sq_t6_theOtherFlank();
    void sq_t6_bothToTheRight();
    void sq_t6_neitherToTheRight();
    void sq_t6_defenderOnly();
    void sq_11_3_attackerOnlyWithoutRoomCountsAsBoth();
    void sq_11_3_turnsBackAndTestsAgain();
    void sq_11_3_onlyTheAttackersPlayerTests();
    void sq_11_4_lessRoomAtTheEdge();
    void sq_11_4_underAnInch();
    void sq_10_4_beyondAtAnAngle();
    void sq_t5_placesAtAnAngle();
    void sq_t5_neitherWithoutRoomToSpread();
    void sq_9_1_noTrickWithoutContact();
};

void SquadronRoomTest::sq_10_2_clearRoomBehind()
{
    // Its row would stand from (34, 31) to (38, 32).
    Onslaught table(Formation::EpiPollon);
    const SquadronNumber other = table.add(1, 3600, 3200, 180);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), allowed); // edge to edge
    table.put(other, 3600, 3198, 180, Formation::EpiMias);
    const std::string none = "No room behind " + table.facts.name(table.defender) + ".";
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), none);
    table.put(other, 4000, 3150, 180, Formation::EpiMias); // beside that place
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), allowed);
    table.put(other, 3998, 3150, 180, Formation::EpiMias);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), none);
    table.put(other, 3200, 3150, 180, Formation::EpiMias);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), allowed);
    table.put(0, 3202, 3150, 180, Formation::EpiMias); // a friend's stand bars it as well
    table.put(other, 6000, 4500, 180, Formation::EpiMias);
    table.put(0, 3600, 3150, 180, Formation::EpiMias);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), none);
    // No row stands off the table.
    Onslaught edge(Formation::EpiPollon);
    edge.put(edge.defender, 3600, 4600, 180, Formation::EpiMias);
    edge.put(edge.attacker, 3600, 4300, 0, Formation::EpiPollon);
    COMPARE_TEXT(edge.whyNot(Intent::Diekplous), allowed); // from 47 to 48
    edge.put(edge.defender, 3600, 4601, 180, Formation::EpiMias);
    edge.put(edge.attacker, 3600, 4301, 0, Formation::EpiPollon);
    COMPARE_TEXT(edge.whyNot(Intent::Diekplous), none);
}

void SquadronRoomTest::sq_10_2_roomForFewerStands()
{
    // Two stands abreast need two inches only: from (35, 31) to (37, 32).
    Onslaught table(Formation::EpiPollon, 3600, 3600, 2);
    const SquadronNumber other = table.add(1, 3900, 3150, 180);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), allowed);
    table.put(other, 3898, 3150, 180, Formation::EpiMias);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), "No room behind " + table.facts.name(table.defender) + ".");
    table.put(other, 6000, 4500, 180, Formation::EpiMias);
    COMPARE_TEXT(table.attacks(Intent::Diekplous, {3, 3, 2, 3, 3, 3, 1, 2}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "36.00, 31.00 / 180, epi mias");
    QCOMPARE(baseOf(table.state, table.attacker).halfWidth, inch);
}

void SquadronRoomTest::sq_11_1_clearRoomOnEitherFlank()
{
    // On its left, which is east, the attacker would stand from (38, 28.5) to (39, 32.5); on its right from 33 to 34.
    Line table(3500);
    const SquadronNumber other = table.add(1, 4100, 3000, 180);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), allowed);
    table.put(other, 4098, 3000, 180, Formation::EpiMias);
    const std::string none = "No room on the offshore flank of " + table.facts.name(table.defender) + ".";
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), none);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousRight), allowed);
    table.put(other, 3100, 3000, 180, Formation::EpiMias);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousRight), allowed);
    table.put(other, 3102, 3000, 180, Formation::EpiMias);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousRight), none);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), allowed);
    table.put(other, 3850, 3250, 180, Formation::EpiKeras); // north of that place
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), allowed);
    table.put(other, 3850, 3248, 180, Formation::EpiKeras);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), none);
}

void SquadronRoomTest::sq_11_1_whoMayNot()
{
    Line table(3500);
    table.put(table.defender, 3600, 3000, 180, Formation::Kyklos);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft),
                 table.facts.name(table.defender) + " is not in epi mias.");
    table.put(table.defender, 3600, 3000, 180, Formation::EpiMias);
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), "Needs epi pollon.");
    COMPARE_TEXT(table.whyNot(Intent::DiekplousInColumns), "Needs epi pollon.");
    table.of(table.defender).status = Status::Running;
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), table.facts.name(table.defender) + " is in melee.");
    table.of(table.defender).status = Status::Routing;
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft), "It meets no enemy there.");
    table.of(table.defender).status = Status::Free;
    table.put(table.defender, 3600, 3100, 0, Formation::EpiMias); // from behind
    COMPARE_TEXT(table.whyNot(Intent::PeriplousLeft),
                 "Not the front of " + table.facts.name(table.defender) + ".");
    table.put(table.attacker, 3500, 2700, 0, Formation::EpiPollon);
    COMPARE_TEXT(table.whyNot(Intent::PeriplousRight), "Needs epi mias.");
    Onslaught green(Formation::EpiPollon);
    green.train(green.attacker, Training::WellTrained);
    COMPARE_TEXT(green.whyNot(Intent::DiekplousInColumns), allowed);
    green.train(green.attacker, Training::Green);
    COMPARE_TEXT(green.whyNot(Intent::DiekplousInColumns), "Green crews cannot.");
}

void SquadronRoomTest::sq_11_2_shoresOfAPort()
{
    const auto offshore = [](int alpha, Degrees heading) {
        Onslaught table(Formation::EpiMias);
        table.state.alpha = static_cast<std::int8_t>(alpha);
        table.shore(navarch::free_table::TableEdge::Far); // a port: the second side's base edge
        table.put(table.defender, 3600, 3000, heading, Formation::EpiMias);
        return offshoreOf(table.facts, table.state, baseOf(table.state, table.defender));
    };
    // The first side is alpha: the far edge is the coast. Heading east, its right is south, away from it.
    QCOMPARE(offshore(0, 90), 1);
    QCOMPARE(offshore(0, 270), -1);
    QCOMPARE(offshore(0, 0), 0);
    // The second is alpha: the near edge is.
    QCOMPARE(offshore(1, 90), -1);
    QCOMPARE(offshore(1, 270), 1);
    QCOMPARE(offshore(1, 180), 0);
}

void SquadronRoomTest::sq_11_2_lessThanAnInchBetween()
{
    Skirmish table;
    const SquadronNumber one = table.add(1, 3600, 3000, 0, Formation::EpiMias, 1);
    const SquadronNumber four = table.add(1, 4600, 3000, 0, Formation::EpiMias, 4);
    table.shore(navarch::free_table::TableEdge::Left);
    const auto offshore = [&](SquadronNumber squadron, Degrees heading) {
        table.put(squadron, 3600, 3000, heading, Formation::EpiMias);
        return offshoreOf(table.facts, table.state, baseOf(table.state, squadron));
    };
    QCOMPARE(offshore(one, 0), 1); // exactly an inch
    QCOMPARE(offshore(one, 180), -1);
    QCOMPARE(offshore(one, 10), 0);  // 0.98"
    QCOMPARE(offshore(four, 75), 1); // 4" x cos 75: 1.04"
    QCOMPARE(offshore(four, 76), 0); // 0.97"
    QCOMPARE(offshore(four, 105), -1);
    QCOMPARE(offshore(four, 104), 0);
}

void SquadronRoomTest::sq_11_2_aShoreDecidesForTheAttacker()
{
    // West of the table is land: the offshore flank of a defender that looks south is its left, whatever he names.
    for (const Intent named : {Intent::PeriplousLeft, Intent::PeriplousRight}) {
        Onslaught table(Formation::EpiMias, 3500);
        table.shore(navarch::free_table::TableEdge::Left);
        const SquadronNumber west = table.add(1, 3000, 3000, 180); // no room there, and none is wanted
        COMPARE_TEXT(table.attacks(named, {3, 3, 2, 3, 3, 3, 1, 2}), allowed);
        COMPARE_TEXT(table.where(table.attacker), "38.00, 30.50 / 270, epi mias"); // SQ-16.13
        QCOMPARE(table.of(west).status, Status::Free);
    }
}

void SquadronRoomTest::sq_t6_theOtherFlank()
{
    Onslaught table(Formation::EpiMias, 3500);
    COMPARE_TEXT(table.attacks(Intent::PeriplousRight, {3, 3, 2, 3, 3, 3, 1, 2}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "34.00, 30.50 / 90, epi mias");
    QCOMPARE(table.state.links.size(), std::size_t{1});
    QCOMPARE(table.state.links[0].at, Side::Flank);
    QCOMPARE(table.state.links[0].place, (TablePoint{34'000, 30'500}));
    QVERIFY(table.of(table.attacker).hasMoved && table.of(table.attacker).hasFought);
    QCOMPARE(int(table.of(table.defender).halvesLost), 1); // 6 of an even line against a rank of 4
    QVERIFY(table.of(table.defender).mustTestMorale);      // 3 less 3
}

void SquadronRoomTest::sq_t6_bothToTheRight()
{
    Onslaught table(Formation::EpiMias, 3500);
    // 3 and 4 on average dice: seven inches west, columns led by the stands at those ends.
    COMPARE_TEXT(table.attacks(Intent::PeriplousRight, {3, 3, 3, 3, 2, 4}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "26.00, 29.50 / 270, epi keras");
    COMPARE_TEXT(table.where(table.defender), "27.00, 30.50 / 270, epi keras");
    QCOMPARE(table.of(table.attacker).status, Status::Running);
    QCOMPARE(table.of(table.defender).status, Status::Running);
    QVERIFY(table.of(table.attacker).hasMoved && table.of(table.defender).hasMoved);
    QVERIFY(table.state.links.empty());
    QCOMPARE(table.state.races.size(), std::size_t{1});
    const Race& race = table.state.races[0];
    QVERIFY(race.offshore == 1 && race.attackerHeading == 0 && race.defenderHeading == 180 && race.turn == 1);
}

void SquadronRoomTest::sq_t6_neitherToTheRight()
{
    Onslaught table(Formation::EpiMias, 3500);
    COMPARE_TEXT(table.attacks(Intent::PeriplousRight, {2, 3, 2, 3, 2}), allowed); // 3 on one average die
    COMPARE_TEXT(table.where(table.attacker), "30.00, 29.50 / 270, epi keras, disordered");
    COMPARE_TEXT(table.where(table.defender), "31.00, 30.50 / 270, epi keras, disordered");
}

void SquadronRoomTest::sq_t6_defenderOnly()
{
    Onslaught table(Formation::EpiMias, 3500);
    COMPARE_TEXT(table.attacks(Intent::PeriplousRight, {2, 3, 3, 3, 4, 4, 3, 3}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "35.00, 30.00 / 0, epi mias, disordered");
    COMPARE_TEXT(table.where(table.defender), "36.00, 30.00 / 180, epi mias");
    QVERIFY(table.state.races.empty());
    QCOMPARE(table.state.links[0].at, Side::Front);
    QCOMPARE(table.state.links[0].place, (TablePoint{36'000, 30'000}));
    QCOMPARE(table.count("battle-test"), 2);
    QCOMPARE(int(table.of(table.defender).halvesLost), 1); // 8 less 1 for disorder
    QCOMPARE(int(table.of(table.attacker).halvesLost), 1); // 6
}

void SquadronRoomTest::sq_11_3_attackerOnlyWithoutRoomCountsAsBoth()
{
    // There is room when it names the flank, but at the second test a third squadron has come to stand there.
    Onslaught table(Formation::EpiMias, 3500);
    COMPARE_TEXT(table.attacks(Intent::PeriplousRight, {3, 3, 3, 3, 1, 1}), allowed); // 2 and 2: four inches
    COMPARE_TEXT(table.where(table.defender), "30.00, 30.50 / 270, epi keras");
    const SquadronNumber third = table.add(1, 2800, 3200, 180);
    ++table.state.turn;
    for (const bool clear : {false, true}) {
        Onslaught again = table;
        if (clear)
            again.put(third, 2800, 4000, 180, Formation::EpiMias);
        const std::vector<int> tests = clear ? std::vector<int>{3, 3, 2, 3, 3, 3, 1, 2} // and a round at once
                                             : std::vector<int>{3, 3, 2, 3, 1, 1};      // and both row
        COMPARE_TEXT(
            again.played(tests, [&](navarch::Proceedings& p) { testRaces(again.facts, again.state, 0, p); }),
            allowed);
        QCOMPARE(again.state.races.size(), std::size_t(clear ? 0 : 1));
        COMPARE_TEXT(again.where(again.attacker),
                     clear ? "30.00, 30.50 / 90, epi mias" : "25.00, 29.50 / 270, epi keras");
    }
}

void SquadronRoomTest::sq_11_3_turnsBackAndTestsAgain()
{
    Onslaught table(Formation::EpiMias, 3500);
    COMPARE_TEXT(table.attacks(Intent::PeriplousRight, {2, 3, 2, 3, 1}), allowed); // neither: 2"
    COMPARE_TEXT(table.where(table.attacker), "31.00, 29.50 / 270, epi keras, disordered");
    ++table.state.turn;
    // Turned back they face each other again, 2" further west; disorder counts: 6 less 1 fails, 7 less 1 succeeds.
    COMPARE_TEXT(table.played({3, 3, 3, 4, 4, 4, 4, 4},
                              [&](navarch::Proceedings& p) { testRaces(table.facts, table.state, 0, p); }),
                 allowed);
    COMPARE_TEXT(table.where(table.attacker), "33.00, 30.00 / 0, epi mias, disordered");
    COMPARE_TEXT(table.where(table.defender), "34.00, 30.00 / 180, epi mias, disordered");
    QVERIFY(areLinked(table.state, table.attacker, table.defender));
    QVERIFY(table.state.races.empty());
}

void SquadronRoomTest::sq_11_3_onlyTheAttackersPlayerTests()
{
    Onslaught table(Formation::EpiMias, 3500);
    COMPARE_TEXT(table.attacks(Intent::PeriplousRight, {3, 3, 3, 3, 1, 1}), allowed);
    const auto tested = [&](int side) {
        return table.played({},
                            [&](navarch::Proceedings& p) { testRaces(table.facts, table.state, side, p); });
    };
    COMPARE_TEXT(tested(0), allowed); // not twice in one turn
    ++table.state.turn;
    COMPARE_TEXT(tested(1), allowed); // nor when the defender's player moves
    QVERIFY(!tested(0).empty());      // dice are wanted
}

void SquadronRoomTest::sq_11_4_lessRoomAtTheEdge()
{
    // Its line from 5 to 9 leads five inches of water to the west edge, the defender's, from 6 to 10, six.
    Onslaught table(Formation::EpiMias, 700, 800);
    COMPARE_TEXT(table.attacks(Intent::PeriplousRight, {3, 3, 3, 3, 6, 6}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "0.00, 29.50 / 270, epi keras");
    COMPARE_TEXT(table.where(table.defender), "1.00, 30.50 / 270, epi keras");
    Onslaught other(Formation::EpiMias, 800, 700); // the defender is nearer
    COMPARE_TEXT(other.attacks(Intent::PeriplousRight, {3, 3, 3, 3, 6, 6}), allowed);
    COMPARE_TEXT(other.where(other.attacker), "1.00, 29.50 / 270, epi keras");
    COMPARE_TEXT(other.where(other.defender), "0.00, 30.50 / 270, epi keras");
}

void SquadronRoomTest::sq_11_4_underAnInch()
{
    Onslaught inches(Formation::EpiMias, 300, 450); // its line begins an inch from the edge
    COMPARE_TEXT(inches.attacks(Intent::PeriplousRight, {3, 3, 3, 3, 6, 6}), allowed);
    COMPARE_TEXT(inches.where(inches.attacker), "0.00, 29.50 / 270, epi keras");
    QCOMPARE(inches.state.races.size(), std::size_t{1});
    Onslaught less(Formation::EpiMias, 299, 450);
    COMPARE_TEXT(less.attacks(Intent::PeriplousRight, {3, 3, 3, 3, 6, 6}), allowed);
    COMPARE_TEXT(less.where(less.attacker), "2.99, 30.00 / 0, epi mias"); // they turn back
    COMPARE_TEXT(less.where(less.defender), "4.50, 30.00 / 180, epi mias");
    QVERIFY(less.state.races.empty());
    QCOMPARE(less.of(less.attacker).status, Status::Engaged);
    QCOMPARE(less.of(less.defender).status, Status::Engaged);
    QVERIFY(!less.of(less.attacker).disordered && !less.of(less.attacker).hasFought); // untested
    QCOMPARE(less.state.links[0].at, Side::Front);
}

void SquadronRoomTest::sq_10_4_beyondAtAnAngle()
{
    // A defender that looks east at (36, 30): P - 7·u is (29, 30), facing it; before its front (42, 30).
    for (const bool clear : {true, false}) {
        Onslaught table(Formation::EpiPollon);
        table.put(table.defender, 3600, 3000, 90, Formation::EpiMias);
        table.put(table.attacker, 3900, 3000, 270, Formation::EpiPollon);
        if (!clear)
            (void)table.add(1, 2850, 3000, 90, Formation::EpiMias);
        COMPARE_TEXT(table.attacks(Intent::Diekplous, {3, 3, 3, 3}), allowed);
        COMPARE_TEXT(table.where(table.attacker),
                     clear ? "29.00, 30.00 / 90, epi mias" : "42.00, 30.00 / 270, epi mias");
        QVERIFY(table.of(table.attacker).hasMoved);
    }
}

void SquadronRoomTest::sq_t5_placesAtAnAngle()
{
    Skirmish table;
    const SquadronNumber east = table.add(1, 3600, 3000, 90, Formation::EpiMias, 2);
    const Base& base = baseOf(table.state, east); // from (35, 29) to (36, 31)
    const auto at = [](const Base& made) {
        const TablePoint front = frontOf(made);
        return QStringLiteral("%1 %2 / %3, %4 wide")
            .arg(front.x)
            .arg(front.y)
            .arg(made.heading)
            .arg(2 * made.halfWidth);
    };
    QCOMPARE(at(behindOf(table.facts, base, 4)), QStringLiteral("35000 30000 / 90, 4000 wide"));
    QCOMPARE(at(behindOf(table.facts, base, 1)), QStringLiteral("35000 30000 / 90, 1000 wide"));
    QCOMPARE(at(besideOf(table.facts, base, 4, 1)), QStringLiteral("35500 29000 / 0, 4000 wide"));
    QCOMPARE(at(besideOf(table.facts, base, 3, -1)), QStringLiteral("35500 31000 / 180, 3000 wide"));
}

void SquadronRoomTest::sq_t5_neitherWithoutRoomToSpread()
{
    // Spread on the front it would lie from 34 to 38, where a friend stands: it engages in the columns it has.
    Onslaught table(Formation::EpiPollon);
    table.put(0, 3750, 2990, 0, Formation::EpiMias);
    COMPARE_TEXT(table.attacks(Intent::Diekplous, {2, 3, 2, 3, 4, 4, 4, 4}), allowed);
    COMPARE_TEXT(table.where(table.attacker), "36.00, 30.00 / 0, epi pollon, disordered");
    QVERIFY(table.of(table.defender).disordered);
    QVERIFY(areLinked(table.state, table.attacker, table.defender));
}

void SquadronRoomTest::sq_9_1_noTrickWithoutContact()
{
    Onslaught table(Formation::EpiPollon);
    COMPARE_TEXT(table.refusal(path(table.attacker, {{299, 0}}, Intent::Diekplous)),
                 "It meets no enemy there.");
    table.of(table.defender).status = Status::Routing;
    COMPARE_TEXT(table.whyNot(Intent::Diekplous), "It meets no enemy there.");
}

QTEST_APPLESS_MAIN(SquadronRoomTest)
#include "room_test.moc"
