// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/battle/brief/brief.h"
#include "core/battle/outcome/outcome.h"

namespace navarch {

/// An outcome without ships and people yet: how it ended, as every game's state has it. Sides are -1 there for none.
template <class State>
[[nodiscard]] BattleOutcome endOf(std::string_view rules, const State& state, int turns)
{
    BattleOutcome outcome;
    outcome.rules = rules;
    if (state.victor >= 0)
        outcome.victor = state.victor;
    outcome.turns = turns;
    outcome.atTurnLimit = state.atTurnLimit;
    if constexpr (requires { state.stalled; })
        outcome.stalled = state.stalled;
    outcome.undecided = state.undecided;
    if (state.conceded >= 0)
        outcome.conceded = state.conceded;
    return outcome;
}

/// A ship as it stood in its side's fleet, afloat and whole.
[[nodiscard]] inline ShipOutcome asItCame(const BriefShip& ship)
{
    ShipOutcome outcome;
    outcome.side = ship.side;
    outcome.row = ship.row;
    outcome.ofRow = ship.ofRow;
    outcome.name = ship.name;
    return outcome;
}

} // namespace navarch
