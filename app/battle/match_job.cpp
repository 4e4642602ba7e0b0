// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/match_job.h"

#include <chrono>
#include <utility>

namespace navarch {

MatchJob::MatchJob(QObject* parent) : QObject(parent)
{
    m_thread.setMaxThreadCount(1); // a thread of its own: long battles elsewhere do not keep it waiting
}

MatchJob::~MatchJob()
{
    m_stop.request_stop();
    m_thread.waitForDone();
}

void MatchJob::begin(Look look)
{
    m_stop.request_stop();
    m_stop = {};
    const int number = ++m_number;
    {
        const std::lock_guard lock(m_mutex);
        ++m_looking;
    }
    m_thread.start([this, look = std::move(look), stop = m_stop.get_token(), number]() mutable {
        Then then = stop.stop_requested() ? Then() : look(stop);
        look = {}; // the match is let go before anybody is told
        {
            const std::lock_guard lock(m_mutex);
            --m_looking;
            m_found = Found{number, std::move(then)};
        }
        m_cameUp.notify_all();
        QMetaObject::invokeMethod(this, &MatchJob::take, Qt::QueuedConnection);
    });
    if (!std::exchange(m_isOn, true))
        emit changed();
}

bool MatchJob::waitFor(int milliseconds)
{
    {
        std::unique_lock lock(m_mutex);
        m_cameUp.wait_for(lock, std::chrono::milliseconds(milliseconds),
                          [this] { return m_found && m_found->number == m_number; });
    }
    take();
    return !m_isOn;
}

void MatchJob::take()
{
    std::optional<Found> found;
    {
        const std::lock_guard lock(m_mutex);
        found = std::exchange(m_found, std::nullopt);
    }
    if (m_isOn && found && found->number == m_number) {
        m_isOn = false;
        emit changed();
        if (found->then)
            found->then();
    }
    while (!m_deeds.empty() && !isLookedAt()) { // a deed may have the changed match looked at
        const std::function<void()> deed = std::move(m_deeds.front());
        m_deeds.erase(m_deeds.begin());
        deed();
    }
}

bool MatchJob::isLookedAt()
{
    const std::lock_guard lock(m_mutex);
    return m_looking > 0;
}

void MatchJob::drop()
{
    m_stop.request_stop();
    ++m_number; // of no look
    if (std::exchange(m_isOn, false))
        emit changed();
}

void MatchJob::afterwards(std::function<void()> deed)
{
    drop();
    if (m_deeds.empty() && !isLookedAt())
        deed();
    else
        m_deeds.push_back(std::move(deed));
}

} // namespace navarch
