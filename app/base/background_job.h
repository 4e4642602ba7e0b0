// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

class QThreadPool;

namespace navarch {

/// How far a background job is, and whether it is still wanted; shared by the thread that works and the one that waits.
class JobProgress {
public:
    /// So much of so much is done. False: it was cancelled, stop.
    bool step(int done, int of);
    /// To be asked before doing what cannot be taken back. False: it was cancelled before; true: it cannot be any more.
    [[nodiscard]] bool commit();
    [[nodiscard]] bool isCancelled() const { return m_state == State::Cancelled; }
    /// For what takes one.
    [[nodiscard]] std::stop_token stopToken() const { return m_stop.get_token(); }

private:
    friend class BackgroundJobBase;
    enum class State { Going, Committed, Cancelled };

    std::atomic<State> m_state = State::Going;
    std::atomic<int> m_done = 0;
    std::atomic<int> m_of = 0;
    std::stop_source m_stop;
};

/// What all background jobs have in common: see BackgroundJob.
class BackgroundJobBase : public QObject {
    Q_OBJECT

public:
    /// Works on the pool's threads; without one, on those that all share.
    explicit BackgroundJobBase(QObject* parent = nullptr, QThreadPool* pool = nullptr);
    /// Cancels, and waits for nothing.
    ~BackgroundJobBase() override;

    /// Nothing more comes of the work that is going on. False when none is, or when it is past commit().
    bool cancel();
    /// Cancels; `deed` is done as soon as no work that was begun is on a thread any more, cancelled or not: at once when none
    /// is. For what that work looks at and `deed` changes.
    void afterwards(std::function<void()> deed);
    /// Deeds wait.
    [[nodiscard]] bool isAwaited() const { return !m_deeds.empty(); }
    /// Waits at most so long for the work that is going on, and then hands its result over; false when it goes on still.
    bool waitFor(int milliseconds);
    /// For an owner that the work refers to: until the work that was begun last has left its thread, cancelled or not.
    /// What comes of it is not told by this call.
    void waitForThread();

    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }
    /// So much of so much; 0 of 0 when that is not known.
    [[nodiscard]] int done() const;
    [[nodiscard]] int of() const;

signals:
    /// It began, went on, was cancelled or is over.
    void changed();

protected:
    void start(std::function<void(JobProgress&)> work, std::function<void()> finish);

private:
    struct Run;

    bool stop();
    void take(const std::shared_ptr<Run>& run);
    [[nodiscard]] bool isAtWork() const { return *m_atWork > 0; }

    QThreadPool* m_pool;
    std::shared_ptr<Run> m_run;                 ///< null while nothing is going on
    std::function<void()> m_finish;             ///< of that
    std::shared_ptr<std::atomic<int>> m_atWork; ///< how many are on their threads, or wait for one
    std::shared_future<void> m_left;            ///< by the one that was begun last
    std::vector<std::function<void()>> m_deeds;
    QTimer m_look; ///< at how far the other thread is
};

/// Takes a large thing apart on another thread, when nobody else holds it.
void destroyElsewhere(std::shared_ptr<const void> what);

/// Work that another thread does while the window goes on: it tells how far it is, can be cancelled at once, and hands its
/// result to the thread that began it. One at a time: what is begun takes the place of what is going on.
template <typename T>
class BackgroundJob : public BackgroundJobBase {
public:
    using BackgroundJobBase::BackgroundJobBase;

    /// `work` may hold only what it owns or shares, and throws nothing. `then` is called on this object's thread when the work
    /// is over, unless it was cancelled or this object is gone.
    void begin(std::function<T(JobProgress&)> work, std::function<void(T)> then)
    {
        const auto result = std::make_shared<std::optional<T>>();
        start([result, work = std::move(work)](JobProgress& progress) { result->emplace(work(progress)); },
              [result, then = std::move(then)] {
                  if (*result)
                      then(std::move(**result));
              });
    }
};

} // namespace navarch
