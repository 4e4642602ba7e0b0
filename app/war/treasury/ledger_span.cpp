// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/ledger_span.h"

#include "app/base/speech/speech.h"
#include <algorithm>
#include <limits>

namespace navarch {

namespace {

constexpr int monthsOfYear = 12;
constexpr int weeksOfYear = monthsOfYear * weeksOfMonth; // CP-1.1
constexpr QLatin1String yearPrefix("year:");

/// Years in a row, so that the one after 1 BCE is 1 CE (CP-1.1: there is no year 0).
int yearCount(int year)
{
    return year > 0 ? year - 1 : year;
}

int yearNamed(int count)
{
    return count >= 0 ? count + 1 : count;
}

int firstTurnOfMonth(const HeadRecord& now)
{
    return now.turn - (now.week - 1);
}

int firstTurnOfYear(const HeadRecord& now)
{
    return firstTurnOfMonth(now) - (now.month - 1) * weeksOfMonth;
}

} // namespace

LedgerSpan spanOf(const QString& name, const HeadRecord& now)
{
    const int month = firstTurnOfMonth(now);
    if (name == QLatin1String("week"))
        return {now.turn, now.turn};
    if (name == QLatin1String("month"))
        return {month, now.turn};
    if (name == QLatin1String("last-month"))
        return {month - weeksOfMonth, month - 1};
    if (name == QLatin1String("quarter"))
        return {month - 2 * weeksOfMonth, now.turn};
    bool isNumber = false;
    if (const int year = name.mid(yearPrefix.size()).toInt(&isNumber);
        isNumber && name.startsWith(yearPrefix)) {
        const int first = firstTurnOfYear(now) - (yearCount(now.year) - yearCount(year)) * weeksOfYear;
        return {first, first + weeksOfYear - 1};
    }
    return {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
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

QList<ShownChoice> spansOf(const HeadRecord& now)
{
    QList<ShownChoice> spans;
    const auto add = [&](const QString& value, const QString& text) {
        spans.push_back(ShownChoice{value, text});
    };
    add({}, windowText("The whole war"));
    add(QStringLiteral("week"), windowText("This week"));
    add(QStringLiteral("month"), windowText("This month"));
    if (firstTurnOfMonth(now) > 0) {
        add(QStringLiteral("last-month"), windowText("Last month"));
        add(QStringLiteral("quarter"), windowText("Three months"));
    }
    const int beforeThisYear = std::max(0, firstTurnOfYear(now));
    const int years = (beforeThisYear + weeksOfYear - 1) / weeksOfYear;
    for (int back = 0; years > 0 && back <= years; ++back) {
        const int year = yearNamed(yearCount(now.year) - back);
        add(QString(yearPrefix) + QString::number(year),
            (year < 0 ? windowText("%1 BCE") : windowText("%1 CE")).arg(std::abs(year)));
    }
    return spans;
}

} // namespace navarch
