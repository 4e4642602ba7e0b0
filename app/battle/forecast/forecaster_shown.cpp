// SPDX-License-Identifier: GPL-3.0-or-later
// What the forecaster's figures look like.
#include <algorithm>

#include "app/battle/forecast/forecast_words.h"
#include "app/battle/forecast/forecaster.h"

namespace navarch {

namespace {

QString whyNotOf(const Problems& problems)
{
    return problems.empty() ? QString()
                            : (whatOf(problems) + QLatin1Char(' ') + remedyOf(problems)).trimmed();
}

} // namespace

QString Forecaster::state() const
{
    const QString count = runs() == 1 ? tr("1 battle") : tr("%1 battles").arg(countText(runs()));
    if (!m_standing.problems.empty())
        return tr("This cannot be fought");
    if (m_standing.isRunning)
        return runs() == 0 ? tr("The first battle is being fought…") : tr("%1 so far").arg(count);
    const OfGame* game = chosen();
    if (game && runs() >= game->running->most())
        return tr("%1: as many as there can be").arg(count);
    return runs() == 0 ? tr("Stopped before the first battle was over") : tr("Stopped after %1").arg(count);
}

QString Forecaster::headline() const
{
    return headlineText(m_standing.forecast);
}

QString Forecaster::whyNot() const
{
    return whyNotOf(m_standing.problems);
}

QString Forecaster::note() const
{
    return spokenTerm(forecastNote);
}

double Forecaster::drawShare() const
{
    return runs() == 0 ? 0.0 : static_cast<double>(m_standing.forecast.draws.count) / runs();
}

QString Forecaster::draws() const
{
    return tr("%1 of 100").arg(ofHundred(m_standing.forecast.draws.count, runs()));
}

QString Forecaster::drawRange() const
{
    return rangeText(m_standing.forecast.draws);
}

double Forecaster::lossMost() const
{
    double most = 0;
    for (const SideForecast& side : m_standing.forecast.sides)
        most = std::max(most, static_cast<double>(side.losses.barWidth.hundredths())
                                  * static_cast<double>(side.losses.bars.size()) / 100);
    return most;
}

QVariantMap Forecaster::turns() const
{
    return spreadMap(turnSpread(m_standing.forecast));
}

QString Forecaster::turnsText() const
{
    const Forecast& sum = m_standing.forecast;
    if (sum.runs == 0)
        return {};
    const std::int64_t tenths = (sum.turns * 20 + sum.runs) / (2 * std::int64_t{sum.runs});
    QString text = tr("%1 to %2 turns, %3.%4 on average")
                       .arg(sum.fewestTurns)
                       .arg(sum.mostTurns)
                       .arg(tenths / 10)
                       .arg(tenths % 10);
    if (sum.atTurnLimit > 0)
        text += tr("; %1 of 100 reach the last turn").arg(chanceText(sum.atTurnLimit, sum.runs));
    return text;
}

GameOdds oddsOf(const RuleSet& rules, const RunningForecast::Standing& standing,
                const std::vector<BattlePlayer>& players, bool isChosen)
{
    const Forecast& sum = standing.forecast;
    GameOdds odds{words(rules.id),
                  spokenTerm(rules.name),
                  headlineText(sum),
                  whyNotOf(standing.problems),
                  sum.runs,
                  isChosen,
                  {}};
    const auto share = [&](int count, const QString& colour) {
        odds.shares.push_back(QVariantMap{
            {QStringLiteral("share"), sum.runs == 0 ? 0.0 : static_cast<double>(count) / sum.runs},
            {QStringLiteral("colour"), colour}});
    };
    for (std::size_t i = 0; i < sum.sides.size(); ++i) {
        share(sum.sides[i].wins.count, i < players.size() ? players[i].colour : plainPlayer(i).colour);
        if (i == 0)
            share(sum.draws.count, QString());
    }
    return odds;
}

} // namespace navarch
