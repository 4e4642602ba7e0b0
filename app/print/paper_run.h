// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

#include "core/base/problem.h"

namespace navarch {

/// Work on paper that another thread does: laying out, writing a PDF, printing. It can be cancelled at once, and
/// what a cancelled run still brings is dropped.
class PaperRun : public QObject {
    Q_OBJECT

public:
    /// How far a run is, shared between the two threads.
    class Course {
    public:
        /// For the work: so much of so much is done. False: it was cancelled, stop.
        bool step(int done, int of);
        /// For the work, before it does what cannot be taken back. False: it was cancelled before.
        bool commit();

    private:
        friend class PaperRun;
        enum class State { Going, Committed, Cancelled };
        std::atomic<State> m_state = State::Going;
        std::atomic<int> m_done = 0;
        std::atomic<int> m_of = 0;
    };
    using Work = std::function<Result<void>(Course&)>;
    /// Told on this thread when the work is over, unless it was cancelled.
    using Then = std::function<void(const Result<void>&)>;

    explicit PaperRun(QObject* parent = nullptr);
    ~PaperRun() override;

    /// Begins a run; one that is going on is cancelled. `work` may only hold what it owns or shares.
    void begin(Work work, Then then);
    /// Nothing more comes of the run. False when none is going on, or it is too late.
    bool cancel();

    [[nodiscard]] bool running() const { return m_course != nullptr; }
    /// So much of so much; 0 of 0 when that is not known.
    [[nodiscard]] int done() const { return m_course ? m_course->m_done.load() : 0; }
    [[nodiscard]] int of() const { return m_course ? m_course->m_of.load() : 0; }

signals:
    /// It began, went on or is over.
    void changed();

private:
    std::shared_ptr<Course> m_course;
    std::unique_ptr<QFutureWatcher<Result<void>>> m_watcher;
    Then m_then;
    QTimer m_look; ///< at how far the other thread is
};

} // namespace navarch
