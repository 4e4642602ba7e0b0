// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/battle/contract/board_view.h"
#include "reports/layout/page.h"

namespace navarch {

/// A board laid on paper: where its cells, edges and pieces come to lie. Lengths are hundredths of a millimetre; the board's
/// corner is at 0,0, north up.
class MapBoard {
public:
    /// As large as it fits into `width` by `height`; a free table at the largest round scale that does.
    MapBoard(const BoardView& board, int width, int height);

    [[nodiscard]] const BoardView& board() const { return m_board; }
    [[nodiscard]] bool hasCells() const { return m_board.kind != BoardKind::FreeTable; }
    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    /// Of a free table: it is drawn so many times smaller, in tenths: 75 is 1 : 7.5.
    [[nodiscard]] int scaleTenths() const { return m_scaleTenths; }
    /// Across a cell, from side to side.
    [[nodiscard]] int cell() const { return m_cell; }

    /// The outline of a cell, and its middle.
    [[nodiscard]] std::vector<Drawing::Point> cellAt(int column, int row) const;
    [[nodiscard]] Drawing::Point middleOf(int column, int row) const;
    /// Where a pose lies, and its heading in degrees clockwise from the north.
    [[nodiscard]] Drawing::Point placeOf(const BoardPose& pose) const;
    [[nodiscard]] int bearingOf(const BoardPose& pose) const;
    /// A length of the board.
    [[nodiscard]] int lengthOf(std::int32_t onBoard) const;
    /// The line up to which a side deploys from its edge; empty: it deploys anywhere.
    [[nodiscard]] std::vector<Drawing::Point> zoneLine(bool ofFirstSide) const;
    /// What the board's edges are called: north, east, south, west.
    [[nodiscard]] std::array<Phrase, 4> edges() const;

private:
    [[nodiscard]] Drawing::Point at(double x, double y) const;

    const BoardView& m_board;
    int m_width = 0;
    int m_height = 0;
    int m_scaleTenths = 10;
    int m_cell = 0;
    double m_factor = 1; ///< of a free table's lengths
};

} // namespace navarch
