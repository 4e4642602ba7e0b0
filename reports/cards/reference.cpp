// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/cards/reference.h"

#include <algorithm>

#include "reports/cards/imposition.h"
#include "reports/layout/flow.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int largestType = points(10);
constexpr int smallestType = points(6.6);
constexpr int typeStep = points(0.2);

/// Sets reference tables in one size of type.
class ReferenceColumns {
public:
    ReferenceColumns(Paper paper, int size, const Typesetter& set)
        : m_set(set),
          m_style{FontRole::Data, size},
          m_paper(paper)
    {
        const Box area = Page{paper, marginOf(paper), {}}.area();
        m_room = area.height - footHeight(set);
        m_columns = paper == Paper::A3 ? 3 : paper == Paper::A5 ? 1 : 2;
        m_gutter = size * 2;
        m_width = (area.width - m_gutter * (m_columns - 1)) / m_columns;
    }

    [[nodiscard]] std::vector<Page> pages(const std::vector<ReferenceTable>& tables) const
    {
        std::vector<Page> pages;
        int column = m_columns; // as if the page before were full
        int y = 0;
        const auto next = [&] {
            y = 0;
            if (++column >= m_columns) {
                pages.push_back({m_paper, marginOf(m_paper), {}});
                column = 0;
            }
        };
        const auto put = [&](Piece piece, int gap) {
            const Box area = pages.back().area();
            y += gap;
            const int height = piece.height;
            placeOn(pages.back(), std::move(piece), area.x + column * (m_width + m_gutter), area.y + y);
            y += height;
        };
        for (const ReferenceTable& table : tables) {
            std::vector<Piece> parts = partsOf(table);
            int whole = 0;
            for (const Piece& part : parts)
                whole += part.height;
            const int gap = y > 0 ? m_style.size * 13 / 10 : 0;
            // A table stays together where a column can hold it.
            if (pages.empty() || y + gap + std::min(whole, m_room) > m_room)
                next();
            bool isFirst = true;
            for (Piece& part : parts) {
                if (y + part.height > m_room)
                    next();
                put(std::move(part), isFirst && y > 0 ? gap : 0);
                isFirst = false;
            }
        }
        return pages;
    }

private:
    /// The heading with the titles of the columns, each row, the note.
    [[nodiscard]] std::vector<Piece> partsOf(const ReferenceTable& table) const
    {
        constexpr int padding = millimetres(0.4);
        std::vector<TableColumn> columns = table.columns;
        for (std::size_t i = 0; i < columns.size(); ++i) { // narrow columns are as wide as what they hold
            if (columns[i].share != 0)
                continue;
            columns[i].share = 1;
            int wide = m_set.width(columns[i].title,
                                   {{FontRole::Data, std::max(points(6.5), m_style.size * 85 / 100)}});
            for (const QStringList& row : table.rows)
                wide = std::max(wide, m_set.width(row[static_cast<qsizetype>(i)], {m_style}));
            columns[i].width = std::min(wide, m_width * 45 / 100) + 1;
        }
        const PrintedTable setter(m_set, columns, m_width, m_style, padding);
        const TextLook number{m_style, Ink::Soft, Align::Right};
        const TextStyle heading{FontRole::Heading, m_style.size * 13 / 10};
        Piece head;
        head.width = m_width;
        head.height = m_set.lineHeight(heading);
        int titleWidth = m_width;
        if (!table.rule.isEmpty()) {
            const TextRun rule = m_set.lineIn({0, 0, m_width, head.height}, table.rule, number);
            titleWidth = rule.box.x - m_style.size;
            head.add(rule);
        }
        head.add(m_set.lineIn({0, 0, titleWidth, head.height}, table.title,
                              {heading, Ink::Full, Align::Left, m_style.size}));
        const bool hasTitles = std::any_of(columns.begin(), columns.end(),
                                           [](const TableColumn& column) { return !column.title.isEmpty(); });
        if (hasTitles) {
            head.stack(setter.head());
        } else {
            head.add(Rule{{0, head.height, m_width, 0}, Ink::Soft, 18});
            head.height += padding;
        }
        std::vector<Piece> parts;
        for (const QStringList& row : table.rows)
            parts.push_back(setter.row(row));
        if (parts.empty()) {
            parts.push_back(std::move(head));
        } else { // the heading never stands alone at the foot of a column
            head.stack(std::move(parts.front()));
            parts.front() = std::move(head);
        }
        if (!table.note.isEmpty())
            parts.push_back(
                m_set.paragraph(table.note, m_width, {{FontRole::Data, m_style.size * 92 / 100}, Ink::Soft}));
        return parts;
    }

    const Typesetter& m_set;
    TextStyle m_style;
    Paper m_paper;
    int m_columns = 1;
    int m_gutter = 0;
    int m_width = 0;
    int m_room = 0;
};

} // namespace

std::vector<Page> referencePages(const std::vector<ReferenceTable>& tables, Paper paper,
                                 const Typesetter& set)
{
    std::vector<Page> pages;
    if (tables.empty())
        return pages;
    std::vector<ReferenceTable> roomy = tables;
    for (ReferenceTable& table : roomy)
        table.columns = withRoomForWords(std::move(table.columns), table.rows, set);
    for (int size = largestType; size >= smallestType; size -= typeStep) {
        pages = ReferenceColumns(paper, size, set).pages(roomy);
        if (pages.size() == 1)
            break;
    }
    // Where they do not stand on one page in any size, they need not be small.
    if (pages.size() > 1)
        pages = ReferenceColumns(paper, points(8), set).pages(roomy);
    return pages;
}

} // namespace navarch
