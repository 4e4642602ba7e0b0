// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/calendar.h"

#include <array>
#include <utility>

#include "core/campaign/records/head.h"

namespace navarch {

namespace {

constexpr std::array<PhraseText, 12> months{
    phraseText("January"),   phraseText("February"), phraseText("March"),    phraseText("April"),
    phraseText("May"),       phraseText("June"),     phraseText("July"),     phraseText("August"),
    phraseText("September"), phraseText("October"),  phraseText("November"), phraseText("December")};

/// The faces of a d100 that mean a storm, January to December (CP-7.4).
constexpr std::array<int, 12> storms{15, 15, 8, 4, 2, 1, 1, 1, 2, 4, 8, 15};

} // namespace

Date dateOf(const HeadRecord& head)
{
    return {head.year, head.month, head.week};
}

Date dateOfTurn(const HeadRecord& now, int turn)
{
    const int thisWeek = yearCount(now.year) * weeksOfYear + (now.month - 1) * weeksOfMonth + now.week - 1;
    const int week = thisWeek - (now.turn - turn);
    const int ofYear = ((week % weeksOfYear) + weeksOfYear) % weeksOfYear;
    return {.year = yearNamed((week - ofYear) / weeksOfYear),
            .month = ofYear / weeksOfMonth + 1,
            .week = ofYear % weeksOfMonth + 1};
}

Date nextWeek(Date date)
{
    if (++date.week <= 4)
        return date;
    date.week = 1;
    if (++date.month <= 12)
        return date;
    date.month = 1;
    if (++date.year == 0)
        date.year = 1;
    return date;
}

Season seasonOf(Date date)
{
    const int at = date.month * 4 + date.week;
    const auto on = [](int month, int week) { return month * 4 + week; };
    if (at >= on(6, 1) && at <= on(9, 2))
        return Season::Safe;
    return at >= on(3, 1) && at <= on(11, 1) ? Season::Risky : Season::Closed;
}

int stormChance(Date date)
{
    return storms[static_cast<std::size_t>(date.month - 1)];
}

Phrase phraseOf(Date date)
{
    Phrase month(months[static_cast<std::size_t>(date.month - 1)], std::nullopt, {});
    if (date.year < 0)
        return phrase("%1 %2 BCE, week %3", std::move(month), -date.year, date.week);
    return phrase("%1 %2 CE, week %3", std::move(month), date.year, date.week);
}

} // namespace navarch
