// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/background_job.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrent>

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

BackgroundJobBase::BackgroundJobBase(QObject* parent, QThreadPool* pool)
    : QObject(parent),
      m_pool(pool ? pool : QThreadPool::globalInstance())
{
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &BackgroundJobBase::changed);
}

BackgroundJobBase::~BackgroundJobBase()
{
    const QSignalBlocker quiet(this);
    cancel();
}

void BackgroundJobBase::start(std::function<void(JobProgress&)> work, std::function<void()> finish)
{
    cancel();
    const auto progress = std::make_shared<JobProgress>();
    m_progress = progress;
    m_future = QtConcurrent::run(m_pool, [progress, job = std::move(work)]() mutable noexcept {
        if (!progress->isCancelled()) // one that is cancelled before it has a thread does nothing
            job(*progress);
        job = {}; // what it owns is let go before anybody is told
    });
    // Not QFuture::then(), which in Qt 6.4 must not outlive its context.
    auto* watcher = new QFutureWatcher<void>(this);
    connect(watcher, &QFutureWatcherBase::finished, this,
            [this, watcher, progress, finish = std::move(finish)] {
                watcher->deleteLater();
                if (progress != m_progress)
                    return;
                m_progress.reset();
                m_look.stop();
                finish();
                emit changed();
            });
    watcher->setFuture(m_future);
    m_look.start();
    emit changed();
}

bool BackgroundJobBase::cancel()
{
    if (!m_progress)
        return false;
    auto going = JobProgress::State::Going;
    if (!m_progress->m_state.compare_exchange_strong(going, JobProgress::State::Cancelled))
        return false;
    m_progress->m_stop.request_stop();
    m_progress.reset();
    m_look.stop();
    emit changed();
    return true;
}

void BackgroundJobBase::waitForThread()
{
    m_future.waitForFinished();
}

} // namespace navarch
