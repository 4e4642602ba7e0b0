// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/campaign/machine/war_fixture.h"

#include <set>

#include "core/campaign/allies/relations.h"
#include "core/campaign/calendar.h"
#include "core/sea/place_at_sea.h"

namespace navarch::test {

Campaign machineWarOf(const std::string& scenario, std::int64_t seed, Player player)
{
    auto plan = builtInScenario(scenario, builtInFigures());
    plan->seed += seed;
    Campaign campaign = foundCampaign(plan.value(), builtInFigures()).value();
    for (auto& [id, side] : campaign.table<SideRecord>())
        side.player = player;
    applyChanges(campaign, consider(campaign, builtInFigures(), BeginCampaign{}).changes);
    return campaign;
}

std::string WarTally::text() const
{
    return std::to_string(battles) + " battles (" + std::to_string(assaults) + " on ports), "
           + std::to_string(captured) + " ports fallen, " + std::to_string(blockades) + " blockades, "
           + std::to_string(raids) + " raids, poorest " + poorest.text();
}

WarTally tallyOf(const Campaign& campaign)
{
    WarTally tally;
    for (const auto& [id, battle] : campaign.table<BattleRecord>()) {
        tally.battles += battle.state == BattleState::Fought;
        tally.assaults += battle.state == BattleState::Fought && battle.place == PlaceKind::Port;
    }
    for (const auto& [id, entry] : campaign.table<ChronicleRecord>()) {
        tally.captured += entry.kind == "port-fallen";
        tally.blockades += entry.kind == "blockade-set";
        tally.raids += entry.kind == "raid";
    }
    bool first = true;
    for (const auto& [id, side] : campaign.table<SideRecord>()) {
        const Talents has = balanceOf(campaign, id);
        if (first || has < tally.poorest)
            tally.poorest = has;
        first = false;
    }
    return tally;
}

std::string MachineWar::fight(int weeks)
{
    const WarTableKeeper keeper{campaign, builtInFigures(), [&](const Action& action) {
                                    const Verdict verdict = consider(campaign, builtInFigures(), action);
                                    Problems problems;
                                    for (const Finding& finding : verdict.reasons)
                                        if (finding.severity == Severity::Error)
                                            problems.push_back(
                                                {finding.subject.english(),
                                                 phrase("%1: %2", given(finding.key), finding.message),
                                                 {}});
                                    if (verdict.allowed()) {
                                        applyChanges(campaign, verdict.changes);
                                        deeds.push_back(std::string(kindOf(action)));
                                    }
                                    return problems;
                                }};
    const WarByCaptains war{builtInRuleSets(), "salamis-ad-actium", {}, false, commandAll};
    for (int week = 0; week < weeks; ++week) {
        const std::string when = phraseOf(dateOf(campaign.head())).english() + ": ";
        const auto fought = advanceByCaptains(keeper, war);
        if (!fought)
            return when + fought.error().front().text();
        for (const WeekBattle& battle : *fought)
            ++(battle.battle ? battles : letGo);
        if (const std::string wrong = brokenWar(campaign); !wrong.empty())
            return when + wrong;
    }
    return {};
}

std::string brokenWar(const Campaign& campaign)
{
    const Figures& figures = builtInFigures();
    if (const Problems flaws = flawsOf(campaign, "war"); !flaws.empty())
        return flaws.front().text();
    if (!unbalancedTransactions(campaign).empty())
        return "a transaction does not sum to zero";
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
        if (port && !isOpenTo(Draft(campaign), *port, fleet.side))
            return fleet.name + " lies in a port that is closed to it";
    }
    for (const auto& [id, ship] : campaign.table<ShipRecord>())
        if (ship.condition.oarsLost > ship.fit.oars || ship.condition.marinesLost > ship.fit.marines
            || ship.condition.archersLost > ship.fit.archers)
            return ship.name + " has lost more men or oars than it has";
    return {};
}

} // namespace navarch::test
