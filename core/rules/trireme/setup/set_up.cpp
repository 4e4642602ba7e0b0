// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/setup/set_up.h"

#include <algorithm>

namespace navarch::trireme {

namespace {

int squadronFor(BattleFacts& facts, const BriefShip& entry)
{
    const std::string& name = entry.ship.squadron.empty() ? facts.sideName(entry.side) : entry.ship.squadron;
    for (std::size_t i = 0; i < facts.squadrons.size(); ++i)
        if (facts.squadrons[i].side == entry.side && facts.squadrons[i].name == name)
            return static_cast<int>(i);
    facts.squadrons.push_back({name, entry.side, {}});
    return static_cast<int>(facts.squadrons.size()) - 1;
}

/// Commanders of squadrons go aboard its first ship, admirals aboard the fleet's first; garrisons serve ashore. A commander
/// acts through his ship alone (TR-15.3).
void addCommanders(const BriefSide& side, int number, BattleFacts& facts, std::vector<bool>& isFlagship)
{
    const auto firstShip = [&](const std::string& squadron) {
        for (const SquadronFacts& each : facts.squadrons)
            if (each.side == number && (squadron.empty() || each.name == squadron))
                return each.ships.front();
        return noShip;
    };
    for (std::size_t row = 0; row < side.fleet.commanders.size(); ++row) {
        const FleetCommander& commander = side.fleet.commanders[row];
        if (commander.post == Post::Garrison)
            continue;
        CommanderFacts made{commander.name, number, static_cast<int>(row), noShip};
        made.aboard = firstShip(commander.post == Post::Squadron ? commander.squadron : std::string());
        if (made.aboard == noShip)
            made.aboard = firstShip({});
        if (made.aboard != noShip) {
            isFlagship[static_cast<std::size_t>(made.aboard)] = true;
            ShipFacts& ship = facts.ships[static_cast<std::size_t>(made.aboard)];
            const bool isBetter = commander.quality == CommandQuality::Exceptional
                                  || commander.quality == CommandQuality::Skilled;
            if (!facts.options.decksPreset)
                ship.crew = std::clamp(ship.crew
                                           + (isBetter                                     ? 1
                                              : commander.quality == CommandQuality::Inept ? -1
                                                                                           : 0),
                                       -1, 1);
        }
        facts.commanders.push_back(std::move(made));
    }
}

int levelOf(const std::string& crew)
{
    return crew == "elite" ? 1 : crew == "poor" ? -1 : 0;
}

/// Crew, marines and engines as the nation has them (TR-T2); the classes that the print lacks keep their own decks.
void manAsNation(const TriremeTables& tables, const ClassFigures& about, bool isFlagship,
                 const Options& options, ShipFacts& ship, Problems& problems)
{
    const int nation = options.nation[static_cast<std::size_t>(ship.side)];
    if (!options.decksPreset || nation < 0)
        return;
    const auto& preset = tables.presets[static_cast<std::size_t>(nation)];
    ship.crew = levelOf(isFlagship ? preset.flagship : preset.crew);
    if (preset.key == "landsmen" && options.landsmenAverage)
        ship.crew = 0;
    const bool isPrinted = std::any_of(tables.decks.begin(), tables.decks.end(),
                                       [&](const auto& row) { return row.ship == about.name; });
    const auto deck = std::find_if(tables.decks.begin(), tables.decks.end(), [&](const auto& row) {
        return row.ship == about.name && row.column == preset.column;
    });
    if (isPrinted && deck == tables.decks.end()) {
        problems.push_back({ship.name.english(), phrase("Rome mans no %1.", given(about.name)),
                            phrase("Take a quadrireme or a quinquereme.")});
        return;
    }
    const int marines = isPrinted ? deck->medium + deck->heavy : ship.men.count();
    ship.men = {};
    (preset.marines == "heavy"   ? ship.men.heavy
     : preset.marines == "light" ? ship.men.light
                                 : ship.men.medium) = static_cast<std::int16_t>(marines);
    if (isPrinted)
        ship.engines = {static_cast<std::int16_t>(deck->bows), static_cast<std::int16_t>(deck->catapults),
                        static_cast<std::int16_t>(deck->stones)};
}

void fitCorvi(const TriremeTables& tables, const ClassFigures& about, const Options& options, ShipFacts& ship)
{
    const int nation = options.nation[static_cast<std::size_t>(ship.side)];
    const bool isRoman = nation >= 0 && tables.presets[static_cast<std::size_t>(nation)].key == "roman";
    if (options.corvusNone)
        ship.hasCorvus = false;
    if (options.corvusRoman && isRoman && (about.name == "Quadrireme" || about.name == "Quinquereme"))
        ship.hasCorvus = true;
}

} // namespace

BattleFacts factsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships, const Figures& figures,
                    Problems& problems)
{
    BattleFacts facts;
    facts.figures = BattleFigures::compiled(amended(TriremeTables::builtIn(), brief.houseTables, problems));
    facts.turnLimit = facts.house().turnLimit;
    ShipTable table;
    readOptions(brief, figures, facts, table, problems);
    facts.turnLimit = brief.turnLimit.value_or(facts.turnLimit);
    layBoard(brief, ships, facts, problems);
    for (const BriefSide& side : brief.sides)
        facts.sides.push_back(side.name);
    std::vector<ClassFigures> classes;
    for (const BriefShip& entry : ships) {
        const ShipClass* known = classOf(entry.ship, figures.classes);
        auto about = known ? classFigures(*known) : std::nullopt;
        if (!about) {
            problems.push_back({entry.name, phrase("Trireme knows no ship of this class."),
                                phrase("Take one of its classes.")});
            continue;
        }
        if (const auto edited = table.find(entry.ship.classId); edited != table.end())
            about = edited->second;
        const int nation = facts.options.nation[static_cast<std::size_t>(entry.side)];
        const bool isAsiatic =
            nation >= 0
            && TriremeTables::builtIn().presets[static_cast<std::size_t>(nation)].marines == "light";
        ShipFacts made = translated(entry, *about, facts.house(), figures, isAsiatic);
        made.squadron = squadronFor(facts, entry);
        facts.squadrons[static_cast<std::size_t>(made.squadron)].ships.push_back(
            static_cast<ShipNumber>(facts.ships.size()));
        facts.ships.push_back(std::move(made));
        classes.push_back(*about);
    }
    facts.shipCount = facts.ships.size();
    if (!problems.empty())
        return facts;
    std::vector<bool> isFlagship(facts.ships.size());
    for (std::size_t side = 0; side < brief.sides.size(); ++side) {
        const BriefSide& given = brief.sides[side];
        const std::string path = "sides[" + std::to_string(side) + "]";
        addCommanders(given, static_cast<int>(side), facts, isFlagship);
        if (!given.contingents.empty())
            problems.push_back({path + ".contingents",
                                phrase("Trireme has no rules for allies that arrive later."),
                                phrase("Put their ships into the fleet, or leave them out.")});
    }
    for (std::size_t i = 0; i < facts.shipCount; ++i) {
        manAsNation(TriremeTables::builtIn(), classes[i], isFlagship[i], facts.options, facts.ships[i],
                    problems);
        fitCorvi(TriremeTables::builtIn(), classes[i], facts.options, facts.ships[i]);
    }
    for (std::size_t side = 0; side < brief.sides.size(); ++side) {
        const BriefSide& given = brief.sides[side];
        const bool hasWalls = given.walls && !given.walls->sections.empty() && brief.place == PlaceKind::Port;
        if (hasWalls && side == 0)
            problems.push_back({"sides[0].walls", phrase("A port lies along the second side's edge."),
                                phrase("Name the side with the walls second.")});
        else if (hasWalls)
            for (const WallSection& section : given.walls->sections) {
                facts.ships.push_back(translatedWall(section, static_cast<int>(side),
                                                     static_cast<int>(facts.walls.size()), facts.house()));
                facts.walls.push_back(section);
            }
        if (std::none_of(facts.ships.begin(), facts.ships.end(),
                         [&](const ShipFacts& ship) { return ship.side == static_cast<int>(side); }))
            problems.push_back({"sides[" + std::to_string(side) + "].fleet",
                                phrase("The side has neither ships nor walls."), phrase("Give it a ship.")});
    }
    return facts;
}

} // namespace navarch::trireme
