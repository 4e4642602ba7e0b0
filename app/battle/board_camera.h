// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMarginsF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

#include <algorithm>

#include "core/battle/board_view.h"

namespace navarch {

/// Which part of the table an item shows, and how large. Table coordinates here are centimetres, y away from
/// the first side's edge; a cell of a board of hexes counts as a square of `cell` cm.
class BoardCamera {
public:
    static constexpr double cell = 6;
    static constexpr double nearest = 80; ///< pixels a cm

    void setTable(const BoardView& view)
    {
        m_isFree = view.kind == BoardKind::FreeTable;
        m_table = QSizeF(m_isFree ? view.width / 1000.0 : view.width * cell,
                         m_isFree ? view.depth / 1000.0 : view.depth * cell);
    }
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
        m_scale = std::clamp(std::min(room.width() / part.width(), room.height() / part.height()), 1.0, nearest);
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
        return m_isFree ? QPointF(pose.x / 1000.0, pose.y / 1000.0)
                        : QPointF((pose.x + 0.5) * cell, (pose.y + 0.5) * cell);
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
};

} // namespace navarch
