// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecast_words.h"

#include <QLocale>

#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"

namespace navarch {

namespace {

double number(Talents amount)
{
    return static_cast<double>(amount.hundredths()) / 100;
}

} // namespace

QString countText(int count)
{
    return spokenLocale().toString(count);
}

int ofHundred(int count, int runs)
{
    return runs > 0 ? static_cast<int>((std::int64_t{count} * 200 + runs) / (2 * std::int64_t{runs})) : 0;
}

QString rangeText(const Share& share)
{
    return QStringLiteral("%1–%2").arg(share.low / 100).arg((share.high + 99) / 100);
}

QString chanceText(int count, int runs)
{
    const int whole = ofHundred(count, runs);
    if (count > 0 && whole == 0)
        return QStringLiteral("<1");
    if (count < runs && whole == 100)
        return QStringLiteral(">99");
    return QString::number(whole);
}

QString headlineText(const Forecast& forecast)
{
    if (forecast.runs == 0)
        return {};
    const SideForecast* best = nullptr;
    for (const SideForecast& side : forecast.sides)
        if (!best || side.wins.count > best->wins.count)
            best = &side;
    if (!best || forecast.draws.count > best->wins.count)
        return windowText("A draw in %1 of 100 (%2)")
            .arg(ofHundred(forecast.draws.count, forecast.runs))
            .arg(rangeText(forecast.draws));
    return windowText("%1 wins %2 of 100 (%3)")
        .arg(words(best->name))
        .arg(ofHundred(best->wins.count, forecast.runs))
        .arg(rangeText(best->wins));
}

QString whyNotText(const Problems& problems)
{
    return sentencesOf(problems);
}

ShownSpread shownSpread(const Spread& spread)
{
    ShownSpread shown{.bars = {spread.bars.begin(), spread.bars.end()},
                      .width = number(spread.barWidth),
                      .marks = {},
                      .mean = number(spread.mean),
                      .most = number(spread.most)};
    for (const Spread::Quantile& quantile : spread.quantiles)
        shown.marks.append(number(quantile.amount));
    return shown;
}

Spread turnSpread(const Forecast& forecast)
{
    std::map<std::int64_t, int> turns;
    for (std::size_t i = 0; i < forecast.lasted.size(); ++i)
        if (forecast.lasted[i] > 0)
            turns[static_cast<std::int64_t>(i) * 100] = forecast.lasted[i];
    return Spread::ofCounted(turns);
}

QString meanDamageText(const ShipForecast& ship)
{
    int runs = 0;
    int grades = 0;
    for (std::size_t grade = 0; grade < ship.damage.size(); ++grade) {
        runs += ship.damage[grade];
        grades += ship.damage[grade] * static_cast<int>(grade);
    }
    return runs == 0 ? QStringLiteral("–") : wordOf(static_cast<Damage>((2 * grades + runs) / (2 * runs)));
}

} // namespace navarch
