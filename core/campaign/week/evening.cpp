// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/evening.h"

#include <algorithm>

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/sea/night.h"
#include "core/campaign/week/logging.h"

namespace navarch {

namespace {

constexpr int forcedTestFrom = 6; // CP-7.1

/// After a forced day, d10 over the crew quality of the slowest ship + 6: it straggles.
void testForced(Week& week, SailingFleet& fleet)
{
    if (fleet.rowed <= milesADay || fleet.held || !fleet.able)
        return;
    const std::size_t first = week.dice.rolls().size();
    const int most = modifierOf(fleet.slowestCrew) + forcedTestFrom;
    const int face = week.dice.roll(10, "CP-7.1", "Forced rowing, " + fleet.now.name);
    const bool straggles = face > most;
    week.dice.settle(straggles ? "straggles" : "keeps up");
    if (!straggles)
        return;
    fleet.waits = true;
    fleet.now.strained = true;
    tell(week.deed, "straggled",
         phrase("%1 is strained by forced rowing; its slowest ship falls a day behind, and the fleet waits.",
                given(fleet.now.name)),
         Knowing::only(fleet.now.side), "CP-7.1", week.rollsSince(first));
    noteTold(week, fleet.course.at, fleet.now.id);
}

void sleep(Week& week, SailingFleet& fleet)
{
    if (fleet.isInPort()) {
        fleet.now.nightsOut = 0;
        if (fleet.rowed == 0)
            fleet.now.wearyOars = 0; // a day's rest
        return;
    }
    // Who has met an enemy fights that day: no night comes between.
    if (fleet.course.at.isNone() || fleet.held)
        return;
    const int before = fleet.now.wearyOars;
    spendNight(fleet.now, week.harbours.nearTo(fleet.here, fleet.now.side) != nullptr);
    if (before == 0 && fleet.now.wearyOars > 0) {
        tell(week.deed, "weary",
             phraseN("%1 has been out for {%n night|%n nights} running; its crews weary until it rests a day "
                     "in port.",
                     fleet.now.nightsOut, given(fleet.now.name)),
             Knowing::only(fleet.now.side), "CP-7.2");
        noteTold(week, fleet.course.at, fleet.now.id);
    }
    if (before != fleet.now.wearyOars)
        week.measure(fleet);
}

} // namespace

void endDay(Week& week)
{
    for (SailingFleet& fleet : week.fleets) {
        if (fleet.ships.empty())
            continue;
        testForced(week, fleet);
        sleep(week, fleet);
        if (fleet.wasAtSea)
            fleet.now.keep = Keep::AtSea;
        else if (!fleet.does(FleetOrder::LayUp))
            fleet.now.keep = std::max(fleet.now.keep, Keep::Manned);
    }
}

} // namespace navarch
