// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/setup/set_up.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/battle/brief/option_word.h"
#include "core/boards/drawn/board_edits.h"
#include "core/pricing/ship_price.h"
#include "core/rules/salamis_ad_actium/figures/amendments.h"
#include "core/rules/shared/drawn_ground.h"

namespace navarch::salamis {

namespace {

constexpr int mostInSquadron = 10; // SA-1.5

void readOptions(const BattleBrief& brief, BattleFacts& facts, Problems& problems)
{
    const auto refuse = [&](const std::string& name, Phrase remedy) {
        problems.push_back({"options." + name,
                            phrase("Salamis ad Actium does not know this option or value."),
                            std::move(remedy)});
    };
    for (const auto& [name, value] : brief.options) {
        if (name == "table-size") {
            const auto cross = value.find('x');
            const auto width = wholeNumber(std::string_view(value).substr(0, cross), 60, 1000);
            const auto depth = cross == std::string::npos
                                   ? std::nullopt
                                   : wholeNumber(std::string_view(value).substr(cross + 1), 60, 1000);
            if (!width || !depth) {
                refuse(name, phrase("Write width and depth in cm, 60 to 1000: 120x90."));
                continue;
            }
            facts.width = *width * 1000;
            facts.depth = *depth * 1000;
        } else if (name == "deployment-depth") {
            if (const auto depth = wholeNumber(value, 8, 100))
                facts.deploymentDepth = *depth * 1000;
            else
                refuse(name, phrase("Write a whole number of cm, 8 to 100: 15."));
        } else if (name == "weather-change") {
            const std::string change = optionWord(value);
            if (change == "every-phase")
                facts.weatherChange = WeatherChange::EveryPhase;
            else if (change == "two-in-succession")
                facts.weatherChange = WeatherChange::TwoInSuccession;
            else if (change == "never")
                facts.weatherChange = WeatherChange::Never;
            else
                refuse(name, phrase("Write every-phase, two-in-succession or never."));
        } else if (name == "sails") {
            if (value != "ashore" && value != "aboard")
                refuse(name, phrase("Write ashore or aboard."));
            facts.sailsAboard = value == "aboard";
        } else if (name != drawnBoardOption) {
            refuse(name, phrase("The options are table-size, deployment-depth, weather-change and sails."));
        }
    }
    if (auto drawn = drawnGround(brief, BoardShape::FreeTable, "Salamis ad Actium", {hex::Terrain::Land}, 0,
                                 problems)) {
        constexpr free_table::Length square = 3 * free_table::centimetre;
        if (!drawn->hasZones())
            (void)zonesAlongEdges(*drawn, std::min(facts.deploymentDepth / square, drawn->rows / 3));
        facts.drawn = tableOf(std::move(*drawn), square);
        facts.width = facts.drawn.width();
        facts.depth = facts.drawn.depth();
        return;
    }
    if (facts.deploymentDepth * 3 > facts.depth)
        problems.push_back({"options.deployment-depth",
                            phrase("The deployment strips leave no sea between them."),
                            phrase("Take a deeper table or a smaller deployment depth.")});
}

ShipFacts factsOfShip(const BriefShip& entry, const Figures& figures)
{
    const FleetShip& ship = entry.ship;
    ShipFacts facts;
    facts.name = entry.name;
    facts.side = entry.side;
    facts.fit = ship.fit;
    facts.crew = ship.crew;
    facts.before = ship.condition;
    facts.value = static_cast<int>(shipTotal(ship.fit, ship.crew, figures.prices).hundredths());
    facts.troopSpace = ship.fit.troops();
    if (const ShipClass* known = classOf(ship, figures.classes)) {
        facts.strongMast = known->strongMast;
        facts.troopSpace = troopRoom(*known, ship.fit, figures.prices.limits);
    }
    facts.strongMast = facts.strongMast || ship.fit.sailOnly;
    std::copy_n(ship.fit.heavyEngines.begin(),
                std::min<std::size_t>(ship.fit.heavyEngines.size(), maxEngines),
                facts.engineModifiers.begin());
    return facts;
}

/// The squadron a ship joins: its own by name, split after ten; nameless ships form lines of ten of their own.
int squadronFor(BattleFacts& facts, const BriefShip& entry)
{
    const std::string& name = entry.ship.squadron;
    int parts = 0;
    for (std::size_t i = 0; i < facts.squadrons.size(); ++i) {
        SquadronFacts& squadron = facts.squadrons[i];
        if (squadron.side != entry.side || squadron.contingent != entry.contingent || squadron.key != name)
            continue;
        ++parts;
        if (squadron.ships.size() < mostInSquadron)
            return static_cast<int>(i);
    }
    SquadronFacts made;
    made.key = name;
    made.name = name.empty() ? facts.sides[static_cast<std::size_t>(entry.side)] : name;
    if (name.empty())
        made.line = parts + 1;
    if (parts > 0 || name.empty())
        made.name += " " + std::to_string(parts + 1);
    made.side = entry.side;
    made.contingent = entry.contingent;
    facts.squadrons.push_back(std::move(made));
    return static_cast<int>(facts.squadrons.size()) - 1;
}

/// Commanders of squadrons take the squadron they name, else the first without one; admirals command all of the fleet or
/// contingent that they came with (SA-2.11.2, SA-15.9). `contingent` is the battle's number of it; `firstRow` counts the
/// side's commanders before these.
void addCommanders(const Fleet& fleet, int number, int contingent, int firstRow, BattleFacts& facts)
{
    for (std::size_t row = 0; row < fleet.commanders.size(); ++row) {
        const FleetCommander& commander = fleet.commanders[row];
        if (commander.post == Post::Garrison)
            continue; // serves ashore
        CommanderFacts made{
            commander.name, number, firstRow + static_cast<int>(row), commander.post, commander.quality, -1,
            contingent};
        if (commander.post == Post::Squadron) {
            const auto takes = [&](bool named) {
                for (std::size_t i = 0; i < facts.squadrons.size() && made.squadron < 0; ++i) {
                    SquadronFacts& squadron = facts.squadrons[i];
                    if (squadron.side == number && squadron.contingent == contingent && squadron.commander < 0
                        && (!named || squadron.key == commander.squadron)) {
                        made.squadron = static_cast<int>(i);
                        squadron.commander = static_cast<int>(facts.commanders.size());
                    }
                }
            };
            takes(!commander.squadron.empty());
        }
        facts.commanders.push_back(std::move(made));
    }
}

void addWalls(const BriefSide& side, int number, BattleFacts& facts)
{
    if (!side.walls)
        return;
    SquadronFacts garrison;
    garrison.isUnnamed = side.walls->name.empty();
    garrison.name = garrison.isUnnamed ? "Garrison" : side.walls->name;
    garrison.side = number;
    garrison.isWall = true;
    for (std::size_t i = 0; i < side.walls->sections.size(); ++i) {
        const WallSection& section = side.walls->sections[i];
        ShipFacts wall;
        wall.name = wallSectionName(static_cast<int>(i) + 1).english();
        wall.side = number;
        wall.isWall = true;
        wall.section = static_cast<int>(i);
        wall.squadron = static_cast<int>(facts.squadrons.size());
        wall.crew = side.walls->garrison;
        wall.fit.size = 7;
        wall.fit.archers = section.archers;
        wall.fit.marines = section.marines;
        wall.fit.heavyMarines = section.heavyMarines;
        wall.fit.ballistae = section.ballistae;
        wall.fit.towers = section.towers;
        wall.fit.ferreaManus = section.ferreaManus;
        wall.fit.firePots = section.boilingOil;
        wall.beePots = section.bees;
        wall.fit.heavyEngines = section.heavyEngines;
        wall.troopSpace = wall.fit.troops();
        std::copy_n(section.heavyEngines.begin(),
                    std::min<std::size_t>(section.heavyEngines.size(), maxEngines),
                    wall.engineModifiers.begin());
        garrison.ships.push_back(static_cast<ShipNumber>(facts.ships.size()));
        facts.ships.push_back(std::move(wall));
    }
    garrison.commander = static_cast<int>(facts.commanders.size());
    facts.commanders.push_back(
        {side.walls->commander.name.empty() ? "the garrison's commander" : side.walls->commander.name, number,
         -1, Post::Garrison, side.walls->commander.quality, static_cast<int>(facts.squadrons.size())});
    facts.squadrons.push_back(std::move(garrison));
}

} // namespace

BattleFacts factsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships, const Figures& figures,
                    Problems& problems)
{
    BattleFacts facts;
    facts.figures = BattleFigures::compiled(amended(CombatTables::builtIn(), brief.houseTables, problems));
    facts.ramWorth = RamWorth::reckoned(facts.figures);
    facts.place = brief.place;
    facts.weather = brief.weather;
    facts.turnLimit = brief.turnLimit.value_or(facts.turnLimit);
    readOptions(brief, facts, problems);
    for (const BriefSide& side : brief.sides)
        facts.sides.push_back(side.name);

    for (const BriefShip& entry : ships) {
        if (entry.ship.condition.damage == Damage::Wrecked)
            problems.push_back({entry.name, phrase("This ship is a wreck and cannot fight."),
                                phrase("Leave it out or mend it first.")});
        ShipFacts made = factsOfShip(entry, figures);
        made.squadron = squadronFor(facts, entry);
        facts.squadrons[static_cast<std::size_t>(made.squadron)].ships.push_back(
            static_cast<ShipNumber>(facts.ships.size()));
        facts.ships.push_back(std::move(made));
    }
    for (std::size_t side = 0; side < brief.sides.size(); ++side) {
        const BriefSide& given = brief.sides[side];
        const int firstContingent = static_cast<int>(facts.contingents.size());
        for (const Fleet& fleet : given.contingents)
            facts.contingents.push_back({fleet.name, static_cast<int>(side), fleet.alliedPercent, {}});
        for (std::size_t i = 0; i < facts.squadrons.size(); ++i) {
            SquadronFacts& squadron = facts.squadrons[i];
            if (squadron.side != static_cast<int>(side) || squadron.contingent < 0)
                continue;
            squadron.contingent += firstContingent; // from the side's own count to the battle's
            facts.contingents[static_cast<std::size_t>(squadron.contingent)].squadrons.push_back(
                static_cast<int>(i));
        }
        addCommanders(given.fleet, static_cast<int>(side), -1, 0, facts);
        auto row = static_cast<int>(given.fleet.commanders.size());
        for (std::size_t i = 0; i < given.contingents.size(); ++i) {
            const Fleet& allies = given.contingents[i];
            addCommanders(allies, static_cast<int>(side), firstContingent + static_cast<int>(i), row, facts);
            row += static_cast<int>(allies.commanders.size());
        }
        if (given.walls && (brief.place != PlaceKind::Port || side != 1))
            problems.push_back({"sides[" + std::to_string(side) + "].walls",
                                phrase("Only the second side has walls, and only where the place is a port."),
                                phrase("Make the port's owner the second side and the place a port.")});
        else
            addWalls(given, static_cast<int>(side), facts);
    }
    return facts;
}

} // namespace navarch::salamis
