// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/wording.h"

#include <QStringList>

#include <algorithm>

#include "app/base/speech/speech.h"
#include "core/campaign/calendar.h"
#include "core/campaign/records/told.h"
#include "reports/translations/stored_english.h"

namespace navarch {
QString storedWords(std::string_view english)
{
    return languageSpoken() == QLatin1String("en") ? words(english) : words(phraseOfEnglish(english));
}

QString toldWords(const ChronicleRecord& entry)
{
    return isOfOlderNavarch(entry) ? storedWords(entry.text) : words(phraseOf(entry));
}

QString toldDice(const ChronicleRecord& entry)
{
    if (languageSpoken() == QLatin1String("en"))
        return words(entry.dice);
    return words(retoldDice(entry.dice, [](const Phrase& phrase) { return spokenText(phrase); }));
}

QString dateText(int year, int month, int week)
{
    static constexpr const char* months[]{
        QT_TR_NOOP("January"),   QT_TR_NOOP("February"), QT_TR_NOOP("March"),    QT_TR_NOOP("April"),
        QT_TR_NOOP("May"),       QT_TR_NOOP("June"),     QT_TR_NOOP("July"),     QT_TR_NOOP("August"),
        QT_TR_NOOP("September"), QT_TR_NOOP("October"),  QT_TR_NOOP("November"), QT_TR_NOOP("December")};
    return windowText("%1 %2, week %3")
        .arg(windowText(months[std::clamp(month, 1, 12) - 1]), spoken(phraseOfYear(year)))
        .arg(week);
}

QString firstError(const Findings& findings)
{
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Error)
            return finding.subject.isEmpty()
                       ? words(finding.message)
                       : windowText("%1: %2").arg(words(finding.subject), words(finding.message));
    return {};
}

QString whatOf(const Problems& problems)
{
    if (problems.empty())
        return {};
    const Problem& first = problems.front();
    QString text = words((first.place.empty() ? "" : first.place + ": ") + spokenText(first.what));
    if (problems.size() > 1)
        text += windowText(" (and %1 more)").arg(problems.size() - 1);
    return text;
}

QString sentencesOf(const Problems& problems)
{
    if (problems.empty())
        return {};
    const Problems first{{{}, problems.front().what, problems.front().remedy}};
    return (whatOf(first) + QLatin1Char(' ') + remedyOf(first)).trimmed();
}

QString remedyOf(const Problems& problems)
{
    return problems.empty() ? QString() : words(problems.front().remedy);
}

} // namespace navarch
