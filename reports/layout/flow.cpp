// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/flow.h"

#include <utility>

namespace navarch {

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
