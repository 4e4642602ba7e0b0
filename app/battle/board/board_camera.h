// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMarginsF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

#include <algorithm>
#include <cmath>

#include "core/battle/board_view.h"

namespace navarch {

/// What a camera needs to lay out the base of a ship that is to be placed.
[[nodiscard]] inline BoardPiece pieceOf(const PlacedShip& ship)
{
    BoardPiece piece;
    piece.ship = ship.ship;
    piece.pose = ship.pose;
    piece.width = ship.width;
    piece.length = ship.length;
    return piece;
}

/// Which part of the table an item shows, and how large. Table coordinates here are centimetres, y away from
/// the first side's edge; a hex counts as `cell` cm from side to side.
class BoardCamera {
public:
    static constexpr double cell = 6;
    static constexpr double nearest = 80; ///< pixels a cm

    void setTable(const BoardView& view)
    {
        m_isFree = view.kind == BoardKind::FreeTable;
        m_isHexes = view.kind == BoardKind::Hexes;
        if (m_isFree)
            m_table = QSizeF(view.width / 1000.0, view.depth / 1000.0);
        else if (m_isHexes)
            m_table = QSizeF((1.5 * view.width + 0.5) * side(), (view.depth + 0.5) * cell);
        else
            m_table = QSizeF(view.width * cell, view.depth * cell);
    }
    /// A side of a hex, in cm.
    [[nodiscard]] static double side() { return cell / 1.7320508; }
    [[nodiscard]] QSizeF table() const { return m_table; }
    [[nodiscard]] double scale() const { return m_scale; }

    /// Shows the whole table within an item's size less its margins.
    void fit(const QSizeF& item, const QMarginsF& margins)
    {
        const QSizeF room(std::max(40.0, item.width() - margins.left() - margins.right()),
                          std::max(40.0, item.height() - margins.top() - margins.bottom()));
        if (m_table.isEmpty())
            return;
        m_scale = std::min(room.width() / m_table.width(), room.height() / m_table.height());
        m_least = m_scale / 2;
        m_origin = QPointF(margins.left() + (room.width() - m_table.width() * m_scale) / 2,
                           margins.top() + (room.height() + m_table.height() * m_scale) / 2);
    }
    /// Shows a part of the table, in cm, there.
    void fit(const QSizeF& item, const QMarginsF& margins, const QRectF& part)
    {
        const QRectF room = QRectF(QPointF(), item).marginsRemoved(margins);
        m_scale =
            std::clamp(std::min(room.width() / part.width(), room.height() / part.height()), 1.0, nearest);
        centre(part.center(), room.center());
    }
    void zoomAt(const QPointF& at, double factor)
    {
        const QPointF place = toTable(at);
        m_scale = std::clamp(m_scale * factor, std::max(1.0, m_least), nearest);
        m_origin += at - toScreen(place);
    }
    void pan(const QPointF& by) { m_origin += by; }
    /// Brings a place of the table to a place of the item.
    void centre(const QPointF& place, const QPointF& at) { m_origin += at - toScreen(place); }

    [[nodiscard]] QPointF toScreen(const QPointF& place) const
    {
        return {m_origin.x() + place.x() * m_scale, m_origin.y() - place.y() * m_scale};
    }
    [[nodiscard]] QPointF toTable(const QPointF& at) const
    {
        return {(at.x() - m_origin.x()) / m_scale, (m_origin.y() - at.y()) / m_scale};
    }
    [[nodiscard]] QPointF placeOf(const BoardPose& pose) const
    {
        if (m_isFree)
            return {pose.x / 1000.0, pose.y / 1000.0};
        if (m_isHexes) // rows from the north, odd columns half a hex lower
            return {(1.5 * pose.x + 1) * side(), m_table.height() - (pose.y + 0.5 + (pose.x & 1) * 0.5) * cell};
        return {(pose.x + 0.5) * cell, (pose.y + 0.5) * cell};
    }
    /// The pose at a place of the table that keeps the heading of `like`: of the nearest hex, on a board of hexes.
    [[nodiscard]] BoardPose poseAt(const QPointF& place, const BoardPose& like) const
    {
        BoardPose pose = like;
        if (!m_isHexes) {
            pose.x = static_cast<std::int32_t>(std::lround(place.x() * (m_isFree ? 1000 : 1 / cell)));
            pose.y = static_cast<std::int32_t>(std::lround(place.y() * (m_isFree ? 1000 : 1 / cell)));
            return pose;
        }
        double least = -1;
        const int column = static_cast<int>(std::floor((place.x() / side() - 1) / 1.5));
        for (int x = column; x <= column + 1; ++x) {
            const double row = (m_table.height() - place.y()) / cell - 0.5 - (x & 1) * 0.5;
            BoardPose each{x, static_cast<std::int32_t>(std::lround(row)), like.heading};
            const QPointF off = placeOf(each) - place;
            if (const double away = QPointF::dotProduct(off, off); least < 0 || away < least) {
                least = away;
                pose = each;
            }
        }
        return pose;
    }
    /// The corners of the hex at a pose, in pixels of the item.
    [[nodiscard]] QPolygonF hexAt(const BoardPose& pose) const
    {
        const QPointF middle = placeOf(pose);
        QPolygonF corners;
        for (const QPointF& corner : {QPointF(1, 0), QPointF(0.5, 0.5), QPointF(-0.5, 0.5), QPointF(-1, 0),
                                      QPointF(-0.5, -0.5), QPointF(0.5, -0.5)})
            corners << toScreen(middle + QPointF(corner.x() * side(), corner.y() * cell));
        return corners;
    }
    [[nodiscard]] QPointF toScreen(const BoardPose& pose) const { return toScreen(placeOf(pose)); }
    [[nodiscard]] double degrees(const BoardPose& pose) const
    {
        return m_isFree ? pose.heading : pose.heading * 60.0;
    }
    /// The base of a piece as it lies at a pose: bow, starboard and the rest, in pixels of the item.
    [[nodiscard]] QPolygonF baseAt(const BoardPose& pose, const BoardPiece& piece) const
    {
        const QSizeF size = sizeOf(piece) * m_scale;
        QTransform turn;
        const QPointF at = toScreen(pose);
        turn.translate(at.x(), at.y());
        turn.rotate(degrees(pose));
        return turn.map(
            QPolygonF(QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())));
    }
    /// The breadth and length of a piece, in cm.
    [[nodiscard]] QSizeF sizeOf(const BoardPiece& piece) const
    {
        return m_isFree && piece.width > 0 ? QSizeF(piece.width / 1000.0, piece.length / 1000.0)
                                           : QSizeF(2, 4.5);
    }

private:
    QSizeF m_table;
    QPointF m_origin;
    double m_scale = 8;
    double m_least = 1;
    bool m_isFree = true;
    bool m_isHexes = false;
};

} // namespace navarch
