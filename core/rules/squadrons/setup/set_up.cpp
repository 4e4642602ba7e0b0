// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/setup/set_up.h"

#include <algorithm>
#include <numeric>

#include "core/pricing/ship_price.h"
#include "core/rules/squadrons/figures/tables.h"

namespace navarch::squadrons {

namespace {

/// A squadron of the campaign while its ships are shared out.
struct Roster {
    std::string name; ///< empty: loose ships
    std::vector<std::int16_t> ships;
};

std::vector<Roster> rostersOf(const std::vector<BriefShip>& ships, int side)
{
    std::vector<Roster> rosters;
    for (std::size_t i = 0; i < ships.size(); ++i) {
        if (ships[i].side != side || !canFight(ships[i].ship))
            continue;
        const std::string& name = ships[i].ship.squadron;
        auto found = std::find_if(rosters.begin(), rosters.end(),
                                  [&](const Roster& each) { return each.name == name; });
        if (found == rosters.end())
            found = rosters.insert(rosters.end(), {name, {}});
        found->ships.push_back(static_cast<std::int16_t>(i));
    }
    return rosters;
}

Morale moraleOf(CommandQuality quality)
{
    const int modifier = modifierOf(quality);
    return modifier > 0 ? Morale::Determined : modifier < 0 ? Morale::PoorlyMotivated : Morale::Normal;
}

/// The morale a commander gives (SQ-18.4): the squadron's own, else the fleet's.
Morale moraleOf(const Fleet& fleet, const std::string& squadron)
{
    for (const FleetCommander& commander : fleet.commanders)
        if (commander.post == Post::Squadron && !squadron.empty() && commander.squadron == squadron)
            return moraleOf(commander.quality);
    for (const FleetCommander& commander : fleet.commanders)
        if (commander.post == Post::Fleet)
            return moraleOf(commander.quality);
    return Morale::Normal;
}

/// Shares a campaign squadron's ships out among as many squadrons as its stands make (SQ-18.3).
void addSquadrons(const BattleBrief& brief, const std::vector<BriefShip>& ships, const Figures& figures,
                  const Roster& roster, int side, int perStand, BattleFacts& facts)
{
    const auto weightOfShip = [&](std::int16_t ship) {
        return facts.ships[static_cast<std::size_t>(ship)].weight;
    };
    const auto isFastShip = [&](std::int16_t ship) {
        const FleetShip& entry = ships[static_cast<std::size_t>(ship)].ship;
        return isFast(entry, *classOf(entry, figures.classes));
    };
    std::vector<std::int16_t> order = roster.ships;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::int16_t a, std::int16_t b) { return isFastShip(a) && !isFastShip(b); });
    const int weight = std::accumulate(order.begin(), order.end(), 0,
                                       [&](int sum, std::int16_t ship) { return sum + weightOfShip(ship); });
    const int stands = standsFor(weight, perStand);
    const std::vector<int> parts = partedStands(stands, facts.figures);
    const BriefSide& given = brief.sides[static_cast<std::size_t>(side)];
    const std::string& name = roster.name.empty() ? given.name : roster.name;
    std::size_t next = 0;
    int sum = 0;    // weight of the ships so far
    int border = 0; // stands so far
    for (std::size_t part = 0; part < parts.size(); ++part) {
        SquadronFacts made;
        made.name = parts.size() == 1 ? name : name + " " + std::to_string(part + 1);
        made.roster = roster.name;
        made.side = side;
        made.stands = parts[part];
        made.morale = moraleOf(given.fleet, roster.name);
        made.isFast = true;
        border += parts[part];
        int quality = 0;
        // A ship goes where the middle of its weight falls; on the border to the earlier.
        while (next < order.size()
               && (part + 1 == parts.size()
                   || (2 * sum + weightOfShip(order[next])) * stands <= 2 * border * weight)) {
            const std::int16_t ship = order[next++];
            const FleetShip& entry = ships[static_cast<std::size_t>(ship)].ship;
            sum += weightOfShip(ship);
            made.weight += weightOfShip(ship);
            made.value += facts.ships[static_cast<std::size_t>(ship)].value;
            quality += modifierOf(entry.crew) * weightOfShip(ship);
            made.isFast = made.isFast && isFastShip(ship);
            made.ships.push_back(ship);
        }
        if (made.ships.empty())
            continue; // only where ships weigh more than squadrons
        std::sort(made.ships.begin(), made.ships.end());
        made.training = trainingOf(made.weight, quality);
        for (const std::int16_t ship : made.ships)
            facts.ships[static_cast<std::size_t>(ship)].squadron = static_cast<int>(facts.squadrons.size());
        facts.squadrons.push_back(std::move(made));
    }
}

/// Commanders go aboard: of squadrons their first ship, of fleets the squadron they named, or the first (SQ-18.9).
void addCommanders(const BriefSide& side, int number, const std::vector<BriefShip>& ships, BattleFacts& facts)
{
    for (std::size_t row = 0; row < side.fleet.commanders.size(); ++row) {
        const FleetCommander& commander = side.fleet.commanders[row];
        CommanderFacts made{commander.name, number, static_cast<int>(row), commander.post, noSquadron, -1};
        if (commander.post == Post::Garrison) { // ashore, where nobody fights
            facts.commanders.push_back(std::move(made));
            continue;
        }
        for (std::size_t i = 0; i < ships.size() && made.ship < 0; ++i)
            if (ships[i].side == number && !commander.squadron.empty()
                && ships[i].ship.squadron == commander.squadron)
                made.ship = static_cast<std::int16_t>(i);
        if (made.ship < 0
            && facts.first[static_cast<std::size_t>(number)]
                   < facts.first[static_cast<std::size_t>(number) + 1])
            made.ship = facts.of(facts.first[static_cast<std::size_t>(number)]).ships.front();
        if (made.ship >= 0)
            made.squadron = facts.ships[static_cast<std::size_t>(made.ship)].squadron;
        const int index = static_cast<int>(facts.commanders.size());
        if (made.squadron != noSquadron) {
            // The squadron's own commander leads it, also with an admiral aboard.
            int& leader = facts.squadrons[static_cast<std::size_t>(made.squadron)].commander;
            if (leader < 0 || commander.post == Post::Squadron)
                leader = index;
        }
        if (commander.post == Post::Fleet)
            facts.quality[static_cast<std::size_t>(number)] = modifierOf(commander.quality);
        facts.commanders.push_back(std::move(made));
    }
}

void refuseWhatItHasNot(const BattleBrief& brief, Problems& problems)
{
    for (std::size_t side = 0; side < brief.sides.size(); ++side) {
        const std::string path = "sides[" + std::to_string(side) + "]";
        if (!brief.sides[side].contingents.empty())
            problems.push_back({path + ".contingents",
                                phrase("The squadron game has no rules for allies that arrive later."),
                                phrase("Put their ships into the fleet, or leave them out.")});
    }
}

} // namespace

BattleFacts factsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships, const Figures& figures,
                    Problems& problems)
{
    BattleFacts facts;
    facts.figures =
        compiled(amended(SquadronTables::builtIn(), brief.houseTables, problems), facts.turnLimit);
    readOptions(brief, facts, problems);
    refuseWhatItHasNot(brief, problems);
    std::array<int, 2> weights{};
    for (const BriefSide& side : brief.sides)
        facts.sides.push_back(side.name);
    for (const BriefShip& entry : ships) {
        ShipFacts made;
        made.name = entry.name;
        made.side = entry.side;
        made.weight = weightOf(entry.ship);
        made.fit = entry.ship.fit;
        made.before = entry.ship.condition;
        made.value =
            static_cast<int>(shipTotal(entry.ship.fit, entry.ship.crew, figures.prices).hundredths());
        if (canFight(entry.ship))
            weights[static_cast<std::size_t>(entry.side)] += made.weight;
        facts.ships.push_back(std::move(made));
    }
    const int perStand = weightPerStand(std::max(weights[0], weights[1]), facts.figures);
    for (int side = 0; side < 2; ++side) {
        facts.first[static_cast<std::size_t>(side)] = static_cast<SquadronNumber>(facts.squadrons.size());
        for (const Roster& roster : rostersOf(ships, side))
            addSquadrons(brief, ships, figures, roster, side, perStand, facts);
        facts.first[static_cast<std::size_t>(side) + 1] = static_cast<SquadronNumber>(facts.squadrons.size());
        const BriefSide& given = brief.sides[static_cast<std::size_t>(side)];
        addCommanders(given, side, ships, facts);
        if (given.walls)
            for (std::size_t i = 0; i < given.walls->sections.size(); ++i)
                facts.walls.push_back(
                    {side, static_cast<int>(i), -1, given.walls->sections[i], PersonState::Fit});
        if (facts.first[static_cast<std::size_t>(side)] == facts.first[static_cast<std::size_t>(side) + 1]) {
            const bool hasWalls = brief.sides[static_cast<std::size_t>(side)].walls.has_value();
            problems.push_back({"sides[" + std::to_string(side) + "].fleet",
                                hasWalls ? phrase("Squadrons cannot fight walls.")
                                         : phrase("The side has no ship that can fight."),
                                phrase("Give it a ship that rows and is not too badly damaged.")});
        }
    }
    std::size_t place = 0;
    for (SquadronFacts& squadron : facts.squadrons) {
        squadron.firstPlace = place;
        place += squadron.ships.size();
        facts.stands[static_cast<std::size_t>(squadron.side)] += squadron.stands;
    }
    return facts;
}

} // namespace navarch::squadrons
