// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/yard_actions.h"

#include <algorithm>

#include "core/base/counted.h"
#include "core/campaign/actions/ship_actions.h"
#include "core/campaign/battles/waiting.h"
#include "core/campaign/chronicle.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/money/figures_in_force.h"
#include "core/campaign/money/share.h"
#include "core/campaign/people/named.h"
#include "core/campaign/yards/capacity.h"
#include "core/campaign/yards/in_yard.h"
#include "core/campaign/yards/plan.h"
#include "core/campaign/yards/prices.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

constexpr int mostShipsBuilt = 500; // at once; far beyond any yard

bool yardsWork(Deed& deed)
{
    if (deed.head().stage == Stage::Running)
        return true;
    deed.refuse("campaign-not-begun", deed.head().name,
                "Yards work while the campaign runs; before it, ships are bought and altered at once.",
                "CP-5.1");
    return false;
}

/// Whether the yard of that port works for the side; otherwise a refusal.
bool requireYard(Deed& deed, const PortRecord& port, SideId side)
{
    if (port.owner != side)
        deed.refuse("foreign-yard", port.name,
                    "Its yard belongs to another; choose a port of the side's own.", "CP-5.1");
    else if (!port.yard)
        deed.refuse("no-yard", port.name, "It has no yard; choose a port that has one.", "CP-5.1");
    else
        return true;
    return false;
}

/// Refuses what the yard cannot take up this month any more.
void requireCapacity(Deed& deed, const PortRecord& port, int sizeClasses)
{
    const int left = yardCapacityLeft(deed.draft(), port.id);
    if (sizeClasses > left)
        deed.refuse("yard-full", port.name,
                    "Its yard can take up " + std::to_string(left)
                        + " size classes more this month, and this is " + std::to_string(sizeClasses) + ".",
                    "CP-5.1");
}

/// The port a ship lies in, or a refusal and null. What is wrong otherwise is refused as well.
const PortRecord* requireMoored(Deed& deed, const ShipRecord& ship)
{
    const FleetRecord& fleet = *deed.draft().find(ship.fleet);
    refuseWaiting(deed, fleet.id);
    const PortRecord* port = deed.draft().find(fleet.port);
    if (!port) {
        deed.refuse("at-sea", ship.name, "It is at sea; bring it to a port first.", "CP-5.2");
        return nullptr;
    }
    if (isInYard(deed.draft(), ship.id)) {
        deed.refuse("ship-in-yard", ship.name, "It is worked on already; finish that or call it off first.",
                    "CP-5.2");
        return nullptr;
    }
    return port;
}

void order(Deed& deed, YardWorkRecord work)
{
    work.orderedTurn = deed.head().turn;
    deed.draft().add(std::move(work));
}

Account accountOf(const Draft& draft, FleetId fleet)
{
    return alliedPercentOf(draft, fleet) != 0 ? Account::Allies : Account::Yards;
}

} // namespace

void carryOut(const BuildShips& action, Deed& deed)
{
    int count = 0;
    for (const FleetShip& row : action.ships)
        count += row.count;
    deed.title("Build " + counted(count, "ship"));
    const SideRecord* side = deed.require(action.side, "side");
    const PortRecord* port = deed.require(action.port, "port");
    if (!side || !port || !yardsWork(deed) || !requireYard(deed, *port, action.side))
        return;
    if (count == 0 || count > mostShipsBuilt) {
        deed.refuse("ship-count", port->name,
                    "Build 1 to " + std::to_string(mostShipsBuilt) + " ships at once.", "CP-5.1");
        return;
    }
    if (action.fleet) {
        const FleetRecord* fleet = deed.require(action.fleet, "fleet");
        if (!fleet)
            return;
        bool allied = false;
        deed.draft().forEach<ContractRecord>(
            [&](const ContractRecord& c) { allied = allied || c.fleet == fleet->id; });
        if (fleet->side != action.side || allied)
            deed.refuse("other-side", fleet->name,
                        "New ships join a fleet of the side's own; choose one, or none.", "CP-5.1");
    }
    const CampaignFigures figures = figuresInForce(deed.draft());
    int sizes = 0;
    Talents cost;
    std::vector<YardWorkRecord> works;
    for (const FleetShip& row : action.ships) {
        const ShipClass* shipClass = deed.figures().classes.find(row.classId);
        YardPlan plan{row, {}, action.reason};
        plan.ship.count = 1;
        plan.ship.squadron.clear();
        plan.ship.condition = {};
        if (plan.ship.name.empty())
            plan.ship.name = shipClass ? shipClass->name : row.classId;
        plan.waived = checkFit(deed, plan.ship.name, row.classId, row.fit, {action.waive, action.reason});
        const std::string base = plan.ship.name;
        for (int i = 1; i <= row.count; ++i) {
            if (row.count > 1)
                plan.ship.name = base + " " + std::to_string(i);
            if (whyUnfitText(plan.ship.name, maxNameLength))
                deed.refuse("ship-name", base, "The name with its number is too long; shorten it.");
            YardWorkRecord work;
            work.side = action.side;
            work.port = action.port;
            work.work = YardWork::Build;
            work.fleet = action.fleet;
            work.sizeClasses = row.fit.size;
            work.weeksLeft = std::max(figures.leastBuildWeeks, row.fit.size);
            work.paid = shipTotal(row.fit, row.crew, deed.figures().prices);
            work.plan = planText(plan);
            sizes += work.sizeClasses;
            cost += work.paid;
            works.push_back(std::move(work));
        }
    }
    const std::string portName = port->name;
    requireCapacity(deed, *port, sizes);
    for (YardWorkRecord& work : works)
        order(deed, std::move(work));
    deed.pay(action.side, Account::Yards, cost, counted(count, "ship") + " ordered in " + portName);
    const std::string text =
        "The yard of " + portName + " begins " + counted(count, "ship") + " for " + cost.text() + " talents.";
    deed.happened("ships-ordered", text, "CP-5.1");
    tell(deed, "ships-ordered", text, Knowing::only(action.side), "CP-5.1", {}, {action.port, {}});
}

namespace {

/// One ship's share of a repair.
class Repair {
public:
    Repair(Deed& deed, const RepairShips& action, const CampaignFigures& figures, ShipRecord ship)
        : m_deed(deed),
          m_action(action),
          m_figures(figures),
          m_ship(std::move(ship))
    {
    }

    /// What it costs; 0 with a refusal when it cannot be done.
    Talents run()
    {
        const PortRecord* port = requireMoored(m_deed, m_ship);
        if (!port)
            return {};
        Talents cost = atOnce();
        if (m_action.levels > 0 && m_ship.condition.damage != Damage::None)
            cost += hull(*port);
        return cost;
    }

private:
    Talents atOnce()
    {
        Condition& condition = m_deed.draft().edit(m_ship.id).condition;
        Talents cost;
        if (m_action.gear) {
            cost += gearCost(condition, m_figures);
            condition.oarsLost = 0;
            condition.rudderHit = condition.mastDown = false;
        }
        if (m_action.losses) {
            cost += lossesCost(m_ship.fit, condition, m_deed.figures().prices, m_figures);
            condition.archersLost = condition.marinesLost = condition.heavyMarinesLost = 0;
            condition.ballistaeLost = condition.towersLost = condition.heavyEnginesLost = 0;
            condition.firePotsUsed = 0;
            condition.greekFireUsed = false;
        }
        return cost;
    }

    Talents hull(const PortRecord& port)
    {
        const SideId side = m_deed.draft().find(m_ship.fleet)->side;
        const bool inYard = port.yard && port.owner == side;
        if (!inYard && m_ship.condition.damage > Damage::Light) {
            m_deed.refuse("needs-yard", m_ship.name,
                          "More than light damage is mended in a yard of its own side only; bring it to one.",
                          "CP-5.2");
            return {};
        }
        if (inYard)
            requireCapacity(m_deed, port, m_ship.fit.size);
        YardWorkRecord work;
        work.side = side;
        work.port = port.id;
        work.work = YardWork::Repair;
        work.ship = m_ship.id;
        work.sizeClasses = inYard ? m_ship.fit.size : 0;
        work.weeksLeft = std::min(m_action.levels, static_cast<int>(m_ship.condition.damage));
        work.paid = levelCost(m_ship.fit, m_deed.figures().prices, m_figures) * work.weeksLeft;
        const Talents paid = work.paid;
        order(m_deed, std::move(work));
        return paid;
    }

    Deed& m_deed;
    const RepairShips& m_action;
    const CampaignFigures& m_figures;
    ShipRecord m_ship;
};

} // namespace

void carryOut(const RepairShips& action, Deed& deed)
{
    deed.title("Repair " + counted(action.ships.size(), "ship"));
    if (!yardsWork(deed))
        return;
    if (action.ships.empty())
        deed.refuse("no-ships", {}, "No ship is named; choose some.");
    const CampaignFigures figures = figuresInForce(deed.draft());
    std::set<ShipId> seen;
    std::map<std::pair<SideId, Account>, Talents> costs;
    std::map<SideId, std::vector<std::string>> names;
    for (const ShipId id : action.ships) {
        const ShipRecord* ship = deed.require(id, "ship");
        if (!ship)
            return;
        if (!seen.insert(id).second) {
            deed.refuse("ship-twice", ship->name, "This ship is named twice; name it once.");
            return;
        }
        const SideId side = deed.draft().find(ship->fleet)->side;
        const Account account = accountOf(deed.draft(), ship->fleet);
        names[side].push_back(ship->name);
        costs[{side, account}] += Repair(deed, action, figures, *ship).run();
    }
    for (const auto& [payer, cost] : costs)
        deed.pay(payer.first, payer.second, cost, "Repair of " + namedTogether(names[payer.first]));
    for (const auto& [side, repaired] : names) {
        const std::string text = "Repairs of " + namedTogether(repaired) + " are ordered.";
        deed.happened("ships-repaired", text, "CP-5.2");
        // Asking for what is whole already changes nothing, and is not told.
        if (!deed.draft().changes().empty())
            tell(deed, "ships-repaired", text, Knowing::only(side), "CP-5.2");
    }
}

void carryOut(const RefitInYard& action, Deed& deed)
{
    const ShipRecord* standing = deed.require(action.ship, "ship");
    if (!standing || !yardsWork(deed))
        return;
    const ShipRecord ship = *standing;
    deed.title("Refit " + ship.name + " in the yard");
    const PortRecord* port = requireMoored(deed, ship);
    const FleetId fleet = ship.fleet;
    const SideId side = deed.draft().find(fleet)->side;
    if (!port || !requireYard(deed, *port, side))
        return;
    if (action.fit.size != ship.fit.size)
        deed.refuse("another-ship", ship.name, "Its size cannot be changed; build another ship.", "CP-5.3");
    if (sameHull(ship.fit, action.fit))
        deed.refuse("no-yard-needed", ship.name,
                    "Hull and ram stay as they are; fittings are changed at once by a refit.", "CP-5.3");
    if (const auto why = lossBeyondFit(ship.condition, action.fit))
        deed.refuse("losses-beyond-fit", ship.name, *why);
    const CampaignFigures figures = figuresInForce(deed.draft());
    YardPlan plan;
    plan.ship.classId = ship.classId;
    plan.ship.crew = ship.crewBought;
    plan.ship.fit = action.fit;
    plan.reason = action.reason;
    plan.waived = checkFit(deed, ship.name, ship.classId, action.fit, {action.waive, action.reason});
    requireCapacity(deed, *port, ship.fit.size);
    if (deed.refused())
        return;
    YardWorkRecord work;
    work.side = side;
    work.port = port->id;
    work.work = YardWork::Refit;
    work.ship = ship.id;
    work.sizeClasses = ship.fit.size;
    work.weeksLeft = figures.refitWeeks;
    work.paid = refitCost(ship.fit, action.fit, deed.figures().prices, figures);
    work.plan = planText(plan);
    const Talents cost = work.paid;
    const PortId where = port->id;
    const std::string portName = port->name;
    order(deed, std::move(work));
    deed.pay(side, accountOf(deed.draft(), fleet), cost, "Refit of " + ship.name);
    const std::string text = ship.name + " goes into the yard of " + portName + " for "
                             + counted(figures.refitWeeks, "week") + ", for " + cost.text() + " talents.";
    deed.happened("refit-ordered", text, "CP-5.3");
    tell(deed, "refit-ordered", text, Knowing::only(side), "CP-5.3", {}, {where, {}});
}

void carryOut(const CancelYardWork& action, Deed& deed)
{
    const YardWorkRecord* standing = deed.require(action.work, "work");
    if (!standing)
        return;
    const YardWorkRecord work = *standing;
    const PortRecord* port = deed.draft().find(work.port);
    deed.title("Call work in the yard of " + port->name + " off");
    if (work.weeksLeft == 0) {
        deed.refuse("work-done", port->name, "That work is done; nothing is left to call off.", "CP-5.1");
        return;
    }
    const CampaignFigures figures = figuresInForce(deed.draft());
    const ShipRecord* ship = deed.draft().find(work.ship);
    Talents worth = work.paid;
    if (work.work == YardWork::Repair && ship)
        worth = std::min(worth, levelCost(ship->fit, deed.figures().prices, figures) * work.weeksLeft);
    const Talents back = worth.isNegative() ? worth : shareOf(worth, figures.cancelledReturn);
    const Account account = ship ? accountOf(deed.draft(), ship->fleet) : Account::Yards;
    deed.pay(work.side, account, -back, "Yard work called off in " + port->name);
    deed.draft().remove(action.work);
    const std::string text =
        "Work in the yard of " + port->name + " is called off; " + back.text() + " talents come back.";
    deed.happened("work-cancelled", text, "CP-5.1");
    tell(deed, "work-cancelled", text, Knowing::only(work.side), "CP-5.1", {}, {work.port, {}});
}

} // namespace navarch
