// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecast_summary.h"

#include <algorithm>
#include <utility>

#include "app/base/speech/speech.h"
#include "app/battle/forecast/forecast_words.h"

namespace navarch {

void ForecastSummary::show(RunningForecast::Standing standing, int most)
{
    m_standing = std::move(standing);
    m_most = most;
    emit changed();
}

bool ForecastSummary::canGoOn() const
{
    return !m_standing.isRunning && m_standing.problems.empty() && runs() < m_most;
}

QString ForecastSummary::state() const
{
    const QString count = runs() == 1 ? tr("1 battle") : tr("%1 battles").arg(countText(runs()));
    if (!m_standing.problems.empty())
        return tr("This cannot be fought");
    if (m_standing.isRunning)
        return runs() == 0 ? tr("The first battle is being fought…") : tr("%1 so far").arg(count);
    if (m_most > 0 && runs() >= m_most)
        return tr("%1: as many as there can be").arg(count);
    return runs() == 0 ? tr("Stopped before the first battle was over") : tr("Stopped after %1").arg(count);
}

QString ForecastSummary::headline() const
{
    return headlineText(m_standing.forecast);
}

QString ForecastSummary::whyNot() const
{
    return whyNotText(m_standing.problems);
}

QString ForecastSummary::note() const
{
    return spokenTerm(forecastNote);
}

QString ForecastSummary::draws() const
{
    return tr("%1 of 100").arg(ofHundred(m_standing.forecast.draws.count, runs()));
}

QString ForecastSummary::drawRange() const
{
    return rangeText(m_standing.forecast.draws);
}

double ForecastSummary::lossMost() const
{
    double most = 0;
    for (const SideForecast& side : m_standing.forecast.sides)
        most = std::max(most, static_cast<double>(side.losses.barWidth.hundredths())
                                  * static_cast<double>(side.losses.bars.size()) / 100);
    return most;
}

ShownSpread ForecastSummary::turns() const
{
    return shownSpread(turnSpread(m_standing.forecast));
}

QString ForecastSummary::turnsText() const
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

} // namespace navarch
