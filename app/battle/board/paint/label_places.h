// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QRectF>

#include <cstddef>
#include <optional>
#include <vector>

namespace navarch {

/// A name that is to be written on a board. Places are pixels of the item.
struct LabelWish {
    QRectF piece; ///< around what is named, with the marks at it
    QSizeF words;
    double away = 0;         ///< how far from it the words stand at the end of a line, at least
    std::size_t earlier = 0; ///< PlacedName::number in the picture before: kept while there is room
    bool isAsked = false;    ///< written in any case: at worst below it, over whatever lies there
};

/// Where a name is written.
struct PlacedName {
    QRectF words;
    bool isAway = false;    ///< a line leads to it from what it names
    std::size_t number = 0; ///< of the place, among those around a piece: 0 is below it
};

/// Finds places for the names of pieces: beside what they name, clear of every piece, of what is taken and of the names
/// that were placed before.
class LabelPlaces {
public:
    /// `pieces`: as they lie. `taken`: where there is no room besides.
    LabelPlaces(std::vector<QPolygonF> pieces, std::vector<QRectF> taken);

    /// The place of a name, which nothing else gets after it. None where there is no room and it is not asked for.
    [[nodiscard]] std::optional<PlacedName> place(const LabelWish& wish);
    /// Whether nothing lies there; then nothing else gets it. With `anyway` whatever lies there.
    bool take(const QRectF& words, bool anyway);

private:
    [[nodiscard]] bool isTaken(const QRectF& words) const;
    [[nodiscard]] bool isOnPiece(const QRectF& words) const;

    std::vector<QPolygonF> m_pieces;
    std::vector<QRectF> m_bounds; ///< of the pieces
    std::vector<QRectF> m_taken;
};

} // namespace navarch
