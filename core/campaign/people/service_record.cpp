// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/people/service_record.h"

#include <algorithm>
#include <set>

namespace navarch {

namespace {

/// The battles that were fought, with their sides by number; those without `viewer` left out.
class FoughtBattles {
public:
    FoughtBattles(const Campaign& campaign, SideId viewer)
    {
        std::set<BattleId> own;
        for (const auto& [id, side] : campaign.table<BattleSideRecord>()) {
            m_sides[{side.battle, side.number}] = &side;
            if (side.victor)
                m_won.insert(side.battle);
            if (viewer.isNone() || side.side == viewer)
                own.insert(side.battle);
        }
        for (const BattleId battle : own)
            if (const BattleRecord* record = campaign.find(battle);
                record && record->state == BattleState::Fought)
                m_battles[battle] = record;
    }

    [[nodiscard]] bool has(BattleId battle) const { return m_battles.contains(battle); }

    /// An entry without its person; no battle in it when there is none to be seen.
    [[nodiscard]] ServiceEntry entry(BattleId battle, int side) const
    {
        const auto found = m_battles.find(battle);
        const auto of = m_sides.find({battle, side});
        if (found == m_battles.end() || of == m_sides.end())
            return {};
        return {.battle = found->second, .side = of->second, .drawn = !m_won.contains(battle)};
    }

private:
    std::map<std::pair<BattleId, int>, const BattleSideRecord*> m_sides;
    std::map<BattleId, const BattleRecord*> m_battles;
    std::set<BattleId> m_won;
};

void inOrder(std::vector<ServiceEntry>& entries)
{
    std::stable_sort(entries.begin(), entries.end(), [](const ServiceEntry& a, const ServiceEntry& b) {
        return std::pair(a.battle->turn, a.battle->id) < std::pair(b.battle->turn, b.battle->id);
    });
}

} // namespace

std::vector<ServiceEntry> serviceOf(const Campaign& campaign, CommanderId commander, SideId viewer)
{
    const FoughtBattles battles(campaign, viewer);
    std::vector<ServiceEntry> entries;
    for (const auto& [id, record] : campaign.table<BattleCommanderRecord>()) {
        if (record.commander != commander.value)
            continue;
        ServiceEntry entry = battles.entry(record.battle, record.sideNumber);
        entry.commander = &record;
        if (entry.battle)
            entries.push_back(entry);
    }
    inOrder(entries);
    return entries;
}

std::vector<ServiceEntry> serviceOf(const Campaign& campaign, ShipId ship, SideId viewer)
{
    const FoughtBattles battles(campaign, viewer);
    std::vector<ServiceEntry> entries;
    for (const auto& [id, record] : campaign.table<BattleShipRecord>()) {
        if (record.ship != ship.value || !record.onTable)
            continue;
        ServiceEntry entry = battles.entry(record.battle, record.sideNumber);
        entry.ship = &record;
        if (entry.battle)
            entries.push_back(entry);
    }
    inOrder(entries);
    return entries;
}

BattlesFought battlesFought(const Campaign& campaign, SideId viewer)
{
    const FoughtBattles battles(campaign, viewer);
    BattlesFought fought;
    for (const auto& [id, record] : campaign.table<BattleCommanderRecord>())
        if (battles.has(record.battle))
            ++fought.commanders[CommanderId{record.commander}];
    for (const auto& [id, record] : campaign.table<BattleShipRecord>())
        if (record.onTable && battles.has(record.battle))
            ++fought.ships[ShipId{record.ship}];
    return fought;
}

} // namespace navarch
