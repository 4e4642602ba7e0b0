// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/chart_view.h"

#include <QCursor>
#include <QGuiApplication>
#include <QPainter>
#include <QStyleHints>

#include <cmath>
#include <utility>

#include "app/campaign/wording.h"
#include "app/war/map/drawing/chart_ways_paint.h"

namespace navarch {

using Kind = ChartMark::Kind;

SeaChartView::SeaChartView(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setAntialiasing(true);
    connect(&m_look, &ChartLook::changed, this, [this] {
        m_ground.clear();
        m_painter.clear();
        layOut();
    });
    connect(&m_viewport, &ChartViewport::moved, this, &SeaChartView::layOut);
    connect(&m_viewport, &ChartViewport::rested, this, [this] { update(); });
    connect(this, &SeaChartView::choosingChanged, this, &SeaChartView::layOut);
}

void SeaChartView::setChart(SeaChart* chart)
{
    if (chart == m_chart)
        return;
    if (m_chart) {
        m_chart->disconnect(this);
        m_chart->finder()->disconnect(this);
    }
    m_chart = chart;
    m_ground.clear();
    m_hover.setChart(chart);
    if (m_chart) {
        connect(m_chart, &SeaChart::shown, this, [this] {
            m_ground.clearWays();
            m_viewport.follow();
        });
        connect(m_chart, &SeaChart::moved, this, &SeaChartView::layOut);
        connect(m_chart, &SeaChart::pickedChanged, this, [this] {
            if (!m_layout.isFor(*m_chart))
                layOut();
        });
        connect(m_chart, &SeaChart::proposedChanged, this, [this] { update(); });
        connect(m_chart->finder(), &ChartFinder::found, this,
                [this](CampaignItem::Kind kind, int id) { m_viewport.show(kind, id); });
    }
    m_viewport.setChart(chart);
    emit chartChanged();
}

ChartScene SeaChartView::scene() const
{
    return {*m_chart, m_viewport.camera(), m_look, size(), m_viewport.margins(), m_isChoosing};
}

void SeaChartView::layOut()
{
    if (m_chart)
        m_layout.layOut(scene());
    else
        m_layout.clear();
    m_hover.setMark({});
    update();
}

void SeaChartView::paint(QPainter* painter)
{
    if (!m_chart || width() <= 0 || height() <= 0)
        return;
    const ChartScene now = scene();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    m_ground.paint(*painter, now, m_viewport.isZooming());
    paintWays(*painter, now);
    m_painter.paint(*painter, now, m_layout, m_hover.mark());
}

void SeaChartView::click(const QPointF& at)
{
    if (!m_chart)
        return;
    const ChartSight& sight = m_chart->sight();
    const ChartMark* mark = m_layout.markAt(at, m_isChoosing);
    if (m_isChoosing) {
        if (!mark)
            return;
        const auto index = static_cast<std::size_t>(mark->index);
        if (mark->kind == Kind::Port)
            emit placePicked(words(sight.ports[index].place), mark->numberIn(sight));
        else
            emit placePicked(words(m_chart->figures().gazetteer.all()[index].id), 0);
        return;
    }
    if (!mark) {
        m_chart->unpick();
        return;
    }
    if (mark->kind == Kind::More) {
        const SightedFleet& fleet = sight.fleets[static_cast<std::size_t>(mark->index)];
        if (fleet.port)
            m_chart->pick(CampaignItem::Port, static_cast<int>(fleet.port.value));
        else
            m_chart->pick(CampaignItem::Fleet, static_cast<int>(fleet.id));
        return;
    }
    m_chart->pick(mark->item(), mark->numberIn(sight));
}

QPointF SeaChartView::placeOf(CampaignItem::Kind kind, int id) const
{
    const QRectF box = m_chart ? m_layout.boxOf(m_chart->sight(), kind, id) : QRectF();
    if (!box.isEmpty())
        return box.center();
    const auto place = m_chart ? m_chart->placeOf(kind, id) : std::nullopt;
    return place ? m_viewport.camera().toScreen(*place) : QPointF(-1000, -1000);
}

void SeaChartView::focusInEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusInEvent(event);
    m_isTabbed = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    emit tabbedChanged();
}

void SeaChartView::focusOutEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusOutEvent(event);
    m_isTabbed = false;
    emit tabbedChanged();
}

void SeaChartView::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        m_viewport.setSize(now.size());
}

void SeaChartView::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = m_draggedTo = event->position();
    m_isPressed = true;
    m_isDragged = false;
    forceActiveFocus(Qt::MouseFocusReason);
    event->accept();
}

void SeaChartView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isPressed)
        return;
    const QPointF at = event->position();
    const QPointF off = at - m_pressedAt;
    if (!m_isDragged && std::hypot(off.x(), off.y()) < QGuiApplication::styleHints()->startDragDistance())
        return;
    m_isDragged = true;
    const QPointF by = at - std::exchange(m_draggedTo, at);
    m_viewport.pan(by.x(), by.y());
}

void SeaChartView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isClick = m_isPressed && !m_isDragged && event->button() == Qt::LeftButton;
    m_isPressed = m_isDragged = false;
    if (isClick)
        click(event->position());
}

void SeaChartView::mouseUngrabEvent()
{
    m_isPressed = m_isDragged = false;
}

void SeaChartView::hoverMoveEvent(QHoverEvent* event)
{
    const ChartMark* mark = m_chart ? m_layout.markAt(event->position(), m_isChoosing) : nullptr;
    const ChartMark now = mark ? *mark : ChartMark{};
    if (now.isSameAs(m_hover.mark()))
        return;
    setCursor(QCursor(mark ? Qt::PointingHandCursor : Qt::ArrowCursor));
    m_hover.setMark(now);
    update();
}

void SeaChartView::hoverLeaveEvent(QHoverEvent*)
{
    if (m_hover.mark().isSameAs({}))
        return;
    setCursor(QCursor(Qt::ArrowCursor));
    m_hover.setMark({});
    update();
}

void SeaChartView::wheelEvent(QWheelEvent* event)
{
    m_viewport.zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

} // namespace navarch
