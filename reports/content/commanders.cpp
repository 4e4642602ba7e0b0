// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/content/commanders.h"

#include "core/campaign/fleets/roster.h"
#include "reports/words.h"

namespace navarch {

namespace {

CommanderState lotAt(const FleetSheets& own, std::size_t row)
{
    return row < own.commanders.size() ? own.commanders[row] : CommanderState{};
}

} // namespace

std::vector<CommanderState> commanderStates(const Campaign& campaign, FleetId fleet)
{
    std::vector<CommanderState> states;
    for (const CommanderId id : commandersInRoster(campaign, fleet)) {
        const CommanderRecord& commander = *campaign.find(id);
        states.push_back({commander.state, commander.weeksOut});
    }
    return states;
}

QString PrintedCommander::said() const
{
    return name.isEmpty() ? capitalised(command) : name + QStringLiteral(" (") + command + QLatin1Char(')');
}

QString PrintedCommander::whyNot() const
{
    switch (lot.state) {
    case PersonState::Fit: return {};
    case PersonState::Captured: return Words::tr("captured");
    case PersonState::Dead: return Words::tr("dead");
    case PersonState::Wounded: break;
    }
    return lot.weeksOut == 1  ? Words::tr("wounded, back in a week")
           : lot.weeksOut > 1 ? Words::tr("wounded, back in %1 weeks").arg(lot.weeksOut)
                              : Words::tr("wounded");
}

std::vector<PrintedCommander> commandersOf(const Fleet& fleet, const FleetSheets& own)
{
    std::vector<PrintedCommander> commanders;
    for (std::size_t row = 0; row < fleet.commanders.size(); ++row) {
        const FleetCommander& known = fleet.commanders[row];
        PrintedCommander made;
        made.name = fromUtf8(known.name);
        made.command =
            (known.post == Post::Fleet ? Words::tr("%1 admiral, %2") : Words::tr("%1 commander, %2"))
                .arg(Words::of(nameOf(known.quality)), signedText(modifierOf(known.quality)));
        made.squadron = fromUtf8(known.squadron);
        made.post = known.post;
        made.lot = lotAt(own, row);
        made.row = row;
        commanders.push_back(std::move(made));
    }
    return commanders;
}

Fleet fightingFleet(const Fleet& fleet, const SheetOptions& options, const FleetSheets& own)
{
    Fleet fighting = fleet;
    if (options.currentCondition)
        std::erase_if(fighting.ships,
                      [](const FleetShip& ship) { return ship.condition.damage == Damage::Wrecked; });
    fighting.commanders.clear();
    for (std::size_t row = 0; row < fleet.commanders.size(); ++row)
        if (lotAt(own, row).state == PersonState::Fit)
            fighting.commanders.push_back(fleet.commanders[row]);
    return fighting;
}

} // namespace navarch
