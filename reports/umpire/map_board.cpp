// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/map_board.h"

#include <algorithm>
#include <cmath>

namespace navarch {

namespace {

const double rootOfThree = std::sqrt(3.0);

/// Scales one can measure with, in tenths.
constexpr std::array roundScales{10,  20,  25,  40,  50,  60,  75,  80,  100,
                                 120, 150, 200, 250, 300, 400, 500, 750, 1000};

/// Hundredths of a millimetre in a thousandth of what a free table is measured in.
double unitOf(BoardMeasure measure)
{
    return measure == BoardMeasure::Inch ? 2.54 : 1.0;
}

} // namespace

MapBoard::MapBoard(const BoardView& board, int width, int height) : m_board(board)
{
    const double columns = std::max(1, board.width);
    const double rows = std::max(1, board.depth);
    if (board.kind == BoardKind::FreeTable) {
        const double unit = unitOf(board.measure);
        m_scaleTenths = roundScales.back();
        for (const int tenths : roundScales)
            if (board.width * unit * 10 / tenths <= width && board.depth * unit * 10 / tenths <= height) {
                m_scaleTenths = tenths;
                break;
            }
        m_factor = unit * 10 / m_scaleTenths;
        m_width = lengthOf(board.width);
        m_height = lengthOf(board.depth);
    } else if (board.kind == BoardKind::Hexes) {
        // Flat-topped: a column is three quarters of a hex's length from the next, odd ones half a hex lower.
        const double wide = (1.5 * (columns - 1) + 2) / rootOfThree;
        const double high = rows + (columns > 1 ? 0.5 : 0);
        m_cell = static_cast<int>(std::min(width / wide, height / high));
        m_width = static_cast<int>(std::ceil(m_cell * wide));
        m_height = static_cast<int>(std::ceil(m_cell * high));
    } else {
        const double wide = columns + 0.5;
        const double high = rows * rootOfThree / 2;
        m_cell = static_cast<int>(std::min(width / wide, height / high));
        m_width = static_cast<int>(std::ceil(m_cell * wide));
        m_height = static_cast<int>(std::ceil(m_cell * high));
    }
}

Drawing::Point MapBoard::at(double x, double y) const
{
    return {std::clamp(static_cast<int>(std::lround(x)), 0, m_width),
            std::clamp(static_cast<int>(std::lround(y)), 0, m_height)};
}

Drawing::Point MapBoard::middleOf(int column, int row) const
{
    if (m_board.kind == BoardKind::Hexes) {
        const double radius = m_cell / rootOfThree;
        return at((1 + 1.5 * column) * radius, (row + 0.5 + (column & 1) * 0.5) * m_cell);
    }
    return at((column + 0.5 + (row & 1) * 0.5) * m_cell, (row + 0.5) * m_cell * rootOfThree / 2);
}

std::vector<Drawing::Point> MapBoard::cellAt(int column, int row) const
{
    std::vector<Drawing::Point> corners;
    if (m_board.kind == BoardKind::Hexes) {
        const double radius = m_cell / rootOfThree;
        const double x = (1 + 1.5 * column) * radius;
        const double y = (row + 0.5 + (column & 1) * 0.5) * m_cell;
        for (int i = 0; i < 6; ++i) {
            constexpr std::array<double, 6> across{-1, -0.5, 0.5, 1, 0.5, -0.5};
            constexpr std::array<double, 6> down{0, -0.5, -0.5, 0, 0.5, 0.5};
            const auto corner = static_cast<std::size_t>(i);
            corners.push_back(at(x + across[corner] * radius, y + down[corner] * m_cell));
        }
        return corners;
    }
    const double left = (column + (row & 1) * 0.5) * m_cell;
    const double high = m_cell * rootOfThree / 2;
    return {at(left, row * high), at(left + m_cell, row * high), at(left + m_cell, (row + 1) * high),
            at(left, (row + 1) * high)};
}

Drawing::Point MapBoard::placeOf(const BoardPose& pose) const
{
    if (hasCells())
        return middleOf(pose.x, pose.y);
    return at(pose.x * m_factor, m_height - pose.y * m_factor);
}

int MapBoard::bearingOf(const BoardPose& pose) const
{
    switch (m_board.kind) {
    case BoardKind::Hexes: return pose.heading * 60;
    case BoardKind::Rexes: return 90 + pose.heading * 60;
    case BoardKind::FreeTable: break;
    }
    return pose.heading;
}

int MapBoard::lengthOf(std::int32_t onBoard) const
{
    return static_cast<int>(std::lround(onBoard * m_factor));
}

std::vector<Drawing::Point> MapBoard::zoneLine(bool ofFirstSide) const
{
    const int depth = m_board.deploymentDepth;
    if (depth <= 0)
        return {};
    std::vector<Drawing::Point> line;
    switch (m_board.kind) {
    case BoardKind::FreeTable: {
        const int y = ofFirstSide ? m_height - lengthOf(depth) : lengthOf(depth);
        line = {at(0, y), at(m_width, y)};
        break;
    }
    case BoardKind::Hexes: {
        if (depth >= m_board.depth)
            return {};
        // Along the hexes' own sides: the first side's rows are the southern ones.
        const int row = ofFirstSide ? m_board.depth - depth - 1 : depth - 1;
        for (int column = 0; column < m_board.width; ++column) {
            const std::vector<Drawing::Point> corners = cellAt(column, row);
            line.push_back(corners[5]);
            line.push_back(corners[4]);
        }
        break;
    }
    case BoardKind::Rexes: {
        if (depth >= m_board.width)
            return {};
        // The first side's columns are the western ones.
        const int column = ofFirstSide ? depth - 1 : m_board.width - depth - 1;
        for (int row = 0; row < m_board.depth; ++row) {
            const std::vector<Drawing::Point> corners = cellAt(column, row);
            line.push_back(corners[1]);
            line.push_back(corners[2]);
        }
        break;
    }
    }
    return line;
}

std::array<Phrase, 4> MapBoard::edges() const
{
    // The view begins with the first side's edge, which lies in the south, on rexes in the west, and goes clockwise.
    const std::size_t first = m_board.kind == BoardKind::Rexes ? 3 : 2;
    std::array<Phrase, 4> names;
    for (std::size_t i = 0; i < m_board.edges.size() && i < 4; ++i)
        names[(first + i) % 4] = m_board.edges[i].name;
    return names;
}

} // namespace navarch
