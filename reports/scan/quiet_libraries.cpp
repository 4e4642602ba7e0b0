// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/quiet_libraries.h"

#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

#include "core/base/system/lock_safe_file.h"

namespace navarch {

namespace {

std::mutex& onlyOne()
{
    static std::mutex mutex;
    return mutex;
}

/// Where standard error goes while it is quiet; kept for the next time, as is the place in which it waits.
const LockSafeDescriptor& nowhere()
{
    static const LockSafeDescriptor file("/dev/null", O_WRONLY);
    return file;
}

int waiting = -1; ///< standard error as it was; behind onlyOne()

} // namespace

QuietLibraries::QuietLibraries() : m_alone(onlyOne())
{
    std::fflush(stderr);
    if (!nowhere().isOpen())
        return;
    waiting = waiting < 0 ? ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
                          : ::dup3(STDERR_FILENO, waiting, O_CLOEXEC);
    m_isQuiet = waiting >= 0 && ::dup2(nowhere().get(), STDERR_FILENO) >= 0;
}

QuietLibraries::~QuietLibraries()
{
    std::fflush(stderr);
    if (m_isQuiet)
        ::dup2(waiting, STDERR_FILENO);
}

} // namespace navarch
