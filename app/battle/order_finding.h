// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/battle/match/match.h"

namespace navarch {

/// What is to be found out about the orders that hands may give.
struct OrdersWanted {
    /// A ship of the side that is asked.
    struct Own {
        ShipNumber ship = noShip;
        BoardPose pose;
        bool isActive = false; ///< it waits for an order
        bool isHeld = false;   ///< by the side itself, not by a captor
    };

    Decision decision;
    std::vector<Own> own;
    int ship = noShip;   ///< that is looked at
    bool ofSide = false; ///< the side's orders as well
    int step = 0;        ///< from that ship so many on among those that wait, back when negative
    bool moveOn = false; ///< to one that waits, when that ship has nothing to choose
    bool reach = false;  ///< where the ship could row whose plot is written, as well
};

struct OrdersFound {
    int ship = noShip; ///< that is to be looked at
    std::vector<MatchOption> ofShip;
    std::vector<OrderShape> reach;    ///< when it was wanted: a way each, as if nobody were in it
    std::optional<PlotDraft> thought; ///< a captain's first, of a ship that has no plot yet
    std::optional<std::vector<MatchOption>> ofSide; ///< when they were wanted
    std::optional<Problem> whyIdle;
    std::optional<Json> onlyAnswer; ///< to what is decided, where there is nothing to choose
    bool isNobodyLeft = false;      ///< all that wait were asked, and none can be ordered anything
    bool canDraft = false;
    bool canPlace = false;
    bool canForm = false;
};

/// Asks the match; may last long, and ends early with half of it when it is stopped.
[[nodiscard]] OrdersFound findOrders(const Match& match, const OrdersWanted& wanted,
                                     const std::stop_token& stop = {});

} // namespace navarch
