// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/forecast/forecast.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "core/battle/forecast/tally.h"
#include "core/dice/dice.h"

namespace navarch {

std::uint64_t forecastSeed(std::uint64_t seed, std::uint64_t number)
{
    const DiceBlock block = diceBlock(seed, streamOf("forecast"), number);
    return std::uint64_t{block[0]} << 32 | block[1];
}

namespace {

/// The runs of one forecast, shared out among threads.
class Runs {
public:
    Runs(const Simulator& simulator, const ForecastRequest& request)
        : m_simulator(simulator),
          m_request(request),
          m_tally(simulator)
    {
    }

    Forecast all()
    {
        const int threads = std::clamp(m_request.threads, 1, std::min(m_request.runs, maxForecastThreads));
        m_working = threads;
        std::vector<std::jthread> workers;
        for (int i = 0; i < threads; ++i)
            workers.emplace_back([this] { work(); });
        watch();
        workers.clear();
        if (m_failure)
            std::rethrow_exception(m_failure);
        Forecast result = m_tally.forecast();
        result.wasStopped = result.runs < m_request.runs;
        return result;
    }

private:
    void work()
    {
        try {
            fightAll();
        } catch (...) { // out of memory: the thread that asked shall know
            const std::lock_guard lock(m_mutex);
            m_failure = std::current_exception();
            m_next = m_request.runs;
        }
        const std::lock_guard lock(m_mutex);
        --m_working;
        m_changed.notify_one();
    }

    void fightAll()
    {
        const auto simulation = m_simulator.simulation();
        const std::uint64_t seed = m_simulator.brief().seed;
        SimulatedBattle battle;
        for (int run = m_next++; run < m_request.runs; run = m_next++) {
            if (!simulation->fight(forecastSeed(seed, static_cast<std::uint64_t>(run)), m_request.stop,
                                   battle))
                return;
            const std::lock_guard lock(m_mutex);
            m_tally.add(battle);
            if (m_tally.runs() >= m_nextReport)
                m_changed.notify_one();
        }
    }

    /// Reports until the last worker has gone.
    void watch()
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_changed.wait(lock, [this] { return m_working == 0 || m_tally.runs() >= m_nextReport; });
            const bool isEnd = m_working == 0;
            if (m_request.progress && m_tally.runs() >= m_nextReport && !m_failure) {
                const Forecast sofar = m_tally.forecast();
                m_nextReport = m_tally.runs() + std::max(m_tally.runs() / 10, 10);
                lock.unlock();
                m_request.progress(sofar);
                lock.lock();
            } else if (!m_request.progress) {
                m_nextReport = m_request.runs + 1;
            }
            if (isEnd)
                return;
        }
    }

    const Simulator& m_simulator;
    const ForecastRequest& m_request;
    std::atomic<int> m_next{0};
    std::mutex m_mutex; ///< guards what follows
    std::condition_variable m_changed;
    Tally m_tally;
    int m_nextReport = 10;
    int m_working = 0;
    std::exception_ptr m_failure;
};

} // namespace

Forecast forecast(const Simulator& simulator, const ForecastRequest& request)
{
    return Runs(simulator, request).all();
}

} // namespace navarch
