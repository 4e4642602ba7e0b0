// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "reports/layout/typesetter.h"

namespace navarch {

struct TableColumn {
    QString title;
    int width = 0; ///< 0: shares what is left with the other columns of no width, by `share`
    Align align = Align::Left;
    int share = 1;
    bool isAmount = false;
    int least = 0; ///< a column of no width is at least so wide, up to near half of the table
};

/// The columns with at least the room that the longest word in each takes in the smallest type.
[[nodiscard]] std::vector<TableColumn> withRoomForWords(std::vector<TableColumn> columns,
                                                        const std::vector<QStringList>& rows,
                                                        const Typesetter& set);

/// Sets the rows of a table. Cells wrap: every text stands in full, and a row is as high as its highest cell.
class PrintedTable {
public:
    /// `padding` stands above and below the text of a row. No word of a title is longer than its column, as long as others can give
    /// it the room.
    PrintedTable(const Typesetter& set, std::vector<TableColumn> columns, int width, TextStyle style,
                 int padding = millimetres(0.7));

    /// The titles over a line.
    [[nodiscard]] Piece head() const;
    /// One row with a hairline under it, at least so high without that; `cells` are as many as the columns.
    [[nodiscard]] Piece row(const QStringList& cells, FontRole role = FontRole::Data, bool line = true,
                            int leastHeight = 0) const;

    /// Where a column begins, and how wide it is.
    [[nodiscard]] int columnX(std::size_t column) const;
    [[nodiscard]] int columnWidth(std::size_t column) const { return m_columns[column].width; }

private:
    const Typesetter& m_set;
    std::vector<TableColumn> m_columns;
    int m_width;
    TextStyle m_style;
    int m_gap;
    int m_padding;
};

} // namespace navarch
