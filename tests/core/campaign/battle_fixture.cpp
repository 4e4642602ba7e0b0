// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/campaign/battle_fixture.h"

#include <stdexcept>

namespace navarch::test {

WarTable::WarTable()
{
    if (!perform(R"({"do":"campaign.begin"})").empty())
        throw std::logic_error("the campaign does not begin");
    const std::string keys = arrange(R"("name":"Nisaia","fleets":[)" + n(fleet("Ships of Nisaia")) + ","
                                     + n(fleet("Ships of Aiakos")) + "]");
    if (!keys.empty())
        throw std::logic_error("the battle is not arranged: " + keys);
}

std::string WarTable::arrange(const std::string& fields)
{
    const std::string keys = perform(R"({"do":"battle.arrange","rules":"tiny",)" + fields + "}");
    if (keys.empty())
        battle = campaign.table<BattleRecord>().rbegin()->first;
    return keys;
}

EnterBattle WarTable::quiet() const
{
    EnterBattle action;
    action.battle = battle;
    const BattleParts all = parts();
    action.outcome.rules = all.battle->rules;
    action.outcome.turns = 5;
    for (const BattleShipRecord* entry : all.ships) {
        ShipOutcome& ship = action.outcome.ships.emplace_back();
        ship.side = entry->sideNumber;
        ship.row = entry->row;
        ship.name = entry->name;
        if (const ShipRecord* record = campaign.find(ShipId{entry->ship}))
            ship.condition = record->condition;
    }
    for (const BattleCommanderRecord* entry : all.commanders)
        if (entry->row >= 0)
            action.outcome.commanders.push_back(
                {entry->sideNumber, entry->row, entry->name, PersonState::Fit, -1});
    return action;
}

ShipOutcome& WarTable::shipOf(EnterBattle& action, const std::string& name)
{
    for (ShipOutcome& ship : action.outcome.ships)
        if (ship.name == name)
            return ship;
    throw std::out_of_range("no ship " + name + " in the outcome");
}

std::string WarTable::enter(const EnterBattle& action)
{
    verdict = consider(campaign, builtInFigures(), action);
    if (verdict.allowed())
        applyChanges(campaign, verdict.changes);
    return errorKeys(verdict.reasons) + (verdict.missingDice.empty() ? "" : "+dice");
}

std::string WarTable::takeBack()
{
    return perform(R"({"do":"battle.take-back","battle":)" + n(battle) + "}");
}

std::string WarTable::flaws() const
{
    const Problems problems = flawsOf(campaign, "c");
    return problems.empty() ? brokenInvariant() : problems.front().text();
}

const ShipRecord* WarTable::find(const std::string& name) const
{
    for (const auto& [id, record] : campaign.table<ShipRecord>())
        if (record.name == name)
            return &record;
    return nullptr;
}

} // namespace navarch::test
