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
inline constexpr int monthsOfYear = 12;
inline constexpr int weeksOfYear = monthsOfYear * weeksOfMonth;

/// Years in a row, so that the one after 1 BCE is 1 CE (CP-1.1: there is no year 0), and back.
[[nodiscard]] constexpr int yearCount(int year)
{
    return year > 0 ? year - 1 : year;
}
[[nodiscard]] constexpr int yearNamed(int count)
{
    return count >= 0 ? count + 1 : count;
}

[[nodiscard]] Date dateOf(const HeadRecord& head);
/// The week in which a turn was, or will be, sailed.
[[nodiscard]] Date dateOfTurn(const HeadRecord& now, int turn);
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
