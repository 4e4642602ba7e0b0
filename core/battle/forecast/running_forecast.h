// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <thread>

#include "core/base/problem.h"
#include "core/battle/forecast/tally.h"

namespace navarch {

/// A forecast to be looked at while it grows, stopped at any moment, and gone on with. It holds the battles 0 to n - 1 and
/// no others: one that is over before an earlier one waits for it. So the figures depend on the brief, its seed and n
/// alone, and stopping does not leave out the long battles.
///
/// None of these calls waits for a battle. The destructor does, for as long as an order takes.
class RunningForecast {
public:
    using Opening = std::function<Result<std::unique_ptr<Simulator>>()>;

    /// Nothing happens before goOn(); `open` is called on another thread, once.
    explicit RunningForecast(Opening open, int most = maxForecastRuns);
    ~RunningForecast();
    RunningForecast(const RunningForecast&) = delete;
    RunningForecast& operator=(const RunningForecast&) = delete;

    /// On so many threads, from where it stands, until it is stopped or holds `most` battles. Refused battles stay so.
    void goOn(int threads);
    /// Not one battle is added after it.
    void stop();
    /// From now on no more than so many. What it holds it keeps; it goes on only when it is told to.
    void setMost(int most);

    struct Standing {
        bool isRunning = false;
        bool isOpen = false; ///< the brief was looked at: there are problems, or a forecast
        Problems problems;   ///< why there is none
        Forecast forecast;
    };
    [[nodiscard]] Standing standing() const;
    [[nodiscard]] int runs() const;
    [[nodiscard]] int most() const;

private:
    void work();
    /// Calls m_open, or waits for the thread that does. Whether there is something to fight.
    bool opened(std::unique_lock<std::mutex>& lock);
    void fightOn(std::unique_lock<std::mutex>& lock);
    [[nodiscard]] std::optional<int> nextNumber();
    void fold();
    void give(Problems problems);

    const Opening m_open;
    mutable std::mutex m_mutex; ///< guards what follows
    int m_most;
    std::condition_variable m_looked;
    std::unique_ptr<Simulator> m_simulator;
    std::optional<Tally> m_tally;
    Problems m_problems;
    bool m_isOpening = false;
    bool m_isRunning = false;
    std::stop_source m_stop;
    int m_next = 0;
    std::set<int> m_again;                  ///< numbers of battles that were broken off
    std::map<int, SimulatedBattle> m_early; ///< over before an earlier one
    int m_atWork = 0;

    struct Worker {
        std::jthread thread;
        bool isDone = false;
    };
    std::list<Worker> m_workers;
};

} // namespace navarch
