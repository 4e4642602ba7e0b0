// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "reports/content/ship_content.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// The sizes a sheet is set in.
struct SheetMeasures {
    int title = points(20);
    int data = points(9);
    int label = points(7.5);
    int tick = millimetres(5.5);     ///< the side of a box in a track
    int gap = millimetres(2);        ///< between sections
    int module = millimetres(0.62);  ///< of the code in the corner; 0: there is none
    int leastBox = millimetres(3.5); ///< the side of the smallest box that is ticked or crossed

    /// All of it in per cent, but no text below what can be read at arm's length, no box below the least one, and the code as
    /// it is: a scanner has no use for a smaller one.
    [[nodiscard]] SheetMeasures scaled(int percent) const;
};

/// What a sheet is set in before it is scaled, with boxes that a pencil hits: 4 mm, 3.5 mm where four or more sheets share
/// the page. A5 has them, and codes, as small as they can still be used.
[[nodiscard]] SheetMeasures measuresOn(Paper paper, int perPage);

/// Sets the boxes that are crossed with a pencil while playing.
class Tracks {
public:
    Tracks(const Typesetter& set, const SheetMeasures& measures) : m_set(set), m_measures(measures) {}

    /// Numbered boxes from `full` down to 0, the first `lost` hatched; wrapped into `width`.
    [[nodiscard]] Piece countdown(int full, int lost, int width, std::string_view key = {}) const;
    /// Boxes of which the last `lost` are hatched; the first `needed` are drawn firmer, with a mark after them.
    [[nodiscard]] Piece boxes(int count, int lost, int width, int needed = 0,
                              std::string_view key = {}) const;
    /// The steps of damage with the casualty dice under each, filled and hatched up to `level`.
    [[nodiscard]] Piece damage(Damage level, const std::vector<int>& casualtyDice, int width) const;
    /// A label and its row of small boxes; more than fit on two lines stand as a number and a box to write in.
    [[nodiscard]] Piece store(const ShipContent::Row& row, int labelWidth, int width) const;
    /// A small box and what it means.
    [[nodiscard]] Piece tick(const ShipContent::Tick& tick, int width) const;
    /// `pieces` in lines of `width`.
    [[nodiscard]] Piece inLines(std::vector<Piece> pieces, int width, int gapX, int gapY) const;

    [[nodiscard]] int smallTick() const { return std::max(m_measures.leastBox, m_measures.tick * 65 / 100); }
    [[nodiscard]] TextLook data(FontRole role = FontRole::Data) const
    {
        return {{role, m_measures.data}, Ink::Full, Align::Left, smallestText};
    }
    [[nodiscard]] TextLook label() const
    {
        return {{FontRole::Data, m_measures.label}, Ink::Soft, Align::Left, smallestText};
    }

private:
    const Typesetter& m_set;
    const SheetMeasures& m_measures;
};

} // namespace navarch
