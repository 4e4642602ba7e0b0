// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include <QStringList>

#include "reports/content/ship_content.h"

namespace navarch {

/// A record sheet of any game, before it is laid out: a ship, or a squadron of the game that has no ships.
struct GameCard {
    /// Labels over values, and tick boxes of what is aboard: those of `ship`.
    struct Facts {};
    struct Stores {};
    /// His name and fate.
    struct Captain {};
    /// A box of a track.
    struct Cell {
        QString text;         ///< may be empty
        bool crossed = false; ///< before the battle: hatched
        bool firm = false;    ///< drawn heavier: here something changes
    };
    struct Track {
        QString label;
        std::vector<Cell> cells;
        QString note;            ///< beside or under it; may be empty
        bool hasRoom = false;    ///< to write under each number
        bool isOfBefore = false; ///< belongs under the track before it
        std::string_view key{};  ///< BoxMeaning
    };
    struct Ticks {
        QString label; ///< may be empty
        std::vector<ShipContent::Tick> ticks;
    };
    /// A box to write in.
    struct Blank {
        QString label;
        QString value; ///< written already; may be empty
    };
    struct Blanks {
        std::vector<Blank> blanks;
    };
    /// A part of a deck with boxes for units, each with room for counters.
    struct DeckPart {
        QString name;
        QStringList units;
        int boxes = 0;
    };
    struct Deck {
        std::vector<DeckPart> parts;
    };
    struct Column {
        QString title;
        int share = 1;
    };
    /// A log with a line a turn; it takes the room that is left.
    struct Grid {
        QString title;
        std::vector<Column> columns; ///< the first holds the turn's number
        int leastRows = 1;
        int mostRows = 1;
    };
    struct ListRow {
        QString text;
        QString value;
        BoxMeaning meaning{}; ///< of its box
    };
    /// Rows with a box before each.
    struct List {
        QString title;
        std::vector<ListRow> rows;
    };
    /// A label and a text of any length.
    struct Remark {
        QString label;
        QString text;
    };
    using Section = std::variant<Facts, Stores, Captain, Track, Ticks, Blanks, Deck, Grid, List, Remark>;

    ShipContent ship; ///< name, class, squadron, commander, facts, stores, fit and condition
    bool hasPicture = true;
    std::vector<Section> left;  ///< the ship; beside it where there is room:
    std::vector<Section> right; ///< who and what is aboard, and of the others what keeps the two even
    std::vector<Section> below; ///< over the full width
    QStringList marks;          ///< of the umpire's hand, below all of it; a sentence each
    QString strip;              ///< the numbers that are looked up most, at the foot
};

/// Boxes from `full` to 0, the first `lost` hatched.
[[nodiscard]] inline std::vector<GameCard::Cell> countdownCells(int full, int lost)
{
    std::vector<GameCard::Cell> cells;
    for (int i = full; i >= 0; --i)
        cells.push_back({QString::number(i), full - i < lost, false});
    return cells;
}

/// Boxes without numbers, the first `ticked` hatched.
[[nodiscard]] inline std::vector<GameCard::Cell> emptyCells(int count, int ticked = 0)
{
    std::vector<GameCard::Cell> cells;
    for (int i = 0; i < count; ++i)
        cells.push_back({{}, i < ticked, false});
    return cells;
}

/// Boxes from 1 to `count`.
[[nodiscard]] inline std::vector<GameCard::Cell> numberedCells(int count)
{
    std::vector<GameCard::Cell> cells;
    for (int i = 1; i <= count; ++i)
        cells.push_back({QString::number(i), false, false});
    return cells;
}

} // namespace navarch
