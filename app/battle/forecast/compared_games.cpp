// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/compared_games.h"

#include "app/battle/forecast/forecast_words.h"
#include "app/campaign/wording.h"

namespace navarch {

namespace {

QString detailOf(const GameForecast& game, int most)
{
    if (!game.problems.empty())
        return ComparedGames::tr("does not fight it");
    const int runs = game.forecast.runs;
    if (runs < most)
        return ComparedGames::tr("%1 of %2 battles").arg(countText(runs), countText(most));
    return runs == 1 ? ComparedGames::tr("1 battle") : ComparedGames::tr("%1 battles").arg(countText(runs));
}

} // namespace

void ComparedGames::show(const std::vector<GameForecast>& games, const std::string& own, int most)
{
    std::vector<ComparedGame> rows;
    for (const GameForecast& game : games) {
        const QString whyNot = game.problems.empty()
                                   ? QString()
                                   : whatOf(game.problems) + QLatin1Char(' ') + remedyOf(game.problems);
        rows.push_back({words(game.rules), spokenTerm(game.name), detailOf(game, most), whyNot.trimmed(),
                        game.rules == own});
    }
    replaceRows(m_rows, std::move(rows));
}

QVariant ComparedGames::data(const QModelIndex& index, int role) const
{
    const ComparedGame* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case IdRole: return row->id;
    case NameRole: return row->name;
    case DetailRole: return row->detail;
    case WhyNotRole: return row->whyNot;
    case OwnRole: return row->isOwn;
    default: return {};
    }
}

QHash<int, QByteArray> ComparedGames::roleNames() const
{
    return {{IdRole, "gameId"},
            {NameRole, "name"},
            {DetailRole, "detail"},
            {WhyNotRole, "whyNot"},
            {OwnRole, "own"}};
}

} // namespace navarch
