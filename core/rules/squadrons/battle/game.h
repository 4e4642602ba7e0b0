// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/battle/brief/aspect.h"
#include "core/battle/contract/board_view.h"
#include "core/rules/squadrons/battle/foresight.h"
#include "core/rules/squadrons/captains/simulation_captain.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// The squadron game of the battle contract (core/battle/contract/game.h). Everything it does stands in the files beside it, as
/// functions over BattleFacts and State; this is where they meet. Its pieces are squadrons: wherever the contract has a
/// ShipNumber this game has a SquadronNumber, but in the outcome, which tells of ships.
class Squadrons : public AskedByCaptains {
public:
    using SimulationCaptain = squadrons::SimulationCaptain;
    static constexpr std::string_view id = "squadrons";
    /// 2: what is tested at once, late opponents, base edges, conditions, and what is told. 3: a column round a corner keeps to
    /// its lead's track. 4: captains do not wait for each other till the end.
    static constexpr int edition = 4;
    /// What of a brief has no part here (SQ-18.5).
    static constexpr std::array leavesOut{
        Aspect::Rams,        Aspect::Hulls,    Aspect::TurnClasses,  Aspect::Decks,   Aspect::Towers,
        Aspect::Parablemata, Aspect::Troops,   Aspect::FightingOars, Aspect::Engines, Aspect::Grapnels,
        Aspect::Fire,        Aspect::Captains, Aspect::Walls,        Aspect::Weather};
    static constexpr std::array<std::string_view, 2> pieces{"squadron", "squadrons"};

    /// Refused: other than two sides, a side without ships that can fight, allies that arrive later, an option it does not
    /// know, a table too small for the fleets, a deployment outside its side's strip.
    [[nodiscard]] static Result<Squadrons> begin(const BattleBrief& brief, const Figures& figures);

    [[nodiscard]] State opening() const;
    [[nodiscard]] Decisions decisions(const State& state) const;
    [[nodiscard]] int standing(const State& state, int side) const;
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
    /// Of a squadron, for refusals (Naming).
    [[nodiscard]] Phrase shipName(ShipNumber squadron) const;
    /// What a side keeps secret until both have spoken is left out (Discreet).
    [[nodiscard]] Phrase openWording(const Order& order) const;

    /// The draws of a loss order, which lies face down, are no side's to know (SQ-3.3; Reticent).
    [[nodiscard]] std::optional<BattleEvent> eventFor(const State& state, const BattleEvent& event,
                                                      Viewer viewer) const;

    /// A hidden deployment is left out of what the other side sees (Watchable).
    [[nodiscard]] BoardView boardView(const State& state, Viewer viewer) const;
    [[nodiscard]] std::optional<OrderShape> shapeOf(const State& state, const Order& order) const;

    // For people who play by hand (HandPlayed).
    void shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const;
    void sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const;
    [[nodiscard]] Refusal idleRefusal(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<MoveForm> moveForm(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<Order> placing(const State& state, ShipNumber ship,
                                               const BoardPose& pose) const;
    [[nodiscard]] Order takingUp(ShipNumber ship) const { return Pick{static_cast<SquadronNumber>(ship)}; }
    [[nodiscard]] Order concession(int side) const;
};

} // namespace navarch::squadrons
