// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/arranging.h"

#include "core/campaign/archive/archive.h"
#include "core/campaign/battles/arrangement.h"

namespace navarch {

BattleId arrangeBattle(Deed& deed, const ArrangeBattle& action, const Phrase& name)
{
    Arranged arranged = arrange(deed, action);
    if (deed.refused())
        return {};
    Draft& draft = deed.draft();
    const HeadRecord now = deed.head();
    BattleRecord battle;
    battle.name = action.name;
    battle.nameSaid = storedPhrase(name);
    battle.turn = now.turn;
    battle.year = now.year;
    battle.month = now.month;
    battle.week = now.week;
    battle.rules = action.rules;
    battle.place = action.place;
    battle.port = action.port;
    battle.brief = jsonLine(briefJson(arranged.brief));
    if (battle.brief.size() > static_cast<std::size_t>(battleText.maxLength)) {
        deed.refuse("battle-too-large", name, phrase("The battle is too large to be kept; leave fleets out."),
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
    Phrase opponents;
    for (const BattleSideRecord& side : arranged.sides)
        opponents = opponents.isEmpty() ? Phrase(given(side.name))
                                        : phrase("%1 against %2", std::move(opponents), given(side.name));
    addAll(arranged.sides);
    addAll(arranged.fleets);
    addAll(arranged.ships);
    addAll(arranged.commanders);
    deed.happened("battle-arranged",
                  phrase("%1 is arranged: %2, seed %3.", name, std::move(opponents),
                         static_cast<std::int64_t>(arranged.brief.seed)),
                  "CP-8.1");
    return id;
}

} // namespace navarch
