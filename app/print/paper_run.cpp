// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper_run.h"

#include <QtConcurrent>

#include <utility>

namespace navarch {

namespace {

constexpr int lookEvery = 60; // milliseconds

} // namespace

bool PaperRun::Course::step(int done, int of)
{
    m_done = done;
    m_of = of;
    return m_state != State::Cancelled;
}

bool PaperRun::Course::commit()
{
    State going = State::Going;
    return m_state.compare_exchange_strong(going, State::Committed) || going == State::Committed;
}

PaperRun::PaperRun(QObject* parent) : QObject(parent)
{
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &PaperRun::changed);
}

PaperRun::~PaperRun()
{
    if (m_course)
        m_course->m_state = Course::State::Cancelled;
}

void PaperRun::begin(Work work, Then then)
{
    cancel();
    auto course = std::make_shared<Course>();
    m_course = course;
    m_then = std::move(then);
    m_watcher = std::make_unique<QFutureWatcher<Result<void>>>();
    connect(m_watcher.get(), &QFutureWatcherBase::finished, this, [this, course] {
        if (course != m_course)
            return;
        const Result<void> result = m_watcher->result();
        const Then told = std::exchange(m_then, {});
        m_course.reset();
        m_look.stop();
        told(result);
        emit changed();
    });
    m_watcher->setFuture(QtConcurrent::run([course, job = std::move(work)]() -> Result<void> {
        if (!course->step(0, 0))
            return {};
        return job(*course);
    }));
    m_look.start();
    emit changed();
}

bool PaperRun::cancel()
{
    if (!m_course)
        return false;
    auto going = Course::State::Going;
    if (!m_course->m_state.compare_exchange_strong(going, Course::State::Cancelled))
        return false;
    m_course.reset();
    m_then = {};
    m_look.stop();
    emit changed();
    return true;
}

} // namespace navarch
