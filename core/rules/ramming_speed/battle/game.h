// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/battle/brief/aspect.h"
#include "core/battle/contract/board_view.h"
#include "core/battle/contract/conduct.h"
#include "core/rules/ramming_speed/captains/simulation_captain.h"
#include "core/rules/ramming_speed/state/battle.h"
#include "core/rules/shared/game_of_facts.h"

namespace navarch::ramming {

/// Ramming Speed!!! as a game of the battle contract (core/battle/contract/game.h). Everything it does stands in the files beside
/// it, as functions over BattleFacts and State; this is where they meet.
class RammingSpeed : public GameOfFacts<BattleFacts, State, Order> {
public:
    using SimulationCaptain = ramming::SimulationCaptain;
    static constexpr std::string_view id = "ramming-speed";
    /// 2: whose ram a sinking is, captains that are rolled, a shore in the west, and what is told. 3: an end
    /// for want of blows is no turn limit. 4: captains of a spent fleet give up.
    static constexpr int edition = 4;
    /// What of a brief has no part here (RS-22.1, 22.3, 22.8).
    static constexpr std::array leavesOut{Aspect::TurnClasses, Aspect::FightingOars, Aspect::Walls};

    /// Refused: other than two sides, a side without ships, allies that arrive later, an option it does not know, a storm,
    /// a board too small for the fleets, a deployment outside its side's zone, classes this game has no figures of.
    [[nodiscard]] static Result<RammingSpeed> begin(const BattleBrief& brief, const Figures& figures);

    [[nodiscard]] State opening() const;
    [[nodiscard]] Decisions decisions(const State& state) const;
    [[nodiscard]] int turnOf(const State& state) const { return state.round; }
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

    /// What `side` has over the other: ships by their price, less for what they lost, more for prizes (Foresighted).
    [[nodiscard]] int standing(const State& state, int side) const;
    /// The merits of a ship's moves at once (WeighsTogether).
    void weigh(const State& state, const std::vector<Order>& orders, Temperament temperament,
               std::vector<int>& merits) const;
    /// Only a hidden deployment is left out of what the other side sees (Watchable).
    [[nodiscard]] BoardView boardView(const State& state, Viewer viewer) const;
    [[nodiscard]] std::optional<OrderShape> shapeOf(const State& state, const Order& order) const;

    // For people who play by hand (HandPlayed).
    void shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const;
    void sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const;
    [[nodiscard]] Refusal idleRefusal(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<MoveForm> moveForm(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<Order> placing(const State& state, ShipNumber ship,
                                               const BoardPose& pose) const;
    [[nodiscard]] Order takingUp(ShipNumber ship) const { return Activate{ship}; }
    [[nodiscard]] Order concession(int side) const;

    // What captains' conduct is counted by (Conducted).
    [[nodiscard]] static std::span<const ConductLine> conductLines();
    void countConduct(const State& before, const Order& order, const BattleEvents& events, const State& after,
                      std::span<ConductCount> counts) const;
};

} // namespace navarch::ramming
