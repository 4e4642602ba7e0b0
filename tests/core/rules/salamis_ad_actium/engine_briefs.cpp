// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"

#include "tests/core/battle/random_briefs.h"

namespace navarch {

BattleBrief engineBrief(std::uint64_t number)
{
    BattleBrief brief = randomBrief({"salamis-ad-actium"}, number, builtInFigures());
    brief.options.clear();
    if (number % 3 == 0)
        brief.options["weather-change"] = number % 2 ? "never" : "two-in-succession";
    if (number % 4 == 0)
        brief.options["sails"] = "aboard";
    if (number % 5 == 0)
        brief.weather = {Wind::Gale, Sea::VeryRough, {}};
    return brief;
}

BattleBrief equalFleets()
{
    BattleBrief brief;
    brief.rules = "salamis-ad-actium";
    brief.weather = {Wind::Light, Sea::Slight, {}};
    brief.options = {{"weather-change", "never"}};
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide side;
        side.name = name;
        side.captain = Temperament::Steady;
        FleetShip row;
        row.classId = "trireme";
        row.count = 10;
        row.fit = builtInFigures().classes.find("trireme")->fit;
        row.fit.archers = 1;
        row.fit.marines = 1;
        side.fleet.name = name;
        side.fleet.ships = {row};
        brief.sides.push_back(side);
    }
    return brief;
}

} // namespace navarch
