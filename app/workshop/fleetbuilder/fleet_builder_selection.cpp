// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected, and undo.
#include "app/workshop/fleetbuilder/fleet_builder.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/plan/plan_commands.h"

namespace navarch {

std::vector<int> FleetBuilder::order() const
{
    std::vector<int> keys;
    keys.reserve(plan().rows.size());
    for (const PlanRow& row : plan().rows)
        keys.push_back(row.key);
    return keys;
}

QString FleetBuilder::selectionTitle() const
{
    const PlanRow* row = current();
    if (selectedCount() > 1 || !row)
        return tr("%1 rows").arg(selectedCount());
    return words(displayName(row->ship, m_figures.classes));
}

void FleetBuilder::pick(int rowKey, bool adding, bool ranging)
{
    m_selection.pick(order(), rowKey, adding, ranging);
    m_target.clear();
    relay(false);
}

void FleetBuilder::step(int by, bool ranging)
{
    const std::vector<int> keys = order();
    const auto here = std::find(keys.begin(), keys.end(), m_selection.current());
    if (keys.empty())
        return;
    const auto last = static_cast<std::ptrdiff_t>(keys.size()) - 1;
    const auto at = here == keys.end() ? (by > 0 ? 0 : last)
                                       : std::clamp((here - keys.begin()) + by, std::ptrdiff_t(0), last);
    pick(keys[static_cast<std::size_t>(at)], false, ranging);
}

void FleetBuilder::pickSquadron(const QString& squadron)
{
    m_selection.clear();
    m_target = squadron.toStdString();
    relay(false);
}

void FleetBuilder::selectSquadron(const QString& squadron)
{
    const std::string name = squadron.toStdString();
    RowKeys keys;
    for (const PlanRow& row : plan().rows)
        if (row.ship.squadron == name)
            keys.insert(row.key);
    m_selection.set(std::move(keys));
    m_target = name;
    relay(false);
}

void FleetBuilder::selectAll()
{
    RowKeys keys;
    for (const PlanRow& row : plan().rows)
        keys.insert(row.key);
    m_selection.set(std::move(keys));
    relay(false);
}

void FleetBuilder::clearSelection()
{
    m_selection.clear();
    m_target.clear();
    relay(false);
}

void FleetBuilder::undo()
{
    if (!canUndo())
        return;
    const QString title = undoTitle();
    m_history.undo();
    relay(true);
    emit done(tr("Taken back: %1").arg(title));
}

void FleetBuilder::redo()
{
    if (!canRedo())
        return;
    const QString title = redoTitle();
    m_history.redo();
    relay(true);
    emit done(tr("Done again: %1").arg(title));
}

} // namespace navarch
