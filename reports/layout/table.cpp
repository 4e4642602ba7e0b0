// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/table.h"

#include <algorithm>

namespace navarch {

PrintedTable::PrintedTable(const Typesetter& set, std::vector<TableColumn> columns, int width,
                           TextStyle style, int padding)
    : m_set(set),
      m_columns(std::move(columns)),
      m_width(width),
      m_style(style),
      m_gap(style.size * 7 / 10),
      m_padding(padding)
{
    int fixed = m_gap * (static_cast<int>(m_columns.size()) - 1);
    int shares = 0;
    for (const TableColumn& column : m_columns) {
        fixed += column.width;
        shares += column.width == 0 ? column.share : 0;
    }
    const int left = m_width - fixed;
    for (TableColumn& column : m_columns)
        if (column.width == 0)
            column.width = left * column.share / std::max(1, shares);
}

int PrintedTable::columnX(std::size_t column) const
{
    int x = 0;
    for (std::size_t i = 0; i < column; ++i)
        x += m_columns[i].width + m_gap;
    return x;
}

Piece PrintedTable::head() const
{
    Piece piece;
    piece.width = m_width;
    const TextStyle style{FontRole::Data, std::max(points(6.5), m_style.size * 85 / 100)};
    std::vector<Piece> titles;
    int height = m_set.lineHeight(style);
    for (const TableColumn& column : m_columns) {
        titles.push_back(
            column.title.isEmpty()
                ? Piece()
                : m_set.heading(column.title, column.width, {style, Ink::Soft, column.align, points(6.5)}));
        height = std::max(height, titles.back().height);
    }
    // A title of one line stands beside the last of one of two.
    for (std::size_t i = 0; i < titles.size(); ++i) {
        const int down = height - titles[i].height;
        piece.place(std::move(titles[i]), columnX(i), down);
    }
    piece.height = height + m_padding;
    piece.add(Rule{{0, piece.height, m_width, 0}, Ink::Soft, 18});
    piece.height += m_padding;
    return piece;
}

Piece PrintedTable::row(const QStringList& cells, FontRole role, bool line, int leastHeight) const
{
    Piece piece;
    piece.width = m_width;
    int height = std::max(m_set.lineHeight(m_style), leastHeight);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const QString& text = cells[static_cast<qsizetype>(i)];
        if (text.isEmpty())
            continue;
        const TableColumn& column = m_columns[i];
        Piece cell = m_set.paragraph(
            text, column.width,
            {{role, m_style.size}, Ink::Full, column.align, points(6.5), false, column.isAmount});
        height = std::max(height, cell.height);
        piece.place(std::move(cell), columnX(i), 0);
    }
    piece.height = height + m_padding;
    if (line)
        piece.add(Rule{{0, piece.height, m_width, 0}});
    piece.height += m_padding;
    return piece;
}

Piece PrintedTable::across(const QString& text, const TextLook& look, std::size_t from) const
{
    const int x = columnX(from);
    Piece piece;
    piece.width = m_width;
    piece.stack(m_set.paragraph(text, m_width - x, look), 0, x);
    piece.height += m_padding;
    return piece;
}

} // namespace navarch
