// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/purse.h"

#include <algorithm>

#include "core/campaign/money/share.h"

namespace navarch {

Purse::Purse(const Knowledge& known)
    : m_known(known),
      m_monthly(known.month.income - known.month.fixed),
      m_laidUp(m_monthly)
{
    // Allied pay is among what is fixed: it is the same wherever the contingent is (CP-4.2).
    Talents atSea = known.month.fixed;
    for (const OwnFleet& fleet : known.fleets) {
        m_monthly -= share(fleet, known.figures.upkeepManned);
        m_laidUp -= share(fleet, known.figures.upkeepLaidUp);
        atSea += share(fleet, known.figures.upkeepAtSea);
    }
    m_reserve = atSea * 2;
}

Talents Purse::share(const OwnFleet& fleet, int percent) const
{
    return fleet.isAlly ? Talents{} : shareOf(fleet.value, percent);
}

Talents Purse::after(int months, Talents monthly) const
{
    return m_known.treasury + monthly * months;
}

Talents Purse::costAtSea(const std::vector<const OwnFleet*>& fleets) const
{
    Talents more;
    for (const OwnFleet* fleet : fleets)
        more += share(*fleet, m_known.figures.upkeepAtSea) - share(*fleet, m_known.figures.upkeepManned);
    return more;
}

bool Purse::affordsAtSea(const std::vector<const OwnFleet*>& fleets) const
{
    return !after(war, m_monthly - costAtSea(fleets)).isNegative();
}

bool Purse::affordsVoyage(const std::vector<const OwnFleet*>& fleets, int days) const
{
    constexpr int daysOfMonth = 4 * 7;
    const int months = ((m_known.today.week - 1) * 7 + days + daysOfMonth - 1) / daysOfMonth;
    return !after(months + 1, m_monthly - costAtSea(fleets)).isNegative();
}

void Purse::sendToSea(const OwnFleet& fleet)
{
    m_monthly -= share(fleet, m_known.figures.upkeepAtSea) - share(fleet, m_known.figures.upkeepManned);
}

bool Purse::isPinched() const
{
    const bool hasPlenty = feedsItself() && m_known.treasury > m_known.month.income * hoard;
    return after(hasPlenty ? plenty : peace, m_monthly).isNegative();
}

void Purse::layUp(const OwnFleet& fleet)
{
    m_monthly += share(fleet, m_known.figures.upkeepManned) - share(fleet, m_known.figures.upkeepLaidUp);
}

Talents Purse::toSpend(Talents monthly) const
{
    const Talents lasting = after(spare, m_monthly - monthly);
    const Talents most = std::min(lasting, m_known.treasury - m_reserve);
    return most.isNegative() ? Talents{} : most;
}

} // namespace navarch
