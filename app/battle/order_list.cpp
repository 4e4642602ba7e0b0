// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/order_list.h"

#include "app/campaign/wording.h"

namespace navarch {

void OrderList::show(std::vector<MatchOption> options, std::string game)
{
    m_game = std::move(game);
    std::vector<Row> rows;
    rows.reserve(options.size());
    for (MatchOption& option : options) {
        Row row;
        row.moves = option.shape && option.shape->path.size() > 1;
        row.best = rows.empty() && options.size() > 1;
        row.option = std::move(option);
        rows.push_back(std::move(row));
    }
    replaceRows(m_rows, std::move(rows));
}

int OrderList::placeOfTarget(int ship) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].option.shape && m_rows[i].option.shape->target == ship && ship != noShip)
            return static_cast<int>(i);
    return -1;
}

QVariant OrderList::data(const QModelIndex& index, int role) const
{
    const Row* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case WordingRole: return spoken(row->option.wording, m_game);
    case MovesRole: return row->moves;
    case TargetRole: return row->option.shape ? int(row->option.shape->target) : int(noShip);
    case BestRole: return row->best;
    case WhyRole: return spoken(row->option.why, m_game);
    default: return {};
    }
}

QHash<int, QByteArray> OrderList::roleNames() const
{
    return {{WordingRole, "wording"},
            {MovesRole, "moves"},
            {TargetRole, "target"},
            {BestRole, "best"},
            {WhyRole, "why"}};
}

} // namespace navarch
