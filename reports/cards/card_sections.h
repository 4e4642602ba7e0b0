// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>

#include "reports/cards/card.h"
#include "reports/sheets/ship_sections.h"

namespace navarch {

/// How a card's sections are set just now.
struct CardDetail {
    int percent = 100; ///< of the type asked for
    int picture = 100; ///< per cent of its full height; 0: none
    int gap = 100;     ///< per cent
    int gridRows = -1; ///< of every log; -1: its least, 0: none
    bool strip = true;
    bool isTight = false; ///< facts in a paragraph, no notes to tracks, long ones as a number and a box
    int air = 0;          ///< more between sections than there must be
    bool code = true;     ///< its number stands as a square as well
};

/// Sets the sections of a card.
class CardSections {
public:
    CardSections(const GameCard& card, const SheetMeasures& measures, const CardDetail& detail,
                 const Typesetter& set)
        : m_card(card),
          m_measures(measures),
          m_detail(detail),
          m_set(set),
          m_tracks(set, m_measures),
          m_ship(card.ship, measures, set)
    {
    }
    CardSections(const CardSections&) = delete;
    CardSections& operator=(const CardSections&) = delete;

    /// The whole card over `width`.
    [[nodiscard]] Piece all(int width) const;
    /// Its lowest sections alone.
    [[nodiscard]] Piece below(int width) const { return column(m_card.below, width); }
    /// A line of a log is so high.
    [[nodiscard]] int gridRow() const
    {
        return std::max(m_measures.tick * 9 / 10, m_set.lineHeight(gridStyle()));
    }
    [[nodiscard]] const ShipSections& ship() const { return m_ship; }

private:
    /// What stands where of a card with two columns.
    struct Columns {
        std::span<const GameCard::Section> left;
        std::vector<GameCard::Section> right;
        std::span<const GameCard::Section> below;
    };

    /// The last of the left column, then the first ticks below, go to the right while that makes the card lower.
    [[nodiscard]] Columns evenColumns(int leftWidth, int rightWidth, int pictureHeight) const;
    [[nodiscard]] int gap() const { return m_measures.gap + m_detail.air; }
    [[nodiscard]] TextStyle gridStyle() const
    {
        return {FontRole::Data, std::max(smallestText, m_measures.label * 92 / 100)};
    }
    [[nodiscard]] std::vector<int> gridColumns(const GameCard::Grid& grid, const TextLook& head,
                                               int width) const;
    [[nodiscard]] Piece column(std::span<const GameCard::Section> sections, int width) const;
    [[nodiscard]] Piece of(const GameCard::Section& section, int labelWidth, int width) const;
    [[nodiscard]] Piece track(const GameCard::Track& track, int labelWidth, int width) const;
    [[nodiscard]] Piece ticks(const GameCard::Ticks& ticks, int width) const;
    [[nodiscard]] Piece blanks(const GameCard::Blanks& blanks, int width) const;
    [[nodiscard]] Piece deck(const GameCard::Deck& deck, int width) const;
    [[nodiscard]] Piece deckPart(const GameCard::DeckPart& part, int width) const;
    [[nodiscard]] Piece grid(const GameCard::Grid& grid, int width) const;
    [[nodiscard]] Piece list(const GameCard::List& list, int width) const;
    [[nodiscard]] Piece remark(const GameCard::Remark& remark, int width) const;

    const GameCard& m_card;
    SheetMeasures m_measures;
    CardDetail m_detail;
    const Typesetter& m_set;
    Tracks m_tracks; ///< in m_measures
    ShipSections m_ship;
};

} // namespace navarch
