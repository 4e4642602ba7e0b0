// SPDX-License-Identifier: GPL-3.0-or-later
// Movement, its tests, and engaging (SQ-7 to SQ-9).
#include <QTest>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/movement/moves.h"
#include "tests/core/rules/squadrons/skirmish.h"
#include "tests/support/show.h"

using namespace navarch::squadrons;

namespace {

const std::string allowed;

} // namespace

class SquadronMoveTest : public QObject {
    Q_OBJECT
private slots:
    void sq_t4_paces_data();
    void sq_t4_paces();
    void sq_7_1_thePaceIsRolledBeforeThePath();
    void sq_7_2_aboutFaceAndBackingAreWholeTurns();
    void sq_7_3_wheels();
    void sq_7_4_columnsTurnInSuccession();
    void sq_7_5_friendsAndLandBar();
    void sq_7_6_formKeepsItsPlace();
    void sq_7_7_reform();
    void sq_7_8_leaving();
    void sq_7_9_flotsam();
    void sq_8_1_tests_data();
    void sq_8_1_tests();
    void sq_8_2_nearnessWhereTheMoveBegan();
    void sq_8_3_unformedStopsButContactStands();
    void sq_9_1_onlyAFrontEngages();
    void sq_9_4_linksLast();
    void sq_9_6_breakOff();
};

void SquadronMoveTest::sq_t4_paces_data()
{
    QTest::addColumn<int>("formation");
    QTest::addColumn<bool>("disordered");
    QTest::addColumn<int>("face");
    QTest::addColumn<int>("inches");
    const auto row = [](const char* name, Formation formation, bool disordered, int face, int inches) {
        QTest::newRow(name) << static_cast<int>(formation) << disordered << face << inches;
    };
    row("epi mias, 2 on the average die", Formation::EpiMias, false, 1, 2);
    row("epi mias, 3", Formation::EpiMias, false, 3, 3);
    row("epi mias, 5", Formation::EpiMias, false, 6, 5);
    row("disordered, SQ-16.11", Formation::EpiMias, true, 1, 1);
    row("unformed, SQ-16.11", Formation::Unformed, false, 6, 4);
    row("a column", Formation::EpiKeras, false, 0, 8);
    row("a disordered column", Formation::EpiKeras, true, 0, 7);
    row("short columns", Formation::EpiPollon, false, 0, 8);
}

void SquadronMoveTest::sq_t4_paces()
{
    QFETCH(int, formation);
    QFETCH(bool, disordered);
    QFETCH(int, face);
    QFETCH(int, inches);
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0, static_cast<Formation>(formation));
    (void)table.add(1, 3600, 4500, 180);
    table.of(a).disordered = disordered;
    if (face > 0) {
        COMPARE_TEXT(table.refusal(path(a, {{100, 0}})), "Its pace is not rolled yet.");
        COMPARE_TEXT(table.ordered(Pick{a}, {face}), allowed);
    } else {
        COMPARE_TEXT(table.refusal(Pick{a}), "Its pace needs no die.");
    }
    COMPARE_TEXT(table.refusal(path(a, {{inches * 100, 0}})), allowed);
    COMPARE_TEXT(table.refusal(path(a, {{inches * 100 + 1, 0}})),
                 std::to_string(inches) + ".01 inches, it has " + std::to_string(inches) + ".");
    COMPARE_TEXT(table.ordered(path(a, {{inches * 100, 0}})), allowed);
    QCOMPARE(frontOf(baseOf(table.state, a)).y, (10 + inches) * inch);
    COMPARE_TEXT(table.refusal(Stay{a}), "Squadron 2 has already moved.");
}

void SquadronMoveTest::sq_7_1_thePaceIsRolledBeforeThePath()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0);
    const SquadronNumber b = table.add(0, 2600, 1000, 0);
    (void)table.add(1, 3600, 4500, 180);
    COMPARE_TEXT(table.ordered(Pick{a}, {4}), allowed);
    QCOMPARE(table.state.phase, Phase::Path);
    COMPARE_TEXT(table.refusal(Stay{b}), "Squadron 2 has been picked to advance.");
    COMPARE_TEXT(table.refusal(AboutFace{a}), "Squadron 2 has been picked to advance.");
    COMPARE_TEXT(table.ordered(path(a, {{150, 0}})), allowed); // less may be used
    COMPARE_TEXT(table.where(a), "36.00, 11.50 / 0, epi mias");
    QCOMPARE(table.state.phase, Phase::Moves);
    // A kyklos stays.
    table.put(b, 2600, 1000, 0, Formation::Kyklos);
    COMPARE_TEXT(table.refusal(path(b, {{100, 0}})), "A kyklos stays.");
}

void SquadronMoveTest::sq_7_2_aboutFaceAndBackingAreWholeTurns()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0);
    const SquadronNumber b = table.add(0, 2600, 1000, 0, Formation::EpiKeras);
    (void)table.add(1, 3600, 4500, 180);
    COMPARE_TEXT(table.refusal(AboutFace{b}), "Only epi mias can do that.");
    COMPARE_TEXT(table.refusal(Back{b, inch}), "Only epi mias can do that.");
    COMPARE_TEXT(table.refusal(Back{a, 2 * inch + 1}), "2.01 inches, it has 2.");
    COMPARE_TEXT(table.ordered(Back{a, 2 * inch}, {3, 3}), allowed);
    COMPARE_TEXT(table.where(a), "36.00, 8.00 / 0, epi mias");
    table.of(a).hasMoved = false;
    table.disorder(a);
    COMPARE_TEXT(table.refusal(Back{a, 2 * inch}), "2 inches, it has 1.");
    COMPARE_TEXT(table.ordered(AboutFace{a}, {6, 6}), allowed);
    COMPARE_TEXT(table.where(a), "36.00, 7.00 / 180, epi mias, disordered");
    COMPARE_TEXT(table.refusal(Pick{a}), "Squadron 2 has already moved.");
}

void SquadronMoveTest::sq_7_3_wheels()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0);
    const SquadronNumber b = table.add(0, 2600, 1000, 0, Formation::EpiPollon);
    (void)table.add(1, 3600, 4500, 180);
    COMPARE_TEXT(table.ordered(Pick{a}, {4}), allowed); // 4"
    COMPARE_TEXT(table.refusal(path(a, {{0, 58}})), "4.05 inches, it has 4.");
    COMPARE_TEXT(table.refusal(path(a, {{85, 45}})), allowed);
    QVERIFY(table.refusal(path(a, {{86, 45}})).ends_with("inches, it has 4."));
    COMPARE_TEXT(table.ordered(path(a, {{0, 45}, {80, 0}}), {5, 1}), allowed);
    // About the right front corner, (38, 10); then along the new heading.
    COMPARE_TEXT(table.where(a), "37.15, 11.98 / 45, epi mias");
    COMPARE_TEXT(table.refusal(path(b, {{0, 60}, {0, 31}})), "Over 90 degrees.");
    COMPARE_TEXT(table.refusal(path(b, {{0, -180}})), "Over 90 degrees.");
    COMPARE_TEXT(table.refusal(path(b, {{0, -181}})), "There is no such step.");
    COMPARE_TEXT(table.refusal(path(b, {{-1, 0}})), "There is no such step.");
    COMPARE_TEXT(table.refusal(path(b, {{0, -60}, {0, 30}, {485, 0}})), allowed);
    QVERIFY(table.refusal(path(b, {{0, -60}, {0, 30}, {486, 0}})).ends_with("inches, it has 8."));
    COMPARE_TEXT(table.ordered(path(b, {{0, -90}}), {1, 1}), allowed); // fails, and carries it out
    COMPARE_TEXT(table.where(b), "25.00, 11.00 / 270, epi pollon, disordered");
    Skirmish loose;
    const SquadronNumber c = loose.add(0, 3600, 1000, 0);
    (void)loose.add(1, 3600, 4500, 180);
    loose.unform(c);
    COMPARE_TEXT(loose.ordered(Pick{c}, {6}), allowed);
    COMPARE_TEXT(loose.refusal(path(c, {{100, 10}})), "Unformed ships go straight on.");
}

void SquadronMoveTest::sq_7_4_columnsTurnInSuccession()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0, Formation::EpiKeras);
    (void)table.add(1, 3600, 4500, 180);
    COMPARE_TEXT(table.refusal(path(a, {{100, 60}, {100, -31}})), "Over 90 degrees.");
    // Two inches on, to the right, and two more: no test, and the turn costs nothing.
    COMPARE_TEXT(table.ordered(path(a, {{200, 90}, {200, 0}})), allowed);
    QVERIFY(table.of(a).isBent);
    std::array<StandPlace, mostStands> places{};
    QCOMPARE(placesOf(table.facts, table.state, a, places), 4);
    const auto place = [&](std::size_t i) {
        return QStringLiteral("%1 %2 / %3")
            .arg(places[i].centre.x)
            .arg(places[i].centre.y)
            .arg(places[i].heading);
    };
    QCOMPARE(place(0), QStringLiteral("38000 11500 / 90"));
    QCOMPARE(place(1), QStringLiteral("37000 11500 / 90"));
    QCOMPARE(place(2), QStringLiteral("36000 11500 / 90"));
    QCOMPARE(place(3), QStringLiteral("36000 10500 / 0"));
    // Another inch, and it is straight again.
    table.of(a).hasMoved = false;
    COMPARE_TEXT(table.ordered(path(a, {{100, 0}})), allowed);
    COMPARE_TEXT(table.where(a), "39.50, 11.50 / 90, epi keras");
}

void SquadronMoveTest::sq_7_5_friendsAndLandBar()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 300, 1000, 0, Formation::EpiKeras);
    const SquadronNumber b = table.add(0, 300, 1300, 0, Formation::EpiMias);
    (void)table.add(1, 3600, 4500, 180);
    table.shore(navarch::free_table::TableEdge::Left);
    COMPARE_TEXT(table.refusal(path(a, {{400, 0}})), table.facts.name(b) + " bars it.");
    COMPARE_TEXT(table.refusal(path(a, {{190, 0}})), allowed);
    table.put(a, 300, 1700, 270, Formation::EpiKeras);
    COMPARE_TEXT(table.refusal(path(a, {{400, 0}})), "The shore bars it.");
    COMPARE_TEXT(table.refusal(path(a, {{290, 0}})), allowed);
    // A gap as wide as it is wide enough.
    table.put(a, 2000, 1000, 0, Formation::EpiPollon);
    table.put(b, 1700, 1500, 0, Formation::EpiMias);
    const SquadronNumber c = 0;
    table.put(c, 2150, 1500, 0, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(path(a, {{800, 0}})), allowed);
}

void SquadronMoveTest::sq_7_6_formKeepsItsPlace()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0);
    const SquadronNumber b = table.add(0, 2000, 1000, 0, Formation::EpiMias, 1);
    (void)table.add(1, 3600, 4500, 180);
    COMPARE_TEXT(table.refusal(Form{a, Formation::EpiKeras, 0}), "Needs a signal.");
    COMPARE_TEXT(table.refusal(Form{a, Formation::EpiPollon, 90}), "It keeps its heading.");
    COMPARE_TEXT(table.refusal(Form{b, Formation::EpiPollon, 0}), "Too few stands: 1, it needs 2.");
    COMPARE_TEXT(table.ordered(Form{a, Formation::EpiPollon, 0}, {3, 3}), allowed);
    COMPARE_TEXT(table.where(a), "36.00, 10.00 / 0, epi pollon");
    table.of(a).hasMoved = false;
    COMPARE_TEXT(table.ordered(Form{a, Formation::Kyklos, 0}, {3, 3}), allowed);
    COMPARE_TEXT(table.where(a), "36.00, 10.00 / 0, kyklos");
    table.of(a).hasMoved = false;
    COMPARE_TEXT(table.ordered(Form{a, Formation::EpiMias, 90}, {3, 3}), allowed); // its centre stays
    COMPARE_TEXT(table.where(a), "36.50, 9.00 / 90, epi mias");
    table.put(a, 3600, 1000, 0, Formation::EpiPollon);
    table.of(a).hasMoved = false;
    table.put(b, 3800, 1000, 0, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(Form{a, Formation::EpiMias, 0}), "No room.");
}

void SquadronMoveTest::sq_7_7_reform()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0);
    (void)table.add(1, 3600, 4500, 180);
    COMPARE_TEXT(table.refusal(Reform{a, Formation::EpiMias, 0}), "Already in good order.");
    table.disorder(a);
    COMPARE_TEXT(table.ordered(Reform{a, Formation::EpiMias, 0}, {3, 2}), allowed);
    COMPARE_TEXT(table.where(a), "36.00, 10.00 / 0, epi mias, disordered"); // failure changes nothing
    table.of(a).hasMoved = false;
    COMPARE_TEXT(table.ordered(Reform{a, Formation::EpiMias, 0}, {3, 3}), allowed);
    COMPARE_TEXT(table.where(a), "36.00, 10.00 / 0, epi mias");
    table.unform(a);
    table.of(a).hasMoved = false;
    COMPARE_TEXT(table.ordered(Reform{a, Formation::EpiKeras, 90}, {3, 3}), allowed);
    COMPARE_TEXT(table.where(a), "38.00, 9.00 / 90, epi keras, disordered");
}

void SquadronMoveTest::sq_7_8_leaving()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 300, 1000, 270, Formation::EpiKeras);
    (void)table.add(1, 3600, 4500, 180);
    COMPARE_TEXT(table.ordered(path(a, {{340, 0}})), allowed); // half the lead stand is over
    COMPARE_TEXT(table.where(a), "-0.40, 10.00 / 270, epi keras");
    table.of(a).hasMoved = false;
    COMPARE_TEXT(table.ordered(path(a, {{20, 0}})), allowed);
    COMPARE_TEXT(table.where(a), "off");
    QCOMPARE(table.of(a).leaving, Leaving::Fled);
}

void SquadronMoveTest::sq_7_9_flotsam()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0, Formation::EpiKeras);
    (void)table.add(1, 3600, 4500, 180);
    table.state.flotsam.push_back({36'000, 15'000});
    COMPARE_TEXT(table.ordered(path(a, {{390, 0}})), allowed); // it ends 1.1" off
    table.of(a).hasMoved = false;
    COMPARE_TEXT(table.ordered(path(a, {{20, 0}}), {1, 1}), allowed);
    QVERIFY(table.of(a).disordered);
    table.of(a).hasMoved = false;
    COMPARE_TEXT(table.ordered(path(a, {{800, 0}}), {1, 1}), "8 inches, it has 7.");
    COMPARE_TEXT(table.ordered(path(a, {{700, 0}})), allowed); // it lay on it already and leaves
    // Becoming unformed it stops there.
    table.put(a, 3600, 1000, 0, Formation::EpiKeras);
    table.disorder(a);
    table.of(a).hasMoved = false;
    COMPARE_TEXT(table.ordered(path(a, {{700, 0}}), {1, 1}), allowed);
    COMPARE_TEXT(table.where(a), "36.00, 13.99 / 0, unformed");
}

void SquadronMoveTest::sq_8_1_tests_data()
{
    QTest::addColumn<int>("training");
    QTest::addColumn<int>("gap"); // hundredths of an inch to the enemy
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<bool>("passes");
    const auto row = [](const char* name, Training training, int gap, int first, int second, bool passes) {
        QTest::newRow(name) << static_cast<int>(training) << gap << first << second << passes;
    };
    row("SQ-16.8: green at 6.0, 8", Training::Green, 600, 4, 4, false);
    row("SQ-16.8: green at 6.1, 8", Training::Green, 610, 4, 4, true);
    row("6 passes", Training::Trained, 1000, 2, 4, true);
    row("5 fails", Training::Trained, 1000, 1, 4, false);
    row("well trained: 5 passes", Training::WellTrained, 1000, 1, 4, true);
    row("well trained near: 7 passes", Training::WellTrained, 600, 3, 4, true);
    row("well trained near: 6 fails", Training::WellTrained, 600, 3, 3, false);
}

void SquadronMoveTest::sq_8_1_tests()
{
    QFETCH(int, training);
    QFETCH(int, gap);
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(bool, passes);
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0);
    (void)table.add(1, 3600, 1000 + gap, 180);
    table.train(a, static_cast<Training>(training));
    COMPARE_TEXT(table.ordered(AboutFace{a}, {first, second}), allowed);
    QCOMPARE(!table.of(a).disordered, passes);
    QCOMPARE(baseOf(table.state, a).heading, 180); // disordered it carries it out
}

void SquadronMoveTest::sq_8_2_nearnessWhereTheMoveBegan()
{
    // SQ-16.9: epi pollon engages from beyond 6" and from 6".
    for (const bool isNear : {false, true}) {
        Skirmish table;
        const SquadronNumber a = table.add(0, 3600, isNear ? 2400 : 2350, 0, Formation::EpiPollon);
        const SquadronNumber b = table.add(1, 3600, 3000, 180);
        COMPARE_TEXT(table.ordered(path(a, {{800, 0}}), {2, 4}), allowed);
        QCOMPARE(table.of(a).disordered, isNear);
        QCOMPARE(table.of(a).status, Status::Engaged);
        QCOMPARE(table.of(b).status, Status::Engaged);
        QVERIFY(areLinked(table.state, a, b));
    }
}

void SquadronMoveTest::sq_8_3_unformedStopsButContactStands()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2350, 0, Formation::EpiPollon);
    const SquadronNumber b = table.add(1, 3600, 3000, 180);
    table.disorder(a);
    COMPARE_TEXT(table.ordered(path(a, {{700, 0}}), {1, 1}), allowed);
    COMPARE_TEXT(table.where(a), "36.00, 30.00 / 0, unformed");
    QVERIFY(areLinked(table.state, a, b));
    // A wheel that unforms it is not made.
    Skirmish wheeling;
    const SquadronNumber c = wheeling.add(0, 3600, 1000, 0, Formation::EpiPollon);
    (void)wheeling.add(1, 3600, 4500, 180);
    wheeling.disorder(c);
    COMPARE_TEXT(wheeling.ordered(path(c, {{100, 30}, {100, 0}}), {1, 1}), allowed);
    COMPARE_TEXT(wheeling.where(c), "36.00, 11.00 / 0, unformed");
    // Unformed ships engage untested.
    Skirmish loose;
    const SquadronNumber d = loose.add(0, 3600, 2800, 0);
    const SquadronNumber e = loose.add(1, 3600, 3000, 180);
    loose.unform(d);
    COMPARE_TEXT(loose.ordered(Pick{d}, {6}), allowed);
    COMPARE_TEXT(loose.ordered(path(d, {{400, 0}})), allowed);
    QVERIFY(areLinked(loose.state, d, e));
}

void SquadronMoveTest::sq_9_1_onlyAFrontEngages()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2900, 0, Formation::EpiMias);
    const SquadronNumber b = table.add(1, 3350, 2700, 90, Formation::EpiMias, 2);
    COMPARE_TEXT(table.ordered(Pick{a}, {6}), allowed);
    // Wheeling left about its left front corner, (34, 29), its right front corner goes round at 4", and the end of its right
    // side at 4.12": an enemy whose nearest corner lies at 3.9" is met by the front, one at 4.06" by the side.
    table.put(b, 3838, 3195, 0, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(path(a, {{0, -60}})), allowed);
    table.put(b, 3852, 3203, 0, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(path(a, {{0, -60}})), "Only a front engages.");
    COMPARE_TEXT(table.refusal(path(a, {{0, -20}})), allowed); // stops short of it
    table.put(b, 3348, 3203, 0, Formation::EpiMias);           // and to the right likewise
    COMPARE_TEXT(table.refusal(path(a, {{0, 60}})), "Only a front engages.");
    table.put(b, 3362, 3195, 0, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(path(a, {{0, 60}})), allowed);
    // Who means to meet nobody is barred by an enemy before its front.
    table.put(b, 3600, 3100, 180, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(path(a, {{400, 0}}, Intent::None)), table.facts.name(b) + " bars it.");
    COMPARE_TEXT(table.refusal(path(a, {{150, 0}}, Intent::None)), allowed);
}

void SquadronMoveTest::sq_9_4_linksLast()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 3000, 0);
    const SquadronNumber b = table.add(1, 3600, 3000, 180);
    table.link(a, b);
    table.put(b, 3600, 3500, 180, Formation::EpiMias); // wherever the stands are
    QVERIFY(areLinked(table.state, a, b));
    COMPARE_TEXT(table.refusal(Stay{a}), "Squadron 2 is in melee.");
    unlink(table.facts, table.state, a, true);
    QCOMPARE(table.of(a).status, Status::Free);
    QCOMPARE(table.state.flotsam.size(), std::size_t{1}); // SQ-13.6
}

void SquadronMoveTest::sq_9_6_breakOff()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 3000, 0);
    const SquadronNumber b = table.add(1, 3600, 3000, 180);
    COMPARE_TEXT(table.refusal(BreakOff{a}), "Squadron 2 is not in melee.");
    table.link(a, b);
    COMPARE_TEXT(table.ordered(BreakOff{a}, {3, 4}), allowed); // near: 5 fails
    QVERIFY(table.of(a).disordered);
    QVERIFY(areLinked(table.state, a, b));
    table.of(a).hasMoved = false;
    COMPARE_TEXT(table.ordered(BreakOff{a}, {4, 4}), allowed);
    COMPARE_TEXT(table.where(a), "36.00, 29.00 / 0, epi mias, disordered");
    QCOMPARE(table.of(b).status, Status::Free);
    QVERIFY(table.state.flotsam.empty());
    table.put(a, 3600, 3000, 0, Formation::EpiMias);
    table.of(a).hasMoved = false;
    table.link(b, a, Side::Flank);
    COMPARE_TEXT(table.refusal(BreakOff{a}), "Held on flank or rear.");
    table.facts.options.breakOff = false;
    COMPARE_TEXT(table.refusal(BreakOff{a}), "Nobody breaks off in this battle.");
}

QTEST_APPLESS_MAIN(SquadronMoveTest)
#include "move_test.moc"
