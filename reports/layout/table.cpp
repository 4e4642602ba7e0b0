// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/table.h"

#include <algorithm>

namespace navarch {

namespace {

constexpr TextLook smallestLook{{FontRole::Data, smallestText}};

/// Shares what is left among the columns of no width: by their shares, and at least what each needs, which the others give up.
void share(std::vector<TableColumn>& columns, int left, int widest)
{
    int shares = 0;
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].width == 0) {
            open.push_back(i);
            shares += columns[i].share;
        }
    const auto needsMore = [&](std::size_t i) {
        const int least = std::min(columns[i].least, widest);
        return least > left * columns[i].share / std::max(1, shares) && least < left;
    };
    for (auto next = std::find_if(open.begin(), open.end(), needsMore); next != open.end();
         next = std::find_if(open.begin(), open.end(), needsMore)) {
        TableColumn& held = columns[*next];
        held.width = std::min(held.least, widest);
        left -= held.width;
        shares -= held.share;
        open.erase(next);
    }
    for (const std::size_t i : open)
        columns[i].width = left * columns[i].share / std::max(1, shares);
}

} // namespace

std::vector<TableColumn> withRoomForWords(std::vector<TableColumn> columns,
                                          const std::vector<QStringList>& rows, const Typesetter& set)
{
    for (const QStringList& row : rows)
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const QString& text = row[static_cast<qsizetype>(i)];
            int& least = columns[i].least;
            if (set.width(text, smallestLook) >= least)
                least = std::max(least, set.widestWord(text, smallestLook) + 1);
        }
    return columns;
}

PrintedTable::PrintedTable(const Typesetter& set, std::vector<TableColumn> columns, int width,
                           TextStyle style, int padding)
    : m_set(set),
      m_columns(std::move(columns)),
      m_width(width),
      m_style(style),
      m_gap(style.size * 7 / 10),
      m_padding(padding)
{
    constexpr int widest = 45; // of the table, so many of a hundred
    int fixed = m_gap * (static_cast<int>(m_columns.size()) - 1);
    for (TableColumn& column : m_columns) {
        const int word = column.title.isEmpty() ? 0 : m_set.widestWord(column.title, smallestLook) + 1;
        if (column.width > 0)
            column.width = std::max(column.width, word);
        else
            column.least = std::max(column.least, word);
        fixed += column.width;
    }
    share(m_columns, m_width - fixed, m_width * widest / 100);
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
        Piece cell = m_set.paragraph(text, column.width,
                                     {{role, m_style.size},
                                      Ink::Full,
                                      column.align,
                                      points(6.5),
                                      false,
                                      column.isAmount,
                                      column.align == Align::Left});
        height = std::max(height, cell.height);
        piece.place(std::move(cell), columnX(i), 0);
    }
    piece.height = height + m_padding;
    if (line)
        piece.add(Rule{{0, piece.height, m_width, 0}});
    piece.height += m_padding;
    return piece;
}

} // namespace navarch
