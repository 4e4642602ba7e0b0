// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/battle/forecast/running_forecast.h"

namespace navarch {

/// For forecasts beside the window, to which one processor is left.
[[nodiscard]] int forecastThreads();

/// Its threads see soon enough that they are not wanted; the window does not wait for them.
void letGo(std::unique_ptr<RunningForecast> running);

} // namespace navarch
