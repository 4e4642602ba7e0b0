// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "reports/layout/binding.h"

namespace navarch {

/// Sets pieces below one another over as many pages as it takes.
class Flow {
public:
    Flow(Paper paper, const Typesetter& set);

    [[nodiscard]] int width() const { return m_width; }
    /// The room left on this page.
    [[nodiscard]] int room() const { return m_bottom - m_y; }
    /// `piece` would stand on this page, not on a new one.
    [[nodiscard]] bool fits(const Piece& piece) const
    {
        return m_pages.back().items.empty() || piece.height <= room();
    }

    /// Repeated at the top of every page that begins while it is set (a table's head); none when empty.
    void setHead(std::optional<Piece> head) { m_head = std::move(head); }
    /// Adds `piece`, on a new page when it does not fit with `company` more height below it. Must fit on a page.
    void add(Piece piece, int gap = 0, int company = 0);
    void newPage();
    /// The page that is being filled, from 0.
    [[nodiscard]] std::size_t page() const { return m_pages.size() - 1; }

    [[nodiscard]] std::vector<Page> take() { return std::move(m_pages); }

private:
    void put(Piece piece, int gap);

    Paper m_paper;
    int m_margin;
    int m_width;
    int m_top;
    int m_bottom;
    int m_y;
    std::optional<Piece> m_head;
    std::vector<Page> m_pages;
};

} // namespace navarch
