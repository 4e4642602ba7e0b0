// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>

#include <array>
#include <optional>
#include <vector>

#include "app/workshop/boards/board_lattice.h"

namespace navarch {

/// What a board is painted with.
struct BoardInks {
    QColor sea;
    QColor land;
    QColor ink;
    QColor line;
    QColor card;
    QColor accent;
    QColor good;
    std::array<QColor, 2> sides;
};

/// What one is about to do: shown over the board, and nothing of it is done yet.
struct BoardGesture {
    std::vector<BoardCell> path; ///< of a stroke, or the corners of an area
    bool isArea = false;
    int brush = 0;
    std::optional<BoardCell> cursor;
    std::optional<BoardCell> pointer;
};

/// Paints a board that is drawn: terrain with a sign of each kind, zones with their sides' numbers, walls, the north.
class BoardPainter {
public:
    BoardPainter(const DrawnBoard& board, const BoardLattice& lattice, const BoardInks& inks,
                 const QSizeF& size)
        : m_board(board),
          m_lattice(lattice),
          m_inks(inks),
          m_size(size)
    {
    }

    void paint(QPainter& painter) const;
    void paint(QPainter& painter, const BoardGesture& gesture) const;

private:
    void paintCell(QPainter& painter, BoardCell cell) const;
    void paintWalls(QPainter& painter) const;
    void paintNorth(QPainter& painter) const;

    const DrawnBoard& m_board;
    const BoardLattice& m_lattice;
    const BoardInks& m_inks;
    QSizeF m_size;
};

} // namespace navarch
