// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/campaign/deed/draft.h"
#include "core/data/figures.h"

namespace navarch {

/// What a line of a month's end is for. The order is that in which things come in and are paid [house, CP-4.3]: income
/// first, then lenders, commanders, garrisons, the side's own ships, allies; training last, and only from what is left.
enum class MonthItem { Income, Blockade, Interest, Commanders, Garrison, Ships, Allies, Training };

/// A ship and what it is to cost.
struct ShipDue {
    ShipId ship;
    Talents amount;
    bool paid = true; ///< false: the treasury did not reach so far
};

/// A line of a side's month's end: one transaction.
struct MonthLine {
    MonthItem item = MonthItem::Income;
    Phrase text;      ///< "Income of Piraeus", "Fleet of the Piraeus, at sea: 12 ships"
    std::string rule; ///< "CP-4.1"
    Account account = Account::Trade;
    Talents amount;  ///< into the treasury; negative: out of it
    Talents missing; ///< how much of it the treasury does not hold: the side owes that (CP-4.3)
    PortId port{};
    FleetId fleet{};
    ContractId contract{};
    LoanId loan{};
    std::vector<ShipDue> ships{}; ///< of Ships and Training
};

/// A side's month's end, line by line.
struct MonthForecast {
    SideId side;
    Talents before; ///< in the treasury
    std::vector<MonthLine> lines;
    Talents after; ///< in the treasury; negative: the side owes so much

    /// Of lines of that kind, unpaid interest left out.
    [[nodiscard]] Talents sumOf(MonthItem item) const;
    [[nodiscard]] int unpaidShips() const;
};

/// Whether the month is to be closed as it stands, or is looked at beforehand: then what goes on now is taken to go on to
/// its end (fleets keep their orders, blockades last).
enum class MonthView { Closing, Ahead };

/// The month's end of every side (CP-4.1, 4.2), in the order of their numbers. Changes nothing: what the month's end books and what
/// a forecast shows are the same lines.
[[nodiscard]] std::vector<MonthForecast> monthBooks(const Draft& draft, const Figures& figures,
                                                    MonthView view);

/// What the next month's end will bring a side and cost it, if nothing changes until then. Empty for an unknown side.
[[nodiscard]] MonthForecast nextMonth(const Campaign& campaign, const Figures& figures, SideId side);

} // namespace navarch
