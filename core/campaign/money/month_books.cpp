// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/money/month_books.h"

#include <algorithm>

#include "core/campaign/money/dues.h"

namespace navarch {

namespace {

/// Goes through a side's dues in their order with what the treasury holds, and notes what it does not reach.
class Paying {
public:
    explicit Paying(MonthForecast& books) : m_books(books), m_left(books.before) {}

    void run()
    {
        for (MonthLine& line : m_books.lines)
            settle(line);
        std::erase_if(m_books.lines,
                      [](const MonthLine& line) { return line.amount.isZero() && line.missing.isZero(); });
        m_books.after = m_left;
    }

private:
    void settle(MonthLine& line)
    {
        switch (line.item) {
        case MonthItem::Interest:
            // What lenders are not paid they add to what is owed to them.
            if (m_left < -line.amount) {
                line.missing = -line.amount;
                line.amount = {};
            }
            break;
        case MonthItem::Ships: paySingly(line, true); return;
        case MonthItem::Training: paySingly(line, false); return;
        default:
            if (line.amount.isNegative())
                line.missing = shortOf(-line.amount);
        }
        m_left += line.amount;
    }

    [[nodiscard]] Talents shortOf(Talents due) const { return std::clamp(due - m_left, Talents{}, due); }

    /// Ship by ship: what cannot be paid is owed all the same (upkeep), or does not take place (training).
    void paySingly(MonthLine& line, bool owed)
    {
        line.amount = {};
        for (ShipDue& ship : line.ships) {
            ship.paid = ship.amount.isZero() || m_left >= ship.amount;
            if (!ship.paid && owed)
                line.missing += shortOf(ship.amount);
            if (ship.paid || owed) {
                m_left -= ship.amount;
                line.amount -= ship.amount;
            }
        }
        if (!owed)
            std::erase_if(line.ships, [](const ShipDue& ship) { return !ship.paid; });
    }

    MonthForecast& m_books;
    Talents m_left;
};

} // namespace

Talents MonthForecast::sumOf(MonthItem item) const
{
    Talents sum;
    for (const MonthLine& line : lines)
        if (line.item == item)
            sum += line.amount;
    return sum;
}

int MonthForecast::unpaidShips() const
{
    int unpaid = 0;
    for (const MonthLine& line : lines)
        for (const ShipDue& ship : line.ships)
            unpaid += !ship.paid;
    return unpaid;
}

std::vector<MonthForecast> monthBooks(const Draft& draft, const Figures& figures, MonthView view)
{
    std::map<SideId, MonthForecast> books;
    draft.forEach<SideRecord>([&](const SideRecord& side) { books[side.id].side = side.id; });
    draft.forEach<PostingRecord>([&](const PostingRecord& posting) {
        if (posting.account == Account::Treasury)
            books[posting.side].before += posting.amount;
    });
    for (Due& due : monthDues(draft, figures, view))
        if (const auto side = books.find(due.side); side != books.end())
            side->second.lines.push_back(std::move(due.line));
    std::vector<MonthForecast> all;
    for (auto& [side, month] : books) {
        std::stable_sort(month.lines.begin(), month.lines.end(),
                         [](const MonthLine& a, const MonthLine& b) { return a.item < b.item; });
        Paying(month).run();
        all.push_back(std::move(month));
    }
    return all;
}

MonthForecast nextMonth(const Campaign& campaign, const Figures& figures, SideId side)
{
    for (MonthForecast& month : monthBooks(Draft(campaign), figures, MonthView::Ahead))
        if (month.side == side)
            return std::move(month);
    return {};
}

} // namespace navarch
