// SPDX-License-Identifier: GPL-3.0-or-later
// The chart as an item: what it shows, and which part of it. chart_layout.cpp says what lies where, chart_pointer.cpp picks,
// chart_ground_paint.cpp and chart_marks_paint.cpp draw.
#include "app/war/map/chart_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/war/map/coast.h"

namespace navarch {
namespace {

constexpr int zoomRests = 160;      // thousandths of a second without zooming
constexpr int rimOfSight = 36;      // pixels from the edge within which a thing is hardly seen
constexpr double closeEnough = 260; // pixels a degree, at which neighbouring ports stand apart

} // namespace

SeaChartView::SeaChartView(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setAntialiasing(true);
    m_zooming.setSingleShot(true);
    m_zooming.setInterval(zoomRests);
    connect(&m_zooming, &QTimer::timeout, this, [this] { update(); });
    connect(this, &SeaChartView::looksChanged, this, [this] {
        m_land = {};
        m_ground = {};
        m_emblems.clear();
        m_labelImages.clear();
        layOut();
    });
    connect(this, &SeaChartView::choosingChanged, this, &SeaChartView::layOut);
    connect(this, &SeaChartView::marginsChanged, this, [this] {
        if (m_isFitted)
            fit();
    });
}

void SeaChartView::setChart(SeaChart* chart)
{
    if (chart == m_chart)
        return;
    if (m_chart)
        m_chart->disconnect(this);
    m_chart = chart;
    m_land = {};
    m_ground = {};
    if (m_chart) {
        connect(m_chart, &SeaChart::shown, this, [this] {
            m_ground = {}; // the ways of orders lie in it; sea and coast are as they were
            if (m_isFitted)
                fit();
            else
                layOut();
        });
        connect(m_chart, &SeaChart::moved, this, &SeaChartView::layOut);
        connect(m_chart, &SeaChart::pickedChanged, this, [this] {
            if (m_laidOutFor != std::pair(m_chart->pickedKind(), m_chart->pickedId()))
                layOut();
        });
        connect(m_chart, &SeaChart::proposedChanged, this, [this] { update(); });
        connect(m_chart, &SeaChart::wanted, this, &SeaChartView::show);
    }
    fit();
    emit chartChanged();
}

void SeaChartView::setColours(const QVariantMap& colours)
{
    if (colours == m_colours)
        return;
    m_colours = colours;
    emit looksChanged();
}

QColor SeaChartView::sideColour(const QString& name) const
{
    const auto known = m_colours.constFind(name);
    return known == m_colours.constEnd() ? colour("softInk") : known->value<QColor>();
}

QMarginsF SeaChartView::margins() const
{
    const double rim =
        3.0 * m_textSize; // for the names beside what lies at the edge, and fleets to the right of it
    return {m_left + 2 * rim, m_top + rim, m_right + 4 * rim, m_bottom + rim};
}

/// The middle of what is seen stays on the sheet.
void SeaChartView::moved()
{
    const QRectF sheet = chartSheet();
    const QPointF middle(width() / 2, height() / 2);
    const QPointF at = m_camera.toDegrees(middle);
    const QPointF within(std::clamp(at.x(), sheet.left(), sheet.right()),
                         std::clamp(at.y(), sheet.top(), sheet.bottom()));
    if (within != at)
        m_camera.centre(within, middle);
    layOut();
    emit cameraChanged();
}

void SeaChartView::fit()
{
    if (m_chart)
        m_camera.fit(m_chart->extent(), size(), margins());
    m_isFitted = true;
    moved();
}

void SeaChartView::zoomAt(const QPointF& at, double factor)
{
    // No farther than that the sheet fills the item one way.
    const QRectF sheet = chartSheet();
    const double least = std::min(width() / (sheet.width() * ChartCamera::shrink), height() / sheet.height());
    m_camera.zoomAt(at, std::max(factor, std::min(1.0, least / m_camera.scale())));
    m_zooming.start();
    m_isFitted = false;
    moved();
}

void SeaChartView::zoomBy(double factor)
{
    zoomAt({m_left + (width() - m_left - m_right) / 2, m_top + (height() - m_top - m_bottom) / 2}, factor);
}

void SeaChartView::pan(double right, double down)
{
    m_camera.pan({right, down});
    m_isFitted = false;
    moved();
}

void SeaChartView::show(CampaignItem::Kind kind, int id)
{
    const auto place = m_chart ? m_chart->placeOf(kind, id) : std::nullopt;
    if (!place)
        return;
    const QRectF room = QRectF(QPointF(), size())
                            .adjusted(m_left + rimOfSight, m_top + rimOfSight, -m_right - 2 * rimOfSight,
                                      -m_bottom - rimOfSight);
    const QPointF at = m_camera.toScreen(*place);
    if (m_camera.scale() >= closeEnough && room.contains(at))
        return; // one sees it; nothing needs to move
    if (m_camera.scale() < closeEnough)
        m_camera.zoomAt(at, closeEnough / m_camera.scale());
    m_camera.centre(*place, room.center());
    m_isFitted = false;
    moved();
}

QRectF SeaChartView::boxOf(CampaignItem::Kind kind, int id) const
{
    for (const Mark& mark : m_marks)
        if (itemOf(mark.kind) == kind && numberOf(mark) == id)
            return mark.box;
    return {};
}

QPointF SeaChartView::placeOf(CampaignItem::Kind kind, int id) const
{
    if (const QRectF box = boxOf(kind, id); !box.isEmpty())
        return box.center();
    const auto place = m_chart ? m_chart->placeOf(kind, id) : std::nullopt;
    return place ? m_camera.toScreen(*place) : QPointF(-1000, -1000);
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
    if (now.size() == before.size())
        return;
    if (m_isFitted)
        fit();
    else
        layOut();
}

} // namespace navarch
