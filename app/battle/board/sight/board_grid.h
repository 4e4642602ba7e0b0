// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QSizeF>

#include <cmath>

#include "core/battle/contract/board_view.h"

namespace navarch {

/// A place of the table and a heading, in degrees clockwise from the second side's edge: of what is under way between poses.
struct BoardSpot {
    QPointF place;
    double degrees = 0;

    friend bool operator==(const BoardSpot&, const BoardSpot&) = default;
};

/// Where the poses of a battle lie on its table, a free one, of hexes or of rexes. Table coordinates are the table's own
/// measure - centimetres or inches -, y away from the first side's edge; a hex or rex counts as `cell` of them from side
/// to side.
class BoardGrid {
public:
    static constexpr double cell = 6;
    static constexpr double rexDepth = cell * 0.8660254; ///< of a row of rexes

    /// A free table without extent.
    BoardGrid() = default;
    explicit BoardGrid(const BoardView& view) : m_kind(view.kind)
    {
        if (isFree())
            m_table = QSizeF(view.width / 1000.0, view.depth / 1000.0);
        else if (isHexes())
            m_table = QSizeF((1.5 * view.width + 0.5) * side(), (view.depth + 0.5) * cell);
        else
            m_table = QSizeF((view.width + 0.5) * cell, view.depth * rexDepth);
    }

    [[nodiscard]] bool isFree() const { return m_kind == BoardKind::FreeTable; }
    [[nodiscard]] bool isHexes() const { return m_kind == BoardKind::Hexes; }
    [[nodiscard]] bool isRexes() const { return m_kind == BoardKind::Rexes; }
    [[nodiscard]] QSizeF table() const { return m_table; }
    /// A side of a hex.
    [[nodiscard]] static double side() { return cell / 1.7320508; }

    [[nodiscard]] QPointF placeOf(const BoardPose& pose) const
    {
        if (isFree())
            return {pose.x / 1000.0, pose.y / 1000.0};
        if (isHexes()) // rows from the north, odd columns half a hex lower
            return {(1.5 * pose.x + 1) * side(),
                    m_table.height() - (pose.y + 0.5 + (pose.x & 1) * 0.5) * cell};
        return {(pose.x + 0.5 + (pose.y & 1) * 0.5) * cell, m_table.height() - (pose.y + 0.5) * rexDepth};
    }
    /// The pose at a place of the table that keeps the heading of `like`: of the nearest hex or rex, on boards of them.
    [[nodiscard]] BoardPose poseAt(const QPointF& place, const BoardPose& like) const
    {
        BoardPose pose = like;
        if (isFree()) {
            pose.x = static_cast<std::int32_t>(std::lround(place.x() * 1000));
            pose.y = static_cast<std::int32_t>(std::lround(place.y() * 1000));
            return pose;
        }
        if (isRexes()) {
            pose.y = static_cast<std::int32_t>(std::floor((m_table.height() - place.y()) / rexDepth));
            pose.x = static_cast<std::int32_t>(std::floor(place.x() / cell - (pose.y & 1) * 0.5));
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
    /// The corners of the hex or rex at a pose.
    [[nodiscard]] QPolygonF cellOf(const BoardPose& pose) const
    {
        const QPointF middle = placeOf(pose);
        QPolygonF corners;
        if (isRexes()) {
            for (const QPointF& corner : {QPointF(-1, 1), QPointF(1, 1), QPointF(1, -1), QPointF(-1, -1)})
                corners << middle + QPointF(corner.x() * cell / 2, corner.y() * rexDepth / 2);
            return corners;
        }
        for (const QPointF& corner : {QPointF(1, 0), QPointF(0.5, 0.5), QPointF(-0.5, 0.5), QPointF(-1, 0),
                                      QPointF(-0.5, -0.5), QPointF(0.5, -0.5)})
            corners << middle + QPointF(corner.x() * side(), corner.y() * cell);
        return corners;
    }
    /// Clockwise from the second side's edge.
    [[nodiscard]] double degrees(const BoardPose& pose) const
    {
        return isFree() ? pose.heading : isHexes() ? pose.heading * 60.0 : 90 + pose.heading * 60.0;
    }
    [[nodiscard]] BoardSpot spotOf(const BoardPose& pose) const { return {placeOf(pose), degrees(pose)}; }
    /// A length ahead of a pose.
    [[nodiscard]] QPointF ahead(const BoardPose& pose, double by) const { return ahead(spotOf(pose), by); }
    [[nodiscard]] static QPointF ahead(const BoardSpot& spot, double by)
    {
        const double angle = spot.degrees * std::acos(-1.0) / 180;
        return spot.place + QPointF(std::sin(angle), std::cos(angle)) * by;
    }

private:
    QSizeF m_table;
    BoardKind m_kind = BoardKind::FreeTable;
};

} // namespace navarch
