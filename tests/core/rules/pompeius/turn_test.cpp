// SPDX-License-Identifier: GPL-3.0-or-later
// Whole turns: the states and flags (PM-4, PM-6, PM-12).
#include <QTest>

#include <algorithm>

#include "core/battle/captains/captain.h"
#include "core/rules/pompeius/captains/signals.h"
#include "core/rules/pompeius/captains/simulation_captain.h"
#include "core/rules/pompeius/captains/tracks.h"
#include "core/rules/pompeius/state/ship_names.h"
#include "tests/core/rules/pompeius/fought.h"

using namespace navarch;
using namespace navarch::pompeius;

namespace {

} // namespace

class PompeiusTurnTest : public QObject {
    Q_OBJECT
private slots:
    void pm_4_1_ordersAreHiddenAndThenShown();
    void pm_6_4_stoppedByARam();
    void pm_12_4_signals();
    void pm_12_4_captainsHoistWhatCanStillBeRead();
    void pm_5_2_everyOrderHasItsWords();
};

void PompeiusTurnTest::pm_4_1_ordersAreHiddenAndThenShown()
{
    Fought battle(briefOf(1));
    QVERIFY(battle.state.phase == Phase::Orders);
    QCOMPARE(int(battle.state.turn), 1); // the first turn opens with orders
    QCOMPARE(battle.plot(0, "1 1L 1"), std::string());
    const auto shown = [&](Viewer viewer) {
        const BoardView view = battle.game.boardView(battle.state, viewer);
        for (const BoardPiece& piece : view.pieces)
            if (piece.ship == 0)
                return std::any_of(piece.figures.begin(), piece.figures.end(),
                                   [](const Phrase& figure) { return figure.text() == "Orders %1"; });
        return false;
    };
    QVERIFY(shown(Viewer{0}) && !shown(Viewer{1}));
    QCOMPARE(battle.plot(0, "1 1 1"), std::string()); // until they are locked they may change
    QCOMPARE(give(battle.game, battle.state, Lock{0}), std::string());
    QVERIFY(!battle.plot(0, "1").empty());
    battle.play();
    QCOMPARE(int(battle.state.turn), 2);
    QVERIFY(battle.told("orders"));
    QCOMPARE(int(battle.at(0).lastSpeed), 3);
}

void PompeiusTurnTest::pm_6_4_stoppedByARam()
{
    BattleBrief brief = briefOf(1, "liburnian"); // no card that would hold or slow them
    brief.options["damage-cards"] = "rower-disorder=0/0,disorder=0/0,stuck=0/0,rudder-damaged=0/"
                                    "0,rudder-jammed=0/0,oars-broken=0/0,oars-fouled=0/0";
    Fought battle(brief);
    battle.put(0, 10, 10, 0);
    battle.put(1, 12, 10, 1);
    QCOMPARE(battle.plot(0, "1 1 1 | Ram"), std::string());
    battle.play();
    QVERIFY(battle.told("ram") || battle.told("collision"));
    QVERIFY(!isHeld(battle.state, 0));
    QVERIFY(battle.where(0) == rex::rexOf(12, 10)); // stopped in the second sub-phase of three
    QCOMPARE(int(battle.at(0).lastSpeed), 0);
    const std::string name = battle.game.facts().name(0);
    QCOMPARE(battle.plot(0, "-1"), name + " must first lie still a whole turn.");
    QCOMPARE(battle.plot(0, "1"), std::string());
    QCOMPARE(battle.plot(0, "0"), std::string());
    battle.play(); // a whole turn at rest
    QCOMPARE(battle.plot(0, "-1"), std::string());
    battle.play();
    QCOMPARE(int(battle.at(0).lastSpeed), -1);
    QCOMPARE(battle.plot(0, "1"), "After going astern " + name + " lies still a turn.");
    QCOMPARE(battle.plot(0, "-1 -1"), std::string());
}

void PompeiusTurnTest::pm_12_4_signals()
{
    for (const auto& [quality, turns] :
         {std::pair{CommandQuality::Skilled, 0}, std::pair{CommandQuality::Average, 1},
          std::pair{CommandQuality::Poor, 2}}) {
        Fought battle(twoSquadrons(1, quality));
        QVERIFY(
            !give(battle.game, battle.state, Hoist{0, 2, Signal::Attack}).empty()); // another side's squadron
        QCOMPARE(give(battle.game, battle.state, Hoist{0, 1, Signal::Attack}), std::string());
        for (int turn = 0; turn < 3; ++turn) {
            for (const int squadron : {0, 1, 2, 3})
                QCOMPARE(signalRead(battle.game.facts(), battle.state, squadron),
                         squadron == 1 && turn == turns ? Signal::Attack : Signal::None);
            battle.play();
            QCOMPARE(battle.told("signal"), turn == 0); // told when orders are shown
        }
    }
    Fought battle(twoSquadrons(1, CommandQuality::Skilled)); // in sight of the flagship
    battle.put(0, 4, 10, 0);
    battle.put(1, 4, 16, 0);
    QCOMPARE(give(battle.game, battle.state, Hoist{0, 1, Signal::Retreat}), std::string());
    QVERIFY(signalRead(battle.game.facts(), battle.state, 1) == Signal::Retreat);
    battle.put(3, 4, 13, 0);
    battle.put(2, 4, 14, 0);
    QVERIFY(signalRead(battle.game.facts(), battle.state, 1) == Signal::None);
    battle.at(0).where = Whereabouts::Sunk; // no flagship, no flags
    QVERIFY(!give(battle.game, battle.state, Hoist{0, 1, Signal::Left}).empty());
    // It binds captains' aims: the enemy lies ahead and their own edge behind.
    for (const Signal signal : {Signal::Attack, Signal::Retreat}) {
        Fought bound(twoSquadrons(1, CommandQuality::Skilled));
        QCOMPARE(give(bound.game, bound.state, Hoist{0, 1, signal}), std::string());
        bound.put(1, 12, 14, 1);
        SimulationCaptain captain(bound.game.facts(), Temperament::Steady, 1, 0);
        PlotShip chosen;
        for (std::uint64_t ordinal = 0; chosen.ship != 1; ++ordinal) {
            const Order& order =
                captain.choose(bound.state, *bound.game.decisions(bound.state).begin(), ordinal);
            if (const auto* plot = std::get_if<PlotShip>(&order))
                chosen = *plot;
            QCOMPARE(give(bound.game, bound.state, Order{order}), std::string());
        }
        const int column =
            rex::columnOf(trackOf(bound.game.facts(), bound.state, 1, chosen.plot).at[subPhases].stern);
        QVERIFY2(signal == Signal::Attack ? column > 12 : column < 12, std::to_string(column).c_str());
    }
}

/// Whatever their admiral is like, captains hoist before they write: else a good one's signals are read by nobody.
void PompeiusTurnTest::pm_12_4_captainsHoistWhatCanStillBeRead()
{
    for (const char* seats : {"side", "squadron", "ship"})
        for (const CommandQuality quality :
             {CommandQuality::Skilled, CommandQuality::Average, CommandQuality::Poor}) {
            BattleBrief brief = twoSquadrons(1, quality);
            brief.options["seats"] = seats;
            Fought battle(brief);
            MeritCaptain<Pompeius> playing(battle.game, Temperament::Steady, 1, 0);
            SimulationCaptain simulating(battle.game.facts(), Temperament::Steady, 1, 1);
            std::array<int, 2> hoisted{};
            std::array<int, 2> obeyed{};
            for (std::uint64_t ordinal = 0; battle.state.turn < 6 && !battle.game.isOver(battle.state);
                 ++ordinal) {
                const Decision decision = *battle.game.decisions(battle.state).begin();
                const auto side = static_cast<std::size_t>(decision.side);
                const Order order = side == 0 ? playing.choose(battle.state, decision, ordinal)
                                              : simulating.choose(battle.state, decision, ordinal);
                const bool hasWritten =
                    std::any_of(battle.state.ships.begin(), battle.state.ships.end(), [&](const Ship& ship) {
                        return ship.holder == decision.side && ship.isPlotted;
                    });
                if (const auto* hoist = std::get_if<Hoist>(&order)) {
                    QVERIFY(!hasWritten);
                    ++hoisted[side];
                    QCOMPARE(give(battle.game, battle.state, order), std::string());
                    if (quality == CommandQuality::Skilled)
                        obeyed[side] +=
                            signalRead(battle.game.facts(), battle.state, hoist->squadron) == hoist->signal;
                    continue;
                }
                Proceedings proceedings(battle.dice);
                battle.game.perform(battle.state, order, proceedings);
            }
            for (const std::size_t side : {0U, 1U}) {
                QVERIFY(hoisted[side] >= 5); // every turn
                QVERIFY(quality != CommandQuality::Skilled || obeyed[side] >= 5);
            }
        }
}

void PompeiusTurnTest::pm_5_2_everyOrderHasItsWords()
{
    const Pompeius game = gameOf(twoSquadrons(1));
    const State state = deployed(game);
    for (const Order& order :
         {Order{DeployShip{0, 2, 2, 0}}, Order{Ready{0}}, Order{PlotShip{0, Plot{}}}, Order{HoldCourse{0}},
          Order{Lock{0}}, Order{Hoist{0, 1, Signal::Left}}, Order{ReturnShip{0, 0, 4, 0}}, Order{StayAway{1}},
          Order{Meet{0, 2, true}}, Order{Aim{0, 0, 2}}, Order{AimRest{0}},
          Order{Mend{0, 0, Remedy::Oars, 0, noShip}}, Order{TakeDisorder{0, 0}}, Order{SpreadDisorder{1}},
          Order{Concede{1}}}) {
        QVERIFY(!game.wording(order).isEmpty());
        Problems problems;
        QVERIFY(game.readOrder(game.orderJson(order), "order", "", problems) == order);
        QVERIFY(problems.empty());
    }
}

QTEST_APPLESS_MAIN(PompeiusTurnTest)
#include "turn_test.moc"
