// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/forecast/luck.h"

namespace navarch {

namespace {

Talents quantile(const Spread& spread, int percent)
{
    for (const Spread::Quantile& each : spread.quantiles)
        if (each.percent == percent)
            return each.amount;
    return {};
}

} // namespace

Luck luckOf(const Forecast& forecast, const BattleOutcome& outcome, const FieldValues& values)
{
    Luck luck;
    luck.runs = forecast.runs;
    luck.victor = outcome.victor.value_or(-1);
    const auto victor = static_cast<std::size_t>(luck.victor);
    luck.alike = luck.victor < 0                  ? forecast.draws
                 : victor < forecast.sides.size() ? forecast.sides[victor].wins
                                                  : Share{};
    const std::vector<Talents> losses = values.losses(outcome);
    for (std::size_t side = 0; side < forecast.sides.size() && side < losses.size(); ++side) {
        const SideForecast& expected = forecast.sides[side];
        luck.sides.push_back({expected.name, expected.wins, losses[side], expected.losses.mean,
                              quantile(expected.losses, 25), quantile(expected.losses, 75)});
    }
    return luck;
}

} // namespace navarch
