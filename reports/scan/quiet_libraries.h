// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>

namespace navarch {

/// While it lives, nobody hears what the libraries that decode pictures and documents write to standard error by themselves: what
/// is wrong with a file is said in our words, with its name. Nor does anybody hear what another thread writes there meanwhile, so it
/// lives no longer than one of them is at work. One at a time; others wait.
class QuietLibraries {
public:
    QuietLibraries();
    ~QuietLibraries();
    QuietLibraries(const QuietLibraries&) = delete;
    QuietLibraries& operator=(const QuietLibraries&) = delete;

private:
    std::unique_lock<std::mutex> m_alone;
    bool m_isQuiet = false;
};

} // namespace navarch
