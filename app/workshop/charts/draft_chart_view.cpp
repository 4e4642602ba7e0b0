// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/draft_chart_view.h"

#include <QCursor>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/base/chart/chart_places.h"
#include "app/campaign/wording.h"
#include "core/chart/drafting/shore.h"

namespace navarch {
namespace {

constexpr double nearPort = 12;  // pixels from its middle at which a port is meant
constexpr double strokeStep = 3; // pixels between the places of a stroke
constexpr double nearShore = 60; // pixels inland at which a shore is meant

} // namespace

DraftChartView::DraftChartView(QQuickItem* parent) : ChartItem(parent)
{
    connect(viewport(), &ChartViewport::moved, this, [this] { update(); });
    connect(&m_tool, &DraftTool::changed, this, [this] {
        m_gesture.erases = m_tool.kind() == DraftTool::Erase;
        cancelPress();
        setCursor(QCursor(m_tool.kind() == DraftTool::Look ? Qt::ArrowCursor
                          : m_tool.isBrush()               ? Qt::BlankCursor
                                                           : Qt::CrossCursor));
    });
    connect(look(), &ChartLook::changed, this, [this] {
        m_ground.clear();
        m_painter.clear();
        update();
    });
}

void DraftChartView::setRoom(ChartRoom* room)
{
    if (room == m_room)
        return;
    if (m_room) {
        m_room->disconnect(this);
        m_room->ports()->disconnect(this);
        m_room->check()->disconnect(this);
    }
    m_room = room;
    if (m_room) {
        const auto anew = [this] { update(); };
        connect(m_room, &ChartRoom::changed, this, anew);
        connect(m_room, &ChartRoom::opened, this, [this] {
            m_gesture.found.reset();
            viewport()->fit();
        });
        connect(m_room->ports(), &ChartPorts::changed, this, anew);
        connect(m_room->check(), &ChartCheck::changed, this, anew);
    }
    viewport()->fit();
    emit roomChanged();
}

QString DraftChartView::where() const
{
    if (!m_room || (!m_gesture.cross && !m_gesture.pointer))
        return {};
    const QPointF degrees = m_gesture.cross ? *m_gesture.cross : camera().toDegrees(*m_gesture.pointer);
    const Position at = positionAt(degrees);
    // To a thousandth of a degree, some hundred metres.
    const auto rounded = [](int value) { return static_cast<int>(std::lround(value / 100.0)) * 100; };
    return m_room->plan().draft.sheet.holds(at)
               ? words(placeText({rounded(at.latitude), rounded(at.longitude)}))
               : QString();
}

ChartBounds DraftChartView::bounds() const
{
    ChartBounds bounds;
    if (m_room)
        bounds.sheet = sheetOf(m_room->plan().draft);
    bounds.all = bounds.sheet;
    // Its edge and its degrees, and below it the scale.
    bounds.rim = QMarginsF(62, 46, 46, 70);
    bounds.leastShare = 0.6;
    bounds.closeEnough = 120;
    return bounds;
}

DraftScene DraftChartView::scene() const
{
    return {m_room->plan().draft, camera(), look(), size()};
}

void DraftChartView::show(const QPointF& degrees)
{
    m_gesture.found = degrees;
    viewport()->show(degrees);
}

void DraftChartView::moveCross(double right, double down)
{
    if (!m_room)
        return;
    const QRectF item(QPointF(), size());
    QPointF at = m_gesture.cross ? camera().toScreen(*m_gesture.cross) : item.center();
    if (m_gesture.cross && item.contains(at))
        at += QPointF(right, down);
    else
        at = item.center();
    const QPointF degrees = camera().toDegrees(at);
    const QRectF sheet = scene().sheet();
    m_gesture.cross = QPointF(std::clamp(degrees.x(), sheet.left(), sheet.right()),
                              std::clamp(degrees.y(), sheet.top(), sheet.bottom()));
    viewport()->keepInSight(*m_gesture.cross);
    emit pointed();
    update();
}

void DraftChartView::act()
{
    if (!m_gesture.cross)
        moveCross(0, 0);
    if (m_gesture.cross)
        actAt(*m_gesture.cross);
}

bool DraftChartView::letGo()
{
    if (!m_gesture.cross && !m_gesture.found)
        return false;
    m_gesture.cross.reset();
    m_gesture.found.reset();
    emit pointed();
    update();
    return true;
}

QString DraftChartView::portAt(const QPointF& at) const
{
    QString nearest;
    double least = 1e9;
    const DraftScene now = scene();
    for (const KnownPort& port : now.draft.ports) {
        const QPointF off = camera().toScreen(degreesAt(positionOf(port))) - at;
        const double far = std::hypot(off.x(), off.y());
        if (far < least && far <= std::max(nearPort, DraftPainter::radiusOf(port, now) + 3)) {
            least = far;
            nearest = words(port.id);
        }
    }
    return nearest;
}

QPointF DraftChartView::ashore(const QPointF& degrees) const
{
    const auto& coast = m_room->plan().draft.coast;
    const int reach = static_cast<int>(100 * nearShore / viewport().mile());
    const auto shore = coast ? shoreBy(*coast, positionAt(degrees), reach) : std::nullopt;
    return shore ? degreesAt(*shore) : degrees;
}

void DraftChartView::actAt(const QPointF& degrees)
{
    if (!m_room)
        return;
    m_gesture.found.reset();
    switch (m_tool.kind()) {
    case DraftTool::Look: m_room->ports()->setCurrent(portAt(camera().toScreen(degrees))); break;
    case DraftTool::Port: m_room->ports()->put(ashore(degrees)); break;
    case DraftTool::Draw:
    case DraftTool::Erase: m_room->paint({degrees}, m_tool.brush(), m_gesture.erases); break;
    case DraftTool::TakeOut: m_room->takeOut(degrees); break;
    }
    update();
}

void DraftChartView::paint(QPainter* painter)
{
    if (!m_room || width() <= 0 || height() <= 0)
        return;
    const DraftScene now = scene();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    m_ground.paint(*painter, now, viewport()->isZooming());
    m_gesture.brush = m_tool.isBrush() ? m_tool.brush() / 100.0 * viewport()->mile() : 0;
    m_painter.paint(*painter, now, m_room->check()->lanes(), m_room->check()->busy(),
                    m_room->ports()->current(), m_gesture);
}

bool DraftChartView::takesPress(const QPointF& at, Qt::MouseButton button)
{
    m_gesture.cross.reset();
    m_gesture.movedTo = camera().toDegrees(at);
    if (button != Qt::LeftButton || !m_room)
        return false;
    if (m_tool.isBrush())
        m_gesture.stroke = {m_gesture.movedTo};
    else if (m_tool.kind() == DraftTool::Look)
        m_gesture.moved = portAt(at);
    return m_tool.isBrush();
}

bool DraftChartView::takesDrag()
{
    if (m_gesture.moved.isEmpty())
        return false;
    m_room->ports()->setCurrent(m_gesture.moved);
    return true;
}

void DraftChartView::drag(const QPointF& to)
{
    m_gesture.movedTo = camera().toDegrees(to);
    if (m_gesture.stroke.isEmpty() || m_gesture.stroke.size() >= static_cast<qsizetype>(mostStrokePoints))
        return;
    const QPointF by = to - camera().toScreen(m_gesture.stroke.back());
    if (std::hypot(by.x(), by.y()) >= strokeStep)
        m_gesture.stroke += m_gesture.movedTo;
}

void DraftChartView::drop(const QPointF& at)
{
    const QList<QPointF> stroke = std::exchange(m_gesture.stroke, {});
    const QString port = std::exchange(m_gesture.moved, {});
    if (m_room && !stroke.isEmpty())
        m_room->paint(stroke, m_tool.brush(), m_gesture.erases);
    else if (m_room && !port.isEmpty())
        m_room->ports()->move(port, ashore(camera().toDegrees(at)));
    update();
}

void DraftChartView::click(const QPointF& at)
{
    m_gesture.moved.clear();
    actAt(camera().toDegrees(at));
}

void DraftChartView::cancel()
{
    m_gesture.stroke.clear();
    m_gesture.moved.clear();
    update();
}

void DraftChartView::point(const QPointF& at)
{
    if (m_tool.kind() == DraftTool::Look && m_room && !isPressed())
        setCursor(QCursor(portAt(at).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor));
    m_gesture.pointer = at;
    emit pointed();
    if (m_tool.isBrush() || isPressed())
        update();
}

void DraftChartView::pointAway()
{
    m_gesture.pointer.reset();
    emit pointed();
    update();
}

} // namespace navarch
