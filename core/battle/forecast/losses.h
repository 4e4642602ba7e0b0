// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/talents.h"
#include "core/battle/brief/brief.h"
#include "core/battle/outcome/outcome.h"

namespace navarch {

struct SimulatedBattle;

/// What a fit is worth to its crew's quality when it has lost what `condition` says: its price by SA-15.1 to SA-15.8 without
/// the troops, oar factors, engines, towers and pots that are gone. Hull damage is mended, not lost.
[[nodiscard]] Talents valueOf(const FleetShip& ship, const Condition& condition, const PriceList& prices);

/// What the ships and walls of a brief are worth, to price what a battle costs each side: ships sunk and captured as
/// they came; of the others what they have lost on this day. Allied shares and commanders are not counted.
class FieldValues {
public:
    FieldValues(const BattleBrief& brief, const Figures& figures);

    [[nodiscard]] const std::vector<BriefShip>& ships() const { return m_ships; }
    [[nodiscard]] Talents ofSide(std::size_t side) const { return m_sides[side]; }
    /// Of each side of the brief.
    [[nodiscard]] std::vector<Talents> losses(const BattleOutcome& outcome) const;
    /// Keeps of an outcome what forecasts count.
    void settle(const BattleOutcome& outcome, SimulatedBattle& battle) const;

private:
    [[nodiscard]] Talents lossOf(std::size_t ship, const ShipOutcome& after) const;
    template <class Losses>
    void addLosses(const BattleOutcome& outcome, Losses& losses) const;

    const PriceList& m_prices;
    std::vector<BriefShip> m_ships;
    std::vector<Talents> m_values; ///< of m_ships, as they came
    std::vector<Talents> m_sides;
    std::vector<std::optional<Fortification>> m_walls; ///< by side
};

} // namespace navarch
