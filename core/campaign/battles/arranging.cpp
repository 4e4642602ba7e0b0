// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/arranging.h"

#include "core/campaign/archive/archive.h"
#include "core/campaign/battles/arrangement.h"

namespace navarch {

BattleId arrangeBattle(Deed& deed, const ArrangeBattle& action)
{
    Arranged arranged = arrange(deed, action);
    if (deed.refused())
        return {};
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
        deed.refuse("battle-too-large", action.name, "The battle is too large to be kept; leave fleets out.",
                    "CP-8.1");
        return {};
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
                  action.name + " is arranged: " + opponents + ", seed " + std::to_string(arranged.brief.seed)
                      + ".",
                  "CP-8.1");
    return id;
}

} // namespace navarch
