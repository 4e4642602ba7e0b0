// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/fleets/fleet_tree.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/condition_words.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"

namespace navarch {
namespace {

bool stands(const Campaign* all, CampaignItem::Kind kind, qint64 id)
{
    if (!all)
        return false;
    switch (kind) {
    case CampaignItem::Side: return all->find(SideId{id}) != nullptr;
    case CampaignItem::Fleet: return all->find(FleetId{id}) != nullptr;
    case CampaignItem::Squadron: return all->find(SquadronId{id}) != nullptr;
    case CampaignItem::Ship: return all->find(ShipId{id}) != nullptr;
    default: return false;
    }
}

} // namespace

const RowRoles<FleetTreeRow>& FleetTree::roles()
{
    static const RowRoles<FleetTreeRow> all{{"kind", &FleetTreeRow::kind},
                                            {"itemId", &FleetTreeRow::id},
                                            {"depth", &FleetTreeRow::depth},
                                            {"open", &FleetTreeRow::open},
                                            {"parted", &FleetTreeRow::parted},
                                            {"name", &FleetTreeRow::name},
                                            {"note", &FleetTreeRow::note},
                                            {"colour", &FleetTreeRow::colour},
                                            {"emblem", &FleetTreeRow::emblem},
                                            {"crew", &FleetTreeRow::crew},
                                            {"captain", &FleetTreeRow::captain},
                                            {"condition", &FleetTreeRow::condition},
                                            {"conditionTold", &FleetTreeRow::conditionTold},
                                            {"damage", &FleetTreeRow::damage},
                                            {"price", &FleetTreeRow::price},
                                            {"ships", &FleetTreeRow::ships},
                                            {"errors", &FleetTreeRow::errors},
                                            {"warnings", &FleetTreeRow::warnings},
                                            {"outline", &FleetTreeRow::outline},
                                            {"selected", &FleetTreeRow::selected},
                                            {"homeKind", &FleetTreeRow::homeKind},
                                            {"homeId", &FleetTreeRow::homeId}};
    return all;
}

void FleetTree::setSortBy(const QString& by)
{
    if (by == m_order.sortBy)
        return;
    m_order.sortBy = by;
    emit orderChanged();
    refill();
}

void FleetTree::setDescending(bool descending)
{
    if (descending == m_order.descending)
        return;
    m_order.descending = descending;
    emit orderChanged();
    refill();
}

void FleetTree::setFilter(const QString& filter)
{
    if (filter == m_order.filter)
        return;
    m_order.filter = filter;
    emit filterChanged();
    refill();
}

QList<int> FleetTree::selection() const
{
    QList<int> ids;
    for (const qint64 id : m_selected)
        ids.push_back(static_cast<int>(id));
    return ids;
}

int FleetTree::currentRow() const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id == m_currentId && m_rows[i].kind == m_currentKind)
            return static_cast<int>(i);
    return -1;
}

QStringList FleetTree::crewWords()
{
    QStringList all;
    for (const auto& each : EnumNames<CrewQuality>::names)
        all += wordOf(each.value);
    return all;
}

QStringList FleetTree::stateWords()
{
    QStringList all;
    for (const auto& each : EnumNames<Damage>::names)
        all += conditionWords({.damage = each.value});
    return all;
}

void FleetTree::toggle(int row)
{
    const FleetTreeRow* line = rowAt(m_rows, row);
    if (!line || !line->parted)
        return;
    const QString key = line->key();
    if (!m_order.folded.remove(key))
        m_order.folded.insert(key);
    refill();
}

void FleetTree::pick(int row, bool adding, bool ranging)
{
    const FleetTreeRow* line = rowAt(m_rows, row);
    if (!line)
        return;
    if (line->kind != CampaignItem::Ship) {
        m_selected.clear();
    } else if (ranging && m_anchor != 0) {
        bool between = false;
        if (!adding)
            m_selected.clear();
        for (const FleetTreeRow& each : m_rows) {
            if (each.kind != CampaignItem::Ship)
                continue;
            const bool edge = each.id == m_anchor || each.id == line->id;
            if (between || edge)
                m_selected.insert(each.id);
            if (edge && m_anchor != line->id)
                between = !between;
        }
    } else {
        if (!adding)
            m_selected.clear();
        if (!adding || !m_selected.erase(line->id))
            m_selected.insert(line->id);
        m_anchor = line->id;
    }
    m_currentKind = line->kind;
    m_currentId = line->id;
    markSelected();
    emit currentChanged();
}

void FleetTree::show(CampaignItem::Kind kind, int id)
{
    if (const Campaign* all = records(); all && kind == CampaignItem::Ship) {
        if (const ShipRecord* ship = all->find(ShipId{id})) {
            m_order.folded.remove(FleetTreeRow::keyOf(CampaignItem::Squadron, ship->squadron.value));
            m_order.folded.remove(FleetTreeRow::keyOf(CampaignItem::Fleet, ship->fleet.value));
            refill();
        }
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id == id && m_rows[i].kind == kind)
            return pick(static_cast<int>(i));
}

void FleetTree::showNamed(CampaignItem::Kind kind, const QString& name)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].name == name && m_rows[i].kind == kind)
            return pick(static_cast<int>(i));
}

void FleetTree::selectAll()
{
    for (const FleetTreeRow& row : m_rows)
        if (row.kind == CampaignItem::Ship)
            m_selected.insert(row.id);
    markSelected();
}

void FleetTree::clearSelection()
{
    m_selected.clear();
    markSelected();
}

void FleetTree::markSelected()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        FleetTreeRow& row = m_rows[i];
        const bool selected = row.kind == CampaignItem::Ship && m_selected.contains(row.id);
        if (selected == row.selected)
            continue;
        row.selected = selected;
        emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)), {roleCalled("selected")});
    }
    emit selectionChanged();
}

void FleetTree::pruneSelection()
{
    const Campaign* all = records();
    const auto gone = [&](qint64 id) {
        const ShipRecord* ship = all ? all->find(ShipId{id}) : nullptr;
        const FleetRecord* fleet = ship ? all->find(ship->fleet) : nullptr;
        return !fleet || !campaign()->sees(fleet->side);
    };
    const auto before = m_selected.size();
    std::erase_if(m_selected, gone);
    if (m_selected.size() != before)
        emit selectionChanged();
}

void FleetTree::moveOn(const std::vector<FleetTreeRow>& fresh)
{
    const FleetTreeRow* gone = rowAt(m_rows, currentRow());
    if (!gone || stands(records(), m_currentKind, m_currentId))
        return; // at most it is folded away or not searched for
    const auto isBeside = [gone](const FleetTreeRow& row) {
        return row.kind == gone->kind && row.homeKind == gone->homeKind && row.homeId == gone->homeId;
    };
    const FleetTreeRow* next = besideRemoved<FleetTreeRow>(m_rows, currentRow(), fresh, isBeside);
    if (!next)
        next = besideRemoved<FleetTreeRow>(m_rows, currentRow(), fresh,
                                           [](const FleetTreeRow&) { return true; });
    m_currentKind = next ? next->kind : CampaignItem::None;
    m_currentId = next ? next->id : 0;
    m_anchor = 0;
    if (next && next->kind == CampaignItem::Ship) {
        m_selected.insert(next->id);
        m_anchor = next->id;
    }
}

void FleetTree::refill()
{
    pruneSelection();
    std::vector<FleetTreeRow> rows;
    Talents total;
    int ships = 0;
    const bool isSearching = !m_order.filter.isEmpty();
    if (const Campaign* all = records()) {
        const auto seen = [this](SideId side) { return campaign()->sees(side); };
        rows = fleetTreeRows(*all, campaign()->figures(), m_order, seen);
        const auto picked = m_selected.size();
        moveOn(rows);
        if (m_selected.size() != picked)
            emit selectionChanged();
        for (FleetTreeRow& row : rows)
            row.selected = row.kind == CampaignItem::Ship && m_selected.contains(row.id);
        for (const FleetTreeRow& row : rows)
            if (const ShipRecord* found =
                    isSearching && row.kind == CampaignItem::Ship ? all->find(ShipId{row.id}) : nullptr) {
                ++ships;
                total += shipTotal(found->fit, found->crew, campaign()->figures().prices);
            }
        for (const auto& [id, fleet] : all->table<FleetRecord>())
            if (!isSearching && seen(fleet.side)) {
                const Fleet roster = rosterOf(*all, id);
                ships += roster.shipCount();
                total += fleetTotal(roster, campaign()->figures().prices);
            }
    }
    replaceRows(m_rows, std::move(rows));
    m_summary = isSearching ? ships == 1 ? tr("1 ship found · %1 talents").arg(amountText(total))
                                         : tr("%1 ships found · %2 talents").arg(ships).arg(amountText(total))
                            : tr("%1 ships · %2 talents").arg(ships).arg(amountText(total));
    emit summaryChanged();
    if (m_currentKind != CampaignItem::None && currentRow() < 0) {
        m_currentKind = CampaignItem::None;
        m_currentId = 0;
    }
    emit currentChanged();
}

} // namespace navarch
