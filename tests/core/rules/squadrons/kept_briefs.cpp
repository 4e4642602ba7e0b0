// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/squadrons/kept_briefs.h"

#include "tests/core/battle/equal_fleets.h"
#include "tests/core/battle/random_briefs.h"

namespace navarch {

namespace {

using Options = std::map<std::string, std::string>;

/// Squadrons of triremes and others, with commanders.
BattleBrief fleets(std::uint64_t number, Options options)
{
    BattleBrief brief = randomBrief({"squadrons", 2, 5}, number, builtInFigures());
    brief.options = std::move(options);
    brief.turnLimit = 16;
    for (BriefSide& side : brief.sides) {
        for (FleetShip& ship : side.fleet.ships)
            ship.count = 2 + static_cast<int>(number % 4);
        for (const char* squadron : {"Van", "Rear"}) {
            FleetShip& trireme = side.fleet.ships.emplace_back();
            trireme.classId = "trireme";
            trireme.fit = builtInFigures().classes.find("trireme")->fit;
            trireme.count = 5;
            trireme.squadron = squadron;
            trireme.crew = number % 2 == 0 ? CrewQuality::Elite : CrewQuality::Poor;
        }
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
    add("chance-1", fleets(1, {}));
    add("chance-2", fleets(2, {}));
    add("chance-3", fleets(3, {}));
    add("chance-4", fleets(4, {{"table", "36x36"}}));
    add("chance-5", fleets(5, {{"table", "36x36"}}));
    add("options-1",
        fleets(
            6,
            {{"alpha", "higher-d6"}, {"row", "7"}, {"katastrophe", "half-the-squadron"}, {"rally", "off"}}));
    add("options-2",
        fleets(7, {{"flank-rank", "one-worse"}, {"immediate", "besides"}, {"steady-signal", "on"}}));
    add("options-3", fleets(8, {{"diekplous-both", "in-front"},
                                {"break-off", "off"},
                                {"flotsam", "off"},
                                {"invader", "second"}}));
    add("options-4", fleets(9, {{"flank-rank", "own"},
                                {"row", "off"},
                                {"katastrophe", "off"},
                                {"stand", "1.5"},
                                {"stands", "12"}}));
    add("shore", fleets(10, {{"coast", "second"}})).place = PlaceKind::Shore;
    add("shore-by-captains", fleets(11, {{"coast", "first"}}), false).place = PlaceKind::Shore;
    add("port", fleets(12, {})).place = PlaceKind::Port;
    add("captains-1", fleets(13, {}), false);
    add("captains-2", fleets(14, {}), false);
    add("captains-3", equalFleets("squadrons", 24), false);
    add("captains-4", fleets(15, {{"table", "36x36"}, {"alpha", "defender"}}), false);
    return kept;
}

} // namespace navarch
