// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/background_job.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrent>

#include <chrono>

namespace navarch {

namespace {

constexpr int lookEvery = 60; // milliseconds

} // namespace

bool JobProgress::step(int done, int of)
{
    m_done = done;
    m_of = of;
    return !isCancelled();
}

bool JobProgress::commit()
{
    State going = State::Going;
    return m_state.compare_exchange_strong(going, State::Committed) || going == State::Committed;
}

/// One piece of work.
struct BackgroundJobBase::Run {
    JobProgress progress;
    std::promise<void> left;
};

BackgroundJobBase::BackgroundJobBase(QObject* parent, QThreadPool* pool)
    : QObject(parent),
      m_pool(pool ? pool : QThreadPool::globalInstance()),
      m_atWork(std::make_shared<std::atomic<int>>(0))
{
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &BackgroundJobBase::changed);
}

BackgroundJobBase::~BackgroundJobBase()
{
    stop();
}

int BackgroundJobBase::done() const
{
    return m_run ? m_run->progress.m_done.load() : 0;
}

int BackgroundJobBase::of() const
{
    return m_run ? m_run->progress.m_of.load() : 0;
}

void BackgroundJobBase::start(std::function<void(JobProgress&)> work, std::function<void()> finish)
{
    stop();
    const auto run = std::make_shared<Run>();
    m_run = run;
    m_finish = std::move(finish);
    m_left = run->left.get_future().share();
    ++*m_atWork;
    const QFuture<void> future =
        QtConcurrent::run(m_pool, [run, atWork = m_atWork, job = std::move(work)]() mutable noexcept {
            if (!run->progress.isCancelled()) // one that is cancelled before it has a thread does nothing
                job(run->progress);
            job = {}; // what it owns is let go before anybody is told
            --*atWork;
            run->left.set_value();
        });
    // Not QFuture::then(), which in Qt 6.4 must not outlive its context.
    auto* watcher = new QFutureWatcher<void>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, run] {
        watcher->deleteLater();
        take(run);
    });
    watcher->setFuture(future);
    m_look.start();
    emit changed();
}

void BackgroundJobBase::take(const std::shared_ptr<Run>& run)
{
    if (run == m_run) { // neither cancelled nor taken before
        m_run.reset();
        m_look.stop();
        std::exchange(m_finish, nullptr)();
        emit changed();
    }
    while (!m_deeds.empty() && !isAtWork()) { // a deed may begin other work
        const std::function<void()> deed = std::move(m_deeds.front());
        m_deeds.erase(m_deeds.begin());
        deed();
    }
}

bool BackgroundJobBase::stop()
{
    auto going = JobProgress::State::Going;
    if (!m_run || !m_run->progress.m_state.compare_exchange_strong(going, JobProgress::State::Cancelled))
        return false;
    m_run->progress.m_stop.request_stop();
    m_run.reset();
    m_finish = nullptr;
    m_look.stop();
    return true;
}

bool BackgroundJobBase::cancel()
{
    if (!stop())
        return false;
    emit changed();
    return true;
}

void BackgroundJobBase::afterwards(std::function<void()> deed)
{
    cancel();
    if (m_deeds.empty() && !isAtWork())
        deed();
    else
        m_deeds.push_back(std::move(deed));
}

bool BackgroundJobBase::waitFor(int milliseconds)
{
    const auto run = m_run;
    if (run && m_left.wait_for(std::chrono::milliseconds(milliseconds)) == std::future_status::ready)
        take(run);
    return !isRunning();
}

void BackgroundJobBase::waitForThread()
{
    if (m_left.valid())
        m_left.wait();
}

void destroyElsewhere(std::shared_ptr<const void> what)
{
    if (what)
        QThreadPool::globalInstance()->start([what = std::move(what)]() mutable { what.reset(); });
}

} // namespace navarch
