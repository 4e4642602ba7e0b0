// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/contract/board_view.h"
#include "core/battle/contract/conduct.h"
#include "core/rules/salamis_ad_actium/captains/simulation_captain.h"
#include "core/rules/salamis_ad_actium/state/battle.h"
#include "core/rules/shared/game_of_facts.h"

namespace navarch::salamis {

/// Salamis ad Actium as a game of the battle contract (core/battle/contract/game.h). Everything it does stands in the files
/// beside it, as functions over BattleFacts and State; this is where they meet.
class SalamisAdActium : public GameOfFacts<BattleFacts, State, Order> {
public:
    using SimulationCaptain = salamis::SimulationCaptain; ///< (QuicklyPlayed)
    static constexpr std::string_view id = "salamis-ad-actium";
    static constexpr bool alliesComeLater = true; ///< (SA-13.1)
    /// 2: who drifts (SA-1.4), whose ram is in (SA-5.6), a wreck's bow (SA-7.5.7), commanders of contingents (SA-15.9), crews
    /// that lost heart (SA-9.1), floating wrecks (SA-12.1). 3: what drifts over its own edge has withdrawn (SA-5.5), a move under
    /// sail is told by its rule (SA-5.4), allies without ships never come in (SA-13.2). 4: captains storm walls (SA-8.5).
    /// 5: they storm them together, or give up (SA-8.5, 9.2).
    static constexpr int edition = 5;

    /// Refused: other than two sides, an option it does not know, a table too small for the fleets, a deployment that
    /// overlaps or lies outside its side's strip, walls where no port is, a ship that is wrecked.
    [[nodiscard]] static Result<SalamisAdActium> begin(const BattleBrief& brief, const Figures& figures);

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

    /// What `side` has over the other: ships by their price, less for damage, more for prizes (Foresighted).
    [[nodiscard]] int standing(const State& state, int side) const;
    /// The cards that are not turned up yet in another order (Imagined).
    void imagine(State& state, BattleDice& dice) const;
    /// Both sides see everything in this game (Watchable).
    [[nodiscard]] BoardView boardView(const State& state, Viewer viewer) const;
    [[nodiscard]] std::optional<OrderShape> shapeOf(const State& state, const Order& order) const;

    // For people who play by hand (HandPlayed).
    void shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const;
    void sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const;
    [[nodiscard]] Refusal idleRefusal(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<MoveForm> moveForm(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<Order> placing(const State& state, ShipNumber ship,
                                               const BoardPose& pose) const;
    [[nodiscard]] std::optional<Order> formingUp(const State& state, ShipNumber ship, Formation formation,
                                                 const BoardPose& pose) const;
    [[nodiscard]] Order concession(int side) const;

    // What captains' conduct is counted by (Conducted).
    [[nodiscard]] static std::span<const ConductLine> conductLines();
    void countConduct(const State& before, const Order& order, const BattleEvents& events, const State& after,
                      std::span<ConductCount> counts) const;
};

} // namespace navarch::salamis
