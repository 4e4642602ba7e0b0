// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/campaign/sea/sea_fixture.h"

#include <stdexcept>

namespace navarch::test {

SeaTable::SeaTable()
{
    if (!perform(R"({"do":"campaign.begin"})").empty())
        throw std::logic_error("the campaign does not begin");
}

std::string SeaTable::act(const Action& action)
{
    verdict = consider(campaign, builtInFigures(), action);
    if (verdict.allowed())
        applyChanges(campaign, verdict.changes);
    return errorKeys(verdict.reasons) + (verdict.missingDice.empty() ? "" : "+dice");
}

std::string SeaTable::order(const std::string& name, FleetOrder kind,
                            const std::function<void(SetOrder&)>& change)
{
    SetOrder action;
    action.fleet = fleet(name);
    action.order = kind;
    if (change)
        change(action);
    return act(action);
}

std::string SeaTable::moveTo(const std::string& name, const std::string& place)
{
    return order(name, FleetOrder::Move, [&](SetOrder& action) { action.route = place; });
}

std::string SeaTable::advance()
{
    return act(AdvanceTurn{campaign.head().turn, campaign.head().phase});
}

const FleetRecord& SeaTable::at(const std::string& name) const
{
    return *campaign.find(fleet(name));
}

const OrderRecord* SeaTable::standingOrder(const std::string& name) const
{
    const FleetId id = fleet(name);
    for (const auto& [number, order] : campaign.table<OrderRecord>())
        if (order.fleet == id)
            return &order;
    return nullptr;
}

int SeaTable::told(const std::string& kind) const
{
    int count = 0;
    for (const auto& [id, entry] : campaign.table<ChronicleRecord>())
        count += entry.kind == kind;
    return count;
}

std::vector<const ContactRecord*> SeaTable::contacts() const
{
    std::vector<const ContactRecord*> found;
    for (const auto& [id, contact] : campaign.table<ContactRecord>())
        found.push_back(&contact);
    return found;
}

std::string SeaTable::notes() const
{
    std::string keys;
    for (const Finding& finding : verdict.reasons)
        keys += (keys.empty() ? "" : ",") + finding.key;
    return keys;
}

FleetRecord& SeaTable::fleetRecord(const std::string& name)
{
    return campaign.table<FleetRecord>().at(fleet(name));
}

PortRecord& SeaTable::portRecord(const std::string& place)
{
    return campaign.table<PortRecord>().at(port(place));
}

void SeaTable::setDate(int month, int week)
{
    HeadRecord& head = campaign.table<HeadRecord>().begin()->second;
    head.month = month;
    head.week = week;
}

void SeaTable::setSeed(std::int64_t seed)
{
    campaign.table<HeadRecord>().begin()->second.seed = seed;
}

std::string SeaTable::flaws() const
{
    const Problems problems = flawsOf(campaign, "c");
    return problems.empty() ? brokenInvariant() : problems.front().text();
}

} // namespace navarch::test
