// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QSizeF>

#include "core/boards/drawn/drawn_board.h"

namespace navarch {

/// Where the cells of a board lie in an item: the whole board fits into it, and can be brought nearer and moved.
class BoardLattice {
public:
    void lay(BoardShape shape, int columns, int rows, const QSizeF& item);
    /// Nearer by a factor, a place of the item staying where it is; never farther than the whole board.
    void zoomAt(const QPointF& at, double factor);
    void pan(const QPointF& by);
    void fit();
    /// Moves as little as brings a cell into sight.
    void follow(BoardCell cell);

    /// From one side of a cell to the other, in pixels.
    [[nodiscard]] double cell() const { return m_fit * m_zoom; }
    [[nodiscard]] QPointF middleOf(BoardCell cell) const;
    [[nodiscard]] QPolygonF outlineOf(BoardCell cell) const;
    /// The cell at a place of the item; off the board it is none of its cells.
    [[nodiscard]] BoardCell cellAt(const QPointF& at) const;

private:
    /// Of a board whose cells are one across.
    [[nodiscard]] QSizeF extent() const;
    [[nodiscard]] QPointF planeMiddle(BoardCell cell) const;
    void settle();

    BoardShape m_shape = BoardShape::Hexes;
    int m_columns = 1;
    int m_rows = 1;
    QSizeF m_item;
    double m_fit = 1;
    double m_zoom = 1;
    QPointF m_origin; ///< of the board in the item
};

} // namespace navarch
