// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/battle/board/motion/board_pieces.h"
#include "app/battle/board/pointing/plot_tracks.h"

namespace navarch {

/// By what something on a board is dragged: a move laid out by hand by its middle or its bow, a formation by any ship of it.
enum class BoardHandle { None, Ahead, Bow, Formation };

/// What lies at a place of a board, in pixels of its item, and may be pointed at or pressed. Made for one look.
class BoardPicking {
public:
    BoardPicking(BattleRoom& room, const BoardCamera& camera, const BoardPieces& pieces)
        : m_room(room),
          m_camera(camera),
          m_pieces(pieces)
    {
    }

    /// noShip: none.
    [[nodiscard]] int shipAt(const QPointF& at) const;
    /// A move whose end lies there, by its place in the list of orders; -1: none.
    [[nodiscard]] int orderAt(const QPointF& at) const;
    [[nodiscard]] BoardHandle handleAt(const QPointF& at) const;
    /// A step of the plot that is written.
    [[nodiscard]] PlotTracks::Mark stepAt(const QPointF& at) const;
    /// Writes the step or keeps the steps that a place stands for; false when it stands for none.
    bool takeStep(const QPointF& at) const;

private:
    [[nodiscard]] PlotTracks tracks() const { return {m_room, m_camera, {}}; }
    /// An own ship that lies there and would rather be chosen than a step; noShip: none.
    [[nodiscard]] int ownShipAt(const QPointF& at) const;

    BattleRoom& m_room;
    const BoardCamera& m_camera;
    const BoardPieces& m_pieces;
};

} // namespace navarch
