// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/yards/repair_order.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/condition_words.h"
#include "app/campaign/wording.h"

namespace navarch {

const RowRoles<RepairEntry>& RepairOrder::roles()
{
    static const RowRoles<RepairEntry> all{{"shipId", &RepairEntry::id},     {"name", &RepairEntry::name},
                                           {"needs", &RepairEntry::needs},   {"cost", &RepairEntry::cost},
                                           {"whyNot", &RepairEntry::whyNot}, {"taken", &RepairEntry::taken}};
    return all;
}

std::vector<const ShipRecord*> RepairOrder::damaged(CampaignItem::Kind kind, int id) const
{
    std::vector<const ShipRecord*> ships;
    const Campaign* all = records();
    if (!all)
        return ships;
    Condition whole;
    const auto add = [&](const ShipRecord& ship) {
        const FleetRecord* fleet = all->find(ship.fleet);
        whole.captain = ship.condition.captain; // no yard heals him
        if (fleet && campaign()->sees(fleet->side) && ship.condition != whole)
            ships.push_back(&ship);
    };
    if (kind == CampaignItem::Ship) {
        if (const ShipRecord* ship = all->find(ShipId{id}))
            add(*ship);
        return ships;
    }
    for (const auto& [number, ship] : all->table<ShipRecord>())
        if (kind == CampaignItem::Squadron ? ship.squadron == SquadronId{id} : ship.fleet == FleetId{id})
            add(ship);
    return ships;
}

bool RepairOrder::needed(CampaignItem::Kind kind, int id) const
{
    return !damaged(kind, id).empty();
}

void RepairOrder::begin(CampaignItem::Kind kind, int id)
{
    m_kind = kind;
    m_id = id;
    m_isOn = true;
    m_left.clear();
    m_levels = 5;
    m_gear = true;
    m_losses = false;
    refill();
}

void RepairOrder::end()
{
    m_isOn = false;
    refill();
}

void RepairOrder::take(int ship, bool taken)
{
    if (taken)
        m_left.erase(ship);
    else
        m_left.insert(ship);
    refill();
}

void RepairOrder::setLevels(int levels)
{
    m_levels = std::clamp(levels, 0, 5);
    refill();
}

void RepairOrder::setGear(bool gear)
{
    m_gear = gear;
    refill();
}

void RepairOrder::setLosses(bool losses)
{
    m_losses = losses;
    refill();
}

void RepairOrder::takeWhatFits()
{
    if (m_fitting.ships.empty())
        return;
    const Fitting fitting = m_fitting;
    m_levels = fitting.levels;
    for (const RepairEntry& row : m_rows)
        if (std::find(fitting.ships.begin(), fitting.ships.end(), ShipId{row.id}) == fitting.ships.end())
            m_left.insert(row.id);
    refill();
}

bool RepairOrder::order()
{
    if (!allowed())
        return false;
    std::vector<ShipId> ships;
    for (const RepairEntry& row : m_rows)
        if (row.taken)
            ships.push_back(ShipId{row.id});
    const RepairShips repair = action(std::move(ships), m_levels);
    m_isOn = false; // laid anew by what is done, it would ask for what is done already
    const bool isDone = campaign()->perform(repair);
    m_isOn = !isDone;
    refill();
    return isDone;
}

RepairShips RepairOrder::action(std::vector<ShipId> ships, int levels) const
{
    RepairShips repair;
    repair.ships = std::move(ships);
    repair.levels = levels;
    repair.gear = m_gear;
    repair.losses = m_losses;
    return repair;
}

RepairEntry RepairOrder::entryOf(const ShipRecord& ship)
{
    RepairEntry row;
    row.id = ship.id.value;
    row.name = words(ship.name);
    row.needs = conditionList(ship.condition).join(QStringLiteral(", "));
    const Verdict verdict = campaign()->ask(action({ship.id}, m_levels));
    if (verdict.allowed())
        row.cost = amountText(verdict.cost);
    else
        row.whyNot = firstError(verdict.reasons);
    row.taken = verdict.allowed() && !m_left.contains(row.id);
    return row;
}

/// As many of the ships that were not left out as can be ordered together; those that come first go first.
RepairOrder::Fitting RepairOrder::whatFits(const std::vector<RepairEntry>& rows, int levels) const
{
    Fitting fitting;
    fitting.levels = levels;
    for (const RepairEntry& row : rows) {
        if (m_left.contains(row.id))
            continue;
        ++fitting.wanted;
        fitting.ships.push_back(ShipId{row.id});
        const Verdict verdict = campaign()->ask(action(fitting.ships, levels));
        if (verdict.allowed() && verdict.cost > fitting.cost)
            fitting.cost = verdict.cost;
        else
            fitting.ships.pop_back();
    }
    return fitting;
}

void RepairOrder::refill()
{
    std::vector<RepairEntry> rows;
    m_isAsked = false;
    m_verdict = {};
    m_fitting = {};
    m_weeks = 0;
    if (m_isOn) {
        std::vector<ShipId> ships;
        for (const ShipRecord* ship : damaged(m_kind, m_id)) {
            rows.push_back(entryOf(*ship));
            if (!rows.back().taken)
                continue;
            ships.push_back(ship->id);
            m_weeks = std::max(m_weeks, std::min(m_levels, static_cast<int>(ship->condition.damage)));
        }
        m_isAsked = !ships.empty();
        if (m_isAsked)
            m_verdict = campaign()->ask(action(std::move(ships), m_levels));
        if (!allowed())
            m_fitting = whatFits(rows, m_levels);
        if (!allowed() && m_fitting.ships.empty() && m_levels > 0)
            m_fitting = whatFits(rows, 0); // oars and gear, in any port (CP-5.2)
    }
    replaceRows(m_rows, std::move(rows));
    emit changed();
}

int RepairOrder::taken() const
{
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const RepairEntry& row) { return row.taken; }));
}

QString RepairOrder::cost() const
{
    return m_isAsked ? amountText(m_verdict.cost) : QString();
}

QString RepairOrder::whyNot() const
{
    if (!m_isOn)
        return {};
    if (m_rows.empty())
        return tr("Nothing is damaged.");
    return m_isAsked ? firstError(m_verdict.reasons) : tr("Choose a ship that can be mended here.");
}

QString RepairOrder::fitting() const
{
    const auto fits = static_cast<int>(m_fitting.ships.size());
    if (fits == 0)
        return {};
    const QString cost = amountText(m_fitting.cost);
    if (m_fitting.levels < m_levels)
        return fits == 1 ? tr("What can be done here is oars and gear of 1 ship, for %1 talents.").arg(cost)
                         : tr("What can be done here is oars and gear of %1 ships, for %2 talents.")
                               .arg(fits)
                               .arg(cost);
    return fits == 1
               ? tr("1 of the %1 ships fits, for %2 talents.").arg(m_fitting.wanted).arg(cost)
               : tr("%1 of the %2 ships fit, for %3 talents.").arg(fits).arg(m_fitting.wanted).arg(cost);
}

} // namespace navarch
