// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/forecast/running_forecast.h"

#include <algorithm>
#include <new>

namespace navarch {

RunningForecast::RunningForecast(Opening open, int most) : m_open(std::move(open)), m_most(most) {}

RunningForecast::~RunningForecast()
{
    stop();
    m_workers.clear(); // joins
}

void RunningForecast::goOn(int threads)
{
    const std::lock_guard lock(m_mutex);
    if (!m_problems.empty() || (m_tally && m_tally->runs() >= m_most))
        return;
    std::erase_if(m_workers, [](const Worker& worker) { return worker.isDone; });
    if (!m_isRunning) {
        m_isRunning = true;
        m_stop = std::stop_source();
        fold();
    }
    // Those that have not noticed yet that they were stopped go on.
    for (; m_atWork < std::clamp(threads, 1, maxForecastThreads); ++m_atWork) {
        Worker& worker = m_workers.emplace_back();
        worker.thread = std::jthread([this, &worker] {
            work();
            const std::lock_guard done(m_mutex);
            worker.isDone = true;
        });
    }
}

void RunningForecast::stop()
{
    const std::lock_guard lock(m_mutex);
    m_isRunning = false;
    m_stop.request_stop();
    m_looked.notify_all();
}

void RunningForecast::setMost(int most)
{
    const std::lock_guard lock(m_mutex);
    m_most = most;
    if (m_tally && m_tally->runs() >= m_most)
        m_isRunning = false;
}

int RunningForecast::most() const
{
    const std::lock_guard lock(m_mutex);
    return m_most;
}

RunningForecast::Standing RunningForecast::standing() const
{
    const std::lock_guard lock(m_mutex);
    Standing standing{m_isRunning, m_tally || !m_problems.empty(), m_problems, {}};
    if (m_tally)
        standing.forecast = m_tally->forecast();
    standing.forecast.wasStopped = standing.forecast.runs < m_most;
    return standing;
}

int RunningForecast::runs() const
{
    const std::lock_guard lock(m_mutex);
    return m_tally ? m_tally->runs() : 0;
}

void RunningForecast::work()
{
    std::unique_lock lock(m_mutex);
    try {
        if (opened(lock))
            fightOn(lock);
    } catch (const std::bad_alloc&) {
        if (!lock.owns_lock())
            lock.lock();
        give({{"brief", phrase("There is not enough memory to fight these battles."),
               phrase("Take smaller fleets, or close other programs.")}});
    }
    --m_atWork;
}

bool RunningForecast::opened(std::unique_lock<std::mutex>& lock)
{
    if (m_isOpening) {
        m_looked.wait(lock, [this] { return m_tally || !m_problems.empty() || !m_isRunning; });
    } else {
        m_isOpening = true;
        lock.unlock();
        auto simulator = m_open();
        lock.lock();
        if (simulator) {
            m_simulator = std::move(*simulator);
            m_tally.emplace(*m_simulator);
        } else {
            give(std::move(simulator.error()));
        }
        m_looked.notify_all();
    }
    return m_tally.has_value();
}

void RunningForecast::give(Problems problems)
{
    m_problems = std::move(problems);
    m_isRunning = false;
    m_stop.request_stop();
    m_looked.notify_all();
}

void RunningForecast::fightOn(std::unique_lock<std::mutex>& lock)
{
    const std::unique_ptr<Simulation> simulation = m_simulator->simulation();
    const std::uint64_t seed = m_simulator->brief().seed;
    SimulatedBattle battle;
    while (m_isRunning) {
        const std::optional<int> number = nextNumber();
        if (!number)
            return;
        const std::stop_token stop = m_stop.get_token();
        lock.unlock();
        const bool isOver =
            simulation->fight(forecastSeed(seed, static_cast<std::uint64_t>(*number)), stop, battle);
        lock.lock();
        if (!isOver)
            m_again.insert(*number);
        else
            m_early.emplace(*number, battle);
        if (m_isRunning)
            fold();
    }
}

std::optional<int> RunningForecast::nextNumber()
{
    if (!m_again.empty())
        return m_again.extract(m_again.begin()).value();
    return m_next < m_most ? std::optional(m_next++) : std::nullopt;
}

void RunningForecast::fold()
{
    if (!m_tally)
        return;
    for (auto first = m_early.begin();
         first != m_early.end() && first->first == m_tally->runs() && first->first < m_most;
         first = m_early.erase(first))
        m_tally->add(first->second);
    if (m_tally->runs() >= m_most)
        m_isRunning = false;
}

} // namespace navarch
