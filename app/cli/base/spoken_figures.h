// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/base/fraction.h"
#include "core/base/phrase.h"

namespace navarch {

// Figures as the command line prints them for people, in the language asked for.

/// "1.05" of 105 and two decimals; "-0.50" of -50. `decimals` is at least 1.
[[nodiscard]] std::string decimalText(std::int64_t number, std::size_t decimals);
/// "0.375" of 3/8 and three decimals, halves away from nothing.
[[nodiscard]] std::string decimalText(const Fraction& fraction, std::size_t decimals);
/// "37.5%" of 3/8.
[[nodiscard]] std::string percentText(const Fraction& fraction);
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
