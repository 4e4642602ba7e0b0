// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/battle_actions.h"

#include <algorithm>

#include "core/campaign/battles/aftermath.h"
#include "core/campaign/battles/arrangement.h"
#include "core/campaign/battles/house_values.h"
#include "core/campaign/battles/taking_back.h"

namespace navarch {

void carryOut(const ArrangeBattle& action, Deed& deed)
{
    deed.title("Arrange the battle " + action.name);
    Arranged arranged = arrange(deed, action);
    if (deed.refused())
        return;
    Draft& draft = deed.draft();
    const HeadRecord now = deed.head();
    BattleRecord battle;
    battle.name = action.name;
    battle.turn = now.turn;
    battle.year = now.year;
    battle.month = now.month;
    battle.week = now.week;
    battle.rules = action.rules;
    battle.place = action.place;
    battle.port = action.port;
    battle.brief = jsonLine(briefJson(arranged.brief));
    if (battle.brief.size() > static_cast<std::size_t>(battleText.maxLength)) {
        deed.refuse("battle-too-large", action.name, "The battle is too large to be kept; leave fleets out.", "CP-8.1");
        return;
    }
    const BattleId id = draft.add(std::move(battle));
    const auto addAll = [&](auto& records) {
        for (auto& record : records) {
            record.battle = id;
            draft.add(std::move(record));
        }
    };
    std::string opponents;
    for (const BattleSideRecord& side : arranged.sides)
        opponents += (opponents.empty() ? "" : " against ") + side.name;
    addAll(arranged.sides);
    addAll(arranged.fleets);
    addAll(arranged.ships);
    addAll(arranged.commanders);
    deed.happened("battle-arranged",
                  action.name + " is arranged: " + opponents + ", seed " + std::to_string(arranged.brief.seed) + ".",
                  "CP-8.1");
}

void carryOut(const CallOffBattle& action, Deed& deed)
{
    if (!deed.require(action.battle, "battle"))
        return;
    const BattleParts parts = partsOf(deed.draft().base(), action.battle);
    deed.title("Call off the battle " + parts.battle->name);
    if (parts.battle->state == BattleState::Fought) {
        deed.refuse("battle-fought", parts.battle->name, "It has been fought; take its outcome back first.", "CP-8.3");
        return;
    }
    deed.happened("battle-called-off", parts.battle->name + " is called off.", "CP-8.1");
    Draft& draft = deed.draft();
    const auto removeAll = [&](const auto& records) {
        for (const auto* record : records)
            draft.remove(record->id);
    };
    removeAll(parts.sides);
    removeAll(parts.fleets);
    removeAll(parts.ships);
    removeAll(parts.commanders);
    if (parts.replay)
        draft.remove(parts.replay->id);
    draft.remove(action.battle);
}

void carryOut(const EnterBattle& action, Deed& deed)
{
    Consequences consequences;
    enterOutcome(deed, action, consequences);
    for (const Prize& prize : consequences.prizes)
        if (!prize.chosen && prize.use == PrizeUse::Sell)
            deed.note(Severity::Note, "prize-sold-unasked", prize.name,
                      "Nobody said what becomes of this prize; it is sold.", "CP-5.4");
}

void carryOut(const TakeBackBattle& action, Deed& deed)
{
    const BattleRecord* battle = deed.require(action.battle, "battle");
    if (!battle)
        return;
    deed.title("Take back the battle " + battle->name);
    if (battle->state == BattleState::Waiting) {
        deed.refuse("battle-not-fought", battle->name, "It has not been fought; there is nothing to take back.", "CP-8.3");
        return;
    }
    if (battle->turn != deed.head().turn) {
        deed.refuse("turn-over", battle->name, "The turn in which it was fought is over; its outcome stands.", "CP-8.3");
        return;
    }
    deed.happened("battle-taken-back", battle->name + " is taken back and waits again.", "CP-8.3");
    takeBack(deed, action.battle);
}

void carryOut(const SetHouseFigure& action, Deed& deed)
{
    const std::vector<ChangeableFigure> list = changeableFigures(action.rules, deed.figures());
    const auto figure = std::find_if(list.begin(), list.end(),
                                     [&](const ChangeableFigure& each) { return each.key == action.key; });
    deed.title("Change the house figure " + quotedForMessage(action.key));
    if (figure == list.end()) {
        deed.refuse("unknown-figure", action.key,
                    "The game " + quotedForMessage(action.rules) + " has no figure of that key that may be changed.");
        return;
    }
    deed.title((action.value ? "Change" : "Restore") + std::string(" the house figure: ") + figure->title);
    if (action.value) {
        if (const auto why = figure->whyNot(*action.value)) {
            deed.refuse("figure-value", figure->title, *why, figure->rule);
            return;
        }
    }
    Draft& draft = deed.draft();
    Id<HouseFigureRecord> standing;
    draft.forEach<HouseFigureRecord>([&](const HouseFigureRecord& record) {
        if (record.rules == action.rules && record.key == action.key)
            standing = record.id;
    });
    const bool own = action.value && *action.value != figure->value;
    if (own && standing)
        draft.edit(standing).value = *action.value;
    else if (own)
        draft.add(HouseFigureRecord{{}, action.rules, action.key, *action.value});
    else if (standing)
        draft.remove(standing);
    deed.happened("house-figure", figure->title + ": " + (own ? *action.value : figure->value) + ".", figure->rule);
}

} // namespace navarch
