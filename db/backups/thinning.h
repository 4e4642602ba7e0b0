// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace navarch {

inline constexpr int dailyBackups = 10;
inline constexpr int weeklyBackups = 10;
inline constexpr int monthlyBackups = 12;

/// Which of the backups made at these times (seconds since 1970, UTC, in any order) are kept: the newest of each of the
/// last ten days that have one, of the last ten weeks (from Monday), and of the last twelve months. The answer's order is
/// that of the times.
[[nodiscard]] std::vector<bool> keptBackups(const std::vector<std::int64_t>& times);

} // namespace navarch
