// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/year_phrase.h"

namespace navarch {

struct HeadRecord;

/// A week of the campaign (CP-1.1): four weeks a month, twelve months a year, years signed and no year 0.
struct Date {
    int year = -431;
    int month = 1; ///< 1-12
    int week = 1;  ///< 1-4

    friend bool operator==(const Date&, const Date&) = default;
};

inline constexpr int weeksOfMonth = 4; // CP-1.1

[[nodiscard]] Date dateOf(const HeadRecord& head);
[[nodiscard]] Date nextWeek(Date date);
[[nodiscard]] inline bool isLastOfMonth(Date date)
{
    return date.week == weeksOfMonth;
}

/// The sailing season (CP-1.2). "Mid" September is its third week, "early" November its first.
enum class Season { Safe, Risky, Closed };
[[nodiscard]] Season seasonOf(Date date);

/// Of how many faces of a d100 a day at sea is stormy (CP-7.4): 1 to 15, the highest ones; a natural 100 is a storm, the
/// others a gale.
[[nodiscard]] int stormChance(Date date);

/// "June 459 BCE, week 1".
[[nodiscard]] Phrase phraseOf(Date date);

} // namespace navarch
