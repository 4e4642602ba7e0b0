// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "core/battle/forecast/forecast.h"

namespace navarch {

/// The runs of a forecast, added up. Everything in it is a sum, a bound or a bag of whole numbers, so that the order in
/// which runs are added leaves no trace.
class Tally {
public:
    explicit Tally(const Simulator& simulator);

    void add(const SimulatedBattle& battle);
    [[nodiscard]] int runs() const { return m_forecast.runs; }
    [[nodiscard]] Forecast forecast() const;

private:
    Forecast m_forecast;
    std::vector<std::map<std::int64_t, int>>
        m_losses; ///< by side: in how many runs it lost so many hundredths
    std::vector<int> m_wins;
    int m_draws = 0;
};

} // namespace navarch
