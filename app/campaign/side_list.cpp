// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/side_list.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/campaign/money/treasury.h"

namespace navarch {

const RowRoles<SideEntry>& SideList::roles()
{
    static const RowRoles<SideEntry> all{
        {"sideId", &SideEntry::id},     {"name", &SideEntry::name},     {"colour", &SideEntry::colour},
        {"emblem", &SideEntry::emblem}, {"player", &SideEntry::player}, {"treasury", &SideEntry::treasury},
        {"inDebt", &SideEntry::inDebt}, {"ships", &SideEntry::ships},   {"homePort", &SideEntry::homePort}};
    return all;
}

ShownSide shownSide(const SideRecord& side)
{
    return {.sideId = static_cast<int>(side.id.value),
            .name = words(side.name),
            .colour = words(nameOf(side.colour)),
            .emblem = words(nameOf(side.emblem))};
}

void SideList::setEveryone(bool everyone)
{
    if (everyone == m_everyone)
        return;
    m_everyone = everyone;
    emit everyoneChanged();
    refill();
}

ShownSide SideList::at(int row) const
{
    const SideEntry* side = rowAt(m_rows, row);
    if (!side)
        return {};
    return {.sideId = static_cast<int>(side->id),
            .name = side->name,
            .colour = side->colour,
            .emblem = side->emblem};
}

int SideList::idAt(int row) const
{
    const SideEntry* side = rowAt(m_rows, row);
    return side ? static_cast<int>(side->id) : 0;
}

int SideList::rowOf(int sideId) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id == sideId)
            return static_cast<int>(i);
    return -1;
}

void SideList::refill()
{
    std::vector<SideEntry> rows;
    if (const Campaign* all = records()) {
        std::map<SideId, int> ships;
        for (const auto& [id, ship] : all->table<ShipRecord>())
            if (const FleetRecord* fleet = all->find(ship.fleet))
                ++ships[fleet->side];
        for (const auto& [id, side] : all->table<SideRecord>()) {
            const bool seen = campaign()->sees(id);
            if (!seen && !m_everyone)
                continue;
            SideEntry row;
            row.id = id.value;
            row.name = words(side.name);
            row.colour = words(nameOf(side.colour));
            row.emblem = words(nameOf(side.emblem));
            row.player = wordOf(side.player);
            if (const PortRecord* home = all->find(side.homePort))
                row.homePort = words(home->name);
            if (seen) {
                const Talents balance = balanceOf(*all, id);
                row.treasury = amountText(balance);
                row.inDebt = balance.isNegative();
                row.ships = ships[id];
            }
            rows.push_back(std::move(row));
        }
    }
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
