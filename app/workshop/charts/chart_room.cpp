// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/chart_room.h"

#include <algorithm>
#include <cmath>

#include "app/base/chart/chart_places.h"
#include "app/campaign/wording.h"

namespace navarch {

ChartRoom::ChartRoom(QObject* parent) : QObject(parent)
{
    m_document.setParent(this); // where it is found and told of another language
    connect(&m_document, &BuilderDocument::altered, this, &ChartRoom::relay);
    connect(&m_document, &BuilderDocument::opened, this, [this] {
        m_ports.setCurrent({});
        m_walls.putAway();
    });
    connect(&m_document, &BuilderDocument::opened, this, &ChartRoom::opened, Qt::QueuedConnection);
    connect(&m_document, &BuilderDocument::changed, this, &ChartRoom::changed);
    connect(&m_ports, &ChartPorts::changed, &m_lanes, &ChartLaneList::refill);
    connect(&m_check, &ChartCheck::reckoned, &m_lanes, &ChartLaneList::refill);
    relay();
}

void ChartRoom::relay()
{
    m_ports.refill();
    m_check.refill();
    emit m_document.changed();
}

bool ChartRoom::paint(const QList<QPointF>& path, int radius, bool erases)
{
    BrushStroke stroke;
    for (const QPointF& degrees : path)
        stroke.path.push_back(positionAt(degrees));
    stroke.radius = radius;
    stroke.work = erases ? BrushWork::Erases : BrushWork::Draws;
    return m_document.perform(erases ? tr("Erase land") : tr("Draw land"),
                              [&](ChartPlan& next) { return navarch::paint(next.draft, stroke); });
}

bool ChartRoom::takeOut(const QPointF& degrees)
{
    return m_document.perform(tr("Take an island out"),
                              [&](ChartPlan& next) { return takeOutLand(next.draft, positionAt(degrees)); });
}

void ChartRoom::widen(double degrees)
{
    const int by = static_cast<int>(std::lround(degrees * wholeDegree));
    Sheet sheet = plan().draft.sheet;
    sheet.southWest = {std::max(sheet.southWest.latitude - by, -90 * wholeDegree),
                       std::max(sheet.southWest.longitude - by, -180 * wholeDegree)};
    sheet.northEast = {std::min(sheet.northEast.latitude + by, 90 * wholeDegree),
                       std::min(sheet.northEast.longitude + by, 180 * wholeDegree)};
    m_document.perform(degrees > 0 ? tr("Make the chart larger") : tr("Make the chart smaller"),
                       [&](ChartPlan& next) { return setSheet(next.draft, sheet); });
}

void ChartRoom::setName(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    m_document.perform(tr("Name the chart"), [&](ChartPlan& next) { return nameChart(next.draft, text); });
}

void ChartRoom::setStrait(int metres)
{
    m_document.perform(tr("Close straits"),
                       [&](ChartPlan& next) { return navarch::setStrait(next.draft, metres); });
}

QString ChartRoom::name() const
{
    return words(plan().draft.name);
}

QString ChartRoom::edges() const
{
    const auto side = [](int value, const char* ahead, const char* behind) {
        return QStringLiteral("%1° %2").arg(
            spokenLocale().toString(std::abs(value) / static_cast<double>(wholeDegree), 'g', 5),
            windowText(value < 0 ? behind : ahead));
    };
    const Sheet& sheet = plan().draft.sheet;
    return QStringLiteral("%1 – %2, %3 – %4")
        .arg(side(sheet.southWest.longitude, QT_TR_NOOP("E"), QT_TR_NOOP("W")),
             side(sheet.northEast.longitude, QT_TR_NOOP("E"), QT_TR_NOOP("W")),
             side(sheet.southWest.latitude, QT_TR_NOOP("N"), QT_TR_NOOP("S")),
             side(sheet.northEast.latitude, QT_TR_NOOP("N"), QT_TR_NOOP("S")));
}

int ChartRoom::usualBrush() const
{
    const Sheet& sheet = plan().draft.sheet;
    // A thirtieth of its height in whole miles, 60 to a degree.
    const int miles = (sheet.northEast.latitude - sheet.southWest.latitude) * 60 / wholeDegree / 30;
    return std::clamp(miles, 1, largestBrush / 100) * 100;
}

} // namespace navarch
