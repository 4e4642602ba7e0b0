// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/battle/brief/aspect.h"
#include "core/battle/contract/board_view.h"
#include "core/rules/pompeius/battle/foresight.h"
#include "core/rules/pompeius/captains/simulation_captain.h"
#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// Pompeius Magnus versus Megadates as a game of the battle contract (core/battle/contract/game.h). Everything it does stands in the
/// files beside it, as functions over BattleFacts and State; this is where they meet.
class Pompeius : public AskedByCaptains {
public:
    using SimulationCaptain = pompeius::SimulationCaptain;
    static constexpr std::string_view id = "pompeius";
    /// 2: who rowed away is as badly hurt as she is (Translation, condition out).
    static constexpr int edition = 2;
    static constexpr bool wrecksLeave = true;
    /// What of a brief has no part here (its Translation).
    static constexpr std::array leavesOut{Aspect::TurnClasses, Aspect::Decks, Aspect::Towers,
                                          Aspect::Parablemata, Aspect::Fire,  Aspect::Captains,
                                          Aspect::Weather};

    /// Refused: other than two sides, a side without ships, wall sections, allies that arrive later, an option it does not
    /// know, a map too small for the fleets, a deployment outside its side's columns, classes this game has no figures of.
    [[nodiscard]] static Result<Pompeius> begin(const BattleBrief& brief, const Figures& figures);

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
    /// What a side keeps secret until both have locked is left out (Discreet).
    [[nodiscard]] Phrase openWording(const Order& order) const;

    /// The cards of a ship, and what they do, are told only to those who may know them (PM-12.3; Reticent).
    [[nodiscard]] std::optional<BattleEvent> eventFor(const State& state, const BattleEvent& event,
                                                      Viewer viewer) const;

    /// A hidden deployment, orders that are not shown yet, and what PM-12.3 keeps from a viewer are left out (Watchable).
    [[nodiscard]] BoardView boardView(const State& state, Viewer viewer) const;
    [[nodiscard]] std::optional<OrderShape> shapeOf(const State& state, const Order& order) const;
    /// Those of option `seats` (Seated).
    [[nodiscard]] std::vector<Seat> seats(int side) const;

    // For people who play by hand (HandPlayed).
    void shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const;
    void sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const;
    [[nodiscard]] Refusal idleRefusal(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<MoveForm> moveForm(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<Order> placing(const State& state, ShipNumber ship,
                                               const BoardPose& pose) const;
    [[nodiscard]] Order courseHolding(int side) const { return HoldCourse{static_cast<std::int8_t>(side)}; }
    [[nodiscard]] Order concession(int side) const;
};

} // namespace navarch::pompeius
