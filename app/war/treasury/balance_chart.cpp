// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/balance_chart.h"

#include "app/campaign/wording.h"
#include "core/campaign/money/treasury.h"

namespace navarch {
namespace {

double talentsOf(Talents amount)
{
    return static_cast<double>(amount.hundredths()) / 100;
}

QList<QPointF> stepsOf(const std::vector<LedgerLine>& lines, double last)
{
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(2 * lines.size() + 2));
    double before = 0;
    for (std::size_t i = 0; i < lines.size();) {
        std::size_t end = i;
        while (end < lines.size() && lines[end].turn == lines[i].turn)
            ++end;
        const double step = 1.0 / static_cast<double>(end - i);
        for (std::size_t k = i; k < end; ++k) {
            const double at = lines[i].turn + step * static_cast<double>(k - i);
            if (!points.isEmpty())
                points += QPointF(at, before);
            before = talentsOf(lines[k].balance);
            points += QPointF(at, before);
        }
        i = end;
    }
    if (!points.isEmpty())
        points += QPointF(last, before);
    return points;
}

} // namespace

void BalanceChart::refill()
{
    std::vector<Curve> curves;
    if (const Campaign* all = records())
        for (const auto& [id, side] : all->table<SideRecord>())
            if (shows(id))
                curves.push_back({id.value, words(side.name), words(nameOf(side.colour)),
                                  stepsOf(ledgerOf(*all, id), all->head().turn + 1)});
    show(std::move(curves));
}

} // namespace navarch
