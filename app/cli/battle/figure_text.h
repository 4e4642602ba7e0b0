// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/phrase.h"

namespace navarch {

// Figures of many battles as the command line prints them, whatever the locale; words are those of the language asked for.

/// "53.21%" of hundredths of a per cent.
[[nodiscard]] std::string percentText(std::int64_t hundredths);
/// "53.21%": so many of `of`, halves up.
[[nodiscard]] std::string percentOf(std::int64_t count, std::int64_t of);
/// "1.042" of thousandths of a second.
[[nodiscard]] std::string secondsText(std::int64_t milliseconds);
/// "3 to 9", as it is spoken.
[[nodiscard]] std::string rangeText(const std::string& least, const std::string& most);
/// "1.042 s on 4 threads".
[[nodiscard]] Phrase timeTaken(std::int64_t milliseconds, int threads);
/// "2.35" with `decimals` of 1 or 2: the mean of a sum over so many runs, halves up.
[[nodiscard]] std::string meanText(std::int64_t sum, std::int64_t runs, int decimals);

} // namespace navarch
