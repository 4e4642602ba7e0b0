// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/portbuilder/port_walls.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/workshop/portbuilder/wall_entries.h"
#include "core/pricing/port_price.h"

namespace navarch {

void PortWalls::add()
{
    if (count() >= maxWallSections)
        return;
    WallSection section;
    section.capacity = m_document.plan().port.economicValue;
    m_document.perform(tr("Add a wall section"),
                       [&](PortPlan& next) { next.port.sections.push_back(section); });
    setCurrent(count());
}

void PortWalls::duplicate(int number)
{
    if (!has(number) || count() >= maxWallSections)
        return;
    m_document.perform(tr("Duplicate wall section %1").arg(number), [&](PortPlan& next) {
        const auto at = next.port.sections.begin() + number;
        next.port.sections.insert(at, WallSection(next.port.sections[static_cast<std::size_t>(number) - 1]));
    });
    setCurrent(number + 1);
}

void PortWalls::remove(int number)
{
    if (!has(number))
        return;
    m_document.perform(tr("Remove wall section %1").arg(number), [&](PortPlan& next) {
        next.port.sections.erase(next.port.sections.begin() + number - 1);
    });
    if (number < m_current) // the same section is looked at, and of one that is gone the next
        setCurrent(m_current - 1);
}

void PortWalls::move(int number, int by)
{
    const int to = number + by;
    if (!has(number) || !has(to))
        return;
    m_document.perform(tr("Move wall section %1").arg(number), [&](PortPlan& next) {
        std::swap(next.port.sections[static_cast<std::size_t>(number) - 1],
                  next.port.sections[static_cast<std::size_t>(to) - 1]);
    });
    setCurrent(to);
}

void PortWalls::setFit(const QString& field, int number)
{
    if (!has(m_current))
        return;
    m_document.perform(tr("Change wall section %1").arg(m_current), [&](PortPlan& next) {
        setWallNumber(next.port.sections[static_cast<std::size_t>(m_current) - 1], field, number);
    });
}

int PortWalls::mostAt(int economicValue) const
{
    return mostWallSections(economicValue, builtInFigures().prices.limits);
}

void PortWalls::setCurrent(int number)
{
    if (number == m_current)
        return;
    m_current = number;
    emit picked();
}

QString PortWalls::price() const
{
    if (m_current == 0)
        return {};
    const Fortification& port = m_document.plan().port;
    const WallSection& section = port.sections[static_cast<std::size_t>(m_current) - 1];
    return amountText(wallSectionPrice(section, m_current, port.garrison, builtInFigures().prices).amount);
}

void PortWalls::refill()
{
    m_current = count() == 0 ? 0 : std::clamp(m_current, 1, count());
    m_fit.setEntries(m_current == 0 ? std::vector<FitEntry>()
                                    : wallEntries(m_document.plan().port,
                                                  static_cast<std::size_t>(m_current) - 1, builtInFigures()));
}

} // namespace navarch
