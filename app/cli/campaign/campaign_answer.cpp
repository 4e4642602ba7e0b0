// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/campaign_answer.h"

#include <map>
#include <utility>

#include "app/base/speech/speech.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/campaign/battles/battle_text.h"
#include "app/cli/campaign/dealings.h"
#include "app/cli/campaign/record_words.h"
#include "core/base/text.h"
#include "core/base/year_phrase.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/settings/settings.h"
#include "core/campaign/turn/victory.h"
#include "core/campaign/turn_count.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

int sectionsOf(const Campaign& campaign, PortId port)
{
    int sections = 0;
    for (const auto& [id, wall] : campaign.table<WallRecord>())
        sections += wall.port == port ? 1 : 0;
    return sections;
}

Json sidesAnswer(const Campaign& campaign)
{
    std::map<SideId, Standing> standings;
    for (Standing& each : standingsOf(Draft(campaign)))
        standings[each.side] = std::move(each);
    Json answer = Json::array();
    for (const auto& [id, side] : campaign.table<SideRecord>())
        answer.push_back({{"id", id.value},
                          {"name", side.name},
                          {"colour", nameOf(side.colour)},
                          {"emblem", nameOf(side.emblem)},
                          {"player", nameOf(side.player)},
                          {"period", nameOf(side.period)},
                          {"home_port", numberOrNull(side.homePort)},
                          {"treasury", balanceOf(campaign, id).text()},
                          {"economic_value", standings[id].economicValue},
                          {"destroyed", standings[id].destroyed.text()},
                          {"points", standings[id].points}});
    return answer;
}

Json contractsAnswer(const Campaign& campaign)
{
    Json answer = Json::array();
    for (const auto& [id, contract] : campaign.table<ContractRecord>())
        answer.push_back({{"id", id.value},
                          {"side", contract.side.value},
                          {"fleet", contract.fleet.value},
                          {"name", contract.name},
                          {"percent", contract.percent},
                          {"months", contract.months},
                          {"home_port", numberOrNull(contract.homePort)},
                          {"reliability", contract.reliability}});
    return answer;
}

Json portsAnswer(const Campaign& campaign)
{
    Json answer = Json::array();
    for (const auto& [id, port] : campaign.table<PortRecord>())
        answer.push_back({{"id", id.value},
                          {"name", port.name},
                          {"economic_value", port.economicValue},
                          {"owner", numberOrNull(port.owner)},
                          {"yard", port.yard},
                          {"damage", port.damage},
                          {"state", nameOf(port.state)},
                          {"defences", nameOf(port.defences)},
                          {"sections", sectionsOf(campaign, id)}});
    return answer;
}

Json shipsAnswer(const Campaign& campaign, FleetId fleet, const PriceList& prices)
{
    Json answer = Json::array();
    for (const auto& [id, ship] : campaign.table<ShipRecord>()) {
        if (ship.fleet != fleet)
            continue;
        answer.push_back({{"id", id.value},
                          {"name", ship.name},
                          {"class", ship.classId},
                          {"squadron", numberOrNull(ship.squadron)},
                          {"crew", nameOf(ship.crew)},
                          {"captain", ship.captain},
                          {"damage", nameOf(ship.condition.damage)},
                          {"price", shipTotal(ship.fit, ship.crew, prices).text()}});
    }
    return answer;
}

Json fleetsAnswer(const Campaign& campaign, const Figures& figures)
{
    Json answer = Json::array();
    for (const auto& [id, fleet] : campaign.table<FleetRecord>()) {
        Json squadrons = Json::array();
        for (const auto& [squadronId, squadron] : campaign.table<SquadronRecord>()) {
            if (squadron.fleet == id)
                squadrons.push_back({{"id", squadronId.value}, {"name", squadron.name}});
        }
        answer.push_back({{"id", id.value},
                          {"side", fleet.side.value},
                          {"name", fleet.name},
                          {"port", numberOrNull(fleet.port)},
                          {"order", orderAnswer(campaign, id)},
                          {"price", fleetTotal(rosterOf(campaign, id), figures.prices).text()},
                          {"squadrons", std::move(squadrons)},
                          {"ships", shipsAnswer(campaign, id, figures.prices)}});
    }
    return answer;
}

Json commandersAnswer(const Campaign& campaign)
{
    Json answer = Json::array();
    for (const auto& [id, commander] : campaign.table<CommanderRecord>())
        answer.push_back({{"id", id.value},
                          {"side", numberOrNull(commander.side)},
                          {"name", commander.name},
                          {"post", nameOf(commander.post)},
                          {"quality", nameOf(commander.quality)},
                          {"state", nameOf(commander.state)},
                          {"fleet", numberOrNull(commander.fleet)},
                          {"squadron", numberOrNull(commander.squadron)},
                          {"port", numberOrNull(commander.port)},
                          {"captor", numberOrNull(commander.captor)}});
    return answer;
}

} // namespace

Json headAnswer(const HeadRecord& head)
{
    return {{"name", head.name},           {"scenario", head.scenario}, {"seed", head.seed},
            {"stage", nameOf(head.stage)}, {"year", head.year},         {"month", head.month},
            {"week", head.week},           {"turn", head.turn}};
}

std::string headText(const HeadRecord& head)
{
    const Phrase year = phraseOfYear(head.year);
    return spokenText(
        head.stage == Stage::Setup
            ? phrase("%1, %2, month %3, week %4, in setup", given(head.name), year, head.month, head.week)
            : phrase("%1, %2, month %3, week %4, turn %5", given(head.name), year, head.month, head.week,
                     countedTurn(head)));
}

std::string placeOf(const CommanderRecord& commander, const Campaign& campaign)
{
    if (commander.state == PersonState::Dead)
        return "-";
    if (commander.state == PersonState::Captured) {
        const SideRecord* captor = campaign.find(commander.captor);
        return spokenText(captor ? phrase("held by %1", given(captor->name)) : phrase("held by nobody"));
    }
    if (const SquadronRecord* squadron = campaign.find(commander.squadron))
        return spokenText(phrase("squadron %1", given(squadron->name)));
    if (const FleetRecord* fleet = campaign.find(commander.fleet))
        return spokenText(phrase("fleet %1", given(fleet->name)));
    if (const PortRecord* port = campaign.find(commander.port))
        return spokenText(phrase("garrison of %1", given(port->name)));
    return {};
}

void fillCampaign(Json& answer, const Campaign& campaign, const Figures& figures)
{
    answer["campaign"] = headAnswer(campaign.head());
    answer["settings"] = Json::object();
    for (const SettingRule& rule : settingRules())
        answer["settings"][std::string(rule.key)] = settingOf(campaign, rule.key);
    answer["sides"] = sidesAnswer(campaign);
    answer["contracts"] = contractsAnswer(campaign);
    answer["ports"] = portsAnswer(campaign);
    answer["fleets"] = fleetsAnswer(campaign, figures);
    answer["commanders"] = commandersAnswer(campaign);
    answer["battles"] = battlesAnswer(campaign);
    fillDealings(answer, campaign);
    answer["findings"] = findingsAnswer(campaignFindings(campaign, figures));
}

} // namespace navarch
