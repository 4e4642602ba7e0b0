// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fleet_ships.h"

#include "app/base/files/class_shelf.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"
#include "core/data/figures.h"

namespace navarch {

bool FleetShips::add(const QString& classId)
{
    const ShipClass* shipClass = figuresWithShelved().classes.find(classId.toStdString());
    if (!shipClass)
        return false;
    FleetShip ship;
    setClass(ship, *shipClass);
    ship.fit = yardFit(*shipClass, m_document.plan().year, builtInFigures());
    return addLike(ship);
}

bool FleetShips::addLike(const FleetShip& like)
{
    FleetShip ship = like;
    ship.squadron = m_selection.squadron().toStdString();
    int key = 0;
    const bool added = m_document.perform(
        tr("Add %1").arg(words(displayName(ship, builtInFigures().classes))), [&](FleetPlan& next) {
            auto result = addShip(next, ship);
            if (result)
                key = *result;
            return result;
        });
    if (added)
        m_selection.pick(key);
    return added;
}

void FleetShips::removeSelected()
{
    const RowKeys keys = m_selection.keys();
    if (keys.empty())
        return;
    // What comes after the last one removed is looked at next.
    int next = 0;
    bool after = false;
    for (const int key : m_selection.order()) {
        if (keys.contains(key))
            after = true;
        else if (next == 0 || after) {
            next = key;
            if (after)
                break;
        }
    }
    m_document.perform(tr("Remove %1").arg(m_selection.title()),
                       [&](FleetPlan& plan) { removeRows(plan, keys); });
    if (next != 0)
        m_selection.pick(next);
}

void FleetShips::duplicateSelected()
{
    RowKeys copies;
    const bool done = m_document.perform(tr("Duplicate %1").arg(m_selection.title()), [&](FleetPlan& next) {
        auto result = duplicateRows(next, m_selection.keys());
        if (result)
            copies = *result;
        return result;
    });
    if (!done || copies.empty())
        return;
    m_selection.set(std::move(copies));
}

bool FleetShips::multiplySelected(int times)
{
    return m_document.perform(tr("Multiply %1 by %2").arg(m_selection.title()).arg(times),
                              [&](FleetPlan& next) { return multiplyRows(next, m_selection.keys(), times); });
}

void FleetShips::splitSelected()
{
    m_document.perform(tr("Split %1").arg(m_selection.title()),
                       [&](FleetPlan& next) { return splitRows(next, m_selection.keys()); });
}

bool FleetShips::renameSelected(const QString& pattern, int from)
{
    RowKeys named;
    const bool done = m_document.perform(tr("Rename %1").arg(m_selection.title()), [&](FleetPlan& next) {
        auto result = renameByPattern(next, m_selection.keys(), pattern.trimmed().toStdString(), from);
        if (result)
            named = *result;
        return result;
    });
    if (done && !named.empty()) {
        m_selection.set(std::move(named));
    }
    return done;
}

QString FleetShips::namesByPattern(const QString& pattern, int from) const
{
    FleetPlan trial = m_document.plan();
    const auto keys = renameByPattern(trial, m_selection.keys(), pattern.trimmed().toStdString(), from);
    if (!keys)
        return whatOf(keys.error());
    QStringList names;
    for (const PlanRow& row : trial.rows)
        if (keys->contains(row.key) && names.size() < 3)
            names += words(row.ship.name);
    if (keys->size() > 3)
        names += QStringLiteral("…");
    return names.join(QStringLiteral(", "));
}

bool FleetShips::setCount(int rowKey, int count)
{
    return m_document.perform(tr("Change a count"),
                              [&](FleetPlan& next) { return navarch::setCount(next, rowKey, count); });
}

bool FleetShips::setName(int rowKey, const QString& name)
{
    return m_document.perform(tr("Rename a ship"), [&](FleetPlan& next) {
        return navarch::setShipName(next, rowKey, name.trimmed().toStdString());
    });
}

bool FleetShips::setCaptain(int rowKey, const QString& captain)
{
    return m_document.perform(tr("Name a captain"), [&](FleetPlan& next) {
        return navarch::setCaptain(next, rowKey, captain.trimmed().toStdString());
    });
}

void FleetShips::moveSelected(const QString& squadron, int before)
{
    const QString where = squadron.isEmpty() ? tr("no squadron") : squadron;
    m_document.perform(tr("Move %1 to %2").arg(m_selection.title(), where), [&](FleetPlan& next) {
        return moveRows(next, m_selection.keys(), squadron.toStdString(), before);
    });
}

void FleetShips::moveRow(int rowKey, const QString& squadron, int before)
{
    if (rowKey == before)
        return;
    if (!m_selection.rows().has(rowKey))
        m_selection.pick(rowKey);
    moveSelected(squadron, before);
}

void FleetShips::shiftCurrent(int by)
{
    m_document.perform(tr("Move %1").arg(m_selection.title()),
                       [&](FleetPlan& next) { shiftRow(next, m_selection.current(), by); });
}

} // namespace navarch
