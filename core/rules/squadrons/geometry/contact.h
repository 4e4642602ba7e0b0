// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/boards/free_table/contact.h"
#include "core/rules/squadrons/geometry/mover.h"

namespace navarch::squadrons {

/// How a squadron's front lies against another.
struct Strike {
    SquadronNumber struck = noSquadron;
    Side at = Side::Front;
    Base target; ///< the footprint, or the stand of a bent column, that is struck
    free_table::Edge edge = free_table::Edge::Front; ///< of that
    TablePoint place;                                ///< the point of contact
    Fine onTarget = 0;                               ///< how much of the front lies before it
};

/// How a mover's front touches a squadron (SQ-9.1, 9.2); nothing when another part of it does, or none.
[[nodiscard]] std::optional<Strike> strikeOn(const State& state, const Mover& mover, SquadronNumber other);

/// The mover flush with the edge it struck (SQ-9.3), a column straight; nothing when that place is not clear.
[[nodiscard]] std::optional<Mover> squaredUp(const BattleFacts& facts, const State& state, Mover mover,
                                             const Strike& strike);

} // namespace navarch::squadrons
