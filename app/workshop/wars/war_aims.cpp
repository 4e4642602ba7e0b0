// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_aims.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/workshop/wars/war_words.h"
#include "core/campaign/founding/scenario_edits.h"

namespace navarch {

namespace {

const QString enemyPrefix = QStringLiteral("enemy/");
const QString portPrefix = QStringLiteral("port/");

/// What is offered stands for this: a port and a side may have one id.
QString aimValue(const PlannedSide::PlannedAim& aim)
{
    return aim.port.empty() ? enemyPrefix + words(aim.enemy) : portPrefix + words(aim.port);
}

} // namespace

const RowRoles<WarAimEntry>& WarAims::roles()
{
    static const RowRoles<WarAimEntry> all{
        {"port", &WarAimEntry::port},     {"name", &WarAimEntry::name}, {"colour", &WarAimEntry::colour},
        {"emblem", &WarAimEntry::emblem}, {"note", &WarAimEntry::note}, {"weight", &WarAimEntry::weight}};
    return all;
}

const PlannedSide* WarAims::planned() const
{
    const auto& sides = m_reading.plan.sides;
    return m_side >= 0 && m_side < static_cast<int>(sides.size()) ? &sides[static_cast<std::size_t>(m_side)]
                                                                  : nullptr;
}

void WarAims::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    refill();
}

void WarAims::refill()
{
    std::vector<WarAimEntry> rows;
    const CampaignPlan& plan = m_reading.plan;
    if (const PlannedSide* side = planned())
        for (const PlannedSide::PlannedAim& aim : side->aims) {
            WarAimEntry row;
            row.id = aimValue(aim);
            row.port = !aim.port.empty();
            row.weight = aim.weight;
            const PlannedSide* whose = nullptr;
            if (row.port) {
                row.name = portName(m_reading, aim.port);
                for (const PlannedPort& port : plan.ports)
                    if (const int owner = port.place == aim.port ? ownerOf(plan, port) : -1; owner >= 0)
                        whose = &plan.sides[static_cast<std::size_t>(owner)];
                row.note = !whose          ? tr("a port, nobody's")
                           : whose == side ? tr("a port of its own")
                                           : tr("a port of %1").arg(words(whose->name));
            } else {
                for (const PlannedSide& other : plan.sides)
                    if (other.id == aim.enemy)
                        whose = &other;
                row.name = words(whose ? whose->name : aim.enemy);
                row.note = tr("a side");
            }
            if (whose) {
                row.colour = words(nameOf(whose->colour));
                row.emblem = words(nameOf(whose->emblem));
            }
            rows.push_back(std::move(row));
        }
    replaceRows(m_rows, std::move(rows));
    emit refilled();
}

QList<ShownChoice> WarAims::offered() const
{
    QList<ShownChoice> sides;
    QList<ShownChoice> ports;
    const PlannedSide* side = planned();
    if (!side)
        return sides;
    const auto isNew = [&](const QString& value) {
        return std::none_of(m_rows.begin(), m_rows.end(),
                            [&](const WarAimEntry& row) { return row.id == value; });
    };
    for (const PlannedSide& other : m_reading.plan.sides)
        if (const QString value = enemyPrefix + words(other.id); &other != side && isNew(value))
            sides += ShownChoice{value, words(other.name)};
    for (const PlannedPort& port : m_reading.plan.ports)
        if (const QString value = portPrefix + words(port.place); isNew(value))
            ports += ShownChoice{value, tr("%1, a port").arg(portName(m_reading, port.place))};
    sortByText(sides);
    sortByText(ports);
    return sides + ports;
}

bool WarAims::add(const QString& what)
{
    PlannedSide::PlannedAim aim;
    if (what.startsWith(portPrefix))
        aim.port = what.mid(portPrefix.size()).toStdString();
    else if (what.startsWith(enemyPrefix))
        aim.enemy = what.mid(enemyPrefix.size()).toStdString();
    return editWar(m_document, tr("Give a side an aim"),
                   [&](const ScenarioDraft& draft) { return withAim(draft, m_side, aim, builtInFigures()); });
}

bool WarAims::setWeight(int row, int weight)
{
    return editWar(m_document, tr("Weigh an aim"), [&](const ScenarioDraft& draft) {
        return withAimWeight(draft, m_side, row, weight, builtInFigures());
    });
}

void WarAims::remove(int row)
{
    editWar(m_document, tr("Leave an aim out"),
            [&](const ScenarioDraft& draft) { return withoutAim(draft, m_side, row, builtInFigures()); });
}

} // namespace navarch
