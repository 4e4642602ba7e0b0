// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/boards/board_lattice.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace navarch {
namespace {

constexpr double latticeNarrow = std::numbers::sqrt3 / 2;
constexpr double latticeRadius = 1 / std::numbers::sqrt3; // of a hex, to a corner
constexpr double latticeMargin = 16;                      // pixels round the board
constexpr double mostLatticeZoom = 12;

} // namespace

void BoardLattice::lay(BoardShape shape, int columns, int rows, const QSizeF& item)
{
    const bool isOther = shape != m_shape || columns != m_columns || rows != m_rows;
    m_shape = shape;
    m_columns = columns;
    m_rows = rows;
    m_item = item;
    const QSizeF size = extent();
    m_fit = std::max(0.5, std::min((item.width() - 2 * latticeMargin) / size.width(),
                                   (item.height() - 2 * latticeMargin) / size.height()));
    if (isOther)
        m_zoom = 1;
    settle();
}

QSizeF BoardLattice::extent() const
{
    switch (m_shape) {
    case BoardShape::Hexes: return {(m_columns - 1) * latticeNarrow + 2 * latticeRadius, m_rows + 0.5};
    case BoardShape::Rexes: return {m_columns + 0.5, m_rows * latticeNarrow};
    case BoardShape::FreeTable: break;
    }
    return QSizeF(m_columns, m_rows);
}

void BoardLattice::settle()
{
    const QSizeF size = extent() * cell();
    const auto within = [](double origin, double board, double item) {
        return board + 2 * latticeMargin <= item
                   ? (item - board) / 2
                   : std::clamp(origin, item - board - latticeMargin, latticeMargin);
    };
    m_origin = {within(m_origin.x(), size.width(), m_item.width()),
                within(m_origin.y(), size.height(), m_item.height())};
}

void BoardLattice::zoomAt(const QPointF& at, double factor)
{
    const double before = m_zoom;
    m_zoom = std::clamp(m_zoom * factor, 1.0, mostLatticeZoom);
    m_origin = at - (at - m_origin) * (m_zoom / before);
    settle();
}

void BoardLattice::pan(const QPointF& by)
{
    m_origin += by;
    settle();
}

void BoardLattice::fit()
{
    m_zoom = 1;
    settle();
}

void BoardLattice::follow(BoardCell cell)
{
    const QPointF at = middleOf(cell);
    const double rim = std::max(this->cell(), 24.0);
    const auto off = [rim](double place, double size) {
        return place < rim ? rim - place : place > size - rim ? size - rim - place : 0;
    };
    pan({off(at.x(), m_item.width()), off(at.y(), m_item.height())});
}

QPointF BoardLattice::planeMiddle(BoardCell cell) const
{
    switch (m_shape) {
    case BoardShape::Hexes:
        return {cell.column * latticeNarrow + latticeRadius, cell.row + 0.5 + (cell.column & 1) * 0.5};
    case BoardShape::Rexes:
        return {cell.column + 0.5 + (cell.row & 1) * 0.5, (cell.row + 0.5) * latticeNarrow};
    case BoardShape::FreeTable: break;
    }
    return {cell.column + 0.5, cell.row + 0.5};
}

QPointF BoardLattice::middleOf(BoardCell at) const
{
    return m_origin + planeMiddle(at) * cell();
}

QPolygonF BoardLattice::outlineOf(BoardCell at) const
{
    const QPointF middle = middleOf(at);
    if (m_shape == BoardShape::Hexes) {
        QPolygonF outline;
        for (int i = 0; i < 6; ++i) {
            const double angle = i * std::numbers::pi / 3;
            outline << middle + QPointF(std::cos(angle), std::sin(angle)) * (latticeRadius * cell());
        }
        return outline;
    }
    const double wide = cell() / 2;
    const double high = m_shape == BoardShape::Rexes ? wide * latticeNarrow : wide;
    return QPolygonF({middle + QPointF(-wide, -high), middle + QPointF(wide, -high),
                      middle + QPointF(wide, high), middle + QPointF(-wide, high)});
}

BoardCell BoardLattice::cellAt(const QPointF& at) const
{
    const QPointF plane = (at - m_origin) / cell();
    const auto whole = [](double value) {
        return static_cast<int>(std::floor(std::clamp(value, -500.0, 500.0)));
    };
    if (m_shape == BoardShape::FreeTable)
        return {whole(plane.x()), whole(plane.y())};
    if (m_shape == BoardShape::Rexes) {
        const int row = whole(plane.y() / latticeNarrow);
        return {whole(plane.x() - (row & 1) * 0.5), row};
    }
    // The nearest middle of those about it.
    const int column = whole(plane.x() / latticeNarrow);
    BoardCell nearest;
    double least = 1e9;
    for (int c = column - 1; c <= column + 1; ++c)
        for (int r = whole(plane.y()) - 1; r <= whole(plane.y()) + 1; ++r) {
            const QPointF off = planeMiddle({c, r}) - plane;
            if (const double far = QPointF::dotProduct(off, off); far < least) {
                least = far;
                nearest = {c, r};
            }
        }
    return nearest;
}

} // namespace navarch
