// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSemaphore>
#include <QThreadPool>
#include <QtConcurrent>

namespace navarch {

/// Keeps every thread of the shared pool busy, so that what is begun meanwhile waits.
class BusyPool {
public:
    BusyPool()
    {
        for (int i = 0; i < QThreadPool::globalInstance()->maxThreadCount(); ++i)
            m_held += QtConcurrent::run([this] { m_gate.acquire(); });
    }
    ~BusyPool() { release(); }
    void release()
    {
        m_gate.release(static_cast<int>(m_held.size()));
        for (QFuture<void>& each : m_held)
            each.waitForFinished();
        m_held.clear();
    }

private:
    QSemaphore m_gate;
    QList<QFuture<void>> m_held;
};

} // namespace navarch
