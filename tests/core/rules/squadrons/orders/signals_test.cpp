// SPDX-License-Identifier: GPL-3.0-or-later
// Who is named by a signal, who must obey, and whom signal 5 makes engage, at every bound (SQ-6).
#include <QTest>

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/movement/courses.h"
#include "core/rules/squadrons/movement/signals.h"
#include "tests/core/rules/squadrons/skirmish.h"
#include "tests/support/show.h"

using namespace navarch::squadrons;

namespace {

const std::string allowed;

/// A column and a line of the first side, an enemy far off.
struct Fleet : Skirmish {
    SquadronNumber column;
    SquadronNumber line;
    SquadronNumber enemy;
    Fleet()
        : column(add(0, 3600, 1000, 0, Formation::EpiKeras)),
          line(add(0, 2600, 1000, 0)),
          enemy(add(1, 3600, 4500, 180))
    {
    }
};

/// Whom short columns of four stands at (36, 10) could reach with so much, an enemy standing there.
SquadronNumber reached(Formation formation, int enemyX, int enemyY, Length allowance, int stands = 4)
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0, formation, stands);
    (void)table.add(1, enemyX, enemyY, 180);
    return enemyInReach(table.facts, table.state, a, allowance);
}

} // namespace

class SquadronSignalsTest : public QObject {
    Q_OBJECT
private slots:
    void sq_6_1_numbersOfSignals();
    void sq_6_2_oneNumberATurn();
    void sq_6_2_whoMustObey();
    void sq_6_2_whoCannotMayDoOtherwise();
    void sq_6_2_inTheOrderOfSquadrons();
    void sq_6_3_whatObeyingDoes();
    void sq_6_3_obeyingIsAChangeOfFormation();
    void sq_6_3_roomToDeploy();
    void sq_6_3_refusals();
    void sq_6_4_straightAhead();
    void sq_6_4_byOneWheel();
    void sq_6_4_columnsTurnFree();
    void sq_6_4_whoCannotTurn();
    void sq_6_4_paceFirst();
    void sq_6_4_otherOrders();
    void sq_t9_steadySignal();
};

void SquadronSignalsTest::sq_6_1_numbersOfSignals()
{
    Fleet table;
    COMPARE_TEXT(table.refusal(Signal{table.column, 0}), "There is no such signal.");
    COMPARE_TEXT(table.refusal(Signal{table.column, 6}), "There is no such signal.");
    for (std::int8_t number = 1; number <= 5; ++number)
        COMPARE_TEXT(table.refusal(Signal{table.column, number}), allowed);
    COMPARE_TEXT(table.refusal(Signal{table.enemy, 1}), "Its side does not move now.");
    COMPARE_TEXT(table.refusal(Signal{9, 1}), "There is no such squadron.");
    COMPARE_TEXT(table.refusal(Signal{-1, 1}), "There is no such squadron.");
    COMPARE_TEXT(table.ordered(Pick{table.line}, {3}), allowed);
    COMPARE_TEXT(table.refusal(Signal{table.line, 1}), "Too late to signal."); // while its path is waited for
    COMPARE_TEXT(table.ordered(Stay{table.line}), allowed);
    COMPARE_TEXT(table.refusal(Signal{table.column, 1}), "Too late to signal.");
}

void SquadronSignalsTest::sq_6_2_oneNumberATurn()
{
    Fleet table;
    COMPARE_TEXT(table.ordered(Signal{table.column, 2}), allowed);
    QCOMPARE(int(table.state.signal), 2);
    QCOMPARE(int(table.of(table.column).signal), 2);
    QCOMPARE(int(table.of(table.line).signal), 0);
    QCOMPARE(table.event("signal")->text.english(), "Signal 2 to " + table.facts.name(table.column) + ".");
    COMPARE_TEXT(table.refusal(Signal{table.column, 2}),
                 "The signal names " + table.facts.name(table.column) + " already.");
    COMPARE_TEXT(table.refusal(Signal{table.line, 1}), "Another signal is flying.");
    COMPARE_TEXT(table.refusal(Signal{table.line, 2}), allowed);
}

void SquadronSignalsTest::sq_6_2_whoMustObey()
{
    Fleet table;
    COMPARE_TEXT(table.ordered(Signal{table.column, 1}), allowed);
    const std::string must = "A signal is flying that it can obey.";
    COMPARE_TEXT(table.refusal(Stay{table.column}), must);
    COMPARE_TEXT(table.refusal(path(table.column, {{100, 0}})), must);
    COMPARE_TEXT(table.refusal(Form{table.column, Formation::EpiPollon, 0}), must);
    COMPARE_TEXT(table.refusal(EndMoves{0}), must);
    COMPARE_TEXT(table.refusal(Stay{table.line}), allowed); // it is not named
    QCOMPARE(nextToObey(table.facts, table.state, 0), table.column);
    QCOMPARE(nextToObey(table.facts, table.state, 1), noSquadron);
    Fleet engaged = table; // only free squadrons obey
    engaged.link(engaged.enemy, engaged.column, Side::Flank);
    QCOMPARE(nextToObey(engaged.facts, engaged.state, 0), noSquadron);
    COMPARE_TEXT(engaged.refusal(EndMoves{0}), allowed);
    table.of(table.column).hasMoved = true;
    QCOMPARE(nextToObey(table.facts, table.state, 0), noSquadron);
    COMPARE_TEXT(table.refusal(EndMoves{0}), allowed);
}

void SquadronSignalsTest::sq_6_2_whoCannotMayDoOtherwise()
{
    Fleet table;
    COMPARE_TEXT(table.ordered(Signal{table.line, 4}), allowed); // a line does not deploy
    QCOMPARE(nextToObey(table.facts, table.state, 0), noSquadron);
    COMPARE_TEXT(table.refusal(EndMoves{0}), allowed);
    COMPARE_TEXT(table.refusal(Stay{table.line}), allowed);
    COMPARE_TEXT(table.refusal(AboutFace{table.line}), allowed);
    COMPARE_TEXT(table.refusal(Obey{table.line}), "It cannot do what the signal says.");
}

void SquadronSignalsTest::sq_6_2_inTheOrderOfSquadrons()
{
    Fleet table;
    COMPARE_TEXT(table.ordered(Signal{table.line, 1}), allowed);
    QCOMPARE(nextToObey(table.facts, table.state, 0), table.line);
    COMPARE_TEXT(table.ordered(Signal{table.column, 1}), allowed);
    QCOMPARE(nextToObey(table.facts, table.state, 0), table.column); // the lower number
    COMPARE_TEXT(table.ordered(Obey{table.column}, {3, 3}), allowed);
    QCOMPARE(nextToObey(table.facts, table.state, 0), table.line);
    COMPARE_TEXT(table.ordered(Obey{table.line}, {3, 3}), allowed);
    QCOMPARE(nextToObey(table.facts, table.state, 0), noSquadron);
    COMPARE_TEXT(table.where(table.line), "28.00, 9.50 / 90, epi keras");
    COMPARE_TEXT(table.where(table.column), "36.50, 8.00 / 90, epi mias");
}

void SquadronSignalsTest::sq_6_3_whatObeyingDoes()
{
    const auto after = [](Formation formation, int stands, int signal, Degrees heading = 0) {
        Skirmish table;
        const SquadronNumber a = table.add(0, 3600, 1000, heading, formation, stands);
        (void)table.add(1, 3600, 4500, 180);
        const auto mover = obeying(table.facts, table.state, a, signal);
        if (!mover)
            return std::string("cannot");
        settle(table.facts, table.state, *mover);
        return table.where(a);
    };
    COMPARE_TEXT(after(Formation::EpiMias, 4, 1), "38.00, 9.50 / 90, epi keras");
    COMPARE_TEXT(after(Formation::EpiMias, 4, 2), "34.00, 9.50 / 270, epi keras");
    COMPARE_TEXT(after(Formation::EpiMias, 5, 2), "33.50, 9.50 / 270, epi keras");
    COMPARE_TEXT(after(Formation::EpiKeras, 3, 1), "36.50, 8.50 / 90, epi mias");
    COMPARE_TEXT(after(Formation::EpiKeras, 3, 2), "35.50, 8.50 / 270, epi mias");
    COMPARE_TEXT(after(Formation::EpiKeras, 3, 3), "37.00, 10.00 / 0, epi mias");
    COMPARE_TEXT(after(Formation::EpiKeras, 5, 4), "34.00, 10.00 / 0, epi mias");
    COMPARE_TEXT(after(Formation::EpiKeras, 1, 3), "36.00, 10.00 / 0, epi mias");
    COMPARE_TEXT(after(Formation::EpiKeras, 4, 3, 90), "36.00, 8.50 / 90, epi mias");
    COMPARE_TEXT(after(Formation::EpiKeras, 4, 1, 300),
                 "37.98, 9.43 / 30, epi mias"); // its middle is (37.73, 9)
    for (const Formation formation : {Formation::EpiPollon, Formation::Kyklos, Formation::Unformed})
        for (const int signal : {1, 2, 3, 4})
            COMPARE_TEXT(after(formation, 4, signal), "cannot");
    for (const int signal : {3, 4, 5, 0})
        COMPARE_TEXT(after(Formation::EpiMias, 4, signal), "cannot");
    COMPARE_TEXT(after(Formation::EpiKeras, 4, 5), "cannot");
}

void SquadronSignalsTest::sq_6_3_obeyingIsAChangeOfFormation()
{
    Fleet table;
    COMPARE_TEXT(table.ordered(Signal{table.column, 3}), allowed);
    Fleet fails = table;
    COMPARE_TEXT(fails.ordered(Obey{fails.column}, {2, 3}),
                 allowed); // 5 fails: disordered, it carries it out
    COMPARE_TEXT(fails.where(fails.column), "37.50, 10.00 / 0, epi mias, disordered");
    QVERIFY(fails.of(fails.column).hasMoved && fails.state.hasBegun);
    COMPARE_TEXT(fails.refusal(Obey{fails.column}), fails.facts.name(fails.column) + " has already moved.");
    Fleet unformed = table;
    unformed.disorder(unformed.column);
    COMPARE_TEXT(unformed.ordered(Obey{unformed.column}, {2, 3}), allowed);
    COMPARE_TEXT(unformed.where(unformed.column), "36.00, 10.00 / 0, unformed"); // it does not deploy
    QVERIFY(unformed.of(unformed.column).hasMoved);
    // An enemy within six inches is near: 7 fails and 8 passes.
    for (const int face : {3, 4}) {
        Fleet nearby = table;
        nearby.put(nearby.enemy, 3600, 1600, 180, Formation::EpiMias);
        COMPARE_TEXT(nearby.ordered(Obey{nearby.column}, {4, face}), allowed);
        QCOMPARE(nearby.of(nearby.column).disordered, face == 3);
    }
}

void SquadronSignalsTest::sq_6_3_roomToDeploy()
{
    Fleet table;
    COMPARE_TEXT(table.ordered(Signal{table.column, 3}), allowed);
    table.put(table.line, 4150, 1000, 0,
              Formation::EpiMias); // from 39.5: edge to edge with the line from 35.5 to 39.5
    COMPARE_TEXT(table.refusal(Obey{table.column}), allowed);
    table.put(table.line, 4148, 1000, 0, Formation::EpiMias);
    COMPARE_TEXT(table.refusal(Obey{table.column}), "It cannot do what the signal says.");
    COMPARE_TEXT(table.refusal(Stay{table.column}), allowed);
    // On the table only.
    table.put(table.line, 2000, 1000, 0, Formation::EpiMias);
    table.put(table.column, 6850, 1000, 0, Formation::EpiKeras);
    COMPARE_TEXT(table.refusal(Obey{table.column}), allowed);
    table.put(table.column, 6851, 1000, 0, Formation::EpiKeras);
    COMPARE_TEXT(table.refusal(Obey{table.column}), "It cannot do what the signal says.");
}

void SquadronSignalsTest::sq_6_3_refusals()
{
    Fleet table;
    COMPARE_TEXT(table.refusal(Obey{table.column}), "Needs a signal.");
    COMPARE_TEXT(table.ordered(Signal{table.column, 5}), allowed);
    COMPARE_TEXT(table.refusal(Obey{table.column}), "Needs a signal."); // 5 is obeyed by a path
    Fleet bent;
    COMPARE_TEXT(bent.ordered(path(bent.column, {{0, 90}})), allowed);
    bent.of(bent.column).hasMoved = false;
    bent.of(bent.column).signal = 2;
    COMPARE_TEXT(bent.refusal(Obey{bent.column}), "The column is not straight.");
    bent.of(bent.column).signal = 3; // it may deploy, but here is no room to its right
    bent.put(bent.line, 3650, 700, 0, Formation::EpiMias);
    COMPARE_TEXT(bent.refusal(Obey{bent.column}), "It cannot do what the signal says.");
    Fleet path;
    path.of(path.line).signal = 1;
    path.state.phase = Phase::Path;
    path.state.picked = path.line;
    COMPARE_TEXT(path.refusal(Obey{path.line}), "Needs a signal.");
}

void SquadronSignalsTest::sq_6_4_straightAhead()
{
    // Eight inches ahead of (36, 10).
    QVERIFY(reached(Formation::EpiPollon, 3600, 1799, 8 * inch) != noSquadron);
    QCOMPARE(reached(Formation::EpiPollon, 3600, 1802, 8 * inch), noSquadron);
    QVERIFY(reached(Formation::EpiKeras, 3600, 1799, 8 * inch) != noSquadron);
    QVERIFY(reached(Formation::EpiMias, 3600, 1399, 4 * inch) != noSquadron);
    QCOMPARE(reached(Formation::EpiMias, 3600, 1402, 4 * inch), noSquadron);
    QVERIFY(reached(Formation::Unformed, 3600, 1399, 4 * inch) != noSquadron);
}

void SquadronSignalsTest::sq_6_4_byOneWheel()
{
    // Short columns two inches wide; an enemy from 39 to 43, 3" on. Straight ahead they pass it; a wheel to the right about
    // (37, 10) brings it before them, on the other side one to the left.
    QVERIFY(reached(Formation::EpiPollon, 4100, 1300, 8 * inch) != noSquadron);
    QVERIFY(reached(Formation::EpiPollon, 3100, 1300, 8 * inch) != noSquadron);
    QCOMPARE(reached(Formation::EpiPollon, 4100, 1300, 2 * inch), noSquadron); // too far whichever way
    QCOMPARE(reached(Formation::EpiPollon, 3600, 900, 8 * inch), noSquadron);  // behind
}

void SquadronSignalsTest::sq_6_4_columnsTurnFree()
{
    // Due east of the lead stand's middle, at (36, 9.5): a column turns right round, and has all its way ahead of it.
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0, Formation::EpiKeras);
    const SquadronNumber b = table.add(1, 4450, 950, 270, Formation::EpiMias);
    QCOMPARE(enemyInReach(table.facts, table.state, a, 8 * inch), b);
    table.put(b, 4452, 950, 270, Formation::EpiMias);
    QCOMPARE(enemyInReach(table.facts, table.state, a, 8 * inch), noSquadron);
    table.put(b, 2750, 950, 90, Formation::EpiMias); // and due west
    QCOMPARE(enemyInReach(table.facts, table.state, a, 8 * inch), b);
}

void SquadronSignalsTest::sq_6_4_whoCannotTurn()
{
    QCOMPARE(reached(Formation::Unformed, 4100, 1300, 8 * inch), noSquadron); // straight on alone
    QCOMPARE(reached(Formation::Kyklos, 3600, 1100, 8 * inch), noSquadron);   // it stays
}

void SquadronSignalsTest::sq_6_4_paceFirst()
{
    Fleet table;
    table.put(table.enemy, 2600, 1300, 180, Formation::EpiMias);
    COMPARE_TEXT(table.ordered(Signal{table.line, 5}), allowed);
    COMPARE_TEXT(table.refusal(Stay{table.line}), "Signal 5 is flying.");
    COMPARE_TEXT(table.refusal(EndMoves{0}), "Signal 5 is flying.");
    COMPARE_TEXT(table.refusal(Pick{table.line}), allowed);
    Fleet slow = table;
    COMPARE_TEXT(slow.ordered(Pick{slow.line}, {1}), allowed); // 2", and 3" are wanted
    COMPARE_TEXT(slow.refusal(Stay{slow.line}), allowed);
    COMPARE_TEXT(slow.refusal(path(slow.line, {{100, 0}})), allowed);
    Fleet fast = table;
    COMPARE_TEXT(fast.ordered(Pick{fast.line}, {3}), allowed);
    const std::string can = "Signal 5 is flying: it can reach " + fast.facts.name(fast.enemy) + ".";
    COMPARE_TEXT(fast.refusal(Stay{fast.line}), can);
    COMPARE_TEXT(fast.refusal(path(fast.line, {{100, 0}})), can);
    COMPARE_TEXT(fast.refusal(path(fast.line, {{300, 0}})), allowed);
}

void SquadronSignalsTest::sq_6_4_otherOrders()
{
    Fleet table;
    table.put(table.enemy, 3600, 1700, 180, Formation::EpiMias);
    COMPARE_TEXT(table.ordered(Signal{table.column, 5}), allowed);
    const std::string can = "Signal 5 is flying: it can reach " + table.facts.name(table.enemy) + ".";
    COMPARE_TEXT(table.refusal(Form{table.column, Formation::EpiPollon, 0}), can);
    COMPARE_TEXT(table.refusal(Stay{table.column}), can);
    COMPARE_TEXT(table.refusal(EndMoves{0}), can);
    table.put(table.enemy, 3600, 1900, 180, Formation::EpiMias); // 9" off
    COMPARE_TEXT(table.refusal(Form{table.column, Formation::EpiPollon, 0}), allowed);
    COMPARE_TEXT(table.refusal(Stay{table.column}), allowed);
    COMPARE_TEXT(table.refusal(EndMoves{0}), allowed);
    table.put(table.column, 3600, 1800, 0, Formation::Kyklos);
    COMPARE_TEXT(table.refusal(EndMoves{0}), allowed); // a kyklos reaches nobody
}

void SquadronSignalsTest::sq_t9_steadySignal()
{
    // The option waives the -2 for a near enemy to whom signal 5 names.
    for (const bool steady : {true, false})
        for (const bool named : {true, false}) {
            Fleet table;
            table.facts.options.steadySignal = steady;
            table.put(table.enemy, 3600, 1500, 180, Formation::EpiMias);
            if (named)
                COMPARE_TEXT(table.ordered(Signal{table.column, 5}), allowed);
            COMPARE_TEXT(table.ordered(path(table.column, {{600, 0}}), {3, 3}), allowed); // 6, or 4
            QCOMPARE(table.of(table.column).disordered, !(steady && named));
        }
}

QTEST_APPLESS_MAIN(SquadronSignalsTest)
#include "signals_test.moc"
