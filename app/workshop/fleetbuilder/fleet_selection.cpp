// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fleet_selection.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "core/data/figures.h"

namespace navarch {

std::vector<int> FleetSelection::order() const
{
    std::vector<int> keys;
    keys.reserve(m_document.plan().rows.size());
    for (const PlanRow& row : m_document.plan().rows)
        keys.push_back(row.key);
    return keys;
}

QString FleetSelection::title() const
{
    const PlanRow* current = row();
    if (count() > 1 || !current)
        return tr("%1 rows").arg(count());
    return words(displayName(current->ship, builtInFigures().classes));
}

QString FleetSelection::squadron() const
{
    if (!m_target.empty())
        return words(m_target);
    const PlanRow* current = row();
    return current ? words(current->ship.squadron) : QString();
}

void FleetSelection::pick(int rowKey, bool adding, bool ranging)
{
    m_rows.pick(order(), rowKey, adding, ranging);
    m_target.clear();
    emit picked();
}

void FleetSelection::step(int by, bool ranging)
{
    const std::vector<int> keys = order();
    const auto here = std::find(keys.begin(), keys.end(), current());
    if (keys.empty())
        return;
    const auto last = static_cast<std::ptrdiff_t>(keys.size()) - 1;
    const auto at = here == keys.end() ? (by > 0 ? 0 : last)
                                       : std::clamp((here - keys.begin()) + by, std::ptrdiff_t(0), last);
    pick(keys[static_cast<std::size_t>(at)], false, ranging);
}

void FleetSelection::pickSquadron(const QString& squadron)
{
    m_rows.clear();
    m_target = squadron.toStdString();
    emit picked();
}

void FleetSelection::selectSquadron(const QString& squadron)
{
    const std::string name = squadron.toStdString();
    RowKeys keys;
    for (const PlanRow& row : m_document.plan().rows)
        if (row.ship.squadron == name)
            keys.insert(row.key);
    m_rows.set(std::move(keys));
    m_target = name;
    emit picked();
}

void FleetSelection::selectAll()
{
    const std::vector<int> keys = order();
    set({keys.begin(), keys.end()});
}

void FleetSelection::clear()
{
    forget();
    emit picked();
}

void FleetSelection::set(RowKeys keys)
{
    m_rows.set(std::move(keys));
    emit picked();
}

void FleetSelection::forget()
{
    m_rows.clear();
    m_target.clear();
}

void FleetSelection::prune()
{
    m_rows.prune(order());
    if (!m_document.plan().hasSquadron(m_target))
        m_target.clear();
}

} // namespace navarch
