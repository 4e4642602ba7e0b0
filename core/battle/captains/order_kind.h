// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace navarch {

/// Whom an order is for and what he is to do, by numbers of a game's own: orders alike in both come to much the same.
struct OrderKind {
    int subject = -1; ///< -1: nobody in particular
    int act = 0;

    friend bool operator==(const OrderKind&, const OrderKind&) = default;
};

} // namespace navarch
