// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/salamis_ad_actium/kept_briefs.h"

#include "tests/core/battle/equal_fleets.h"
#include "tests/core/battle/random_briefs.h"

namespace navarch {

namespace {

/// Three ships a side of any class and equipment, for a few turns, on a small table so that they meet.
BattleBrief few(std::uint64_t number, std::size_t ships, int turns)
{
    BattleBrief brief =
        cutDown(randomBrief({"salamis-ad-actium", 3, 6}, number, builtInFigures()), ships, turns);
    brief.options = {{"table-size", "60x60"}, {"deployment-depth", "20"}};
    return brief;
}

Fortification walls()
{
    Fortification port;
    for (int i = 0; i < 3; ++i) {
        WallSection& section = port.sections.emplace_back();
        section.capacity = 8;
        section.archers = 2;
        section.marines = i;
        section.ballistae = 1;
        section.boilingOil = 1;
        section.bees = i;
        section.ferreaManus = i % 2;
    }
    port.sections.front().heavyEngines = {3};
    port.commander = {"Hegesias", CommandQuality::Exceptional};
    return port;
}

BattleBrief before(Fortification walls, std::uint64_t number, int turns)
{
    BattleBrief brief = few(number, 3, turns);
    brief.place = PlaceKind::Port;
    brief.sides[1].walls = std::move(walls);
    return brief;
}

BattleBrief withAllies(std::uint64_t number)
{
    BattleBrief brief = few(number, 3, 7);
    Fleet& allies = brief.sides[0].contingents.emplace_back();
    allies = brief.sides[1].fleet;
    allies.name = "Allies";
    brief.sides[1].contingents.push_back(brief.sides[0].fleet);
    brief.sides[1].contingents.front().name = "Friends";
    return brief;
}

/// Of a class each, with what boarders, archers and engineers want.
BattleBrief manned(int seed, const char* first, const char* second)
{
    BattleBrief brief = equalFleets("salamis-ad-actium", 3);
    brief.seed = static_cast<std::uint64_t>(seed);
    brief.options = {{"table-size", "60x60"}};
    for (std::size_t i = 0; i < 2; ++i) {
        Fleet& fleet = brief.sides[i].fleet;
        FleetShip& ship = fleet.ships.front();
        ship.classId = i == 0 ? first : second;
        ship.fit = builtInFigures().classes.find(ship.classId)->fit;
        ship.fit.archers = 1 + seed % 3;
        ship.fit.marines = 2;
        ship.fit.heavyMarines = seed % 2;
        ship.fit.corvi = seed % 3 == 0 ? 1 : 0;
        ship.fit.ferreaManus = seed % 2;
        ship.fit.firePots = seed % 4;
        ship.fit.fightingOars = seed % 5 == 0;
        ship.crew = seed % 2 == 0 ? CrewQuality::Veteran : CrewQuality::Poor;
        fleet.commanders.push_back({"Nauarchos", Post::Fleet, CommandQuality::Exceptional, ""});
    }
    return brief;
}

} // namespace

std::vector<KeptBrief> keptBriefs()
{
    std::vector<KeptBrief> kept;
    const auto add = [&](std::string name, BattleBrief brief, bool byChance = true) -> BattleBrief& {
        kept.push_back({std::move(name), std::move(brief), byChance});
        return kept.back().brief;
    };
    add("chance-1", few(1, 3, 8));
    add("chance-2", few(12, 4, 6));
    add("chance-3", few(23, 2, 12));
    add("chance-4", few(34, 3, 8));
    add("chance-5", few(45, 4, 6));
    add("sails", few(5, 3, 8)).options["sails"] = "aboard";
    add("sails-in-a-gale", few(6, 3, 8)).options["sails"] = "aboard";
    kept.back().brief.weather = {Wind::Gale, Sea::VeryRough, {}};
    add("weather-twice", few(7, 3, 8)).options["weather-change"] = "two-in-succession";
    add("port-1", before(walls(), 8, 8));
    add("port-2", before(walls(), 9, 8), false);
    add("allies-1", withAllies(10));
    add("allies-2", withAllies(11), false);
    add("captains-triremes", equalFleets("salamis-ad-actium", 3), false).options["table-size"] = "60x60";
    add("captains-large", manned(3, "quinquereme", "hexareme"), false);
    add("captains-small", manned(4, "liburnian", "penteconter"), false);
    add("boarders-1", manned(5, "quinquereme", "quadrireme"));
    add("boarders-2", manned(6, "trireme-cataphract", "trireme"));
    add("boarders-3", manned(15, "trireme", "quinquereme"));
    return kept;
}

} // namespace navarch
