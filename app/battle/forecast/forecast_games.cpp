// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecast_games.h"

#include "app/battle/forecast/forecast_words.h"

namespace navarch {

QVariant ForecastGames::data(const QModelIndex& index, int role) const
{
    const GameOdds* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case IdRole: return row->id;
    case NameRole: return row->name;
    case HeadlineRole: return row->headline;
    case WhyNotRole: return row->whyNot;
    case RunsRole:
        return row->runs == 0   ? QString()
               : row->runs == 1 ? tr("1 battle")
                                : tr("%1 battles").arg(countText(row->runs));
    case ChosenRole: return row->isChosen;
    case SharesRole: return row->shares;
    default: return {};
    }
}

QHash<int, QByteArray> ForecastGames::roleNames() const
{
    return {{IdRole, "gameId"}, {NameRole, "name"},     {HeadlineRole, "headline"}, {WhyNotRole, "whyNot"},
            {RunsRole, "runs"}, {ChosenRole, "chosen"}, {SharesRole, "shares"}};
}

} // namespace navarch
