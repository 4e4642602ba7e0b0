// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMarginsF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <algorithm>

namespace navarch {

/// Which part of the sea an item shows, and how large. Degrees are x east and y north; a degree of longitude is drawn as
/// long as it is at the middle latitude of the inner sea, so that lengths and angles come out right where it matters.
class ChartCamera {
public:
    static constexpr double shrink = 0.78;  ///< the cosine of about 38 degrees
    static constexpr double farthest = 8;   ///< pixels a degree of latitude
    static constexpr double nearest = 4000; ///< about 67 pixels a mile

    [[nodiscard]] double scale() const { return m_scale; }
    /// A nautical mile in pixels.
    [[nodiscard]] double mile() const { return m_scale / 60; }

    [[nodiscard]] QPointF toScreen(const QPointF& degrees) const
    {
        return {m_origin.x() + degrees.x() * shrink * m_scale, m_origin.y() - degrees.y() * m_scale};
    }
    /// The same of a part of the sea: west and south, width and height in degrees.
    [[nodiscard]] QRectF toScreen(const QRectF& degrees) const
    {
        return QRectF(toScreen(degrees.bottomLeft()), toScreen(degrees.topRight()));
    }
    [[nodiscard]] QPointF toDegrees(const QPointF& at) const
    {
        return {(at.x() - m_origin.x()) / (shrink * m_scale), (m_origin.y() - at.y()) / m_scale};
    }
    /// The degrees an item of that size shows: west and south, width and height.
    [[nodiscard]] QRectF seen(const QSizeF& item) const
    {
        const QPointF southWest = toDegrees(QPointF(0, item.height()));
        const QPointF northEast = toDegrees(QPointF(item.width(), 0));
        return QRectF(southWest, QSizeF(northEast.x() - southWest.x(), northEast.y() - southWest.y()));
    }

    /// Shows a part of the sea (west and south, width and height in degrees) within an item less its margins.
    void fit(const QRectF& part, const QSizeF& item, const QMarginsF& margins)
    {
        const QRectF room = QRectF(QPointF(), item).marginsRemoved(margins);
        if (room.width() <= 0 || room.height() <= 0)
            return;
        m_scale = std::clamp(std::min(room.width() / std::max(0.1, part.width() * shrink),
                                      room.height() / std::max(0.1, part.height())),
                             farthest, nearest);
        centre(part.center(), room.center());
    }
    void centre(const QPointF& degrees, const QPointF& at) { m_origin += at - toScreen(degrees); }
    void zoomAt(const QPointF& at, double factor)
    {
        const QPointF place = toDegrees(at);
        m_scale = std::clamp(m_scale * factor, farthest, nearest);
        centre(place, at);
    }
    void pan(const QPointF& by) { m_origin += by; }

    friend bool operator==(const ChartCamera&, const ChartCamera&) = default;

private:
    QPointF m_origin;
    double m_scale = 60;
};

} // namespace navarch
