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
#include <vector>

#include "app/battle/board/sight/board_grid.h"

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

/// Where a camera looks: the place of the table in the middle of its item, and pixels a cm or an inch.
struct BoardLook {
    QPointF place;
    double scale = 0;

    friend bool operator==(const BoardLook&, const BoardLook&) = default;
};

/// Which part of the table an item shows, and how large: from places of the table, in its own measure, to pixels of the item
/// and back.
class BoardCamera {
public:
    static constexpr double nearest = 80; ///< pixels a cm or an inch

    void setTable(const BoardView& view) { m_grid = BoardGrid(view); }
    [[nodiscard]] const BoardGrid& grid() const { return m_grid; }
    [[nodiscard]] double scale() const { return m_scale; }

    /// Shows the whole table within an item's size less its margins.
    void fit(const QSizeF& item, const QMarginsF& margins)
    {
        const QSizeF room(std::max(40.0, item.width() - margins.left() - margins.right()),
                          std::max(40.0, item.height() - margins.top() - margins.bottom()));
        if (m_grid.table().isEmpty())
            return;
        m_scale = std::min(room.width() / m_grid.table().width(), room.height() / m_grid.table().height());
        m_least = m_scale / 2;
        m_origin = QPointF(margins.left() + (room.width() - m_grid.table().width() * m_scale) / 2,
                           margins.top() + (room.height() + m_grid.table().height() * m_scale) / 2);
    }
    /// Shows a part of the table there.
    void fit(const QSizeF& item, const QMarginsF& margins, const QRectF& part, double most = nearest)
    {
        const QRectF room = QRectF(QPointF(), item).marginsRemoved(margins);
        m_scale = std::clamp(std::min(room.width() / part.width(), room.height() / part.height()), 1.0,
                             std::max(1.0, most));
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

    [[nodiscard]] BoardLook look(const QSizeF& item) const
    {
        return {toTable(QPointF(item.width() / 2, item.height() / 2)), m_scale};
    }
    void setLook(const BoardLook& look, const QSizeF& item)
    {
        m_scale = look.scale;
        centre(look.place, QPointF(item.width() / 2, item.height() / 2));
    }

    [[nodiscard]] QPointF toScreen(const QPointF& place) const
    {
        return {m_origin.x() + place.x() * m_scale, m_origin.y() - place.y() * m_scale};
    }
    [[nodiscard]] QPointF toTable(const QPointF& at) const
    {
        return {(at.x() - m_origin.x()) / m_scale, (m_origin.y() - at.y()) / m_scale};
    }
    /// The corners of the hex or rex at a pose, in pixels of the item.
    [[nodiscard]] QPolygonF cellAt(const BoardPose& pose) const
    {
        QPolygonF corners = m_grid.cellOf(pose);
        for (QPointF& corner : corners)
            corner = toScreen(corner);
        return corners;
    }
    [[nodiscard]] QPointF toScreen(const BoardPose& pose) const { return toScreen(m_grid.placeOf(pose)); }
    /// The middle of a piece that lies at a pose, on the table: half a rex before the stern of a ship of two, behind the
    /// front of a squadron, elsewhere the pose's own place.
    [[nodiscard]] QPointF middleOf(const BoardPose& pose, const BoardPiece& piece) const
    {
        return middleOf(m_grid.spotOf(pose), piece);
    }
    [[nodiscard]] QPointF middleOf(const BoardSpot& spot, const BoardPiece& piece) const
    {
        if (m_grid.isRexes())
            return BoardGrid::ahead(spot, (std::max(piece.length, 1) - 1) * BoardGrid::cell / 2);
        if (piece.stands.empty())
            return spot.place;
        const QPointF off = frameOf(piece).center();
        const double angle = spot.degrees * std::acos(-1.0) / 180;
        return spot.place
               + QPointF(off.x() * std::cos(angle) - off.y() * std::sin(angle),
                         -off.x() * std::sin(angle) - off.y() * std::cos(angle));
    }
    /// The base of a piece as it lies at a pose: bow, starboard and the rest, in pixels of the item.
    [[nodiscard]] QPolygonF baseAt(const BoardPose& pose, const BoardPiece& piece) const
    {
        return baseAt(m_grid.spotOf(pose), piece);
    }
    [[nodiscard]] QPolygonF baseAt(const BoardSpot& spot, const BoardPiece& piece) const
    {
        if (!piece.stands.empty())
            return frameAt(spot).map(QPolygonF(frameOf(piece)));
        const QSizeF size = sizeOf(piece) * m_scale;
        QTransform turn;
        const QPointF at = toScreen(middleOf(spot, piece));
        turn.translate(at.x(), at.y());
        turn.rotate(spot.degrees);
        return turn.map(
            QPolygonF(QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())));
    }
    /// The stands of a squadron as they lie when it stands at a pose: each with its front first, in pixels of the item.
    [[nodiscard]] std::vector<QPolygonF> standsAt(const BoardPose& pose, const BoardPiece& piece) const
    {
        return standsAt(m_grid.spotOf(pose), piece);
    }
    [[nodiscard]] std::vector<QPolygonF> standsAt(const BoardSpot& spot, const BoardPiece& piece) const
    {
        std::vector<QPolygonF> all;
        const QTransform frame = frameAt(spot);
        for (const BoardStand& stand : piece.stands)
            all.push_back(frame.map(inFrame(stand, piece)));
        return all;
    }
    /// The breadth and length of a piece, on the table.
    [[nodiscard]] QSizeF sizeOf(const BoardPiece& piece) const
    {
        if (!piece.stands.empty())
            return frameOf(piece).size();
        if (m_grid.isRexes())
            return {BoardGrid::cell * 0.34, BoardGrid::cell * (std::max(piece.length, 1) - 0.14)};
        if (!m_grid.isFree()) // as long as a hex allows
            return {BoardGrid::cell * 0.38, BoardGrid::cell * 0.87};
        return piece.width > 0 ? QSizeF(piece.width / 1000.0, piece.length / 1000.0) : QSizeF(2, 4.5);
    }

private:
    /// From a squadron's own frame - its front's middle, its heading upwards, y down - to pixels.
    [[nodiscard]] QTransform frameAt(const BoardSpot& spot) const
    {
        QTransform frame;
        const QPointF at = toScreen(spot.place);
        frame.translate(at.x(), at.y());
        frame.rotate(spot.degrees);
        frame.scale(m_scale, m_scale);
        return frame;
    }
    [[nodiscard]] static QPolygonF inFrame(const BoardStand& stand, const BoardPiece& piece)
    {
        const double angle = -piece.pose.heading * std::acos(-1.0) / 180;
        const QPointF off((stand.pose.x - piece.pose.x) / 1000.0, -(stand.pose.y - piece.pose.y) / 1000.0);
        QTransform turn;
        turn.translate(off.x() * std::cos(angle) - off.y() * std::sin(angle),
                       off.x() * std::sin(angle) + off.y() * std::cos(angle));
        turn.rotate(stand.pose.heading - piece.pose.heading);
        const double half = stand.side / 2000.0;
        return turn.map(QPolygonF(
            {QPointF(-half, -half), QPointF(half, -half), QPointF(half, half), QPointF(-half, half)}));
    }
    [[nodiscard]] static QRectF frameOf(const BoardPiece& piece)
    {
        QRectF frame;
        for (const BoardStand& stand : piece.stands)
            frame |= inFrame(stand, piece).boundingRect();
        return frame;
    }

    BoardGrid m_grid;
    QPointF m_origin;
    double m_scale = 8;
    double m_least = 1;
};

} // namespace navarch
