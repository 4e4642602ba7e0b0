// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecast_threads.h"

#include <thread>

#include "app/base/background_job.h"

namespace navarch {

int forecastThreads()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

void letGo(std::unique_ptr<RunningForecast> running)
{
    if (!running)
        return;
    running->stop();
    destroyElsewhere(std::shared_ptr<RunningForecast>(std::move(running)));
}

} // namespace navarch
