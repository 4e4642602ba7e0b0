// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/draft_chart_view.h"

#include <QCursor>
#include <QGuiApplication>
#include <QPainter>
#include <QStyleHints>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/campaign/wording.h"
#include "app/workshop/charts/chart_places.h"

namespace navarch {
namespace {

constexpr double nearPort = 12;  // pixels from its middle at which a port is meant
constexpr double strokeStep = 3; // pixels between the places of a stroke

} // namespace

DraftChartView::DraftChartView(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setAntialiasing(true);
    connect(&m_viewport, &DraftViewport::moved, this, [this] { update(); });
    connect(&m_viewport, &DraftViewport::rested, this, [this] { update(); });
    connect(&m_tool, &DraftTool::changed, this, [this] {
        m_gesture.erases = m_tool.kind() == DraftTool::Erase;
        m_gesture.stroke.clear();
        m_press = {};
        setCursor(QCursor(m_tool.kind() == DraftTool::Look ? Qt::ArrowCursor
                          : m_tool.isBrush()               ? Qt::BlankCursor
                                                           : Qt::CrossCursor));
        update();
    });
    connect(&m_look, &ChartLook::changed, this, [this] {
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
        connect(m_room, &ChartRoom::opened, this, [this] { m_gesture.found.reset(); });
        connect(m_room->ports(), &ChartPorts::changed, this, anew);
        connect(m_room->check(), &ChartCheck::changed, this, anew);
    }
    m_viewport.setRoom(room);
    emit roomChanged();
}

QString DraftChartView::where() const
{
    if (!m_room || (!m_gesture.cross && !m_gesture.pointer))
        return {};
    const QPointF degrees =
        m_gesture.cross ? *m_gesture.cross : m_viewport.camera().toDegrees(*m_gesture.pointer);
    const Position at = positionAt(degrees);
    // To a thousandth of a degree, some hundred metres.
    const auto rounded = [](int value) { return static_cast<int>(std::lround(value / 100.0)) * 100; };
    return m_room->plan().draft.sheet.holds(at)
               ? words(placeText({rounded(at.latitude), rounded(at.longitude)}))
               : QString();
}

DraftScene DraftChartView::scene() const
{
    return {m_room->plan().draft, m_viewport.camera(), m_look, size()};
}

void DraftChartView::show(const QPointF& degrees)
{
    m_gesture.found = degrees;
    m_viewport.show(degrees);
}

void DraftChartView::moveCross(double right, double down)
{
    if (!m_room)
        return;
    const QRectF item(QPointF(), size());
    QPointF at = m_gesture.cross ? m_viewport.camera().toScreen(*m_gesture.cross) : item.center();
    if (m_gesture.cross && item.contains(at))
        at += QPointF(right, down);
    else
        at = item.center();
    const QPointF degrees = m_viewport.camera().toDegrees(at);
    const QRectF sheet = scene().sheet();
    m_gesture.cross = QPointF(std::clamp(degrees.x(), sheet.left(), sheet.right()),
                              std::clamp(degrees.y(), sheet.top(), sheet.bottom()));
    m_viewport.follow(*m_gesture.cross);
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
        const QPointF off = m_viewport.camera().toScreen(degreesAt(positionOf(port))) - at;
        const double far = std::hypot(off.x(), off.y());
        if (far < least && far <= std::max(nearPort, DraftPainter::radiusOf(port, now) + 3)) {
            least = far;
            nearest = words(port.id);
        }
    }
    return nearest;
}

void DraftChartView::actAt(const QPointF& degrees)
{
    if (!m_room)
        return;
    m_gesture.found.reset();
    switch (m_tool.kind()) {
    case DraftTool::Look: m_room->ports()->setCurrent(portAt(m_viewport.camera().toScreen(degrees))); break;
    case DraftTool::Port: m_room->ports()->put(degrees); break;
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
    m_ground.paint(*painter, now, m_viewport.isZooming());
    m_gesture.brush = m_tool.isBrush() ? m_tool.brush() / 100.0 * m_viewport.mile() : 0;
    m_painter.paint(*painter, now, m_room->check()->lanes(), m_room->check()->busy(),
                    m_room->ports()->current(), m_gesture);
}

void DraftChartView::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        m_viewport.setSize(now.size());
}

void DraftChartView::focusInEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusInEvent(event);
    m_isTabbed = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    emit tabbedChanged();
}

void DraftChartView::focusOutEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusOutEvent(event);
    m_isTabbed = false;
    emit tabbedChanged();
}

void DraftChartView::mousePressEvent(QMouseEvent* event)
{
    using Means = DraftPress::Means;
    forceActiveFocus(Qt::MouseFocusReason);
    const QPointF at = event->position();
    m_press = {event->button() != Qt::LeftButton ? Means::Pan
               : m_tool.isBrush()                ? Means::Stroke
                                                 : Means::Click,
               at, at};
    m_gesture.pointer = at;
    m_gesture.cross.reset();
    m_gesture.movedTo = m_viewport.camera().toDegrees(at);
    if (m_press.means == Means::Stroke)
        m_gesture.stroke = {m_gesture.movedTo};
    else if (m_press.means == Means::Click && m_room && m_tool.kind() == DraftTool::Look)
        m_gesture.moved = portAt(at);
    emit pointed();
    update();
    event->accept();
}

void DraftChartView::mouseMoveEvent(QMouseEvent* event)
{
    using Means = DraftPress::Means;
    const QPointF at = event->position();
    m_gesture.pointer = at;
    const QPointF off = at - m_press.from;
    if (m_press.means == Means::Click
        && std::hypot(off.x(), off.y()) >= QGuiApplication::styleHints()->startDragDistance()) {
        m_press.means = m_gesture.moved.isEmpty() ? Means::Pan : Means::MovePort;
        if (m_press.means == Means::MovePort)
            m_room->ports()->setCurrent(m_gesture.moved);
    }
    const QPointF by = at - m_press.at;
    if (m_press.means == Means::Pan) {
        m_press.at = at;
        m_viewport.pan(by.x(), by.y());
    } else if (m_press.means == Means::MovePort) {
        m_gesture.movedTo = m_viewport.camera().toDegrees(at);
    } else if (m_press.means == Means::Stroke && std::hypot(by.x(), by.y()) >= strokeStep
               && m_gesture.stroke.size() < static_cast<qsizetype>(mostStrokePoints)) {
        m_press.at = at;
        m_gesture.stroke += m_viewport.camera().toDegrees(at);
    }
    emit pointed();
    update();
}

void DraftChartView::mouseReleaseEvent(QMouseEvent* event)
{
    using Means = DraftPress::Means;
    const DraftPress press = std::exchange(m_press, {});
    const QList<QPointF> stroke = std::exchange(m_gesture.stroke, {});
    const QString port = std::exchange(m_gesture.moved, {});
    const QPointF degrees = m_viewport.camera().toDegrees(event->position());
    if (m_room && press.means == Means::Stroke)
        m_room->paint(stroke, m_tool.brush(), m_gesture.erases);
    else if (m_room && press.means == Means::MovePort)
        m_room->ports()->move(port, degrees);
    else if (press.means == Means::Click)
        actAt(degrees);
    update();
}

void DraftChartView::mouseUngrabEvent()
{
    m_press = {};
    m_gesture.stroke.clear();
    m_gesture.moved.clear();
    update();
}

void DraftChartView::hoverMoveEvent(QHoverEvent* event)
{
    if (m_tool.kind() == DraftTool::Look && m_room)
        setCursor(QCursor(portAt(event->position()).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor));
    m_gesture.pointer = event->position();
    emit pointed();
    if (m_tool.isBrush())
        update();
}

void DraftChartView::hoverLeaveEvent(QHoverEvent*)
{
    m_gesture.pointer.reset();
    emit pointed();
    update();
}

void DraftChartView::wheelEvent(QWheelEvent* event)
{
    m_viewport.zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

} // namespace navarch
