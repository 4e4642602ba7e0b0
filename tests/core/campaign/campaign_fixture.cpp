// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/campaign/campaign_fixture.h"

#include <set>
#include <stdexcept>

namespace navarch::test {

namespace {

template <class Record>
decltype(Record::id) byName(const Campaign& campaign, const std::string& name)
{
    for (const auto& [id, record] : campaign.table<Record>())
        if (record.name == name)
            return id;
    throw std::out_of_range("nothing is called " + name);
}

} // namespace

GamingTable::GamingTable()
{
    auto plan = builtInScenario("saronic-gulf", builtInFigures());
    campaign = foundCampaign(plan.value(), builtInFigures()).value();
    for (auto& [id, side] : campaign.table<SideRecord>())
        side.player = Player::Person;
}

Verdict GamingTable::ask(const std::string& text) const
{
    const auto json = parseJson(text, "action");
    auto action =
        json ? readAction(*json, "action", builtInFigures()) : Result<Action>(tl::unexpected(json.error()));
    if (!action) {
        Verdict unreadable;
        unreadable.reasons.push_back(
            {Severity::Error, "unreadable", {}, {}, given(action.error().front().text())});
        return unreadable;
    }
    return consider(campaign, builtInFigures(), *action);
}

std::string GamingTable::perform(const std::string& json)
{
    verdict = ask(json);
    if (verdict.allowed())
        applyChanges(campaign, verdict.changes);
    return errorKeys(verdict.reasons) + (verdict.missingDice.empty() ? "" : "+dice");
}

SideId GamingTable::side(const std::string& name) const
{
    return byName<SideRecord>(campaign, name);
}
FleetId GamingTable::fleet(const std::string& name) const
{
    return byName<FleetRecord>(campaign, name);
}
SquadronId GamingTable::squadron(const std::string& name) const
{
    return byName<SquadronRecord>(campaign, name);
}
ShipId GamingTable::ship(const std::string& name) const
{
    return byName<ShipRecord>(campaign, name);
}
CommanderId GamingTable::commander(const std::string& name) const
{
    return byName<CommanderRecord>(campaign, name);
}

PortId GamingTable::port(const std::string& place) const
{
    for (const auto& [id, port] : campaign.table<PortRecord>())
        if (port.place == place)
            return id;
    throw std::out_of_range("no port " + place);
}

Talents GamingTable::treasury(const std::string& name) const
{
    return balanceOf(campaign, side(name));
}

std::string GamingTable::brokenInvariant() const
{
    const auto missing = [&](auto id) { return id && !campaign.find(id); };
    std::set<std::pair<SideId, std::string>> shipNames;
    std::map<SquadronId, int> strengths;
    for (const auto& [id, ship] : campaign.table<ShipRecord>()) {
        const FleetRecord* fleet = campaign.find(ship.fleet);
        const SquadronRecord* squadron = campaign.find(ship.squadron);
        if (!fleet || missing(ship.squadron))
            return ship.name + " is in no fleet or squadron that exists";
        if (squadron && squadron->fleet != ship.fleet)
            return ship.name + " is in another fleet's squadron";
        if (!shipNames.emplace(fleet->side, ship.name).second)
            return ship.name + " exists twice";
        if (ship.condition.oarsLost > ship.fit.oars || ship.condition.marinesLost > ship.fit.marines)
            return ship.name + " has lost more than it has";
        if (squadron && ++strengths[ship.squadron] > 10)
            return squadron->name + " has more than ten ships";
    }
    for (const auto& [id, fleet] : campaign.table<FleetRecord>())
        if (missing(fleet.side) || missing(fleet.port))
            return fleet.name + " belongs to nobody or lies nowhere";
    for (const auto& [id, commander] : campaign.table<CommanderRecord>())
        if (missing(commander.side) || missing(commander.fleet) || missing(commander.squadron)
            || missing(commander.port))
            return commander.name + " serves nowhere that exists";
    for (const auto& [id, posting] : campaign.table<PostingRecord>())
        if (!campaign.find(posting.transaction) || !campaign.find(posting.side))
            return "a posting leads nowhere";
    for (const auto& [id, waiver] : campaign.table<WaiverRecord>())
        if (!campaign.find(waiver.ship))
            return "a waiver is for no ship";
    for (const auto& [id, contract] : campaign.table<ContractRecord>())
        if (!campaign.find(contract.fleet) || !campaign.find(contract.side))
            return "a contract is for no fleet";
    if (!unbalancedTransactions(campaign).empty())
        return "a transaction does not sum to zero";
    return {};
}

std::string errorKeys(const Findings& findings)
{
    std::string keys;
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Error)
            keys += (keys.empty() ? "" : ",") + finding.key;
    return keys;
}

} // namespace navarch::test
