// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/battle/brief/aspect.h"
#include "core/battle/contract/board_view.h"
#include "core/battle/contract/plotting.h"
#include "core/rules/trireme/battle/foresight.h"
#include "core/rules/trireme/captains/simulation_captain.h"
#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// Trireme as a game of the battle contract (core/battle/contract/game.h). Everything it does stands in the files beside it, as
/// functions over BattleFacts and State; this is where they meet.
class Trireme : public AskedByCaptains {
public:
    using SimulationCaptain = trireme::SimulationCaptain;
    static constexpr std::string_view id = "trireme";
    /// 2: what is told of places and moves. 3: an outcome says when the battle ended for want of blows.
    /// 4: captains of prizes grapple nobody. 5: they storm walls together, or leave them, and flee to no shore.
    static constexpr int edition = 5;
    /// What of a brief has no part here (TR-3.3, 15.3, 15.6).
    static constexpr std::array leavesOut{Aspect::Decks,        Aspect::Towers, Aspect::Parablemata,
                                          Aspect::FightingOars, Aspect::Fire,   Aspect::Captains,
                                          Aspect::Weather};

    /// Refused: other than two sides, a side without ships or walls, allies that arrive later, an option it does not know,
    /// a board too small for the fleets, a deployment outside its side's rows, classes this game has no figures of.
    [[nodiscard]] static Result<Trireme> begin(const BattleBrief& brief, const Figures& figures);

    [[nodiscard]] State opening() const;
    [[nodiscard]] Decisions decisions(const State& state) const;
    [[nodiscard]] int turnOf(const State& state) const { return state.turn; }
    [[nodiscard]] OrderBounds orderBounds() const;
    void breakOff(State& state, Proceedings& proceedings) const;
    [[nodiscard]] BattleOutcome outcome(const State& state) const;
    [[nodiscard]] std::string unsoundness(const State& state) const;
    [[nodiscard]] Json orderJson(const Order& order) const;
    [[nodiscard]] Order readOrder(const Json& json, const std::string& file, const std::string& path,
                                  Problems& problems) const;
    [[nodiscard]] Phrase wording(const Order& order) const;
    [[nodiscard]] Phrase wording(const Decision& decision) const;
    [[nodiscard]] int sideOf(const State& state, const Order& order) const;
    /// Of a ship, for refusals (Naming).
    [[nodiscard]] Phrase shipName(ShipNumber ship) const;
    /// What a side keeps secret until both have spoken is left out (Discreet).
    [[nodiscard]] Phrase openWording(const Order& order) const;

    /// A hidden deployment and plots that are not open yet are left out of what the other side sees (Watchable).
    [[nodiscard]] BoardView boardView(const State& state, Viewer viewer) const;
    [[nodiscard]] std::optional<OrderShape> shapeOf(const State& state, const Order& order) const;

    // For people who play by hand (HandPlayed).
    void shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const;
    void sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const;
    [[nodiscard]] Refusal idleRefusal(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<MoveForm> moveForm(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<Order> placing(const State& state, ShipNumber ship,
                                               const BoardPose& pose) const;
    [[nodiscard]] Order courseHolding(int side) const { return HoldCourse{static_cast<std::int8_t>(side)}; }
    [[nodiscard]] Order concession(int side) const;

    // Written plots (Plotted).
    [[nodiscard]] std::optional<PlotForm> plotForm(const State& state, ShipNumber ship) const;
    [[nodiscard]] PlotTrack plotTrack(const State& state, ShipNumber ship, const PlotDraft& draft) const;
    [[nodiscard]] std::optional<PlotDraft> readPlot(const std::string& text) const;
    [[nodiscard]] std::optional<PlotDraft> draftIn(const Order& order) const;
    [[nodiscard]] std::optional<Order> plotOrder(ShipNumber ship, const PlotDraft& draft) const;
    [[nodiscard]] Order plotsDone(int side) const;
};

} // namespace navarch::trireme
