// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/naming.h"

#include "core/campaign/fleets/free_name.h"
#include "core/campaign/yards/plan.h"

namespace navarch {

namespace {

std::string_view homeOf(const Campaign& campaign, SideId id)
{
    const SideRecord* side = campaign.find(id);
    const PortRecord* home = side ? campaign.find(side->homePort) : nullptr;
    return home ? std::string_view(home->place) : std::string_view();
}

} // namespace

FreeNames::FreeNames(const Campaign& campaign, const Figures& figures, SideId side)
    : m_people(NameLists::builtIn().of(homeOf(campaign, side))),
      m_first(static_cast<std::size_t>(campaign.head().seed + campaign.head().turn + side.value))
{
    for (const auto& [id, ship] : campaign.table<ShipRecord>())
        if (const FleetRecord* fleet = campaign.find(ship.fleet); fleet && fleet->side == side)
            m_ships.insert(ship.name);
    for (const auto& [id, work] : campaign.table<YardWorkRecord>())
        if (work.side == side && work.work == YardWork::Build && work.weeksLeft > 0)
            if (const auto plan = planOf(work, figures))
                m_ships.insert(plan->ship.name);
    for (const auto& [id, man] : campaign.table<CommanderRecord>())
        if (man.side == side)
            m_men.insert(man.name);
}

std::string FreeNames::ship()
{
    return take(m_people.ships, m_ships);
}

std::string FreeNames::man()
{
    return take(m_people.men, m_men);
}

std::string FreeNames::take(const std::vector<std::string>& names, std::set<std::string>& inUse) const
{
    const auto at = [&](std::size_t i) -> const std::string& { return names[(m_first + i) % names.size()]; };
    std::string found;
    for (std::size_t i = 0; i < names.size() && found.empty(); ++i)
        if (!inUse.contains(at(i)))
            found = at(i);
    if (found.empty())
        found = freeNameLike(at(inUse.size()), inUse);
    inUse.insert(found);
    return found;
}

} // namespace navarch
