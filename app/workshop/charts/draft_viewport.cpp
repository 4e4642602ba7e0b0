// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/draft_viewport.h"

#include <algorithm>

#include "app/workshop/charts/chart_places.h"

namespace navarch {
namespace {

constexpr int zoomRests = 160;      // thousandths of a second without zooming
constexpr double rim = 46;          // pixels around the sheet, for its edge and its degrees
constexpr double below = 24;        // and more below it, where the scale lies
constexpr double rimOfSight = 60;   // pixels from the edge within which a thing is hardly seen
constexpr double closeEnough = 120; // pixels a degree

} // namespace

DraftViewport::DraftViewport()
{
    m_zooming.setSingleShot(true);
    m_zooming.setInterval(zoomRests);
    connect(&m_zooming, &QTimer::timeout, this, &DraftViewport::rested);
}

QRectF DraftViewport::sheet() const
{
    if (!m_room)
        return {0, 0, 1, 1};
    const Sheet& sheet = m_room->plan().draft.sheet;
    return {degreesAt(sheet.southWest), degreesAt(sheet.northEast)};
}

void DraftViewport::setRoom(ChartRoom* room)
{
    if (m_room)
        m_room->disconnect(this);
    m_room = room;
    if (m_room)
        connect(m_room, &ChartRoom::opened, this, &DraftViewport::fit);
    fit();
}

void DraftViewport::setSize(const QSizeF& size)
{
    m_size = size;
    if (m_isFitted)
        fit();
    else
        settle();
}

void DraftViewport::settle()
{
    const QRectF sheet = this->sheet();
    const QPointF middle(m_size.width() / 2, m_size.height() / 2);
    const QPointF at = m_camera.toDegrees(middle);
    const QPointF within(std::clamp(at.x(), sheet.left(), sheet.right()),
                         std::clamp(at.y(), sheet.top(), sheet.bottom()));
    if (within != at)
        m_camera.centre(within, middle);
    emit moved();
}

void DraftViewport::fit()
{
    m_isFitted = true;
    if (!m_size.isEmpty())
        m_camera.fit(sheet(), m_size, QMarginsF(rim + 16, rim, rim, rim + below));
    settle();
}

void DraftViewport::zoomAt(const QPointF& at, double factor)
{
    // No farther than that the sheet fills three fifths of the item one way.
    const QRectF sheet = this->sheet();
    const double least =
        0.6
        * std::min(m_size.width() / (sheet.width() * ChartCamera::shrink), m_size.height() / sheet.height());
    m_camera.zoomAt(at, std::max(factor, std::min(1.0, least / m_camera.scale())));
    m_zooming.start();
    m_isFitted = false;
    settle();
}

void DraftViewport::zoomBy(double factor)
{
    zoomAt({m_size.width() / 2, m_size.height() / 2}, factor);
}

void DraftViewport::pan(double right, double down)
{
    m_camera.pan({right, down});
    m_isFitted = false;
    settle();
}

void DraftViewport::show(const QPointF& degrees)
{
    if (m_camera.scale() < closeEnough)
        m_camera.zoomAt(m_camera.toScreen(degrees), closeEnough / m_camera.scale());
    const QRectF room = QRectF(QPointF(), m_size).adjusted(rimOfSight, rimOfSight, -rimOfSight, -rimOfSight);
    if (!room.contains(m_camera.toScreen(degrees))) {
        m_camera.centre(degrees, room.center());
        m_isFitted = false;
    }
    settle();
}

void DraftViewport::follow(const QPointF& degrees)
{
    const QRectF room = QRectF(QPointF(), m_size).adjusted(rim, rim, -rim, -rim);
    const QPointF at = m_camera.toScreen(degrees);
    const QPointF off(at.x() < room.left() ? room.left() - at.x() : std::min(0.0, room.right() - at.x()),
                      at.y() < room.top() ? room.top() - at.y() : std::min(0.0, room.bottom() - at.y()));
    if (!off.isNull())
        pan(off.x(), off.y());
}

} // namespace navarch
