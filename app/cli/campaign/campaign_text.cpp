// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/price_answer.h"
#include "app/cli/base/text_table.h"
#include "app/cli/campaign/battle_text.h"
#include "app/cli/campaign/campaign_answer.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/settings/settings.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

using enum TextTable::Align;

template <class Thing>
std::string number(Id<Thing> id)
{
    return "  " + std::to_string(id.value);
}

template <class Record>
std::string nameIn(const Campaign& campaign, Id<Record> id, const char* otherwise)
{
    const Record* record = campaign.find(id);
    return record ? record->name : otherwise;
}

std::string sidesText(const Campaign& campaign)
{
    TextTable table({Right, Left, Left, Left, Left, Right});
    table.row({"  no.", "side", "player", "period", "home port", "treasury"});
    for (const auto& [id, side] : campaign.table<SideRecord>())
        table.row({number(id), side.name, std::string(nameOf(side.player)), std::string(nameOf(side.period)),
                   nameIn(campaign, side.homePort, "-"), balanceOf(campaign, id).text()});
    return "\nSides\n" + table.text();
}

std::string portsText(const Campaign& campaign)
{
    TextTable table({Right, Left, Right, Left, Left, Left, Right});
    table.row({"  no.", "port", "value", "owner", "state", "defences", "damage"});
    for (const auto& [id, port] : campaign.table<PortRecord>())
        table.row({number(id), port.name, std::to_string(port.economicValue),
                   nameIn(campaign, port.owner, "neutral"), std::string(nameOf(port.state)),
                   std::string(nameOf(port.defences)), std::to_string(port.damage)});
    return "\nPorts\n" + table.text();
}

std::string contractText(const Campaign& campaign, FleetId fleet)
{
    for (const auto& [id, contract] : campaign.table<ContractRecord>()) {
        if (contract.fleet == fleet)
            return ", contract " + std::to_string(id.value) + " with " + contract.name + " at "
                   + (contract.percent > 0 ? "+" : "") + std::to_string(contract.percent) + "%";
    }
    return {};
}

std::string fleetText(const Campaign& campaign, const FleetRecord& fleet, const Figures& figures)
{
    std::string text = "\nFleet " + std::to_string(fleet.id.value) + ", " + fleet.name + ", of "
                       + nameIn(campaign, fleet.side, "nobody") + " at " + nameIn(campaign, fleet.port, "sea")
                       + ", " + fleetTotal(rosterOf(campaign, fleet.id), figures.prices).text() + " talents"
                       + contractText(campaign, fleet.id) + "\n";
    TextTable table({Right, Left, Left, Left, Left, Left, Left, Right});
    table.row({"  no.", "ship", "class", "squadron", "crew", "captain", "damage", "talents"});
    for (const auto& [id, ship] : campaign.table<ShipRecord>()) {
        if (ship.fleet != fleet.id)
            continue;
        table.row({number(id), ship.name, ship.classId, nameIn(campaign, ship.squadron, "-"),
                   std::string(nameOf(ship.crew)), ship.captain.empty() ? "-" : ship.captain,
                   std::string(nameOf(ship.condition.damage)),
                   shipTotal(ship.fit, ship.crew, figures.prices).text()});
    }
    for (const auto& [id, squadron] : campaign.table<SquadronRecord>()) {
        if (squadron.fleet == fleet.id)
            text += "  squadron " + std::to_string(id.value) + ", " + squadron.name + "\n";
    }
    return text + table.text();
}

std::string commandersText(const Campaign& campaign)
{
    TextTable table({Right, Left, Left, Left, Left, Left});
    table.row({"  no.", "commander", "side", "quality", "state", "place"});
    for (const auto& [id, commander] : campaign.table<CommanderRecord>()) {
        const std::string place = placeOf(commander, campaign);
        table.row({number(id), commander.name.empty() ? "-" : commander.name,
                   nameIn(campaign, commander.side, "neutral"), std::string(nameOf(commander.quality)),
                   std::string(nameOf(commander.state)), place.empty() ? "at home" : place});
    }
    return "\nCommanders\n" + table.text();
}

std::string settingsText(const Campaign& campaign)
{
    TextTable table({Left, Left, Left});
    for (const SettingRule& rule : settingRules())
        table.row({"  " + std::string(rule.key), settingOf(campaign, rule.key), std::string(rule.rule)});
    return "\nSettings\n" + table.text();
}

} // namespace

std::string campaignText(const Campaign& campaign, const Figures& figures)
{
    std::string text = sidesText(campaign) + portsText(campaign);
    for (const auto& [id, fleet] : campaign.table<FleetRecord>())
        text += fleetText(campaign, fleet, figures);
    return text + commandersText(campaign) + battlesText(campaign) + settingsText(campaign)
           + findingsText(campaignFindings(campaign, figures));
}

} // namespace navarch
