// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/ledger_span.h"

#include "app/base/speech/speech.h"
#include <algorithm>
#include <limits>

namespace navarch {

namespace {

constexpr QLatin1String yearPrefix("year:");

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
