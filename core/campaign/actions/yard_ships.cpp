// SPDX-License-Identifier: GPL-3.0-or-later
// Repair and refit: what a yard does with ships that there are (CP-5.2, CP-5.3).
#include <algorithm>
#include <map>
#include <set>

#include "core/campaign/actions/ship_actions.h"
#include "core/campaign/actions/yard_actions.h"
#include "core/campaign/actions/yard_terms.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/people/named.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/campaign/settings/figures_in_force.h"
#include "core/campaign/yards/plan.h"
#include "core/campaign/yards/prices.h"

namespace navarch {

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
            m_deed.refuse(
                "needs-yard", given(m_ship.name),
                phrase("More than light damage is mended in a yard of its own side only; bring it to one."),
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
        orderWork(m_deed, std::move(work));
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
    deed.title(phraseN("Repair {%n ship|%n ships}", static_cast<std::int64_t>(action.ships.size())));
    if (!yardsWork(deed))
        return;
    if (action.ships.empty())
        deed.refuse("no-ships", {}, phrase("No ship is named; choose some."));
    const CampaignFigures figures = figuresInForce(deed.draft());
    std::set<ShipId> seen;
    std::map<std::pair<SideId, Account>, Talents> costs;
    std::map<SideId, std::vector<std::string>> names;
    for (const ShipId id : action.ships) {
        const ShipRecord* ship = deed.require(id, "ship");
        if (!ship)
            return;
        if (!seen.insert(id).second) {
            deed.refuse("ship-twice", given(ship->name), phrase("This ship is named twice; name it once."));
            return;
        }
        const SideId side = deed.draft().find(ship->fleet)->side;
        const Account account = yardAccountOf(deed.draft(), ship->fleet);
        names[side].push_back(ship->name);
        costs[{side, account}] += Repair(deed, action, figures, *ship).run();
    }
    for (const auto& [payer, cost] : costs)
        deed.pay(payer.first, payer.second, cost, phrase("Repair of %1", namedTogether(names[payer.first])));
    for (const auto& [side, repaired] : names) {
        const Phrase text = phrase("Repairs of %1 are ordered.", namedTogether(repaired));
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
    deed.title(phrase("Refit %1 in the yard", given(ship.name)));
    const PortRecord* port = requireMoored(deed, ship);
    const FleetId fleet = ship.fleet;
    const SideId side = deed.draft().find(fleet)->side;
    if (!port || !requireYard(deed, *port, side))
        return;
    if (action.fit.size != ship.fit.size)
        deed.refuse("another-ship", given(ship.name),
                    phrase("Its size cannot be changed; build another ship."), "CP-5.3");
    if (sameHull(ship.fit, action.fit))
        deed.refuse("no-yard-needed", given(ship.name),
                    phrase("Hull and ram stay as they are; fittings are changed at once by a refit."),
                    "CP-5.3");
    if (const auto why = lossBeyondFit(ship.condition, action.fit))
        deed.refuse("losses-beyond-fit", given(ship.name), *why);
    const CampaignFigures figures = figuresInForce(deed.draft());
    YardPlan plan;
    plan.ship.classId = ship.classId;
    plan.ship.own = ownClassOf(deed.draft().base(), ship.classId);
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
    orderWork(deed, std::move(work));
    deed.pay(side, yardAccountOf(deed.draft(), fleet), cost, phrase("Refit of %1", given(ship.name)));
    const Phrase text = phraseN("%1 goes into the yard of %2 for {%n week|%n weeks}, for %3 talents.",
                                figures.refitWeeks, given(ship.name), given(portName), cost);
    deed.happened("refit-ordered", text, "CP-5.3");
    tell(deed, "refit-ordered", text, Knowing::only(side), "CP-5.3", {}, {where, {}});
}

} // namespace navarch
