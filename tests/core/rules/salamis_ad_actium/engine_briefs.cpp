// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"

#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/core/battle/engine/random_briefs.h"

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

BattleBrief equalFleetsInFairWeather(int ships)
{
    BattleBrief brief = equalFleets("salamis-ad-actium", ships);
    brief.weather = {Wind::Light, Sea::Slight, {}};
    brief.options = {{"weather-change", "never"}};
    return brief;
}

} // namespace navarch
