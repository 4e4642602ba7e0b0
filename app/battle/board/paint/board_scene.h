// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include <cstddef>
#include <map>
#include <vector>

#include "app/battle/board/pointing/board_pointer.h"
#include "app/battle/board/sight/ship_sprites.h"
#include "app/battle/board/sight/word_images.h"

namespace navarch {

/// What one picture of a board is of, and what it is drawn with: those who paint it look here and alter nothing but the
/// images, and the places of names, that are kept from picture to picture.
struct BoardScene {
    BattleRoom& room;
    const BoardSight& sight;
    const BoardCamera& camera; ///< the sight's
    const BoardStyle& style;
    const BoardPlayback& playback;
    const BoardPieces& pieces;
    const BoardPointer& pointer;
    QSizeF size; ///< of the item
    WordImages& words;
    ShipSprites& sprites;
    std::map<ShipNumber, std::size_t>& labels; ///< where their names were written last (PlacedName::number)
    std::vector<ShownPiece> shown;             ///< the pieces, as they are drawn now

    /// Null when she is not shown.
    [[nodiscard]] const ShownPiece* shownOf(int ship) const;
    [[nodiscard]] bool isChosen(const BoardPiece& piece) const { return piece.ship == room.choice()->ship(); }
    [[nodiscard]] bool isPointed(const BoardPiece& piece) const { return piece.ship == pointer.ship(); }
    /// An edge of the table (BoardView::edges) that is land, not a side's.
    [[nodiscard]] bool isShore(std::size_t edge) const;
    /// The painter's font, so many pixels smaller.
    [[nodiscard]] QFont smaller(const QPainter& painter, int by) const;
    /// A text with a rim, so that it reads on anything, its baseline beginning at `at`.
    void write(QPainter& painter, const QPointF& at, const QString& text, const QColor& ink) const;
};

} // namespace navarch
