// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/chart_viewport.h"

#include <algorithm>

#include "app/war/map/sight/coast.h"

namespace navarch {
namespace {

constexpr int zoomRests = 160;      // thousandths of a second without zooming
constexpr int rimOfSight = 36;      // pixels from the edge within which a thing is hardly seen
constexpr double closeEnough = 260; // pixels a degree, at which neighbouring ports stand apart

} // namespace

ChartViewport::ChartViewport(const ChartLook& look) : m_look(look)
{
    m_zooming.setSingleShot(true);
    m_zooming.setInterval(zoomRests);
    connect(&m_zooming, &QTimer::timeout, this, &ChartViewport::rested);
    connect(this, &ChartViewport::marginsChanged, this, [this] {
        if (m_isFitted)
            fit();
    });
}

void ChartViewport::setChart(SeaChart* chart)
{
    m_chart = chart;
    fit();
}

void ChartViewport::setSize(const QSizeF& size)
{
    m_size = size;
    follow();
}

void ChartViewport::follow()
{
    if (m_isFitted)
        fit();
    else
        emit moved();
}

const QRectF& ChartViewport::sheet() const
{
    return m_chart ? m_chart->coast().sheet : builtInDrawnCoast().sheet;
}

void ChartViewport::settle()
{
    const QRectF& sheet = this->sheet();
    const QPointF middle(m_size.width() / 2, m_size.height() / 2);
    const QPointF at = m_camera.toDegrees(middle);
    const QPointF within(std::clamp(at.x(), sheet.left(), sheet.right()),
                         std::clamp(at.y(), sheet.top(), sheet.bottom()));
    if (within != at)
        m_camera.centre(within, middle);
    emit moved();
}

void ChartViewport::fit()
{
    // For the names beside what lies at the edge, and fleets to the right of it.
    const double rim = 3.0 * m_look.textSize();
    if (m_chart)
        m_camera.fit(m_chart->extent(), m_size, margins() + QMarginsF(2 * rim, rim, 4 * rim, rim));
    m_isFitted = true;
    settle();
}

void ChartViewport::zoomAt(const QPointF& at, double factor)
{
    // No farther than that the sheet fills the item one way.
    const QRectF& sheet = this->sheet();
    const double least =
        std::min(m_size.width() / (sheet.width() * ChartCamera::shrink), m_size.height() / sheet.height());
    m_camera.zoomAt(at, std::max(factor, std::min(1.0, least / m_camera.scale())));
    m_zooming.start();
    m_isFitted = false;
    settle();
}

void ChartViewport::zoomBy(double factor)
{
    zoomAt(
        {m_left + (m_size.width() - m_left - m_right) / 2, m_top + (m_size.height() - m_top - m_bottom) / 2},
        factor);
}

void ChartViewport::pan(double right, double down)
{
    m_camera.pan({right, down});
    m_isFitted = false;
    settle();
}

void ChartViewport::show(CampaignItem::Kind kind, int id)
{
    const auto place = m_chart ? m_chart->placeOf(kind, id) : std::nullopt;
    if (!place)
        return;
    const QRectF room = QRectF(QPointF(), m_size)
                            .adjusted(m_left + rimOfSight, m_top + rimOfSight, -m_right - 2 * rimOfSight,
                                      -m_bottom - rimOfSight);
    const QPointF at = m_camera.toScreen(*place);
    if (m_camera.scale() >= closeEnough && room.contains(at))
        return; // one sees it; nothing needs to move
    if (m_camera.scale() < closeEnough)
        m_camera.zoomAt(at, closeEnough / m_camera.scale());
    m_camera.centre(*place, room.center());
    m_isFitted = false;
    settle();
}

} // namespace navarch
