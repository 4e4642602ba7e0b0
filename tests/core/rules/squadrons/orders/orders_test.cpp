// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of single squadrons at every bound: forming, re-forming, backing, breaking off, flotsam (SQ-7, SQ-8, SQ-9, SQ-T8).
#include <QTest>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/movement/moves.h"
#include "core/rules/squadrons/movement/rowing.h"
#include "tests/core/rules/squadrons/skirmish.h"
#include "tests/support/show.h"

using namespace navarch::squadrons;

namespace {

const std::string allowed;

struct One : Skirmish {
    SquadronNumber a;
    SquadronNumber enemy;
    explicit One(Formation formation = Formation::EpiMias, int stands = 4)
        : a(add(0, 3600, 1000, 0, formation, stands)),
          enemy(add(1, 3600, 4500, 180))
    {
    }
    void again() { of(a).hasMoved = false; }
};

} // namespace

class SquadronOrdersTest : public QObject {
    Q_OBJECT
private slots:
    void sq_7_6_whatMayBeFormed();
    void sq_7_6_headingsOutOfAKyklos();
    void sq_7_6_formingFails();
    void sq_7_7_whatMayBeReformed();
    void sq_7_7_reformingInAnyFormation();
    void sq_7_1_backing();
    void sq_7_8_backingOverAnEdge();
    void sq_7_9_backingOntoFlotsam();
    void sq_7_2_aboutFaceFails();
    void sq_9_6_whoMayBreakOff();
    void sq_9_6_whereItGoes();
    void sq_7_9_whereFlotsamIsMet();
    void sq_7_9_turningOntoFlotsam();
    void sq_7_9_onceAMove();
    void sq_8_1_wheelsOnceAMove();
    void sq_7_5_whoIsMetFirst();
    void sq_9_4_allEnemiesAtTheFront();
    void sq_13_5_aRouterInTheWay();
    void sq_t8_paths();
    void sq_t8_paces();
};

void SquadronOrdersTest::sq_7_6_whatMayBeFormed()
{
    One table;
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::EpiMias, 0}),
                 table.facts.name(table.a) + " is in that formation.");
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::Unformed, 0}),
                 table.facts.name(table.a) + " is in that formation.");
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::EpiKeras, 0}), "Needs a signal.");
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::EpiPollon, 0}), allowed);
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::Kyklos, 0}), allowed);
    table.put(table.a, 3600, 1000, 0, Formation::EpiKeras);
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::EpiMias, 0}), "Needs a signal.");
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::EpiPollon, 0}), allowed);
    table.put(table.a, 3600, 1000, 0, Formation::EpiPollon);
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::EpiMias, 0}), allowed);
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::EpiKeras, 0}), allowed);
    table.unform(table.a);
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::EpiMias, 0}),
                 table.facts.name(table.a) + " has no formation to change.");
    One two(Formation::EpiMias, 2);
    COMPARE_TEXT(two.refusal(Form{two.a, Formation::EpiPollon, 0}), allowed);
    COMPARE_TEXT(two.refusal(Form{two.a, Formation::Kyklos, 0}), "Too few stands: 2, it needs 3.");
    One three(Formation::EpiMias, 3);
    COMPARE_TEXT(three.refusal(Form{three.a, Formation::Kyklos, 0}), allowed);
    // Edge to edge is room enough.
    One narrow(Formation::EpiPollon);
    narrow.put(0, 3850, 1000, 0, Formation::EpiMias);
    COMPARE_TEXT(narrow.refusal(Form{narrow.a, Formation::EpiMias, 0}), allowed);
    narrow.put(0, 3848, 1000, 0, Formation::EpiMias);
    COMPARE_TEXT(narrow.refusal(Form{narrow.a, Formation::EpiMias, 0}), "No room.");
}

void SquadronOrdersTest::sq_7_6_headingsOutOfAKyklos()
{
    One table(Formation::Kyklos);
    const auto why = [&](int heading) {
        return table.refusal(Form{table.a, Formation::EpiMias, static_cast<std::int16_t>(heading)});
    };
    COMPARE_TEXT(why(0), allowed);
    COMPARE_TEXT(why(359), allowed);
    COMPARE_TEXT(why(360), "It keeps its heading.");
    COMPARE_TEXT(why(-1), "It keeps its heading.");
    table.put(table.a, 3600, 1000, 10, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::EpiPollon, 10}), allowed);
    COMPARE_TEXT(table.refusal(Form{table.a, Formation::EpiPollon, 11}), "It keeps its heading.");
}

void SquadronOrdersTest::sq_7_6_formingFails()
{
    One table;
    COMPARE_TEXT(table.ordered(Form{table.a, Formation::EpiPollon, 0}, {2, 3}), allowed);
    COMPARE_TEXT(table.where(table.a), "36.00, 10.00 / 0, epi pollon, disordered"); // carried out
    table.again();
    COMPARE_TEXT(table.ordered(Form{table.a, Formation::EpiMias, 0}, {2, 3}), allowed);
    COMPARE_TEXT(table.where(table.a), "36.00, 10.00 / 0, unformed");
    QVERIFY(table.of(table.a).hasMoved);
}

void SquadronOrdersTest::sq_7_7_whatMayBeReformed()
{
    One table;
    COMPARE_TEXT(table.refusal(Reform{table.a, Formation::EpiMias, 0}), "Already in good order.");
    table.disorder(table.a);
    const std::string keeps = "It keeps its formation and heading.";
    COMPARE_TEXT(table.refusal(Reform{table.a, Formation::EpiMias, 0}), allowed);
    COMPARE_TEXT(table.refusal(Reform{table.a, Formation::EpiPollon, 0}), keeps);
    COMPARE_TEXT(table.refusal(Reform{table.a, Formation::EpiMias, 1}), keeps);
    table.unform(table.a);
    COMPARE_TEXT(table.refusal(Reform{table.a, Formation::Unformed, 0}), "Too few stands.");
    COMPARE_TEXT(table.refusal(Reform{table.a, Formation::EpiMias, 0}), allowed);
    COMPARE_TEXT(table.refusal(Reform{table.a, Formation::EpiMias, 359}), allowed);
    COMPARE_TEXT(table.refusal(Reform{table.a, Formation::EpiMias, 360}), "There is no such heading.");
    COMPARE_TEXT(table.refusal(Reform{table.a, Formation::EpiMias, -1}), "There is no such heading.");
    table.put(0, 3700, 1050, 0, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(Reform{table.a, Formation::EpiMias, 0}), "No room.");
    One two(Formation::EpiMias, 2);
    two.unform(two.a);
    COMPARE_TEXT(two.refusal(Reform{two.a, Formation::Kyklos, 0}), "Too few stands.");
    COMPARE_TEXT(two.refusal(Reform{two.a, Formation::EpiPollon, 0}), allowed);
}

void SquadronOrdersTest::sq_7_7_reformingInAnyFormation()
{
    One table;
    table.unform(table.a); // the block from (35, 8) to (37, 10)
    COMPARE_TEXT(table.ordered(Reform{table.a, Formation::EpiPollon, 0}, {3, 3}), allowed);
    COMPARE_TEXT(table.where(table.a), "36.00, 10.00 / 0, epi pollon, disordered"); // one step better
    table.again();
    COMPARE_TEXT(table.ordered(Reform{table.a, Formation::EpiPollon, 0}, {3, 3}), allowed);
    COMPARE_TEXT(table.where(table.a), "36.00, 10.00 / 0, epi pollon");
    table.unform(table.a);
    table.again();
    COMPARE_TEXT(table.ordered(Reform{table.a, Formation::Kyklos, 0}, {2, 3}), allowed); // 5 changes nothing
    COMPARE_TEXT(table.where(table.a), "36.00, 10.00 / 0, unformed");
    QVERIFY(table.of(table.a).hasMoved);
}

void SquadronOrdersTest::sq_7_1_backing()
{
    One table;
    COMPARE_TEXT(table.refusal(Back{table.a, 0}), "0 inches, it has 2.");
    COMPARE_TEXT(table.refusal(Back{table.a, 1}), allowed);
    COMPARE_TEXT(table.refusal(Back{table.a, 2 * inch}), allowed);
    COMPARE_TEXT(table.refusal(Back{table.a, 2 * inch + 10}), "2.01 inches, it has 2.");
    table.put(0, 3600, 750, 0, Formation::EpiMias); // 1.5" behind it
    COMPARE_TEXT(table.refusal(Back{table.a, 1480}), allowed);
    COMPARE_TEXT(table.refusal(Back{table.a, 1500}), table.facts.name(0) + " bars it.");
    table.disorder(table.a);
    COMPARE_TEXT(table.refusal(Back{table.a, 1 * inch}), allowed);
    COMPARE_TEXT(table.refusal(Back{table.a, 1 * inch + 10}), "1.01 inches, it has 1.");
    COMPARE_TEXT(table.ordered(Back{table.a, 1 * inch}, {2, 3}), allowed); // becomes unformed, and stays
    COMPARE_TEXT(table.where(table.a), "36.00, 10.00 / 0, unformed");
}

void SquadronOrdersTest::sq_7_8_backingOverAnEdge()
{
    One table;
    table.put(table.a, 3600, 200, 0, Formation::EpiMias);              // its stands' middles at y = 1.5
    COMPARE_TEXT(table.ordered(Back{table.a, 1500}, {3, 3}), allowed); // on the edge
    COMPARE_TEXT(table.where(table.a), "36.00, 0.50 / 0, epi mias");
    table.again();
    table.put(table.a, 3600, 200, 0, Formation::EpiMias);
    COMPARE_TEXT(table.ordered(Back{table.a, 1510}, {3, 3}), allowed);
    QCOMPARE(table.of(table.a).status, Status::Off);
    QCOMPARE(table.of(table.a).leaving, Leaving::Fled);
}

void SquadronOrdersTest::sq_7_9_backingOntoFlotsam()
{
    One on;
    on.state.flotsam.push_back({36'000, 6'000});
    COMPARE_TEXT(on.ordered(Back{on.a, 2 * inch}, {3, 3, 1, 1}),
                 allowed); // its stern comes to y = 7: an inch
    QVERIFY(on.of(on.a).disordered);
    One off;
    off.state.flotsam.push_back({36'000, 5'980});
    COMPARE_TEXT(off.ordered(Back{off.a, 2 * inch}, {3, 3}), allowed);
    QVERIFY(!off.of(off.a).disordered);
}

void SquadronOrdersTest::sq_7_2_aboutFaceFails()
{
    One table;
    table.disorder(table.a);
    COMPARE_TEXT(table.ordered(AboutFace{table.a}, {2, 3}), allowed);
    COMPARE_TEXT(table.where(table.a), "36.00, 10.00 / 0, unformed");
    One turned;
    turned.put(turned.a, 3600, 1000, 200, Formation::EpiMias);
    COMPARE_TEXT(turned.ordered(AboutFace{turned.a}, {3, 3}), allowed);
    QCOMPARE(baseOf(turned.state, turned.a).heading, 20);
}

void SquadronOrdersTest::sq_9_6_whoMayBreakOff()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 3000, 0);
    const SquadronNumber b = table.add(1, 3600, 3000, 180);
    COMPARE_TEXT(table.refusal(BreakOff{9}), "There is no such squadron.");
    COMPARE_TEXT(table.refusal(BreakOff{b}), "Its side does not move now.");
    COMPARE_TEXT(table.refusal(BreakOff{a}), table.facts.name(a) + " is not in melee.");
    table.link(a, b);
    COMPARE_TEXT(table.refusal(BreakOff{a}), allowed);
    table.of(a).hasMoved = true;
    COMPARE_TEXT(table.refusal(BreakOff{a}), table.facts.name(a) + " has already moved.");
    table.of(a).hasMoved = false;
    table.state.phase = Phase::Path;
    table.state.picked = 0;
    COMPARE_TEXT(table.refusal(BreakOff{a}), "Its side does not move now.");
    table.state.phase = Phase::Moves;
    table.put(a, 3600, 3000, 0, Formation::EpiPollon);
    COMPARE_TEXT(table.refusal(BreakOff{a}), "Only epi mias can back out.");
    table.put(a, 3600, 3000, 0, Formation::EpiMias);
    // Its own front on another's flank holds nobody but that one.
    Skirmish flank;
    const SquadronNumber c = flank.add(0, 3600, 3000, 0);
    const SquadronNumber d = flank.add(1, 3600, 3000, 180);
    flank.link(c, d, Side::Flank);
    COMPARE_TEXT(flank.refusal(BreakOff{c}), allowed);
    flank.turnOf(1);
    COMPARE_TEXT(flank.refusal(BreakOff{d}), "Held on flank or rear.");
    Skirmish rear;
    const SquadronNumber e = rear.add(0, 3600, 3000, 0);
    const SquadronNumber f = rear.add(1, 3600, 3000, 180);
    rear.link(f, e, Side::Rear);
    COMPARE_TEXT(rear.refusal(BreakOff{e}), "Held on flank or rear.");
}

void SquadronOrdersTest::sq_9_6_whereItGoes()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 3000, 0);
    const SquadronNumber b = table.add(1, 3600, 3000, 180);
    table.link(a, b);
    table.put(0, 3600, 2698, 0, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(BreakOff{a}), allowed);
    table.put(0, 3600, 2700, 0, Formation::EpiMias); // exactly 2" behind it: they would touch
    COMPARE_TEXT(table.refusal(BreakOff{a}), "No room.");
    table.disorder(a); // an inch is enough then
    COMPARE_TEXT(table.refusal(BreakOff{a}), allowed);
    // Clear sea lies on the table, as a whole.
    Skirmish edge;
    const SquadronNumber c = edge.add(0, 3600, 300, 0);
    const SquadronNumber d = edge.add(1, 3600, 300, 180);
    edge.link(c, d);
    COMPARE_TEXT(edge.refusal(BreakOff{c}), allowed); // its stern comes to the edge
    edge.put(c, 3600, 299, 0, Formation::EpiMias);
    COMPARE_TEXT(edge.refusal(BreakOff{c}), "No room.");
    edge.put(c, 3600, 300, 0, Formation::EpiMias);
    COMPARE_TEXT(edge.ordered(BreakOff{c}, {4, 4}), allowed);
    COMPARE_TEXT(edge.where(c), "36.00, 1.00 / 0, epi mias");
    QVERIFY(edge.state.links.empty() && edge.state.flotsam.empty());
    QVERIFY(edge.of(c).hasMoved);
}

void SquadronOrdersTest::sq_7_9_whereFlotsamIsMet()
{
    const auto after = [](std::initializer_list<std::pair<int, int>> steps, const std::vector<int>& faces,
                          int y, bool disordered) {
        One table(Formation::EpiKeras);
        table.of(table.a).disordered = disordered;
        table.state.flotsam.push_back({36'000, y * 10});
        const std::string wrong = table.ordered(path(table.a, steps), faces);
        return wrong.empty() ? table.where(table.a) : wrong;
    };
    COMPARE_TEXT(after({{398, 0}}, {}, 1500, false), "36.00, 13.98 / 0, epi keras");
    COMPARE_TEXT(after({{399, 0}}, {1, 1}, 1500, false), "36.00, 13.99 / 0, epi keras, disordered");
    // In parts it is met in the same place: becoming unformed it stops there.
    COMPARE_TEXT(after({{700, 0}}, {1, 1}, 1500, true), "36.00, 13.99 / 0, unformed");
    COMPARE_TEXT(after({{399, 0}, {100, 0}}, {1, 1}, 1500, true), "36.00, 13.99 / 0, unformed");
    COMPARE_TEXT(after({{200, 0}, {300, 0}}, {1, 1}, 1500, true), "36.00, 13.99 / 0, unformed");
    // Of two the nearer, wherever they are in the list.
    One two(Formation::EpiKeras);
    two.disorder(two.a);
    two.state.flotsam = {{36'000, 16'000}, {36'000, 14'000}};
    COMPARE_TEXT(two.ordered(path(two.a, {{700, 0}}), {1, 1}), allowed);
    COMPARE_TEXT(two.where(two.a), "36.00, 12.99 / 0, unformed");
    // Beside its way: half a stand and an inch from its middle.
    One beside(Formation::EpiKeras);
    beside.state.flotsam = {{37'520, 14'000}};
    COMPARE_TEXT(beside.ordered(path(beside.a, {{700, 0}})), allowed);
    One touched(Formation::EpiKeras);
    touched.state.flotsam = {{37'500, 14'000}};
    COMPARE_TEXT(touched.ordered(path(touched.a, {{700, 0}}), {1, 1}), allowed);
    QVERIFY(touched.of(touched.a).disordered);
}

void SquadronOrdersTest::sq_7_9_turningOntoFlotsam()
{
    // The lead stand lies 1.25" from it and, turned by 45, its corner 1.04" from it; nearer by a tenth it is on it.
    for (const int x : {3775, 3765, 3760}) {
        One table(Formation::EpiKeras);
        table.state.flotsam = {{x * 10, 9'500}};
        const bool isOn =
            isOnFlotsam(table.facts, table.state, moverOf(table.facts, table.state, table.a).lead());
        QVERIFY(!isOn);
        const bool comesOn = x <= 3771; // 0.7071" to the corner, and 1.01"
        COMPARE_TEXT(
            table.ordered(path(table.a, {{0, 45}}), comesOn ? std::vector<int>{1, 1} : std::vector<int>{}),
            allowed);
        QCOMPARE(table.of(table.a).disordered, comesOn);
    }
}

void SquadronOrdersTest::sq_7_9_onceAMove()
{
    One table(Formation::EpiKeras);
    table.state.flotsam = {{36'000, 12'000}, {36'000, 16'000}};
    COMPARE_TEXT(table.ordered(path(table.a, {{800, 0}}), {3, 3}), allowed); // one test for both
    One lies(Formation::EpiKeras); // it lies on one already: the next counts
    lies.state.flotsam = {{36'000, 10'500}, {36'000, 16'000}};
    QVERIFY(isOnFlotsam(lies.facts, lies.state, moverOf(lies.facts, lies.state, lies.a).lead()));
    COMPARE_TEXT(lies.ordered(path(lies.a, {{800, 0}}), {3, 3}), allowed);
    One stays(Formation::EpiKeras); // a path that ends on the one it lay on
    stays.state.flotsam = {{36'000, 10'500}};
    COMPARE_TEXT(stays.ordered(path(stays.a, {{100, 0}}), {1, 1}), allowed);
    QVERIFY(stays.of(stays.a).disordered);
}

void SquadronOrdersTest::sq_8_1_wheelsOnceAMove()
{
    One table(Formation::EpiPollon);
    COMPARE_TEXT(table.ordered(path(table.a, {{0, 20}, {100, -20}, {100, 10}}), {2, 3}), allowed);
    QVERIFY(table.of(table.a).disordered);
    QCOMPARE(baseOf(table.state, table.a).heading, 10);
    One column(Formation::EpiKeras); // columns turn untested
    COMPARE_TEXT(column.ordered(path(column.a, {{0, 20}, {100, -20}})), allowed);
}

void SquadronOrdersTest::sq_7_5_whoIsMetFirst()
{
    // A friend and an enemy touched at once: the friend bars the way.
    One table;
    table.put(table.enemy, 3750, 1200, 180, Formation::EpiMias);
    table.put(0, 3450, 1300, 0, Formation::EpiMias);
    COMPARE_TEXT(table.ordered(Pick{table.a}, {6}), allowed);
    COMPARE_TEXT(table.refusal(path(table.a, {{400, 0}})), table.facts.name(0) + " bars it.");
    table.put(0, 3450, 1302, 0, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(path(table.a, {{400, 0}})), allowed);
    // Of two enemies the one that more of its front lies before.
    for (const bool isLeft : {true, false}) {
        Skirmish two;
        const SquadronNumber a = two.add(0, 3600, 1000, 0);
        const SquadronNumber left = two.add(1, isLeft ? 3350 : 3250, 1200, 180);
        const SquadronNumber right = two.add(1, isLeft ? 3950 : 3850, 1200, 180);
        COMPARE_TEXT(two.ordered(Pick{a}, {6}), allowed);
        COMPARE_TEXT(two.ordered(path(a, {{400, 0}}), {6, 6}), allowed);
        QCOMPARE(two.state.links.size(), std::size_t{2}); // both are engaged
        QCOMPARE(two.state.links[0].struck, isLeft ? left : right);
        QCOMPARE(two.state.links[1].struck, isLeft ? right : left);
    }
}

void SquadronOrdersTest::sq_9_4_allEnemiesAtTheFront()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0);
    const SquadronNumber left = table.add(1, 3350, 1200, 180);
    const SquadronNumber right = table.add(1, 3950, 1200, 180);
    table.of(right).status = Status::Routing; // fugitives are struck, not fought
    COMPARE_TEXT(table.ordered(Pick{a}, {6}), allowed);
    COMPARE_TEXT(table.ordered(path(a, {{400, 0}}), {6, 6}), allowed);
    QCOMPARE(table.state.links.size(), std::size_t{1});
    QVERIFY(areLinked(table.state, a, left));
    QCOMPARE(int(table.of(right).halvesLost), 0);
}

void SquadronOrdersTest::sq_13_5_aRouterInTheWay()
{
    One table(Formation::EpiPollon);
    table.of(table.enemy).status = Status::Routing;
    table.put(table.enemy, 3600, 1500, 0, Formation::Unformed);
    COMPARE_TEXT(table.ordered(path(table.a, {{800, 0}})), allowed); // untested
    QCOMPARE(int(table.of(table.enemy).halvesLost), 2);
    QCOMPARE(table.of(table.a).status, Status::Free);
    COMPARE_TEXT(table.where(table.a), "36.00, 13.00 / 0, epi pollon"); // it stops there
    QVERIFY(table.state.links.empty());
}

void SquadronOrdersTest::sq_t8_paths()
{
    One table(Formation::EpiPollon);
    COMPARE_TEXT(table.refusal(path(table.a, {{800, 0}})), allowed);
    COMPARE_TEXT(table.refusal(path(table.a, {{801, 0}})), "8.01 inches, it has 8.");
    COMPARE_TEXT(table.refusal(path(table.a, {{0, 90}})), allowed);
    COMPARE_TEXT(table.refusal(path(table.a, {{0, 91}})), "Over 90 degrees.");
    COMPARE_TEXT(table.refusal(path(table.a, {{0, 45}, {0, -46}})), "Over 90 degrees.");
    COMPARE_TEXT(table.refusal(path(table.a, {{0, 181}})), "There is no such step.");
    COMPARE_TEXT(table.refusal(path(table.a, {{-1, 0}})), "There is no such step.");
    Advance none;
    none.squadron = table.a;
    none.count = -1;
    COMPARE_TEXT(table.refusal(none), "There is no such path.");
    none.count = maxSteps + 1;
    COMPARE_TEXT(table.refusal(none), "There is no such path.");
    none.count = 0;
    COMPARE_TEXT(table.refusal(none), allowed);
    table.put(table.a, 3600, 1000, 0, Formation::EpiKeras); // a column's turns cost nothing
    COMPARE_TEXT(table.refusal(path(table.a, {{400, 90}, {400, 0}})), allowed);
    COMPARE_TEXT(table.refusal(path(table.a, {{400, 90}, {401, 0}})), "8.01 inches, it has 8.");
}

void SquadronOrdersTest::sq_t8_paces()
{
    One table;
    COMPARE_TEXT(table.ordered(Pick{table.a}, {2}), allowed);
    QCOMPARE(table.state.pace, 3 * inch);
    QCOMPARE(table.state.picked, table.a);
    COMPARE_TEXT(table.refusal(Pick{table.a}), table.facts.name(table.a) + " has been picked to advance.");
    COMPARE_TEXT(table.ordered(path(table.a, {{100, 0}})), allowed);
    QCOMPARE(table.state.pace, 0);
    QCOMPARE(table.state.picked, noSquadron);
    One loose;
    loose.unform(loose.a);
    COMPARE_TEXT(loose.ordered(Pick{loose.a}, {1}), allowed);
    QCOMPARE(loose.state.pace, 1 * inch);
    One kyklos(Formation::Kyklos);
    COMPARE_TEXT(kyklos.refusal(Pick{kyklos.a}), "Its pace needs no die.");
    COMPARE_TEXT(kyklos.refusal(path(kyklos.a, {{0, 0}})), "A kyklos stays.");
}

QTEST_APPLESS_MAIN(SquadronOrdersTest)
#include "orders_test.moc"
