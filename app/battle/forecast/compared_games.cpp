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

const RowRoles<ComparedGame>& ComparedGames::roles()
{
    static const RowRoles<ComparedGame> all{{"gameId", &ComparedGame::id},
                                            {"name", &ComparedGame::name},
                                            {"detail", &ComparedGame::detail},
                                            {"whyNot", &ComparedGame::whyNot},
                                            {"own", &ComparedGame::isOwn}};
    return all;
}

} // namespace navarch
