// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecast_games.h"

#include "app/base/speech/speech.h"
#include "app/battle/forecast/forecast_words.h"
#include "app/campaign/wording.h"

namespace navarch {

GameOdds oddsOf(const RuleSet& rules, const RunningForecast::Standing& standing,
                const std::vector<BattlePlayer>& players, bool isChosen)
{
    const Forecast& sum = standing.forecast;
    GameOdds odds{words(rules.id),
                  spokenTerm(rules.name),
                  headlineText(sum),
                  whyNotText(standing.problems),
                  sum.runs,
                  isChosen,
                  {}};
    const auto share = [&](int count, const QString& colour) {
        odds.shares.push_back(ShownShare{.share = sum.runs == 0 ? 0.0 : static_cast<double>(count) / sum.runs,
                                         .colour = colour});
    };
    for (std::size_t i = 0; i < sum.sides.size(); ++i) {
        share(sum.sides[i].wins.count, i < players.size() ? players[i].colour : plainPlayer(i).colour);
        if (i == 0)
            share(sum.draws.count, QString());
    }
    return odds;
}

const RowRoles<GameOdds>& ForecastGames::roles()
{
    static const RowRoles<GameOdds> all{{"gameId", &GameOdds::id},
                                        {"name", &GameOdds::name},
                                        {"headline", &GameOdds::headline},
                                        {"whyNot", &GameOdds::whyNot},
                                        {"runs",
                                         [](const GameOdds& row) {
                                             return row.runs == 0 ? QString()
                                                    : row.runs == 1
                                                        ? tr("1 battle")
                                                        : tr("%1 battles").arg(countText(row.runs));
                                         }},
                                        {"chosen", &GameOdds::isChosen},
                                        {"shares", &GameOdds::shares}};
    return all;
}

} // namespace navarch
