// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSignalBlocker>
#include <QThreadPool>

#include <functional>
#include <stop_token>

#include "app/base/background_job.h"

namespace navarch {

/// A background job that looks at a match: what a captain would order, what hands may order. It gives what is to be done with
/// what was found. As long as it lasts the match is being looked at, and who wants to change it waits with afterwards().
class MatchJob : public BackgroundJob<std::function<void()>> {
public:
    using Then = std::function<void()>;
    /// Looks, on the other thread; it owns what it needs. When it is stopped nothing comes of what it gives.
    using Look = std::function<Then(const std::stop_token& stop)>;

    explicit MatchJob(QObject* parent = nullptr) : BackgroundJob(parent, &m_thread)
    {
        m_thread.setMaxThreadCount(1);
    }
    /// Waits for the thread, which is told to stop.
    ~MatchJob() override
    {
        const QSignalBlocker quiet(this);
        cancel();
    }

    /// Drops the look before, if it lasts still.
    void look(const Look& look)
    {
        begin([look](JobProgress& progress) { return look(progress.stopToken()); },
              [](const Then& then) {
                  if (then)
                      then();
              });
    }

private:
    QThreadPool m_thread; ///< of its own: long battles elsewhere do not keep it waiting
};

} // namespace navarch
