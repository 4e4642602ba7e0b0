// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/money/month_books.h"

namespace navarch {

/// A line of a month's end before it is known whether the money is there.
struct Due {
    SideId side;
    MonthLine line;
};

/// All that comes in and falls due at a month's end, of every side, in the order of ports, loans, fleets and contracts.
///
/// [house readings] CP-4.1: a port's income is spread over the month's four weeks; a week of blockade brings its owner nothing,
/// and of what is lost so the half that is not "lost to nobody" goes to the side that still blockades it at the month's end.
/// The half for an attack is taken first. CP-4.2: a contingent's pay is the share at sea of its ships' and commanders' contracted price, wherever it is; its
/// commanders draw no other pay. Captured and dead commanders draw none. CP-6.1: whoever has been in a yard does not train.
[[nodiscard]] std::vector<Due> monthDues(const Draft& draft, const Figures& figures, MonthView view);

} // namespace navarch
