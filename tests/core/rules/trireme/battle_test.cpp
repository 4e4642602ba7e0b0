// SPDX-License-Identifier: GPL-3.0-or-later
// How battles end (TR-11), what stays secret until it is revealed, and written plots for an editor.
#include <QTest>

#include "core/battle/match/match_of.h"
#include "core/rules/trireme/captains/plot_judge.h"
#include "core/rules/trireme/phases/ending.h"
#include "tests/core/rules/trireme/briefs.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

std::string ended(Skirmish& battle, const std::vector<int>& faces = {})
{
    bool isOver = false;
    const std::string wrong =
        battle.played(faces, [&](Proceedings& p) { isOver = endIfDecided(battle.facts, battle.state, p); });
    return !wrong.empty()            ? wrong
           : !isOver                 ? "goes on"
           : battle.state.victor < 0 ? "draw"
                                     : battle.facts.sides[static_cast<std::size_t>(battle.state.victor)];
}

bool done(MatchOf<Trireme>& match, const Order& order)
{
    return match.perform(match.game().orderJson(order), {}).isDone();
}

/// Everything anybody may read of a battle, as one text.
std::string readBy(const Match& match, int viewer)
{
    std::string text;
    const BoardView view = *match.boardView(viewer);
    text += view.phase.english();
    for (const BoardPiece& piece : view.pieces) {
        for (const Phrase& figure : piece.figures)
            text += piece.name.english() + ": " + figure.english() + "\n";
        for (const Phrase& status : piece.status)
            text += piece.name.english() + ": " + status.english() + "\n";
    }
    for (const MatchStep& step : match.steps()) {
        text += step.wording.english() + "\n";
        for (const BattleEvent& event : step.events)
            text += event.text.english() + "\n";
    }
    return text;
}

} // namespace

class TriremeBattleTest : public QObject {
    Q_OBJECT
private slots:
    void tr_11_1_whenABattleEnds();
    void tr_11_1_concession();
    void tr_11_2_points();
    void tr_11_3_holesAreSettledAfterwards();
    void plotsStaySecretUntilRevealed();
    void captainsDoNotLookAtPlots();
    void shotsAndChoicesStaySecret();
    void anEditorWritesAPlot();
    void anEditorIsToldWhatIsWrong();
    void theRestIsPlottedByACaptain();
    void asPlottedAnswersContacts();
};

void TriremeBattleTest::tr_11_1_whenABattleEnds()
{
    Skirmish battle;
    const ShipNumber ours = battle.add(0, 10, 10, 0);
    const ShipNumber theirs = battle.add(1, 20, 10, 0);
    QCOMPARE(ended(battle), std::string("goes on"));
    Skirmish alone = battle;
    alone.at(theirs).where = Whereabouts::Fled;
    QCOMPARE(ended(alone), std::string("Athens"));
    Skirmish prize = battle; // a prize is nobody's active ship
    prize.at(ours).holder = 1;
    QCOMPARE(ended(prize), std::string("Corinth"));
    Skirmish quiet = battle;
    quiet.state.quiet = 11;
    QCOMPARE(ended(quiet), std::string("goes on"));
    quiet.state.quiet = 12;
    QCOMPARE(ended(quiet), std::string("draw"));
    QVERIFY(quiet.state.stalled && !quiet.state.atTurnLimit);
    Skirmish late = battle;
    late.state.turn = 60;
    late.at(theirs).damage = 3;
    QCOMPARE(ended(late), std::string("draw")); // damage alone is no point
    QVERIFY(late.state.atTurnLimit && !late.state.stalled);
    Skirmish hold = battle;
    hold.facts.condition.holder = 1;
    hold.facts.condition.holdUntil = 5;
    hold.state.turn = 4;
    QCOMPARE(ended(hold), std::string("goes on"));
    hold.state.turn = 5;
    QCOMPARE(ended(hold), std::string("Corinth"));
    Skirmish lost = battle; // who has nobody left does not hold out
    lost.facts.condition.holder = 1;
    lost.facts.condition.holdUntil = 5;
    lost.state.turn = 5;
    lost.at(theirs).where = Whereabouts::Fled;
    QCOMPARE(ended(lost), std::string("Athens"));
    Skirmish leave = battle;
    leave.facts.condition.exiter = 0;
    leave.facts.condition.exits = 1;
    leave.state.exited[0] = 1;
    QCOMPARE(ended(leave), std::string("Athens"));
    Skirmish wall = battle; // a wall that is held fights on
    const ShipNumber section = wall.addWall(20, 1, 2);
    wall.at(theirs).where = Whereabouts::Fled;
    QCOMPARE(ended(wall), std::string("goes on"));
    wall.at(section).holder = 0;
    QCOMPARE(ended(wall), std::string("Athens"));
}

void TriremeBattleTest::tr_11_1_concession()
{
    const Trireme game = gameOf(briefOf(2));
    State state = deployed(game);
    state.ships[3].where = Whereabouts::Fled;
    state.atHex[game.facts().board.indexOf(state.ships[3].hex)] = noShip;
    QCOMPARE(give(game, state, Concede{1}), std::string());
    QVERIFY(game.isOver(state));
    const BattleOutcome outcome = game.outcome(state);
    QVERIFY(outcome.victor == 0 && outcome.conceded == 1);
    QVERIFY(outcome.ships[2].fate == ShipFate::Captured && outcome.ships[3].fate == ShipFate::Fled);
    QCOMPARE(game.unsoundness(state), std::string());
}

void TriremeBattleTest::tr_11_2_points()
{
    Skirmish battle;
    battle.add(0, 10, 10, 0);
    const ShipNumber sunk = battle.add(1, 20, 10, 0, "quadrireme"); // hull 7
    const ShipNumber taken = battle.add(1, 22, 10, 0);              // 6
    const ShipNumber fled = battle.add(1, 24, 10, 0, "quadrireme"); // 7
    battle.add(1, 30, 10, 0);
    const ShipNumber wall = battle.addWall(20, 1, 2);
    battle.at(sunk).where = Whereabouts::Hulk;
    QCOMPARE(pointsOf(battle.facts, battle.state, 0), 7);
    battle.at(taken).holder = 0;
    QCOMPARE(pointsOf(battle.facts, battle.state, 0), 19);
    battle.at(fled).where = Whereabouts::Fled;
    QCOMPARE(pointsOf(battle.facts, battle.state, 0), 22);
    battle.at(wall).holder = 0;
    QCOMPARE(pointsOf(battle.facts, battle.state, 0), 32);
    QCOMPARE(pointsOf(battle.facts, battle.state, 1), 0);
    battle.state.turn = 60;
    QCOMPARE(ended(battle), std::string("Athens"));
}

void TriremeBattleTest::tr_11_3_holesAreSettledAfterwards()
{
    Skirmish battle;
    const ShipNumber ours = battle.add(0, 10, 10, 0);
    const ShipNumber theirs = battle.add(1, 20, 10, 0);
    battle.at(ours).holes = 1;
    battle.at(ours).damage = 4;
    battle.at(theirs).where = Whereabouts::Fled;
    battle.at(theirs).holes = 1;
    battle.at(theirs).holedBy[0] = ours;
    battle.state.atHex[battle.facts.board.indexOf(battle.at(theirs).hex)] = noShip;
    battle.at(theirs).damage = 5;
    QCOMPARE(ended(battle, {4, 1, 5}),
             std::string("Athens")); // ours fails once, theirs sinks out of sight, ours plugs
    QVERIFY(battle.at(theirs).where == Whereabouts::Hulk);
    QCOMPARE(int(battle.at(ours).damage), 5);
    QCOMPARE(int(battle.at(ours).holes), 0);
}

void TriremeBattleTest::plotsStaySecretUntilRevealed()
{
    MatchOf<Trireme> match(gameOf(briefOf(3)), briefOf(3));
    for (std::int8_t side = 0; side < 2; ++side)
        QVERIFY(done(match, Ready{side}));
    QVERIFY(done(match, PlotShip{0, plotFrom("3:PFF/KG").value()}));
    QVERIFY(readBy(match, 0).find("Plotted 3:PFF/KG") != std::string::npos);
    const std::string theirs = readBy(match, 1);
    QVERIFY(theirs.find("3:PFF") == std::string::npos);
    for (const WaitingDecision& waiting : match.decisions())
        QVERIFY(waiting.decision.secret && waiting.wording.english().find("PFF") == std::string::npos);
    for (std::int8_t side = 0; side < 2; ++side) {
        QVERIFY(done(match, HoldCourse{side}));
        QVERIFY(done(match, EndPlot{side}));
        QCOMPARE(readBy(match, 1).find("3:PFF") != std::string::npos, side == 1); // REVEAL
    }
}

void TriremeBattleTest::captainsDoNotLookAtPlots()
{
    // Whatever one side has plotted, the other's captain weighs his plots the same.
    const BattleBrief brief = briefOf(4);
    const Trireme game = gameOf(brief);
    State state = deployed(game);
    for (std::size_t i = 0; i < 4; ++i) { // near enough to matter
        state.atHex[game.facts().board.indexOf(state.ships[i].hex)] = noShip;
        state.ships[i].hex = hex::hexOf(16 + 2 * static_cast<int>(i), 9);
        state.atHex[game.facts().board.indexOf(state.ships[i].hex)] = static_cast<ShipNumber>(i);
    }
    State other = state;
    QCOMPARE(give(game, state, PlotShip{0, plotFrom("3:FFF").value()}), std::string());
    QCOMPARE(give(game, other, PlotShip{0, plotFrom("5:PFFFF").value()}), std::string());
    SimulationCaptain captain(game, Temperament::Steady, 7, 1);
    MeritCaptain<Trireme> played(game, Temperament::Steady, 7, 1);
    Decision decision = game.decisions(state).list[1];
    QCOMPARE(int(decision.side), 1);
    const Order chosen = captain.choose(state, decision, 3);
    QCOMPARE(captain.choose(other, decision, 3), chosen);
    QCOMPARE(played.choose(state, decision, 3), chosen); // and simulations play as people are played against
}

void TriremeBattleTest::shotsAndChoicesStaySecret()
{
    const Trireme game = gameOf(briefOf(2));
    for (const Order& order :
         {Order{Shoot{0, 2, Weapon::Bows, 1, false}}, Order{Strike{0, 2, Contact::Rake, Hand::Port}},
          Order{Grapple{0, 2, true}}, Order{DeployShip{0, 3, 27, 0}}}) {
        const std::string open = game.openWording(order).english();
        QVERIFY(open != game.wording(order).english());
        for (const char* told : {"bow", "rakes", "boards Trireme", "04.28"})
            QVERIFY2(open.find(told) == std::string::npos, open.c_str());
    }
}

void TriremeBattleTest::anEditorWritesAPlot()
{
    MatchOf<Trireme> match(gameOf(briefOf(2)), briefOf(2));
    QVERIFY(!match.plots().plotForm(0).has_value());
    for (std::int8_t side = 0; side < 2; ++side)
        QVERIFY(done(match, Ready{side}));
    auto form = match.plots().plotForm(0);
    QVERIFY(form.has_value());
    QCOMPARE(form->phases, 6);
    QCOMPARE(form->speeds.size(), std::size_t{8});
    QVERIFY(form->speeds[4].whyNot.isEmpty() && form->speeds[4].speed == 3);
    QVERIFY(form->speeds[5].note.english() == "A sprint" && !form->speeds[7].whyNot.isEmpty());
    QCOMPARE(form->draft.steps, std::string("FFF"));
    QVERIFY(!form->isPlotted);
    PlotDraft draft = form->draft;
    draft.speed = 4;
    draft.steps = "FP";
    auto track = match.plots().plotTrack(0, draft);
    QCOMPARE(track->text, std::string("4:FP"));
    QCOMPARE(track->steps.size(), std::size_t{2});
    QCOMPARE(track->steps[0].phase, 1);
    QCOMPARE(track->steps[1].phase, 3);
    QVERIFY(track->steps[1].pose.heading == 5);
    QCOMPARE(track->next.size(), std::size_t{3});
    QVERIFY(track->next[0].whyNot.isEmpty()
            && !track->next[1].whyNot.isEmpty()); // ahead, but no second turn yet
    QVERIFY(track->isRefused());                  // two steps are missing
    draft.steps = "FPFF";
    draft.chosen = {"", "K", "<", "G"};
    track = match.plots().plotTrack(0, draft);
    QVERIFY(!track->isRefused() && track->next.empty());
    QCOMPARE(track->text, std::string("4:FPFF/K<G"));
    QVERIFY(match.plots().readPlot(track->text) == draft);
    QVERIFY(match.perform(*match.plots().plotOrder(0, draft), {}).isDone());
    form = match.plots().plotForm(0);
    QVERIFY(form->isPlotted && form->draft == draft);
    // A battle is watched by ship in the same words.
    QVERIFY(match.described(*match.plots().plotOrder(0, draft))->shape->path.size() == 5);
}

void TriremeBattleTest::anEditorIsToldWhatIsWrong()
{
    MatchOf<Trireme> match(gameOf(briefOf(2)), briefOf(2));
    for (std::int8_t side = 0; side < 2; ++side)
        QVERIFY(done(match, Ready{side}));
    PlotDraft draft;
    draft.speed = 3;
    draft.steps = "PPF";
    const auto track = match.plots().plotTrack(0, draft);
    QCOMPARE(track->notes.size(), std::size_t{1});
    QVERIFY(track->notes[0].isRefusal && track->notes[0].step == 1);
    QCOMPARE(track->notes[0].rule, std::string("TR-5.3"));
    QCOMPARE(track->steps.size(), std::size_t{1});
    draft.steps = "FXF";
    QVERIFY(match.plots().plotTrack(0, draft)->isRefused() && !match.plots().plotOrder(0, draft).has_value());
    draft.speed = 9;
    QVERIFY(match.plots().plotTrack(0, draft)->isRefused());
    QVERIFY(match.plots().plotTrack(99, draft)->isRefused());
    // Warnings do not refuse: a friend in the way, the edge of the board.
    const Trireme& game = match.game();
    State state = match.state();
    place(game.facts(), state, 1, hex::neighbour(state.ships[0].hex, 0));
    draft = {3, "FFF", {}};
    const PlotTrack fouls = game.plotTrack(state, 0, draft);
    QVERIFY(!fouls.isRefused() && fouls.notes.size() == 1);
    QCOMPARE(fouls.notes[0].text.english(), "Step 1 may foul " + game.facts().called(1).english() + ".");
    place(game.facts(), state, 0, hex::hexOf(5, 1));
    const PlotTrack leaves = game.plotTrack(state, 0, draft);
    QVERIFY(!leaves.isRefused() && leaves.notes.size() == 1);
    QCOMPARE(leaves.notes[0].text.english(), std::string("Step 2 leaves the battle for good."));
    QVERIFY(leaves.steps[1].isOff && !leaves.steps[0].isOff);
    draft = {-1, "B", {}};
    QVERIFY(match.plots().plotTrack(0, draft)->isRefused()); // from 3 it cannot stop and back
}

void TriremeBattleTest::theRestIsPlottedByACaptain()
{
    MatchOf<Trireme> match(gameOf(briefOf(3)), briefOf(3));
    for (std::int8_t side = 0; side < 2; ++side)
        QVERIFY(done(match, Ready{side}));
    QVERIFY(done(match, PlotShip{1, plotFrom("2:FF").value()}));
    Decision decision = match.decisions().front().decision;
    int plotted = 0;
    for (; decision.subject != noShip; decision = match.decisions().front().decision, ++plotted)
        match.performCaptains(decision, Temperament::Steady, {});
    QCOMPARE(plotted, 2); // the one that was plotted stays
    QVERIFY(done(match, EndPlot{0}));
    QVERIFY(!match.plots().plotForm(0).has_value()); // the side is done
    QVERIFY(match.plots().plotForm(3).has_value());
}

void TriremeBattleTest::asPlottedAnswersContacts()
{
    Skirmish battle;
    const ShipNumber a = battle.add(0, 20, 20, 0);
    const ShipNumber b = battle.add(1, 20, 19, 2);
    battle.man(a, 0, 4, 0);
    battle.man(b, 0, 2, 0);
    battle.start(a, 1);
    battle.start(b, 0);
    battle.add(0, 2, 25, 0); // somebody to plot for next turn
    battle.add(1, 39, 25, 0);
    QCOMPARE(battle.ordered(PlotShip{a, plotFrom("1:F/AG").value()}), std::string());
    QCOMPARE(battle.ordered(PlotShip{b, plotFrom("0:/RG").value()}), std::string());
    for (std::int8_t side = 0; side < 2; ++side) {
        QCOMPARE(battle.ordered(HoldCourse{side}), std::string());
        QCOMPARE(battle.ordered(EndPlot{side}), std::string());
    }
    QVERIFY(battle.state.phase == Phase::Contact);
    QVERIFY(!battle.refusal(AsPlotted{1}).empty()); // nothing is asked of the other
    QCOMPARE(battle.ordered(AsPlotted{0}), std::string());
    QVERIFY(battle.state.phase == Phase::Grapple);
    QCOMPARE(battle.ordered(AsPlotted{1}), std::string());
    QCOMPARE(battle.ordered(AsPlotted{0}, {1, 1, 1, 1, 1, 1}),
             std::string()); // both board: no die, then a round
    QCOMPARE(battle.state.links.size(), std::size_t{1});
    QVERIFY(battle.state.phase == Phase::Plot && battle.state.turn == 2);
}

QTEST_APPLESS_MAIN(TriremeBattleTest)
#include "battle_test.moc"
