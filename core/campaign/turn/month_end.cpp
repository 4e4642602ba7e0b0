// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/month_end.h"

#include "core/campaign/allies/months.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/money/month_books.h"
#include "core/campaign/people/training_month.h"
#include "core/campaign/people/unpaid_crews.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

void bookMonth(Deed& deed, const MonthForecast& month)
{
    for (const MonthLine& line : month.lines) {
        if (line.amount.isNegative())
            deed.book(month.side, Account::Treasury, line.account, -line.amount, line.text);
        else if (!line.amount.isZero())
            deed.book(month.side, line.account, Account::Treasury, line.amount, line.text);
        if (line.item == MonthItem::Interest && !line.missing.isZero())
            deed.draft().edit(line.loan).owed += line.missing;
    }
}

void tellMonth(Deed& deed, const MonthForecast& month)
{
    const Talents income = month.sumOf(MonthItem::Income) + month.sumOf(MonthItem::Blockade);
    const Talents spent = month.before + income - month.after;
    const GivenText side = given(deed.draft().find(month.side)->name);
    const Phrase text = month.after.isNegative()
                            ? phrase("The month brings %1 %2 talents and costs %3; %4 are owed.", side,
                                     income, spent, -month.after)
                            : phrase("The month brings %1 %2 talents and costs %3; %4 are in the treasury.",
                                     side, income, spent, month.after);
    tell(deed, "month-closed", text, Knowing::only(month.side), "CP-4.2");
}

/// [house] Captains are no commanders and follow no CP-6.3: by the month's end whoever was wounded is well again, and ships in port
/// have another in place of one that was lost.
void relieveCaptains(Draft& draft)
{
    std::vector<ShipId> ships;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
        const FleetRecord* fleet = draft.find(ship.fleet);
        const PersonState state = ship.condition.captain;
        if (state == PersonState::Wounded || (state != PersonState::Fit && fleet && fleet->port))
            ships.push_back(ship.id);
    });
    for (const ShipId id : ships) {
        ShipRecord& ship = draft.edit(id);
        if (ship.condition.captain != PersonState::Wounded)
            ship.captain.clear();
        ship.condition.captain = PersonState::Fit;
    }
}

/// What ports and fleets count within a month begins anew.
void startCounting(Draft& draft)
{
    std::vector<PortId> ports;
    draft.forEach<PortRecord>([&](const PortRecord& port) {
        if (port.blockadedWeeks != 0 || port.state == PortState::Captured)
            ports.push_back(port.id);
    });
    for (const PortId id : ports) {
        PortRecord& port = draft.edit(id);
        port.blockadedWeeks = 0;
        if (port.state == PortState::Captured) // CP-3.1: of the month in which it fell
            port.state = port.blockader ? PortState::Blockaded : PortState::Open;
    }
    std::vector<FleetId> fleets;
    draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
        if (fleet.keep != Keep::LaidUp || fleet.exerciseWeeks != 0)
            fleets.push_back(fleet.id);
    });
    for (const FleetId id : fleets) {
        FleetRecord& fleet = draft.edit(id);
        fleet.keep = Keep::LaidUp; // the cheapest: each week raises it to what it was
        fleet.exerciseWeeks = 0;
    }
}

} // namespace

void closeMonth(Deed& deed)
{
    const CampaignFigures figures = figuresInForce(deed.draft());
    const std::vector<MonthForecast> months = monthBooks(deed.draft(), deed.figures(), MonthView::Closing);
    for (const MonthForecast& month : months) {
        bookMonth(deed, month);
        if (!month.lines.empty())
            tellMonth(deed, month);
    }
    settleUnpaidCrews(deed, months, figures);
    trainCrews(deed, months, figures);
    closeAlliedMonth(deed, months, figures);
    relieveCaptains(deed.draft());
    startCounting(deed.draft());
}

} // namespace navarch
