// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/state/ship.h"

#include <algorithm>

namespace navarch::trireme {

Men Men::take(int number)
{
    Men taken;
    for (std::int16_t Men::*grade : {&Men::light, &Men::medium, &Men::heavy}) {
        const auto here = static_cast<std::int16_t>(std::min<int>(number, this->*grade));
        taken.*grade = here;
        this->*grade = static_cast<std::int16_t>(this->*grade - here);
        number -= here;
    }
    return taken;
}

void Men::add(const Men& more)
{
    light = static_cast<std::int16_t>(light + more.light);
    medium = static_cast<std::int16_t>(medium + more.medium);
    heavy = static_cast<std::int16_t>(heavy + more.heavy);
}

int maxOf(const HouseFigures& house, const ShipFacts& facts)
{
    if (facts.max == 0)
        return 0; // nobody rows it
    return std::clamp(facts.max + (facts.crew > 0 ? house.eliteMax : 0), 0, fastest);
}

int cruiseOf(const HouseFigures& house, const ShipFacts& facts, const Ship& ship)
{
    const int cruise = std::clamp(facts.cruise - ship.raked * house.rakeCruise, 0, maxOf(house, facts));
    return ship.isPrize ? std::min(cruise, house.prizeSpeed) : cruise;
}

int circleOf(const HouseFigures& house, const ShipFacts& facts, const Ship& ship)
{
    return std::max(0, facts.circle - facts.crew * house.crewCircle + ship.raked * house.rakeCircle
                           + (ship.isPrize ? house.prizeCircle : 0));
}

int accelerationOf(const HouseFigures& house, const ShipFacts& facts, const Ship& ship)
{
    return ship.isPrize ? house.prizeAcceleration
                        : std::max(1, facts.acceleration + facts.crew * house.crewAcceleration);
}

} // namespace navarch::trireme
