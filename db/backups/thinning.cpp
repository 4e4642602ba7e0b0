// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backups/thinning.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <optional>

namespace navarch {

namespace {

using Day = std::chrono::sys_days;

Day dayOf(std::int64_t time)
{
    return std::chrono::floor<std::chrono::days>(std::chrono::sys_seconds(std::chrono::seconds(time)));
}

std::int64_t dayNumber(std::int64_t time)
{
    return dayOf(time).time_since_epoch().count();
}

std::int64_t weekNumber(std::int64_t time)
{
    const Day day = dayOf(time);
    const auto sinceMonday = static_cast<int>(std::chrono::weekday(day).iso_encoding()) - 1;
    return (day - std::chrono::days(sinceMonday)).time_since_epoch().count();
}

std::int64_t monthNumber(std::int64_t time)
{
    const std::chrono::year_month_day date(dayOf(time));
    return static_cast<int>(date.year()) * 12 + static_cast<int>(static_cast<unsigned>(date.month()));
}

/// Marks the newest of each of the last `most` periods. `order` goes from the newest to the oldest.
template <class PeriodOf>
void keepNewest(const std::vector<std::int64_t>& times, const std::vector<std::size_t>& order, int most,
                PeriodOf periodOf, std::vector<bool>& kept)
{
    std::optional<std::int64_t> last;
    for (const std::size_t at : order) {
        const std::int64_t period = periodOf(times[at]);
        if (last == period)
            continue;
        if (most-- == 0)
            return;
        last = period;
        kept[at] = true;
    }
}

} // namespace

std::vector<bool> keptBackups(const std::vector<std::int64_t>& times)
{
    std::vector<std::size_t> order(times.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return times[a] > times[b]; });
    std::vector<bool> kept(times.size(), false);
    keepNewest(times, order, dailyBackups, dayNumber, kept);
    keepNewest(times, order, weeklyBackups, weekNumber, kept);
    keepNewest(times, order, monthlyBackups, monthNumber, kept);
    return kept;
}

} // namespace navarch
