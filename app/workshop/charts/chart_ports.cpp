// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/chart_ports.h"

#include "app/base/chart/chart_places.h"
#include "app/campaign/wording.h"
#include "core/data/figures.h"
#include "core/ports/fortification.h"

namespace navarch {

const RowRoles<ChartPortEntry>& ChartPorts::roles()
{
    static const RowRoles<ChartPortEntry> all{{"portId", &ChartPortEntry::id},
                                              {"name", &ChartPortEntry::name},
                                              {"values", &ChartPortEntry::values}};
    return all;
}

bool ChartPorts::put(const QPointF& degrees)
{
    const Position at = positionAt(degrees);
    const std::string name = tr("Port %1").arg(m_document.plan().draft.ports.size() + 1).toStdString();
    QString id = m_current;
    const bool isPut = m_document.perform(tr("Put a port"), [&](ChartPlan& next) -> Result<void> {
        const auto given = putPort(next.draft, name, at);
        if (!given)
            return tl::unexpected(given.error());
        id = words(*given);
        return {};
    });
    setCurrent(id);
    return isPut;
}

bool ChartPorts::move(const QString& id, const QPointF& degrees)
{
    const KnownPort* port = m_document.plan().draft.port(id.toStdString());
    return port && m_document.perform(tr("Move %1").arg(words(port->name)), [&](ChartPlan& next) {
        return movePort(next.draft, id.toStdString(), positionAt(degrees));
    });
}

void ChartPorts::nudge(int east, int north)
{
    if (const KnownPort* looked = port())
        move(m_current, degreesAt(positionOf(*looked)) + QPointF(east / 100.0, north / 100.0));
}

void ChartPorts::rename(const QString& name)
{
    const KnownPort* looked = port();
    const std::string text = name.trimmed().toStdString();
    if (!looked || text == looked->name)
        return;
    QString id = m_current;
    m_document.perform(tr("Rename %1").arg(words(looked->name)), [&](ChartPlan& next) -> Result<void> {
        const auto now = renamePort(next.draft, m_current.toStdString(), text);
        if (!now)
            return tl::unexpected(now.error());
        id = words(*now);
        return {};
    });
    setCurrent(id);
}

void ChartPorts::value(Period period, int value)
{
    const KnownPort* looked = port();
    if (!looked)
        return;
    m_document.perform(tr("Value %1").arg(words(looked->name)), [&](ChartPlan& next) {
        return valuePort(next.draft, looked->id, period == Classical ? value : looked->classical,
                         period == Hellenistic ? value : looked->hellenistic,
                         period == Roman ? value : looked->roman);
    });
}

void ChartPorts::remove()
{
    const KnownPort* looked = port();
    if (!looked)
        return;
    const std::string id = looked->id;
    m_document.perform(tr("Take %1 out").arg(words(looked->name)),
                       [&](ChartPlan& next) { return removePort(next.draft, id); });
}

void ChartPorts::step(int by)
{
    const int count = static_cast<int>(m_rows.size());
    if (count == 0)
        return;
    const int row = currentRow();
    const int next = row < 0 ? (by > 0 ? 0 : count - 1) : (row + by % count + count) % count;
    setCurrent(m_rows[static_cast<std::size_t>(next)].id);
}

void ChartPorts::setCurrent(const QString& id)
{
    if (id == m_current)
        return;
    m_current = id;
    emit changed();
}

int ChartPorts::currentRow() const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const ChartPortEntry& row) { return row.id == m_current; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

const KnownPort* ChartPorts::port() const
{
    return m_document.plan().draft.port(m_current.toStdString());
}

QString ChartPorts::name() const
{
    return of([](const KnownPort& port) { return words(port.name); });
}

QString ChartPorts::place() const
{
    return of([](const KnownPort& port) { return words(placeText(positionOf(port))); });
}

int ChartPorts::classical() const
{
    return of([](const KnownPort& port) { return port.classical; });
}

int ChartPorts::hellenistic() const
{
    return of([](const KnownPort& port) { return port.hellenistic; });
}

int ChartPorts::roman() const
{
    return of([](const KnownPort& port) { return port.roman; });
}

int ChartPorts::mostWalls() const
{
    return of([](const KnownPort& port) {
        const int most = std::max({port.classical, port.hellenistic, port.roman});
        return most == 0 ? 0 : mostWallSections(most, builtInFigures().prices.limits);
    });
}

void ChartPorts::refill()
{
    std::vector<ChartPortEntry> rows;
    for (const KnownPort& port : m_document.plan().draft.ports)
        rows.push_back(
            {words(port.id), words(port.name),
             QStringLiteral("%1 · %2 · %3").arg(port.classical).arg(port.hellenistic).arg(port.roman)});
    if (!port()) { // the next one is looked at
        const ChartPortEntry* next = besideRemoved<ChartPortEntry>(
            m_rows, currentRow(), rows, [](const ChartPortEntry&) { return true; });
        m_current = currentRow() >= 0 && next ? next->id : QString();
    }
    replaceRows(m_rows, std::move(rows));
    emit changed();
}

} // namespace navarch
