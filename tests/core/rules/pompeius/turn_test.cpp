// SPDX-License-Identifier: GPL-3.0-or-later
// Whole turns: the states, flags, the edges of the map, the end (PM-4, PM-6, PM-12, PM-13, PM-14).
#include <QTest>

#include <algorithm>

#include "core/battle/captain.h"
#include "core/battle/play_out.h"
#include "core/rules/pompeius/battle/ship_names.h"
#include "core/rules/pompeius/captains/signals.h"
#include "core/rules/pompeius/captains/simulation_captain.h"
#include "core/rules/pompeius/captains/tracks.h"
#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/phases/ending.h"
#include "tests/core/rules/pompeius/briefs.h"

using namespace navarch;
using namespace navarch::pompeius;

namespace {

/// A battle whose ships lie where a test wants them, turn 1.
struct Fought {
    Pompeius game;
    State state;
    BattleEvents events;
    BattleDice dice = battleDice(5);

    explicit Fought(const BattleBrief& brief) : game(gameOf(brief)), state(deployed(game)) {}

    Ship& at(ShipNumber ship) { return shipOf(state, ship); }
    void put(ShipNumber ship, int column, int row, rex::Heading heading)
    {
        at(ship).pose = at(ship).before = {rex::rexOf(column, row), heading};
    }
    std::string plot(ShipNumber ship, const std::string& text)
    {
        const auto plot = plotFrom(text, readerOf(game.facts()));
        return plot ? give(game, state, PlotShip{ship, *plot}) : "no orders";
    }
    /// The rest hold their course; both lock; what is asked is answered with the first option.
    void play()
    {
        const int turn = state.turn;
        events.clear();
        Proceedings proceedings(dice, &events);
        std::vector<Order> options;
        while (state.turn == turn && !game.isOver(state)) {
            const Decision decision = *game.decisions(state).begin();
            if (state.phase == Phase::Orders) {
                if (!game.check(state, HoldCourse{decision.side}))
                    game.perform(state, HoldCourse{decision.side}, proceedings);
                game.perform(state, Lock{decision.side}, proceedings);
                continue;
            }
            game.options(state, decision, options);
            game.perform(state, options.front(), proceedings);
        }
    }
    [[nodiscard]] rex::Rex where(ShipNumber ship) const { return shipOf(state, ship).pose.stern; }
    [[nodiscard]] bool told(const char* kind) const
    {
        return std::any_of(events.begin(), events.end(),
                           [&](const BattleEvent& event) { return event.kind == kind; });
    }
};

BattleBrief led(CommandQuality quality = CommandQuality::Average)
{
    BattleBrief brief = briefOf(1, "liburnian");
    for (BriefSide& side : brief.sides) {
        side.fleet.ships[0].squadron = "First";
        side.fleet.ships.push_back(side.fleet.ships[0]);
        side.fleet.ships[1].squadron = "Second";
        for (const char* name : {"First", "Second"}) {
            FleetCommander navarch;
            navarch.name = name;
            navarch.squadron = name;
            side.fleet.commanders.push_back(navarch);
        }
        FleetCommander prefect;
        prefect.name = "Prefect";
        prefect.post = Post::Fleet;
        prefect.quality = quality;
        side.fleet.commanders.push_back(prefect);
    }
    return brief;
}

} // namespace

class PompeiusTurnTest : public QObject {
    Q_OBJECT
private slots:
    void pm_4_1_ordersAreHiddenAndThenShown();
    void pm_6_4_stoppedByARam();
    void pm_12_4_signals();
    void pm_12_4_captainsHoistWhatCanStillBeRead();
    void pm_13_1_shipsLeaveTheMap();
    void pm_13_2_andMayReturn();
    void pm_14_2_theEnd();
    void pm_14_3_fleetPoints();
    void pm_14_4_laurels();
    void conceding();
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
                                   [](const std::string& text) { return text.starts_with("Orders"); });
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
    brief.options["damage_cards"] =
        "rower-disorder=0/0,disorder=0/0,stuck=0/0,rudder-damaged=0/0,rudder-jammed=0/0,oars-broken=0/0,oars-fouled=0/0";
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
        Fought battle(led(quality));
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
    Fought battle(led(CommandQuality::Skilled)); // in sight of the flagship
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
        Fought bound(led(CommandQuality::Skilled));
        QCOMPARE(give(bound.game, bound.state, Hoist{0, 1, signal}), std::string());
        bound.put(1, 12, 14, 1);
        SimulationCaptain captain(bound.game.facts(), Temperament::Steady, 1, 0);
        PlotShip chosen;
        for (std::uint64_t ordinal = 0; chosen.ship != 1; ++ordinal) {
            const Order& order = captain.choose(bound.state, *bound.game.decisions(bound.state).begin(), ordinal);
            if (const auto* plot = std::get_if<PlotShip>(&order))
                chosen = *plot;
            QCOMPARE(give(bound.game, bound.state, Order{order}), std::string());
        }
        const int column = rex::columnOf(trackOf(bound.game.facts(), bound.state, 1, chosen.plot).at[subPhases].stern);
        QVERIFY2(signal == Signal::Attack ? column > 12 : column < 12, std::to_string(column).c_str());
    }
}

/// Whatever their admiral is like, captains hoist before they write: else a good one's signals are read by nobody.
void PompeiusTurnTest::pm_12_4_captainsHoistWhatCanStillBeRead()
{
    for (const char* seats : {"side", "squadron", "ship"})
        for (const CommandQuality quality : {CommandQuality::Skilled, CommandQuality::Average, CommandQuality::Poor}) {
            BattleBrief brief = led(quality);
            brief.options["seats"] = seats;
            Fought battle(brief);
            MeritCaptain<Pompeius> playing(battle.game, Temperament::Steady, 1, 0);
            SimulationCaptain simulating(battle.game.facts(), Temperament::Steady, 1, 1);
            std::array<int, 2> hoisted{};
            std::array<int, 2> obeyed{};
            for (std::uint64_t ordinal = 0; battle.state.turn < 6 && !battle.game.isOver(battle.state); ++ordinal) {
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
                        obeyed[side] += signalRead(battle.game.facts(), battle.state, hoist->squadron) == hoist->signal;
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

void PompeiusTurnTest::pm_13_1_shipsLeaveTheMap()
{
    Fought battle(briefOf(2));
    battle.put(0, 10, 0, 5); // north-east, her bow beyond the edge with the next step
    battle.put(0, 10, 1, 5);
    QCOMPARE(battle.plot(0, "1 1"), std::string());
    battle.at(0).fires = 3;
    const int hull = battle.at(0).hull;
    battle.play();
    QVERIFY(battle.at(0).where == Whereabouts::Away);
    QCOMPARE(int(battle.at(0).moved), 0);
    QCOMPARE(int(battle.at(0).hull), hull - 1); // fires aboard go on
    QCOMPARE(int(battle.at(0).mayReturn), 5);   // after three whole turns away
    QVERIFY(battle.told("left"));
}

void PompeiusTurnTest::pm_13_2_andMayReturn()
{
    Fought battle(briefOf(2));
    battle.put(0, 10, 1, 5);
    QCOMPARE(battle.plot(0, "1"), std::string());
    battle.play();
    const rex::Rex left = battle.at(0).leftAt;
    const auto back = [&](int columns, rex::Heading heading) {
        return give(battle.game, battle.state,
                    ReturnShip{0, static_cast<std::int16_t>(rex::columnOf(left) + columns), 0, heading});
    };
    for (int turn = 2; turn < 5; ++turn) {
        QVERIFY(!back(0, 1).empty()); // she needs time
        battle.play();
    }
    QCOMPARE(int(battle.state.turn), 5);
    const int within = battle.game.facts().house().returnWithin;
    QVERIFY(back(within + 1, 1)
                .starts_with(battle.game.facts().name(0) + " comes back on an edge rex near column "));
    QVERIFY(!back(0, 4).empty()); // not inwards
    // Not where anybody lies.
    battle.put(2, rex::columnOf(left) + 1, 1, 4);
    QCOMPARE(back(1, 1), battle.game.facts().name(2) + " lies there.");
    battle.put(2, rex::columnOf(left) + 3, 3, 3);
    QVERIFY(!battle.game.check(battle.state,
                               ReturnShip{0, static_cast<std::int16_t>(rex::columnOf(left) + within), 0, 1}));
    QCOMPARE(back(1, 1), std::string());
    QCOMPARE(int(battle.at(0).lastSpeed), 2);
    QCOMPARE(battle.plot(0, "1"), std::string()); // her steps are ordered after it
    battle.play();
    QVERIFY(battle.at(0).onMap());
}

void PompeiusTurnTest::pm_14_2_theEnd()
{
    Fought battle(briefOf(1));
    battle.at(1).where = Whereabouts::Away;
    battle.at(1).mayReturn = 3;
    battle.play();
    QVERIFY(!battle.game.isOver(battle.state)); // she may return
    Fought gone(briefOf(1));
    gone.at(1).where = Whereabouts::Away; // a side without ships on the map may give up its returns
    gone.at(1).mayReturn = 3;
    QVERIFY(!give(gone.game, gone.state, StayAway{0}).empty());
    QCOMPARE(give(gone.game, gone.state, StayAway{1}), std::string());
    gone.play();
    QVERIFY(gone.game.isOver(gone.state));
    QCOMPARE(int(gone.state.victor), 0); // equal points: alone on the map
    QVERIFY(!gone.state.atTurnLimit);
    BattleBrief brief = briefOf(1);
    brief.turnLimit = 2;
    Fought limited(brief);
    limited.play();
    limited.play();
    QVERIFY(limited.game.isOver(limited.state) && limited.state.atTurnLimit);
    QCOMPARE(int(limited.state.victor), -1);
    // Nothing can change any more: held fast to each other, with nobody on deck to cut loose, to board or to shoot.
    BattleBrief soldiers = briefOf(1);
    for (BriefSide& side : soldiers.sides)
        side.fleet.ships.front().fit.marines = 1;
    for (const bool isManned : {false, true}) {
        Fought deadlock(soldiers);
        deadlock.state.stuck.push_back({0, 1});
        deadlock.at(0).lying.add(Card::Stuck,
                                 trayOf(deadlock.game.facts(), deadlock.state, 0).take(Card::Stuck));
        for (Unit& unit : deadlock.state.units)
            if (!isManned)
                unit.fate = UnitFate::Killed;
        if (!isManned) { // a leak may still sink her, which rowers in disorder do not plug
            for (const Card card : {Card::Leak, Card::RowerDisorder})
                deadlock.at(0).lying.add(card, trayOf(deadlock.game.facts(), deadlock.state, 0).take(card));
            deadlock.play();
            QVERIFY(!deadlock.game.isOver(deadlock.state));
            takeOff(deadlock.game.facts(), deadlock.state, 0, Card::Leak);
        }
        deadlock.play();
        QCOMPARE(deadlock.game.isOver(deadlock.state), !isManned);
        QVERIFY(!deadlock.state.atTurnLimit);
    }
    // The brief's own conditions.
    brief.options["victory"] = "hold:2:1";
    Fought held(brief);
    held.play();
    QCOMPARE(int(held.state.victor), 1);
    QVERIFY(!held.state.atTurnLimit);
    brief.options["victory"] = "exit:1:1";
    Fought out(brief);
    out.put(0, 33, 10, 0);
    out.put(1, 10, 3, 3);
    QCOMPARE(out.plot(0, "1 1"), std::string());
    out.play();
    QCOMPARE(int(out.state.victor), 0);
}

void PompeiusTurnTest::pm_14_3_fleetPoints()
{
    BattleBrief brief = briefOf(2);
    for (BriefSide& side : brief.sides) {
        side.fleet.ships[0].fit.marines = 2;
        side.fleet.ships[0].fit.ballistae = 1;
    }
    Fought battle(brief);
    const auto points = [&](int side) { return pointsOf(battle.game.facts(), battle.state, side); };
    QCOMPARE(points(0), 0);
    battle.at(2).where = Whereabouts::Sunk; // 2, her rowers 1
    QCOMPARE(points(0), 3);
    for (Unit& unit : battle.state.units)
        if (unit.home == 2)
            unit.fate = UnitFate::Drowned; // three more
    QCOMPARE(points(0), 6);
    battle.at(3).holder = 0; // 4, and her rowers as prisoners 3
    QCOMPARE(points(0), 13);
    for (Unit& unit : battle.state.units)
        if (unit.home == 3 && unit.kind == UnitKind::Ballistae)
            unit.fate = UnitFate::Prisoner;
    QCOMPARE(points(0), 16);
    battle.at(3).rowersKilled = true; // 1 in place of 3
    QCOMPARE(points(0), 14);
    QCOMPARE(points(1), 0);
    battle.state.units[0].fate = UnitFate::Killed;
    QCOMPARE(points(1), 1);
    // Points before the field; with option victory the other way round.
    for (const bool byField : {false, true}) {
        BattleBrief other = brief;
        other.options["victory"] = byField ? "field" : "points";
        Fought end(other);
        end.at(0).where = end.at(1).where = Whereabouts::Away; // gone, having sunk one
        end.at(2).where = Whereabouts::Sunk;
        end.state.staysAway[0] = true;
        end.play();
        QVERIFY(end.game.isOver(end.state));
        QCOMPARE(int(end.state.victor), byField ? 1 : 0);
    }
}

void PompeiusTurnTest::pm_14_4_laurels()
{
    Fought battle(briefOf(1));
    const auto laurels = [&](ShipNumber ship) { return laurelsOf(battle.game.facts(), battle.state, ship); };
    for (const ShipNumber ship : {0, 1}) {
        Ship& her = battle.at(ship);
        her.captures = her.sinkings = her.kills = her.prisoners = 1;
    }
    QCOMPARE(laurels(0), 5 + 4 + 3 + 2); // Roman
    QCOMPARE(laurels(1), 5 + 2 + 1 + 4); // pirate
    battle.at(0).where = Whereabouts::Sunk;
    QCOMPARE(laurels(0), 15); // lost fighting
    battle.at(0).where = Whereabouts::Away;
    battle.at(0).leftForGood = true;
    QCOMPARE(laurels(0), 13);
    battle.at(0).where = Whereabouts::OnMap;
    battle.at(0).holder = 1;
    battle.at(0).isPrize = true;
    battle.at(0).captor = 1;
    QCOMPARE(laurels(1), 15); // a prize held
}

void PompeiusTurnTest::conceding()
{
    Fought battle(briefOf(2));
    QCOMPARE(give(battle.game, battle.state, Concede{1}, {3, 3}),
             std::string()); // what became of two captains
    QVERIFY(battle.game.isOver(battle.state));
    const BattleOutcome outcome = battle.game.outcome(battle.state);
    QCOMPARE(*outcome.victor, 0);
    QCOMPARE(*outcome.conceded, 1);
    QVERIFY(outcome.ships[2].fate == ShipFate::Captured);
}

void PompeiusTurnTest::pm_5_2_everyOrderHasItsWords()
{
    const Pompeius game = gameOf(led());
    const State state = deployed(game);
    for (const Order& order :
         {Order{DeployShip{0, 2, 2, 0}}, Order{Ready{0}}, Order{PlotShip{0, Plot{}}}, Order{HoldCourse{0}},
          Order{Lock{0}}, Order{Hoist{0, 1, Signal::Left}}, Order{ReturnShip{0, 0, 4, 0}}, Order{StayAway{1}},
          Order{Meet{0, 2, true}}, Order{Aim{0, 0, 2}}, Order{AimRest{0}},
          Order{Mend{0, 0, Remedy::Oars, 0, noShip}}, Order{TakeDisorder{0, 0}}, Order{SpreadDisorder{1}},
          Order{Concede{1}}}) {
        QVERIFY(!game.wording(order).empty());
        Problems problems;
        QVERIFY(game.readOrder(game.orderJson(order), "order", "", problems) == order);
        QVERIFY(problems.empty());
    }
}

QTEST_APPLESS_MAIN(PompeiusTurnTest)
#include "turn_test.moc"
