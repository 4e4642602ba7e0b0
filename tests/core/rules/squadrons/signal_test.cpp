// SPDX-License-Identifier: GPL-3.0-or-later
// Signals (SQ-6).
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/movement/moves.h"
#include "core/rules/squadrons/movement/signals.h"
#include "tests/core/battle/play/equal_brief.h"
#include "tests/core/rules/squadrons/skirmish.h"
#include "tests/support/show.h"

using namespace navarch::squadrons;

namespace {

const std::string allowed;

} // namespace

class SquadronSignalTest : public QObject {
    Q_OBJECT
private slots:
    void sq_6_1_sq_6_2_oneSignalATurn();
    void sq_6_3_signalsTurnAndDeploy();
    void sq_6_4_signalFiveCompels();
    void sq_6_1_handsAreOfferedWhatDoesSomething();
};

void SquadronSignalTest::sq_6_1_sq_6_2_oneSignalATurn()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0, Formation::EpiKeras);
    const SquadronNumber b = table.add(0, 2600, 1000, 0);
    (void)table.add(1, 3600, 4500, 180);
    COMPARE_TEXT(table.refusal(Obey{a}), "Needs a signal.");
    COMPARE_TEXT(table.ordered(Signal{a, 3}), allowed);
    COMPARE_TEXT(table.refusal(Signal{b, 4}), "Another signal is flying.");
    COMPARE_TEXT(table.ordered(Signal{b, 3}), allowed);
    COMPARE_TEXT(table.refusal(Pick{b}), allowed); // a line cannot obey it
    COMPARE_TEXT(table.refusal(Stay{a}), "A signal is flying that it can obey.");
    COMPARE_TEXT(table.refusal(EndMoves{0}), "A signal is flying that it can obey.");
    COMPARE_TEXT(table.ordered(Obey{a}, {3, 3}), allowed);
    COMPARE_TEXT(table.refusal(Signal{0, 3}), "Too late to signal.");
    COMPARE_TEXT(table.where(a), "37.50, 10.00 / 0, epi mias");
}

void SquadronSignalTest::sq_6_3_signalsTurnAndDeploy()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 1000, 0, Formation::EpiKeras);
    (void)table.add(1, 3600, 4500, 180);
    const auto after = [&](int signal) {
        const auto mover = obeying(table.facts, table.state, a, signal);
        if (!mover)
            return std::string("cannot");
        const TablePoint front = frontOf(mover->base);
        return std::to_string(front.x) + " " + std::to_string(front.y) + " / "
               + std::to_string(mover->base.heading)
               + (mover->formation == Formation::EpiMias ? " line" : " column");
    };
    COMPARE_TEXT(after(1), "36500 8000 / 90 line");
    COMPARE_TEXT(after(2), "35500 8000 / 270 line");
    COMPARE_TEXT(after(3), "37500 10000 / 0 line");
    COMPARE_TEXT(after(4), "34500 10000 / 0 line");
    table.put(a, 3600, 1000, 0, Formation::EpiMias);
    COMPARE_TEXT(after(1), "38000 9500 / 90 column"); // led by the stand at the right end
    COMPARE_TEXT(after(3), "cannot");
    // A column round a corner cannot turn, but can deploy.
    table.put(a, 3600, 1000, 0, Formation::EpiKeras);
    COMPARE_TEXT(table.ordered(path(a, {{200, 90}, {100, 0}})), allowed);
    COMPARE_TEXT(after(1), "cannot");
    COMPARE_TEXT(after(4), "37500 13000 / 90 line");
    table.of(a).hasMoved = false;
    table.state.hasBegun = false;
    COMPARE_TEXT(table.ordered(Signal{a, 1}), allowed);
    for (const int turning : {1, 2}) {
        table.of(a).signal = static_cast<std::int8_t>(turning);
        COMPARE_TEXT(table.refusal(Obey{a}), "The column is not straight.");
    }
    COMPARE_TEXT(table.refusal(Stay{a}), allowed);
}

void SquadronSignalTest::sq_6_4_signalFiveCompels()
{
    Skirmish table;
    const SquadronNumber a = table.add(0, 3600, 2300, 0, Formation::EpiPollon);
    const SquadronNumber b = table.add(0, 2600, 2700, 0);
    const SquadronNumber c = table.add(1, 4000, 3000, 180);
    COMPARE_TEXT(table.ordered(Signal{a, 5}), allowed);
    COMPARE_TEXT(table.ordered(Signal{b, 5}), allowed);
    COMPARE_TEXT(table.refusal(Stay{a}), "Signal 5 is flying: it can reach " + table.facts.name(c) + ".");
    COMPARE_TEXT(table.refusal(path(a, {{500, 0}})),
                 "Signal 5 is flying: it can reach " + table.facts.name(c) + ".");
    COMPARE_TEXT(table.refusal(AboutFace{b}), "Signal 5 is flying.");
    COMPARE_TEXT(table.refusal(EndMoves{0}), "Signal 5 is flying: it can reach " + table.facts.name(c) + ".");
    // By one wheel and a straight advance.
    const SquadronNumber reached = enemyInReach(table.facts, table.state, a, 8 * inch);
    QCOMPARE(reached, c);
    QCOMPARE(enemyInReach(table.facts, table.state, a, 5 * inch), noSquadron);
    // Whoever cannot reach anybody may do as he likes, once his pace is known.
    COMPARE_TEXT(table.ordered(Pick{b}, {1}), allowed);
    COMPARE_TEXT(table.ordered(Stay{b}), allowed);
}

/// A list to read through: no signal that nothing would come of, no path twice, and where it leads.
void SquadronSignalTest::sq_6_1_handsAreOfferedWhatDoesSomething()
{
    const Squadrons game = navarch::begunGame<Squadrons>(navarch::equalBrief("squadrons", 8));
    State state = game.opening();
    navarch::BattleDice dice(7, 1);
    navarch::Proceedings unheard(dice);
    for (const Order& order : {Order{Ready{0}}, Order{Ready{1}}})
        game.perform(state, order, unheard);
    game.perform(state, TakeTurn{state.side, true}, unheard);
    int paths = 0;
    for (const Formation formation : {Formation::EpiMias, Formation::EpiPollon, Formation::EpiKeras}) {
        const SquadronNumber squadron = game.facts().first[static_cast<std::size_t>(state.side)];
        at(state, squadron).formation = formation;
        std::vector<Order> orders;
        game.shipOptions(state, squadron, orders);
        QStringList words;
        for (const Order& order : orders) {
            words << QString::fromStdString(game.wording(order).english());
            const auto* signal = std::get_if<Signal>(&order);
            if (signal && signal->number != 5) {
                QVERIFY(obeying(game.facts(), state, squadron, signal->number));
                const auto shape = game.shapeOf(state, order);
                QVERIFY(shape && shape->formation != game.shapeOf(state, Stay{squadron})->formation);
            }
            paths += std::holds_alternative<Advance>(order);
        }
        words.sort();
        QCOMPARE(words.removeDuplicates(), 0);
        QVERIFY(words.filter(QStringLiteral("Signal 5")).size() == 1);
        QVERIFY(formation != Formation::EpiPollon || words.filter(QStringLiteral("Signal ")).size() == 1);
    }
    QVERIFY(paths > 4);
}

QTEST_APPLESS_MAIN(SquadronSignalTest)
#include "signal_test.moc"
