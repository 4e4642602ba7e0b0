// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "reports/cards/card_maker.h"
#include "reports/layout/table.h"

namespace navarch {

/// The rows of a fleet's list: number, ship, class, captain, the game's figures, boxes for what becomes of her, and the page of her
/// card. Every word of a name has room on its line: where the figures leave too little beside them, they stand closer, and where
/// that does not do, a ship's names have a line of their own above them.
class ShipRows {
public:
    /// `markOf`: as in addGameCover(). `boxSide`: of the boxes.
    ShipRows(const PrintedFleet& printed, const GamePapers& papers, const std::function<int(int)>& markOf,
             TextStyle style, int boxSide, int width, const Typesetter& set);

    /// The titles over a line.
    [[nodiscard]] Piece head() const { return m_table->head(); }
    /// Of the ship in that place of PrintedFleet::contents.
    [[nodiscard]] Piece ofShip(std::size_t i) const;
    /// Of one that stays behind: neither figures nor boxes.
    [[nodiscard]] Piece ofWreck(const ShipContent& ship) const;

private:
    enum class Room { Wide, Close, OwnLine };
    /// What stands in the columns of names.
    struct Names {
        QString label;
        QString ship;
        QString shipClass;
        QString captain;
    };

    [[nodiscard]] static Names namesOf(const ShipContent& ship, bool hasDamage);
    [[nodiscard]] QStringList fates() const;
    [[nodiscard]] int titleWidth(const QString& title) const;
    [[nodiscard]] PrintedTable tableWith(Room room) const;
    /// No word of a name is longer than its column, in the smallest type.
    [[nodiscard]] bool holdsNames(const PrintedTable& table) const;
    [[nodiscard]] std::size_t firstFigure() const { return m_isOwnLine ? 2 : 4; }
    [[nodiscard]] Piece row(const Names& names, const QStringList& figures, int leastHeight,
                            const std::function<void(Piece&)>& addBoxes) const;
    void addFates(Piece& row, std::int64_t ship) const;

    const PrintedFleet& m_printed;
    const GamePapers& m_papers;
    const std::function<int(int)>& m_markOf;
    TextStyle m_style;
    int m_boxSide;
    int m_width;
    const Typesetter& m_set;
    std::vector<Names> m_names; ///< of ships and wrecks
    bool m_hasCaptains = false;
    bool m_isOwnLine = false;
    std::optional<PrintedTable> m_table;
};

} // namespace navarch
