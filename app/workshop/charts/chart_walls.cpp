// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/chart_walls.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/data/figures.h"
#include "core/pricing/port_price.h"

namespace navarch {

namespace {

/// The least of its values in the periods in which it is founded; 0: in none.
int leastValueOf(const KnownPort& port)
{
    int least = 0;
    for (const int value : {port.classical, port.hellenistic, port.roman})
        if (value > 0 && (least == 0 || value < least))
            least = value;
    return least;
}

} // namespace

ChartWalls::ChartWalls(ChartDocument& document, ChartPorts& ports) : m_document(document), m_ports(ports)
{
    connect(&m_ports, &ChartPorts::changed, this, &ChartWalls::changed);
}

const Fortification* ChartWalls::walls() const
{
    const KnownPort* port = m_ports.port();
    return port && port->walls ? &*port->walls : nullptr;
}

bool ChartWalls::putUp()
{
    const KnownPort* port = m_ports.port();
    if (!port)
        return false;
    const std::string id = port->id;
    const int value = leastValueOf(*port);
    return m_document.perform(tr("Wall %1").arg(words(port->name)), [&](ChartPlan& next) -> Result<void> {
        if (value == 0)
            return problem({}, phrase("Without a value it is not yet founded."),
                           phrase("Give it a value in one of the periods first."));
        WallSection section;
        section.capacity = value;
        section.archers = 1;
        Fortification walls;
        walls.economicValue = value;
        walls.sections.assign(
            static_cast<std::size_t>(mostWallSections(value, builtInFigures().prices.limits)), section);
        return putWalls(next.draft, id, walls);
    });
}

bool ChartWalls::takeDown()
{
    const KnownPort* port = m_ports.port();
    if (!port)
        return false;
    const std::string id = port->id;
    return m_document.perform(tr("Take the walls of %1 down").arg(words(port->name)),
                              [&](ChartPlan& next) { return takeWallsDown(next.draft, id); });
}

void ChartWalls::layOut(PortBuilder* builder)
{
    const Fortification* standing = walls();
    if (!builder || !standing)
        return;
    PortPlan plan;
    plan.port = *standing;
    m_laidOut = m_ports.port()->id;
    builder->document()->take(tr("Lay out %1").arg(words(plan.port.name)), std::move(plan));
    emit changed();
}

bool ChartWalls::takeBuilt(PortBuilder* builder)
{
    if (!builder || laidOut().isEmpty())
        return false;
    const std::string id = m_laidOut;
    const bool done = m_document.perform(tr("Wall %1").arg(laidOut()), [&](ChartPlan& next) {
        return putWalls(next.draft, id, builder->plan().port);
    });
    if (done)
        m_laidOut.clear();
    emit changed();
    return done;
}

void ChartWalls::putAway()
{
    m_laidOut.clear();
    emit changed();
}

int ChartWalls::sections() const
{
    const Fortification* standing = walls();
    return standing ? static_cast<int>(standing->sections.size()) : -1;
}

QString ChartWalls::garrison() const
{
    const Fortification* standing = walls();
    return standing ? wordOf(standing->garrison) : QString();
}

QString ChartWalls::commander() const
{
    const Fortification* standing = walls();
    if (!standing)
        return {};
    const QString quality = wordOf(standing->commander.quality);
    const QString name = words(standing->commander.name);
    return name.isEmpty() ? quality : tr("%1, %2").arg(name, quality);
}

QString ChartWalls::price() const
{
    const Fortification* standing = walls();
    return standing ? amountText(fortificationPrice(*standing, builtInFigures().prices).total) : QString();
}

QString ChartWalls::laidOut() const
{
    const KnownPort* port = m_document.plan().draft.port(m_laidOut);
    return port ? words(port->name) : QString();
}

} // namespace navarch
