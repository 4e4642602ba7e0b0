// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

#include <signal.h>

namespace navarch {

/// While it lives, an interruption from the keyboard (SIGINT) asks long work to stop instead of ending the program.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    sigset_t m_before{};
    std::stop_source m_stop;
    std::jthread m_waits;
};

} // namespace navarch
