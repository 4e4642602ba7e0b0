// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/shared/example_words.h"

#include "core/data/figures.h"

namespace navarch {

BattleBrief exampleBrief(std::string_view rules, const Figures& figures, Json houseTables, int triremes)
{
    BattleBrief brief;
    brief.rules = rules;
    brief.houseTables = std::move(houseTables);
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide side;
        side.name = name;
        for (const auto& [id, count] : {std::pair("trireme", triremes), std::pair("quinquereme", 1)}) {
            const ShipClass* known = figures.classes.find(id);
            if (!known)
                continue;
            FleetShip ship;
            ship.classId = id;
            ship.count = count;
            ship.fit = known->fit;
            side.fleet.ships.push_back(std::move(ship));
        }
        brief.sides.push_back(std::move(side));
    }
    return brief;
}

Phrase oneByOne(const std::vector<Phrase>& items)
{
    Phrase all;
    for (const Phrase& item : items)
        all = all.isEmpty() ? item : phrase("%1; %2", all, item);
    return all;
}

} // namespace navarch
