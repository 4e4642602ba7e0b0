// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/battle_costs.h"

#include <algorithm>
#include <set>

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"

namespace navarch {

const RowRoles<BattleCost>& BattleCosts::roles()
{
    static const RowRoles<BattleCost> all{{"battleId", &BattleCost::battle}, {"name", &BattleCost::name},
                                          {"date", &BattleCost::date},       {"side", &BattleCost::side},
                                          {"colour", &BattleCost::colour},   {"emblem", &BattleCost::emblem},
                                          {"end", &BattleCost::end},         {"losses", &BattleCost::losses},
                                          {"money", &BattleCost::money},     {"paid", &BattleCost::paid}};
    return all;
}

void BattleCosts::refill()
{
    struct Fought {
        const BattleRecord* battle;
        BattleCost row;
    };
    std::vector<Fought> fought;
    if (const Campaign* all = records()) {
        std::set<BattleId> won;
        for (const auto& [id, side] : all->table<BattleSideRecord>())
            if (side.victor)
                won.insert(side.battle);
        for (const auto& [id, side] : all->table<BattleSideRecord>()) {
            const BattleRecord* battle = all->find(side.battle);
            const SideRecord* owner = all->find(side.side);
            if (!owner || !isOf(owner->id) || !battle || battle->state != BattleState::Fought)
                continue;
            BattleCost row;
            row.id = id.value;
            row.battle = static_cast<int>(battle->id.value);
            row.name = words(battle->name);
            row.date = dateText(battle->year, battle->month, battle->week);
            row.side = words(owner->name);
            row.colour = words(nameOf(owner->colour));
            row.emblem = words(nameOf(owner->emblem));
            row.end = side.victor ? tr("Won") : won.contains(battle->id) ? tr("Lost") : tr("Drawn");
            row.losses = amountText(side.losses);
            row.money = side.money.isZero() ? QString() : signedAmountText(side.money);
            row.paid = side.money.isNegative();
            fought.push_back({battle, std::move(row)});
        }
    }
    std::stable_sort(fought.begin(), fought.end(), [](const Fought& a, const Fought& b) {
        return std::pair(b.battle->turn, b.battle->id) < std::pair(a.battle->turn, a.battle->id);
    });
    std::vector<BattleCost> rows;
    for (Fought& each : fought)
        rows.push_back(std::move(each.row));
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
