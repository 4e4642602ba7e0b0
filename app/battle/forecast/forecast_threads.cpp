// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/forecast/forecast_threads.h"

#include <QtConcurrent>

#include <thread>

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
    (void)QtConcurrent::run(
        [old = std::shared_ptr<RunningForecast>(std::move(running))]() mutable { old.reset(); });
}

} // namespace navarch
