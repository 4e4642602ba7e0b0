// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/named_game.h"

#include "app/cli/base/one_named.h"
#include "core/base/listed.h"
#include "core/battle/match/registry.h"

namespace navarch {

NamedGames gamesOf(const RuleSets& rules)
{
    NamedGames games;
    for (const RuleSet& each : rules.all()) {
        games.ids.emplace_back(each.id);
        games.names.emplace_back(each.name);
    }
    return games;
}

std::optional<std::string> gameNamed(const std::string& text, const NamedGames& games, const Phrase& no,
                                     const char* option, const Console& console)
{
    OneNamed meant = oneNamed(text, games.ids, games.names);
    if (meant.place)
        return games.ids[*meant.place];
    std::vector<Phrase> list;
    for (const std::string& id : games.ids)
        list.emplace_back(given(id));
    console.complain(sentences({no, std::move(meant.instead),
                                list.empty() ? Phrase() : phrase("Give %1.", listedWithOr(list))}),
                     given(option));
    return std::nullopt;
}

} // namespace navarch
