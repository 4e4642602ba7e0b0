// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/named_game.h"

#include <algorithm>

#include "core/base/listed.h"
#include "core/base/naming/meant.h"
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
    if (std::find(games.ids.begin(), games.ids.end(), text) != games.ids.end())
        return text;
    const Meant byId = meantBy(text, games.ids);
    if (byId.found.size() == 1)
        return games.ids[byId.found.front()];
    const Meant byName = meantBy(text, games.names);
    if (byName.found.size() == 1)
        return games.ids[byName.found.front()];
    std::vector<Phrase> list;
    for (const std::string& id : games.ids)
        list.emplace_back(given(id));
    const Phrase instead = byId.near.empty() ? didYouMean(byName, games.names) : didYouMean(byId, games.ids);
    console.complain(
        sentences({no, instead, list.empty() ? Phrase() : phrase("Give %1.", listedWithOr(list))}),
        given(option));
    return std::nullopt;
}

} // namespace navarch
