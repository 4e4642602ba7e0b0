// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/contest/conduct.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "core/base/system/on_threads.h"
#include "core/battle/contest/captains_match.h"

namespace navarch {

ConductOfLevel observedConduct(const Contest& contest, const ConductRequest& request)
{
    const std::span<const ConductLine> lines = contest.conductLines();
    ConductOfLevel observed;
    observed.counts.resize(lines.size());
    std::mutex mutex;
    std::atomic<int> next{0};
    onThreads(std::clamp(request.threads, 1, std::max(request.battles, 1)), [&] {
        for (int number = next++; number < request.battles; number = next++) {
            std::vector<ConductCount> counts(lines.size());
            if (!contest.observe(pairSeed(request.seed, static_cast<std::uint64_t>(number)), request.level,
                                 request.stop, counts))
                return;
            const std::lock_guard lock(mutex);
            ++observed.battles;
            for (std::size_t i = 0; i < counts.size(); ++i) {
                observed.counts[i].count += counts[i].count;
                observed.counts[i].of += lines[i].of.empty() ? 1 : counts[i].of;
            }
        }
    });
    return observed;
}

} // namespace navarch
