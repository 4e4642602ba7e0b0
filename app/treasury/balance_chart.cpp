// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/treasury/balance_chart.h"

#include <algorithm>
#include <cmath>

#include "app/campaign/wording.h"
#include "core/campaign/treasury.h"

namespace navarch {
namespace {

/// The distance between marks that makes three to six of them up to `span`: 1, 2 or 5 times a power of ten.
double markDistance(double span)
{
    const double power = std::pow(10.0, std::floor(std::log10(std::max(1.0, span))));
    for (const double step : {0.2, 0.5, 1.0, 2.0})
        if (span / (step * power) <= 5)
            return step * power;
    return 5 * power;
}

} // namespace

QVariant BalanceChart::data(const QModelIndex& index, int role) const
{
    const BalanceCurve* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case IdRole:
        return row->id;
    case NameRole:
        return row->name;
    case ColourRole:
        return row->colour;
    default:
        return {};
    }
}

QHash<int, QByteArray> BalanceChart::roleNames() const
{
    return {{IdRole, "sideId"}, {NameRole, "name"}, {ColourRole, "colour"}};
}

void BalanceChart::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    emit sideChanged();
    lay();
}

QString BalanceChart::colourAt(int row) const
{
    const BalanceCurve* curve = rowAt(m_rows, row);
    return curve ? curve->colour : QString();
}

void BalanceChart::pour(int row, QObject* series) const
{
    const BalanceCurve* curve = rowAt(m_rows, row);
    if (auto* points = qobject_cast<QXYSeries*>(series); points && curve)
        points->replace(curve->points);
}

void BalanceChart::lay()
{
    std::vector<BalanceCurve> rows;
    m_lowest = 0;
    m_highest = 0;
    m_last = 1;
    m_from.clear();
    m_to.clear();
    if (const Campaign* all = records()) {
        // The axis of time is the ledger's own: the how-manieth transaction it was.
        std::map<TransactionId, int> number;
        for (const auto& [id, transaction] : all->table<TransactionRecord>())
            number.emplace(id, static_cast<int>(number.size()) + 1);
        m_last = std::max<double>(1, static_cast<double>(number.size()));
        if (const auto& transactions = all->table<TransactionRecord>(); !transactions.empty()) {
            const TransactionRecord& first = transactions.begin()->second;
            const TransactionRecord& final = transactions.rbegin()->second;
            m_from = dateText(first.year, first.month, first.week);
            m_to = dateText(final.year, final.month, final.week);
        }
        for (const auto& [id, side] : all->table<SideRecord>()) {
            if (!campaign()->sees(id) || (m_side != 0 && id.value != m_side))
                continue;
            BalanceCurve curve;
            curve.id = id.value;
            curve.name = words(side.name);
            curve.colour = words(nameOf(side.colour));
            double before = 0;
            for (const LedgerLine& line : ledgerOf(*all, id)) {
                const double at = number[line.transaction];
                const double balance = static_cast<double>(line.balance.hundredths()) / 100;
                if (!curve.points.isEmpty())
                    curve.points += QPointF(at, before);
                curve.points += QPointF(at, balance);
                m_lowest = std::min(m_lowest, balance);
                m_highest = std::max(m_highest, balance);
                before = balance;
            }
            if (!curve.points.isEmpty())
                curve.points += QPointF(m_last + 1, before);
            rows.push_back(std::move(curve));
        }
    }
    const double distance = markDistance(std::max(10.0, m_highest - m_lowest));
    m_lowest = std::floor(m_lowest / distance) * distance;
    m_highest = std::max(m_lowest + distance, std::ceil(m_highest / distance) * distance);
    m_marks = static_cast<int>(std::lround((m_highest - m_lowest) / distance)) + 1;
    replaceRows(m_rows, std::move(rows));
    emit laid();
}

} // namespace navarch
