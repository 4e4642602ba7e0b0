// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/end_signals.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace navarch {

namespace {

int signalled[2]; // a pipe: nothing else may be done within a handler

void tellOfSignal(int)
{
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = ::write(signalled[1], &byte, 1);
}

} // namespace

void endOnSignals()
{
    if (::pipe2(signalled, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    auto* const notifier =
        new QSocketNotifier(signalled[0], QSocketNotifier::Read, QCoreApplication::instance());
    QObject::connect(notifier, &QSocketNotifier::activated, QCoreApplication::instance(), [notifier] {
        notifier->setEnabled(false);
        QCoreApplication::exit(0);
    });
    struct sigaction action {};
    action.sa_handler = tellOfSignal;
    action.sa_flags = SA_RESTART | SA_RESETHAND; // asked twice, it ends at once
    for (const int number : {SIGTERM, SIGHUP, SIGINT})
        ::sigaction(number, &action, nullptr);
}

} // namespace navarch
