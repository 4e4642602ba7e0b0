// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/orders/standing_orders.h"

#include <algorithm>
#include <tuple>

#include "app/campaign/watching.h"

namespace navarch {

const RowRoles<StandingOrder>& StandingOrders::roles()
{
    static const RowRoles<StandingOrder> all{
        {"fleet", &StandingOrder::fleet}, {"head", &StandingOrder::head}, {"idle", &StandingOrder::isIdle}};
    return all;
}

void StandingOrders::setChart(SeaChart* chart)
{
    if (!watchInstead(m_chart, chart, &SeaChart::shown, this, &StandingOrders::refill))
        return;
    emit chartChanged();
    refill();
}

void StandingOrders::setOnlyIdle(bool only)
{
    if (only == m_isOnlyIdle)
        return;
    m_isOnlyIdle = only;
    refill();
}

void StandingOrders::refill()
{
    std::vector<StandingOrder> rows;
    m_idle = m_total = 0;
    for (const ChartedFleet& each : m_chart ? m_chart->facts()->own() : QList<ChartedFleet>()) {
        StandingOrder row;
        row.fleet = each;
        row.side = each.side;
        row.name = each.name;
        row.isEmpty = each.ships == 0;
        const bool takesOrders =
            !row.isEmpty && !each.byMachine; // a captain orders his own as the week is sailed
        row.isIdle = takesOrders && !each.hasOrder;
        m_total += takesOrders ? 1 : 0;
        m_idle += row.isIdle ? 1 : 0;
        if (row.isIdle || !m_isOnlyIdle)
            rows.push_back(std::move(row));
    }
    const auto place = [](const StandingOrder& row) {
        return std::tuple(row.side.toCaseFolded(), row.isEmpty, !row.isIdle, row.name.toCaseFolded());
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const StandingOrder& a, const StandingOrder& b) { return place(a) < place(b); });
    const bool isOfMany = !rows.empty() && rows.front().side != rows.back().side;
    for (std::size_t i = 0; isOfMany && i < rows.size(); ++i)
        if (i == 0 || rows[i].side != rows[i - 1].side)
            rows[i].head = rows[i].side;
    replaceRows(m_rows, std::move(rows));
    emit laidOut();
}

} // namespace navarch
