// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/chart/chart_viewport.h"

#include <algorithm>
#include <utility>

namespace navarch {
namespace {

constexpr int zoomRests = 160;     // thousandths of a second without zooming
constexpr double rimOfSight = 36;  // pixels from the edge within which a thing is hardly seen, with its name
constexpr double rimOfCursor = 46; // and within which one does not see where one goes

} // namespace

ChartViewport::ChartViewport(std::function<ChartBounds()> bounds) : m_bounds(std::move(bounds))
{
    m_zooming.setSingleShot(true);
    m_zooming.setInterval(zoomRests);
    connect(&m_zooming, &QTimer::timeout, this, &ChartViewport::rested);
    connect(this, &ChartViewport::marginsChanged, this, [this] {
        if (m_isFitted)
            fit();
    });
}

void ChartViewport::setSize(const QSizeF& size)
{
    m_size = size;
    if (m_isFitted)
        fit();
    else
        settle();
}

void ChartViewport::follow()
{
    if (m_isFitted)
        fit();
    else
        emit moved();
}

void ChartViewport::settle()
{
    const QRectF sheet = m_bounds().sheet;
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
    const ChartBounds bounds = m_bounds();
    if (!bounds.all.isNull())
        m_camera.fit(bounds.all, m_size, margins() + bounds.rim);
    m_isFitted = true;
    settle();
}

void ChartViewport::zoomAt(const QPointF& at, double factor)
{
    const ChartBounds bounds = m_bounds();
    const double least = bounds.leastShare
                         * std::min(m_size.width() / (bounds.sheet.width() * ChartCamera::shrink),
                                    m_size.height() / bounds.sheet.height());
    m_camera.zoomAt(at, std::max(factor, std::min(1.0, least / m_camera.scale())));
    m_zooming.start();
    m_isFitted = false;
    settle();
}

void ChartViewport::zoomBy(double factor)
{
    zoomAt(unmargined().center(), factor);
}

void ChartViewport::pan(double right, double down)
{
    m_camera.pan({right, down});
    m_isFitted = false;
    settle();
}

void ChartViewport::show(const QPointF& degrees)
{
    // Twice as much to the right, where names stand.
    const QRectF room = unmargined().adjusted(rimOfSight, rimOfSight, -2 * rimOfSight, -rimOfSight);
    const double closeEnough = m_bounds().closeEnough;
    const QPointF at = m_camera.toScreen(degrees);
    if (m_camera.scale() >= closeEnough && room.contains(at))
        return; // one sees it; nothing needs to move
    if (m_camera.scale() < closeEnough)
        m_camera.zoomAt(at, closeEnough / m_camera.scale());
    m_camera.centre(degrees, room.center());
    m_isFitted = false;
    settle();
}

void ChartViewport::showAll(const QRectF& degrees)
{
    const QMarginsF rim(rimOfSight, rimOfSight, 2 * rimOfSight, rimOfSight);
    const QRectF room = unmargined().marginsRemoved(rim);
    if (!room.isValid() || room.contains(m_camera.toScreen(degrees)))
        return;
    ChartCamera around = m_camera;
    around.fit(degrees, m_size, margins() + rim);
    if (around.scale() < m_camera.scale())
        m_camera = around;
    else
        m_camera.centre(degrees.center(), room.center());
    m_isFitted = false;
    settle();
}

void ChartViewport::keepInSight(const QPointF& degrees)
{
    const QRectF room = unmargined().adjusted(rimOfCursor, rimOfCursor, -rimOfCursor, -rimOfCursor);
    const QPointF at = m_camera.toScreen(degrees);
    const QPointF off(at.x() < room.left() ? room.left() - at.x() : std::min(0.0, room.right() - at.x()),
                      at.y() < room.top() ? room.top() - at.y() : std::min(0.0, room.bottom() - at.y()));
    if (!off.isNull())
        pan(off.x(), off.y());
}

} // namespace navarch
