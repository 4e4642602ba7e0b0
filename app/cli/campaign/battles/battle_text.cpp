// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/battles/battle_text.h"

#include "app/base/speech/speech.h"
#include "app/cli/base/text_table.h"
#include "core/campaign/records/told.h"

namespace navarch {

namespace {

using enum TextTable::Align;

std::string signedText(Talents amount)
{
    return (amount.isNegative() || amount.isZero() ? "" : "+") + spokenAmount(amount);
}

std::string fleetsText(const BattleParts& parts)
{
    std::string text;
    for (const BattleFleetRecord* fleet : parts.fleets)
        text += (text.empty() ? "" : ", ") + fleet->name;
    return text;
}

std::string endText(const BattleParts& parts)
{
    if (parts.battle->state == BattleState::Waiting)
        return spokenText(phrase("waiting"));
    for (const BattleSideRecord* side : parts.sides)
        if (side->victor)
            return spokenText(phrase("%1 won", given(side->name)));
    return spokenText(phrase("drawn"));
}

} // namespace

namespace {

Phrase prizeOf(const Prize& prize)
{
    const Phrase use = prize.use == PrizeUse::Take   ? phrase("taken for %1", prize.takeCost)
                       : prize.use == PrizeUse::Sell ? phrase("sold for %1", prize.salePrice)
                                                     : phrase("burnt");
    const Phrase line =
        phrase("Prize %1, %2, of %3: %4", prize.ship.value, given(prize.name), given(prize.captorName), use);
    return prize.chosen ? line : phrase("%1 (nobody has chosen)", line);
}

} // namespace

std::string battlesText(const Campaign& campaign)
{
    if (campaign.table<BattleRecord>().empty())
        return {};
    TextTable table({Right, Left, Left, Left, Left, Left});
    table.row({"  " + spokenText(phrase("no.")), spokenText(phrase("battle")), spokenText(phrase("state")),
               spokenText(phrase("by")), spokenText(phrase("sides")), spokenText(phrase("fleets"))});
    for (const auto& [id, battle] : campaign.table<BattleRecord>()) {
        const BattleParts parts = partsOf(campaign, id);
        table.row({"  " + std::to_string(id.value), spokenText(phraseOfName(battle)), endText(parts),
                   battle.rules, opponentsText(parts), fleetsText(parts)});
    }
    return "\n" + spokenText(phrase("Battles")) + "\n" + table.text();
}

Json battlesAnswer(const Campaign& campaign)
{
    Json answer = Json::array();
    for (const auto& [id, battle] : campaign.table<BattleRecord>()) {
        const BattleParts parts = partsOf(campaign, id);
        Json sides = Json::array();
        for (const BattleSideRecord* side : parts.sides) {
            Json fleets = Json::array();
            for (const BattleFleetRecord* fleet : parts.fleets)
                if (fleet->sideNumber == side->number)
                    fleets.push_back(fleet->fleet);
            sides.push_back({{"side", side->side.isNone() ? Json(nullptr) : Json(side->side.value)},
                             {"name", side->name},
                             {"victor", side->victor},
                             {"losses", side->losses.text()},
                             {"money", side->money.text()},
                             {"fleets", std::move(fleets)}});
        }
        answer.push_back({{"id", id.value},
                          {"name", battle.name},
                          {"rules", battle.rules},
                          {"place", nameOf(battle.place)},
                          {"port", battle.port.isNone() ? Json(nullptr) : Json(battle.port.value)},
                          {"state", nameOf(battle.state)},
                          {"way", nameOf(battle.way)},
                          {"turns", battle.rounds},
                          {"replay", parts.replay != nullptr},
                          {"sides", std::move(sides)}});
    }
    return answer;
}

std::string consequencesText(const Consequences& c)
{
    TextTable sides({Left, Left, Right, Right, Right, Right, Right, Right});
    sides.row({spokenText(phrase("Side")), "", spokenText(phrase("ships")), spokenText(phrase("sunk")),
               spokenText(phrase("captured"), "a ship"), spokenText(phrase("wrecks lost")),
               spokenText(phrase("losses")), spokenText(phrase("treasury"))});
    for (const SideConsequence& side : c.sides)
        sides.row({side.name,
                   side.victor     ? spokenText(phrase("won"))
                   : side.conceded ? spokenText(phrase("gave up"))
                                   : "",
                   std::to_string(side.ships), std::to_string(side.sunk), std::to_string(side.captured),
                   std::to_string(side.wrecksLost), spokenAmount(side.losses), signedText(side.money)});
    TextTable ships({Left, Left, Left, Left, Right});
    ships.row({spokenText(phrase("Ship")), spokenText(phrase("of")), spokenText(phrase("before")),
               spokenText(phrase("after")), spokenText(phrase("experience"))});
    for (const ShipConsequence& ship : c.ships)
        ships.row({ship.name, c.sides[static_cast<std::size_t>(ship.side)].name, spokenText(ship.before),
                   spokenText(ship.after), std::to_string(ship.experience)});
    std::string text = sides.text() + "\n" + ships.text();
    for (const Prize& prize : c.prizes)
        text += "\n" + spokenText(prizeOf(prize));
    for (const CommanderConsequence& commander : c.commanders)
        if (commander.after != PersonState::Fit)
            text +=
                "\n"
                + spokenText(commander.weeksOut > 0
                                 ? phraseN("%1: %2, out for {%n week|%n weeks}", commander.weeksOut,
                                           given(commander.name), termOf(nameOf(commander.after)))
                                 : phrase("%1: %2", given(commander.name), termOf(nameOf(commander.after))));
    for (const FleetConsequence& fleet : c.fleets)
        text += "\n" + fleet.name + " " + spokenText(fleet.text);
    for (const Phrase& line : c.ashore)
        text += "\n" + spokenText(line);
    return text + "\n";
}

Json consequencesAnswer(const Consequences& c)
{
    Json answer{{"sides", Json::array()},      {"ships", Json::array()},  {"prizes", Json::array()},
                {"commanders", Json::array()}, {"fleets", Json::array()}, {"ashore", Json::array()}};
    for (const Phrase& line : c.ashore)
        answer["ashore"].push_back(line.english());
    for (const SideConsequence& side : c.sides)
        answer["sides"].push_back({{"name", side.name},
                                   {"victor", side.victor},
                                   {"ships", side.ships},
                                   {"sunk", side.sunk},
                                   {"captured", side.captured},
                                   {"wrecks_lost", side.wrecksLost},
                                   {"prizes", side.prizes},
                                   {"losses", side.losses.text()},
                                   {"money", side.money.text()}});
    for (const ShipConsequence& ship : c.ships)
        answer["ships"].push_back({{"ship", ship.ship.value},
                                   {"side", ship.side},
                                   {"name", ship.name},
                                   {"fate", nameOf(ship.fate)},
                                   {"lot", nameOf(ship.lot)},
                                   {"before", ship.before.english()},
                                   {"after", ship.after.english()},
                                   {"experience", ship.experience}});
    for (const Prize& prize : c.prizes)
        answer["prizes"].push_back({{"ship", prize.ship.value},
                                    {"name", prize.name},
                                    {"captor", prize.captor},
                                    {"crew", nameOf(prize.crew)},
                                    {"take_cost", prize.takeCost.text()},
                                    {"sale_price", prize.salePrice.text()},
                                    {"use", nameOf(prize.use)},
                                    {"chosen", prize.chosen}});
    for (const CommanderConsequence& commander : c.commanders)
        answer["commanders"].push_back({{"commander", commander.commander.value},
                                        {"name", commander.name},
                                        {"state", nameOf(commander.after)},
                                        {"weeks_out", commander.weeksOut},
                                        {"experience", commander.experience}});
    for (const FleetConsequence& fleet : c.fleets)
        answer["fleets"].push_back(
            {{"fleet", fleet.fleet.value},
             {"name", fleet.name},
             {"ships", fleet.shipsAfter},
             {"retires_to", fleet.retiresTo.isNone() ? Json(nullptr) : Json(fleet.retiresTo.value)}});
    return answer;
}

} // namespace navarch
