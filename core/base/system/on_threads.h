// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace navarch {

/// Runs work() on so many threads at once, this one among them, and waits for all; on fewer where no more are to be had. What
/// one of them throws is thrown here when all have ended, of several one. The work shares itself out, for instance by an
/// atomic number.
template <class Work>
void onThreads(int threads, const Work& work)
{
    std::mutex mutex;
    std::exception_ptr failure;
    const auto guarded = [&] {
        try {
            work();
        } catch (...) { // out of memory: the thread that asked shall know
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        try {
            for (int i = 1; i < threads; ++i)
                others.emplace_back(guarded);
        } catch (const std::system_error&) { // no thread to be had: those that are do all of it
        }
        guarded();
    }
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace navarch
