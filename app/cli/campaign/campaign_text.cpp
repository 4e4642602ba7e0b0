// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/speech/speech.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/text_table.h"
#include "app/cli/campaign/battles/battle_text.h"
#include "app/cli/campaign/campaign_answer.h"
#include "app/cli/campaign/dealings.h"
#include "app/cli/campaign/record_words.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/records/told.h"
#include "core/campaign/settings/settings.h"
#include "core/campaign/turn/victory.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

using enum TextTable::Align;

template <NamedEnum E>
std::string wordOf(E value)
{
    return spokenText(termOf(nameOf(value)));
}

template <class Record>
Phrase nameIn(const Campaign& campaign, Id<Record> id, Phrase otherwise)
{
    const Record* record = campaign.find(id);
    return record ? Phrase(given(record->name)) : otherwise;
}

std::string sidesText(const Campaign& campaign)
{
    TextTable table({Right, Left, Left, Left, Left, Right});
    table.row({"  " + said(phrase("no.")), said(phrase("side")), said(phrase("player")),
               said(phrase("period")), said(phrase("home port")), said(phrase("treasury"))});
    for (const auto& [id, side] : campaign.table<SideRecord>())
        table.row({number(id), side.name, wordOf(side.player), wordOf(side.period),
                   said(nameIn(campaign, side.homePort, given("-"))), spokenAmount(balanceOf(campaign, id))});
    return "\n" + said(phrase("Sides")) + "\n" + table.text();
}

/// How far each side is by what wins the war, and who has won it; empty while nothing does.
std::string victoryText(const Campaign& campaign)
{
    TextTable table({Left, Left});
    const Draft draft(campaign);
    bool isOpen = true;
    for (const auto& [id, side] : campaign.table<SideRecord>()) {
        const Phrase standing = phraseOfStanding(draft, id);
        isOpen = isOpen && standing.isEmpty();
        table.row({"  " + side.name, said(standing)});
    }
    const ChronicleRecord* won = toldVictory(campaign);
    std::string text = isOpen ? std::string() : table.text();
    if (won)
        text = "  " + said(phraseOf(*won)) + "\n" + text;
    return text.empty() ? text : "\n" + said(phrase("Victory")) + "\n" + text;
}

std::string portsText(const Campaign& campaign)
{
    TextTable table({Right, Left, Right, Left, Left, Left, Right});
    table.row({"  " + said(phrase("no.")), said(phrase("port")), said(phrase("value")), said(phrase("owner")),
               said(phrase("state")), said(phrase("defences")), said(phrase("damage"))});
    for (const auto& [id, port] : campaign.table<PortRecord>())
        table.row({number(id), port.name, std::to_string(port.economicValue),
                   said(nameIn(campaign, port.owner, phrase("neutral"))),
                   spokenText(termOf(nameOf(port.state)), "a port"), wordOf(port.defences),
                   std::to_string(port.damage)});
    return "\n" + said(phrase("Ports")) + "\n" + table.text();
}

/// A fleet's line, and the contract of an ally's.
Phrase withContract(const Campaign& campaign, FleetId fleet, Phrase line)
{
    for (const auto& [id, contract] : campaign.table<ContractRecord>()) {
        if (contract.fleet == fleet)
            return phrase("%1, contract %2 with %3 at %4%", std::move(line), id.value, given(contract.name),
                          withSign(contract.percent));
    }
    return line;
}

std::string fleetText(const Campaign& campaign, const FleetRecord& fleet, const Figures& figures)
{
    const Phrase line =
        phrase("Fleet %1, %2, of %3 at %4, %5 talents", fleet.id.value, given(fleet.name),
               nameIn(campaign, fleet.side, phrase("nobody")), nameIn(campaign, fleet.port, phrase("sea")),
               fleetTotal(rosterOf(campaign, fleet.id), figures.prices));
    std::string text = "\n" + said(withContract(campaign, fleet.id, line)) + "\n";
    TextTable table({Right, Left, Left, Left, Left, Left, Left, Right});
    table.row({"  " + said(phrase("no.")), said(phrase("ship")), said(phrase("class")),
               said(phrase("squadron")), said(phrase("crew")), said(phrase("captain")),
               said(phrase("damage")), said(phrase("talents"))});
    for (const auto& [id, ship] : campaign.table<ShipRecord>()) {
        if (ship.fleet != fleet.id)
            continue;
        table.row({number(id), ship.name, ship.classId, said(nameIn(campaign, ship.squadron, given("-"))),
                   wordOf(ship.crew), ship.captain.empty() ? "-" : ship.captain,
                   wordOf(ship.condition.damage),
                   spokenAmount(shipTotal(ship.fit, ship.crew, figures.prices))});
    }
    for (const auto& [id, squadron] : campaign.table<SquadronRecord>()) {
        if (squadron.fleet == fleet.id)
            text += "  " + said(phrase("squadron %1, %2", id.value, given(squadron.name))) + "\n";
    }
    return text + table.text();
}

std::string commandersText(const Campaign& campaign)
{
    TextTable table({Right, Left, Left, Left, Left, Left});
    table.row({"  " + said(phrase("no.")), said(phrase("commander")), said(phrase("side")),
               said(phrase("quality")), said(phrase("state")), said(phrase("place"))});
    for (const auto& [id, commander] : campaign.table<CommanderRecord>()) {
        const std::string place = placeOf(commander, campaign);
        table.row({number(id), commander.name.empty() ? "-" : commander.name,
                   said(nameIn(campaign, commander.side, phrase("neutral"))), wordOf(commander.quality),
                   wordOf(commander.state), place.empty() ? said(phrase("at home")) : place});
    }
    return "\n" + said(phrase("Commanders")) + "\n" + table.text();
}

std::string settingsText(const Campaign& campaign)
{
    TextTable table({Left, Left, Left});
    for (const SettingRule& rule : settingRules())
        table.row({"  " + std::string(rule.key), settingOf(campaign, rule.key), std::string(rule.rule)});
    return "\n" + said(phrase("Settings")) + "\n" + table.text();
}

} // namespace

std::string campaignText(const Campaign& campaign, const Figures& figures)
{
    std::string text = sidesText(campaign) + victoryText(campaign) + portsText(campaign);
    for (const auto& [id, fleet] : campaign.table<FleetRecord>())
        text += fleetText(campaign, fleet, figures);
    return text + commandersText(campaign) + battlesText(campaign) + dealingsText(campaign, figures)
           + settingsText(campaign) + findingsText(campaignFindings(campaign, figures));
}

} // namespace navarch
