// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/yard_actions.h"

#include <algorithm>

#include "core/campaign/actions/yard_terms.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/money/share.h"
#include "core/campaign/settings/figures_in_force.h"
#include "core/campaign/yards/plan.h"
#include "core/campaign/yards/prices.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

constexpr int mostShipsBuilt = 500; // at once; far beyond any yard

/// Refuses a fleet that new ships cannot join; false when there is no such fleet.
bool requireOwnFleet(const BuildShips& action, Deed& deed)
{
    const FleetRecord* fleet = deed.require(action.fleet, "fleet");
    if (!fleet)
        return false;
    bool allied = false;
    deed.draft().forEach<ContractRecord>(
        [&](const ContractRecord& c) { allied = allied || c.fleet == fleet->id; });
    if (fleet->side != action.side || allied)
        deed.refuse("other-side", given(fleet->name),
                    phrase("New ships join a fleet of the side's own; choose one, or none."), "CP-5.1");
    return true;
}

/// The works for the ships of a row, each with a name of its own, as far as they may be built.
void addWorks(const BuildShips& action, const FleetShip& row, Deed& deed, std::vector<YardWorkRecord>& works)
{
    const CampaignFigures figures = figuresInForce(deed.draft());
    const ShipClass* shipClass = classOf(row, deed.figures().classes);
    YardPlan plan{row, {}, action.reason};
    plan.ship.count = 1;
    plan.ship.squadron.clear();
    plan.ship.condition = {};
    if (plan.ship.name.empty())
        plan.ship.name = shipClass ? shipClass->name : row.classId;
    refuseForeignClass(deed, row);
    plan.waived = checkFit(deed, plan.ship.name, row.classId, row.fit, {action.waive, action.reason});
    const std::string base = plan.ship.name;
    for (int i = 1; i <= row.count; ++i) {
        if (row.count > 1)
            plan.ship.name = base + " " + std::to_string(i);
        if (whyUnfitText(plan.ship.name, maxNameLength))
            deed.refuse("ship-name", given(base),
                        phrase("The name with its number is too long; shorten it."));
        YardWorkRecord work;
        work.side = action.side;
        work.port = action.port;
        work.work = YardWork::Build;
        work.fleet = action.fleet;
        work.sizeClasses = row.fit.size;
        work.weeksLeft = std::max(figures.leastBuildWeeks, row.fit.size);
        work.paid = shipTotal(row.fit, row.crew, deed.figures().prices);
        work.plan = planText(plan);
        works.push_back(std::move(work));
    }
}

} // namespace

void carryOut(const BuildShips& action, Deed& deed)
{
    int count = 0;
    for (const FleetShip& row : action.ships)
        count += row.count;
    deed.title(phraseN("Build {%n ship|%n ships}", count));
    const SideRecord* side = deed.require(action.side, "side");
    const PortRecord* port = deed.require(action.port, "port");
    if (!side || !port || !yardsWork(deed) || !requireYard(deed, *port, action.side))
        return;
    if (count == 0 || count > mostShipsBuilt) {
        deed.refuse("ship-count", given(port->name), phrase("Build 1 to %1 ships at once.", mostShipsBuilt),
                    "CP-5.1");
        return;
    }
    if (action.fleet && !requireOwnFleet(action, deed))
        return;
    std::vector<YardWorkRecord> works;
    for (const FleetShip& row : action.ships)
        addWorks(action, row, deed, works);
    int sizes = 0;
    Talents cost;
    for (const YardWorkRecord& work : works) {
        sizes += work.sizeClasses;
        cost += work.paid;
    }
    const std::string portName = port->name;
    requireCapacity(deed, *port, sizes);
    for (YardWorkRecord& work : works)
        orderWork(deed, std::move(work));
    deed.pay(action.side, Account::Yards, cost,
             phraseN("{%n ship|%n ships} ordered in %1", count, given(portName)));
    const Phrase text =
        phraseN("The yard of %1 begins {%n ship|%n ships} for %2 talents.", count, given(portName), cost);
    deed.happened("ships-ordered", text, "CP-5.1");
    tell(deed, "ships-ordered", text, Knowing::only(action.side), "CP-5.1", {}, {action.port, {}});
}

void carryOut(const CancelYardWork& action, Deed& deed)
{
    const YardWorkRecord* standing = deed.require(action.work, "work");
    if (!standing)
        return;
    const YardWorkRecord work = *standing;
    const PortRecord* port = deed.draft().find(work.port);
    deed.title(phrase("Call work in the yard of %1 off", given(port->name)));
    if (work.weeksLeft == 0) {
        deed.refuse("work-done", given(port->name), phrase("That work is done; nothing is left to call off."),
                    "CP-5.1");
        return;
    }
    const CampaignFigures figures = figuresInForce(deed.draft());
    const ShipRecord* ship = deed.draft().find(work.ship);
    Talents worth = work.paid;
    if (work.work == YardWork::Repair && ship)
        worth = std::min(worth, levelCost(ship->fit, deed.figures().prices, figures) * work.weeksLeft);
    const Talents back = worth.isNegative() ? worth : shareOf(worth, figures.cancelledReturn);
    const Account account = ship ? yardAccountOf(deed.draft(), ship->fleet) : Account::Yards;
    deed.pay(work.side, account, -back, phrase("Yard work called off in %1", given(port->name)));
    deed.draft().remove(action.work);
    const Phrase text =
        phrase("Work in the yard of %1 is called off; %2 talents come back.", given(port->name), back);
    deed.happened("work-cancelled", text, "CP-5.1");
    tell(deed, "work-cancelled", text, Knowing::only(work.side), "CP-5.1", {}, {work.port, {}});
}

} // namespace navarch
