// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/rolled_dice.h"

#include <algorithm>
#include <utility>

#include "app/campaign/wording.h"
#include "core/base/json.h"
#include "core/campaign/actions/port_actions.h"
#include "core/ports/random_defences.h"
#include "db/campaign_file.h"

namespace navarch {
namespace {

constexpr int pageLength = 500;
constexpr int mostPages = 10;

bool isRoll(const Json& event)
{
    return event.value("kind", std::string()) == "defences-rolled" && event.contains("dice");
}

bool isRollOf(const HistoryEntry& entry, PortId port)
{
    if (std::none_of(entry.events.begin(), entry.events.end(), isRoll))
        return false;
    const auto action = parseJson(entry.action, "journal");
    return action && action->is_object() && action->value("do", std::string()) == RollDefences::kind
           && action->value("port", std::int64_t{0}) == port.value;
}

std::vector<Roll> diceOf(const Json& events)
{
    std::vector<Roll> dice;
    for (const Json& event : events) {
        if (!isRoll(event))
            continue;
        for (const Json& die : event["dice"])
            dice.push_back({die.value("sides", 10), die.value("face", 0), die.value("rule", std::string()),
                            die.value("why", std::string()), termOf(die.value("result", std::string()))});
    }
    return dice;
}

} // namespace

QList<ShownDice> laidOut(const std::vector<Roll>& dice, int sections)
{
    QList<ShownDice> groups;
    QList<ShownDie> faces;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const DefenceDie die = defenceDieAt(i, dice.size(), sections);
        faces.push_back(ShownDie{.face = dice[i].face,
                                 .why = words(phraseOf(die)),
                                 .rule = words(dice[i].rule),
                                 .result = words(dice[i].result)});
        const bool isLast = i + 1 == dice.size();
        if (!isLast && defenceDieAt(i + 1, dice.size(), sections).section == die.section)
            continue;
        groups.push_back(
            ShownDice{.title = words(die.section > 0 ? wallSectionName(die.section) : phraseOf(die)),
                      .dice = std::exchange(faces, {})});
    }
    return groups;
}

std::vector<Roll> rolledDice(const CampaignFile& file, PortId port)
{
    std::int64_t end = file.historyLength();
    for (int page = 0; page < mostPages && end > 0; ++page) {
        const std::int64_t first = std::max<std::int64_t>(1, end - pageLength + 1);
        const auto entries = file.history(first, static_cast<int>(end - first + 1));
        if (!entries)
            return {};
        for (auto entry = entries->rbegin(); entry != entries->rend(); ++entry)
            if (entry->inEffect && entry->kind == EntryKind::Done && isRollOf(*entry, port))
                return diceOf(entry->events);
        end = first - 1;
    }
    return {};
}

} // namespace navarch
