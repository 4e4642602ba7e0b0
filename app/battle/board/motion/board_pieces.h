// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include <map>
#include <optional>
#include <vector>

#include "app/battle/board/motion/board_playback.h"

namespace navarch {

/// A piece as it is drawn now.
struct ShownPiece {
    const BoardPiece* piece = nullptr;
    MotionPiece how;
};

/// A piece that is being dragged: where it is held, and whether it may lie there.
struct HeldPiece {
    ShipNumber ship = noShip;
    BoardPose pose;
    bool isAllowed = false;
};

/// The pieces of a room's battle as a board shows them: where each is while something moves, and how ships that share a rex
/// lie beside one another. Places are pixels of the item.
class BoardPieces {
public:
    /// Of the room, if there is one; all three outlive it.
    BoardPieces(const QPointer<BattleRoom>& room, const BoardSight& sight, const BoardPlayback& playback);

    /// The battle stands elsewhere; how it stood is kept for what is shown of the way there.
    void takeIn();

    /// All that are to be seen now. They point into the room's view and into this.
    [[nodiscard]] std::vector<ShownPiece> shown(const std::optional<HeldPiece>& held) const;

    [[nodiscard]] QPointF middleOf(const ShownPiece& shown) const;
    [[nodiscard]] QPolygonF baseOf(const ShownPiece& shown) const;
    /// The middle of a piece as if it lay at a pose.
    [[nodiscard]] QPointF middleOf(const BoardPose& pose, const BoardPiece& piece) const
    {
        return m_sight.camera().toScreen(m_sight.camera().middleOf(pose, piece));
    }
    /// The middle and the base of a piece where the room has it.
    [[nodiscard]] QPointF middleOf(const BoardPiece& piece) const
    {
        return middleOf(piece.pose, piece) + asideOf(piece);
    }
    [[nodiscard]] QPolygonF baseOf(const BoardPiece& piece) const
    {
        return m_sight.camera().baseAt(piece.pose, piece).translated(asideOf(piece));
    }
    /// Where a move is held by its bow.
    [[nodiscard]] QPointF bowOf(const OrderShape& shape) const;

private:
    /// How far a piece is drawn from its place: on rexes those of one rex lie side by side.
    [[nodiscard]] QPointF asideOf(const BoardPiece& piece) const;
    void layAside();

    const QPointer<BattleRoom>& m_room;
    const BoardSight& m_sight;
    const BoardPlayback& m_playback;
    std::vector<BoardPiece> m_now;         ///< as the room has them,
    std::vector<BoardPiece> m_before;      ///< and as it had them before what happened last
    std::map<ShipNumber, double> m_asides; ///< in rexes across their headings
    std::map<ShipNumber, double> m_asidesBefore;
};

} // namespace navarch
