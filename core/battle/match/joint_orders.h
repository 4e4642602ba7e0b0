// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/battle/match/match.h"

namespace navarch {

// Orders for several ships at once. Each is one that its ship might be given by herself, in the order in which the game asks:
// a replay holds nothing else.

/// The order that does with another ship what `order` does with its own: nothing when she may not be given it now, or when
/// she would come upon somebody by it whom it does not name.
[[nodiscard]] std::optional<Json> alikeFor(const Match& match, const Json& order, ShipNumber ship);

/// The order by which a ship goes straight on, as far as she may and meets nobody; nothing when there is none.
[[nodiscard]] std::optional<Json> straightOn(const Match& match, ShipNumber ship);

/// The one order by which all ships of a side that have none yet go straight on; nothing where each has its own.
[[nodiscard]] std::optional<Json> courseHeld(const Match& match, int side);

/// What several ships are to do one after the other, as soon as the game asks for each.
struct JointOrder {
    std::optional<Json> like; ///< an order of one of their kind that they do alike; none: they go straight on
    std::vector<ShipNumber> ships; ///< that have it still before them
    std::vector<ShipNumber> left;  ///< that cannot: they are asked for orders of their own

    [[nodiscard]] bool isDone() const { return ships.empty(); }
    friend bool operator==(const JointOrder&, const JointOrder&) = default;
};

/// The next order of them that may be given now, taken out of `joint`; nothing while none is asked for. Looks at each ship
/// once.
[[nodiscard]] std::optional<Json> takeNext(const Match& match, JointOrder& joint);

/// The one answer there is to a decision: nothing when there are several, standing orders and giving up aside.
[[nodiscard]] std::optional<Json> onlyAnswer(const Match& match, const Decision& decision);

} // namespace navarch
