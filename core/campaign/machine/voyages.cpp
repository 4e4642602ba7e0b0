// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/voyages.h"

#include <cstdint>

#include "core/campaign/calendar.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/sailing_weeks.h"

namespace navarch {

namespace {

constexpr int firstOfAutumn = 8; ///< month: from here on gales come oftener (CP-7.4)

} // namespace

int Voyages::daysFor(int miles)
{
    return (miles + milesADay - 1) / milesADay;
}

bool Voyages::maySail(int days) const
{
    return isSailingSeason(m_known.today, days);
}

int Voyages::daysTo(const OwnFleet& own, const PortRecord& port) const
{
    constexpr int never = 400;
    const auto miles = milesFrom(own.at, m_lanes);
    const auto way = miles.find(port.place);
    return way == miles.end() ? never : daysFor(way->second);
}

bool Voyages::winters(const OwnFleet& own) const
{
    // A neutral harbour or an ally's has no sheds for it (CP-7.3).
    const PortRecord* port = m_theatre.refuge(own.at);
    const bool isHome = own.fleet->port && (!port || port->id == own.fleet->port);
    if (isHome || !port)
        return !maySail(daysOnWatch + 1);
    const int home = daysTo(own, *port);
    // In spring the weather gets better with every week, and nobody need hurry.
    const bool isWorsening = m_known.today.month >= firstOfAutumn;
    return !maySail(daysOnWatch + home)
           || (isWorsening && !isFair(nextWeek(m_known.today), home, mostVentured));
}

bool Voyages::mayGoTo(const OwnFleet& own, const PortRecord& port) const
{
    const int days = daysTo(own, port);
    return own.fleet->port.isNone() || (maySail(days) && isFair(days, mostVentured));
}

bool Voyages::maySailOut(int miles) const
{
    return maySail(2 * daysFor(miles)) && isFair(daysFor(miles), mostStormRisk);
}

bool Voyages::mayVentureOut(int miles) const
{
    return maySail(2 * daysFor(miles)) && isFair(daysFor(miles), mostVentured);
}

bool Voyages::mayKeepWatch(int miles) const
{
    return maySail(daysOnWatch + daysFor(miles)) && isFair(daysOnWatch + daysFor(miles), mostOnWatch);
}

bool Voyages::mayHoldWatch(int miles) const
{
    return maySail(daysOnWatch + daysFor(miles)) && isFair(daysOnWatch + daysFor(miles), mostVentured);
}

bool Voyages::mayRowOver(int miles) const
{
    return maySail(daysFor(miles)) && isFair(daysFor(miles), mostStormRisk);
}

bool Voyages::isFair(Date start, int days, int most)
{
    std::int64_t calm = 1'000'000; // of a million
    Date today = start;
    for (int day = 0; day < days; ++day) {
        if (day > 0 && day % 7 == 0)
            today = nextWeek(today);
        calm = calm * (100 - stormChance(today)) / 100;
    }
    return calm >= 1'000'000 - std::int64_t{most} * 1000;
}

} // namespace navarch
