// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

/// Asks the window's thread again and again whether it answers, and remembers how long it took at most: the longest time
/// in which nobody who sits before the window would have got anything done.
class StallWatch {
public:
    StallWatch() : m_thread([this](const std::stop_token& stop) { watch(stop); }) {}

    /// In thousandths of a second, also of a stall that lasts still.
    [[nodiscard]] int longest() const { return m_longest; }

private:
    struct Question {
        std::mutex mutex;
        std::condition_variable told;
        bool isAnswered = false;
    };

    void watch(const std::stop_token& stop)
    {
        using namespace std::chrono;
        while (!stop.stop_requested()) {
            const auto question = std::make_shared<Question>();
            const auto asked = steady_clock::now();
            QMetaObject::invokeMethod(
                qApp,
                [question] {
                    const std::lock_guard lock(question->mutex);
                    question->isAnswered = true;
                    question->told.notify_all();
                },
                Qt::QueuedConnection);
            std::unique_lock lock(question->mutex);
            while (!question->isAnswered && !stop.stop_requested()) {
                question->told.wait_for(lock, milliseconds(20));
                const auto waited = duration_cast<milliseconds>(steady_clock::now() - asked).count();
                m_longest = std::max<int>(m_longest, static_cast<int>(waited));
            }
            lock.unlock();
            std::unique_lock pause(m_mutex);
            (void)m_stopped.wait_for(pause, stop, milliseconds(4), [] { return false; });
        }
    }

    std::atomic<int> m_longest = 0;
    std::mutex m_mutex;
    std::condition_variable_any m_stopped;
    std::jthread m_thread; ///< last: it uses the rest
};
