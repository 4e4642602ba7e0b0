// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/campaign/machine/war_fixture.h"

#include <set>

#include "core/campaign/calendar.h"
#include "core/sea/place_at_sea.h"

namespace navarch::test {

MachineWar::MachineWar(const std::string& scenario)
{
    auto plan = builtInScenario(scenario, builtInFigures());
    campaign = foundCampaign(plan.value(), builtInFigures()).value();
    for (auto& [id, side] : campaign.table<SideRecord>())
        side.player = Player::Machine;
    applyChanges(campaign, consider(campaign, builtInFigures(), BeginCampaign{}).changes);
}

std::string MachineWar::fight(int weeks)
{
    const WarTableKeeper keeper{campaign, builtInFigures(), [&](const Action& action) {
                                    const Verdict verdict = consider(campaign, builtInFigures(), action);
                                    Problems problems;
                                    for (const Finding& finding : verdict.reasons)
                                        if (finding.severity == Severity::Error)
                                            problems.push_back({finding.subject, finding.key + ": " + finding.message, {}});
                                    if (verdict.allowed())
                                        applyChanges(campaign, verdict.changes);
                                    return problems;
                                }};
    const WarByCaptains war{builtInRuleSets(), "salamis-ad-actium", {}, false};
    for (int week = 0; week < weeks; ++week) {
        const std::string when = textOf(dateOf(campaign.head())) + ": ";
        const auto fought = advanceByCaptains(keeper, war);
        if (!fought)
            return when + fought.error().front().text();
        for (const WeekBattle& battle : *fought)
            ++(battle.battle ? battles : letGo);
        if (const std::string wrong = broken(); !wrong.empty())
            return when + wrong;
    }
    return {};
}

std::string MachineWar::broken() const
{
    const Figures& figures = builtInFigures();
    if (const Problems flaws = flawsOf(campaign, "war"); !flaws.empty())
        return flaws.front().text();
    std::set<FleetId> manned;
    for (const auto& [id, ship] : campaign.table<ShipRecord>())
        manned.insert(ship.fleet);
    for (const auto& [id, fleet] : campaign.table<FleetRecord>()) {
        // A fleet whose last ship was lost is no more than its name, wherever that stands.
        if (!manned.contains(id))
            continue;
        if (!fleet.at.isNone() && !isKnown(fleet.at, figures.lanes, figures.gazetteer))
            return fleet.name + " is on no lane";
        const PortRecord* port = campaign.find(fleet.port);
        if (port && port->owner && port->owner != fleet.side)
            return fleet.name + " lies in an enemy's port";
    }
    for (const auto& [id, ship] : campaign.table<ShipRecord>())
        if (ship.condition.oarsLost > ship.fit.oars || ship.condition.marinesLost > ship.fit.marines
            || ship.condition.archersLost > ship.fit.archers)
            return ship.name + " has lost more men or oars than it has";
    return {};
}

} // namespace navarch::test
