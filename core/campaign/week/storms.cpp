// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/storms.h"

#include <algorithm>

#include "core/base/listed.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/dissolution.h"
#include "core/campaign/settings/figures_in_force.h"
#include "core/campaign/week/logging.h"
#include "core/campaign/week/rowing.h"
#include "core/campaign/week/storm_damage.h"

namespace navarch {

namespace {

constexpr int facesOfAStorm = 100;

/// Who commands in a fleet, and aboard which ship: the first of his squadron, or of the fleet (SA-2.11.2).
struct Commands {
    std::map<SquadronId, int> levels;
    int admiral = 0;
    bool hasAdmiral = false;
    std::map<ShipId, std::vector<CommanderId>> aboard;

    [[nodiscard]] int levelOf(const ShipRecord& ship) const
    {
        const auto own = levels.find(ship.squadron);
        return own != levels.end() ? own->second : admiral;
    }
};

Commands commandsOf(const Week& week, const SailingFleet& fleet)
{
    Commands commands;
    std::map<SquadronId, ShipId> flagships;
    for (const ShipId id : fleet.ships)
        flagships.emplace(week.draft.find(id)->squadron, id);
    week.draft.forEach<CommanderRecord>([&](const CommanderRecord& man) {
        const bool leads = man.post == Post::Fleet && man.fleet == fleet.now.id;
        const auto squadron = man.squadron ? flagships.find(man.squadron) : flagships.end();
        if (leads)
            commands.aboard[fleet.ships.front()].push_back(man.id);
        else if (squadron != flagships.end())
            commands.aboard[squadron->second].push_back(man.id);
        if (man.state != PersonState::Fit)
            return;
        if (leads)
            commands.admiral = modifierOf(man.quality);
        else if (squadron != flagships.end())
            commands.levels[man.squadron] = modifierOf(man.quality);
    });
    return commands;
}

void drown(Week& week, CommanderId id)
{
    CommanderRecord& man = week.draft.edit(id);
    if (man.state != PersonState::Fit && man.state != PersonState::Wounded)
        return;
    man.state = PersonState::Dead;
    man.fleet = {};
    man.squadron = {};
    tell(week.deed, "commander-dead",
         phrase("%1 goes down with his ship.",
                man.name.empty() ? phrase("A commander") : Phrase(given(man.name))),
         Knowing::only(man.side), "SA-2.11.2");
}

/// A fleet that the sea has taken whole is a name at home.
void endFleet(Week& week, SailingFleet& fleet)
{
    const SideRecord* side = week.draft.find(fleet.now.side);
    const PortRecord* home = side ? week.draft.find(side->homePort) : nullptr;
    fleet.now.port = home && home->owner == fleet.now.side ? home->id : PortId{};
    fleet.now.at = {};
    fleet.now.nightsOut = fleet.now.wearyOars = 0;
    fleet.course = {};
    fleet.held = true;
    finishOrder(fleet);
    fleet.order.stance = Stance::Avoid;
}

/// "no ship is lost; 3 damaged."
Phrase lossesOf(const std::vector<Phrase>& lost, std::int64_t damaged)
{
    if (lost.empty())
        return damaged == 0 ? phrase("no ship is lost.") : phrase("no ship is lost; %1 damaged.", damaged);
    constexpr std::size_t most = 12;
    const std::size_t shown = std::min(lost.size(), most);
    Phrase names = listed({lost.begin(), lost.begin() + static_cast<std::ptrdiff_t>(shown)});
    if (shown < lost.size())
        names = phrase("%1 and %2 more", std::move(names), static_cast<std::int64_t>(lost.size() - shown));
    const auto count = static_cast<std::int64_t>(lost.size());
    return damaged == 0
               ? phraseN("{%n ship|%n ships} lost, %1.", count, std::move(names))
               : phraseN("{%n ship|%n ships} lost, %1; %2 damaged.", count, std::move(names), damaged);
}

} // namespace

void testInStorm(Week& week, SailingFleet& fleet, Wind wind)
{
    const std::size_t first = week.dice.rolls().size();
    const Commands commands = commandsOf(week, fleet);
    const CampaignFigures figures = figuresInForce(week.draft);
    const int shelter =
        week.harbours.nearTo(fleet.here, fleet.now.side) != nullptr ? figures.stormShelter : 0;
    std::vector<Phrase> lost;
    std::int64_t damaged = 0;
    std::vector<ShipId> left;
    std::vector<CommanderId> drowned;
    for (const ShipId id : fleet.ships) {
        const ShipRecord& ship = *week.draft.find(id);
        const int modifier =
            stormModifier({ship, fleet.now, wind, commands.levelOf(ship), shelter}, week.figures);
        const int face = week.dice.roll(10, "SA-10.1", "The storm, " + ship.name);
        const int failed = failedBy(face, modifier);
        week.dice.settle(failed == 0 ? phrase("%1 rides it out", given(ship.name))
                                     : phrase("%1 fails by %2", given(ship.name), failed));
        ShipRecord after = ship;
        const StormEnd end = sufferStorm(after, failed, figures.stormLostBy, week.dice);
        if (end == StormEnd::Lost) {
            lost.emplace_back(given(ship.name));
            if (const auto men = commands.aboard.find(id); men != commands.aboard.end())
                drowned.insert(drowned.end(), men->second.begin(), men->second.end());
            removeShip(week.draft, id);
            continue;
        }
        left.push_back(id);
        if (end == StormEnd::Damaged) {
            ++damaged;
            week.draft.edit(id) = std::move(after);
        }
    }
    const GivenText name = given(fleet.now.name);
    const Phrase losses = lossesOf(lost, damaged);
    Phrase text = wind == Wind::Storm ? phrase("A storm catches %1 %2: %3", name, week.whereOf(fleet), losses)
                                      : phrase("A gale catches %1 %2: %3", name, week.whereOf(fleet), losses);
    if (whyUnfitText(text.english(), maxNoteLength))
        text = phrase("A gale catches %1.", name);
    const std::vector<Roll> dice = week.rollsSince(first);
    tell(week.deed, "storm", text, Knowing::only(fleet.now.side), "CP-7.4", dice);
    noteTold(week, fleet.course.at, fleet.now.id);
    week.deed.happened("storm", text, "CP-7.4", dice);
    for (const CommanderId man : drowned) // told after the storm that drowned him
        drown(week, man);
    fleet.ships = std::move(left);
    week.measure(fleet);
    if (fleet.ships.empty())
        endFleet(week, fleet);
}

void weatherDay(Week& week)
{
    const int faces = stormChance(week.date);
    for (SailingFleet& fleet : week.fleets) {
        if (!fleet.wasAtSea || fleet.ships.empty())
            continue;
        const int face = week.dice.roll(facesOfAStorm, "CP-7.4", "The day's weather for " + fleet.now.name);
        if (face > facesOfAStorm - faces)
            testInStorm(week, fleet, face == facesOfAStorm ? Wind::Storm : Wind::Gale);
    }
}

} // namespace navarch
