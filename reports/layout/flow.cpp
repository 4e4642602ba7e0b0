// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/flow.h"

#include <utility>

#include "reports/words.h"

namespace navarch {

namespace {

constexpr TextLook footLook{{FontRole::Data, points(7)}, Ink::Soft};
constexpr int footGap = millimetres(3);

} // namespace

int marginOf(Paper paper)
{
    return paper == Paper::A5 ? millimetres(8) : millimetres(11);
}

int footHeight(const Typesetter& set)
{
    return footGap + millimetres(1) + set.lineHeight(footLook.style);
}

void addFeet(std::vector<Page>& pages, const QString& left, const Typesetter& set)
{
    int number = 0;
    for (Page& page : pages) {
        const Box area = page.area();
        const int y = area.bottom() - set.lineHeight(footLook.style);
        page.items.emplace_back(Rule{{area.x, y - millimetres(1), area.width, 0}});
        TextLook right = footLook;
        right.align = Align::Right;
        TextRun counted =
            set.line(Words::tr("%1 of %2").arg(++number).arg(pages.size()), area.width / 4, right);
        counted.box.x += area.x + area.width - area.width / 4;
        counted.box.y = y;
        TextRun named = set.line(left, area.width * 3 / 4 - millimetres(3), footLook);
        named.box.x += area.x;
        named.box.y = y;
        page.items.emplace_back(std::move(named));
        page.items.emplace_back(std::move(counted));
    }
}

Flow::Flow(Paper paper, const Typesetter& set) : m_paper(paper), m_margin(marginOf(paper))
{
    const Box area = Page{paper, m_margin, {}}.area();
    m_width = area.width;
    m_top = area.y;
    m_bottom = area.bottom() - footHeight(set);
    m_y = m_top;
    newPage();
}

void Flow::newPage()
{
    m_pages.push_back({m_paper, m_margin, {}});
    m_y = m_top;
    if (m_head)
        put(*m_head, 0);
}

void Flow::add(Piece piece, int gap, int company)
{
    const bool fresh = m_pages.back().items.empty();
    if (!fresh && m_y + gap + piece.height + company > m_bottom)
        newPage();
    put(std::move(piece), m_pages.back().items.empty() ? 0 : gap);
}

void Flow::put(Piece piece, int gap)
{
    m_y += gap;
    Page& page = m_pages.back();
    for (Item& item : piece.items) {
        moveItem(item, m_margin, m_y);
        page.items.push_back(std::move(item));
    }
    m_y += piece.height;
}

} // namespace navarch
