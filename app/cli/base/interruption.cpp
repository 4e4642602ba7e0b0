// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/interruption.h"

#include <time.h>

namespace navarch {

namespace {

sigset_t onlyInterruption()
{
    sigset_t set;
    ::sigemptyset(&set);
    ::sigaddset(&set, SIGINT);
    return set;
}

} // namespace

Interruption::Interruption()
{
    const sigset_t set = onlyInterruption();
    ::pthread_sigmask(SIG_BLOCK, &set, &m_before); // threads that are made from now on have it so, too
    m_waits = std::jthread([this](const std::stop_token& isOver) {
        const sigset_t awaited = onlyInterruption();
        constexpr timespec aWhile{0, 50'000'000};
        while (!isOver.stop_requested())
            if (::sigtimedwait(&awaited, nullptr, &aWhile) == SIGINT)
                m_stop.request_stop();
    });
}

Interruption::~Interruption()
{
    m_waits.request_stop();
    m_waits.join();
    ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

} // namespace navarch
