// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

#include "core/base/text.h"

namespace navarch {
namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("navarch", text);
}

} // namespace

QString dateText(int year, int month, int week)
{
    static constexpr const char* months[]{
        QT_TRANSLATE_NOOP("navarch", "January"),   QT_TRANSLATE_NOOP("navarch", "February"),
        QT_TRANSLATE_NOOP("navarch", "March"),     QT_TRANSLATE_NOOP("navarch", "April"),
        QT_TRANSLATE_NOOP("navarch", "May"),       QT_TRANSLATE_NOOP("navarch", "June"),
        QT_TRANSLATE_NOOP("navarch", "July"),      QT_TRANSLATE_NOOP("navarch", "August"),
        QT_TRANSLATE_NOOP("navarch", "September"), QT_TRANSLATE_NOOP("navarch", "October"),
        QT_TRANSLATE_NOOP("navarch", "November"),  QT_TRANSLATE_NOOP("navarch", "December")};
    return translated("%1 %2, week %3")
        .arg(translated(months[std::clamp(month, 1, 12) - 1]), words(yearText(year)))
        .arg(week);
}

QString firstError(const Findings& findings)
{
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Error)
            return words(finding.subject.empty() ? finding.message
                                                 : finding.subject + ": " + finding.message);
    return {};
}

QString whatOf(const Problems& problems)
{
    if (problems.empty())
        return {};
    const Problem& first = problems.front();
    QString text = words(first.place.empty() ? first.what : first.place + ": " + first.what);
    if (problems.size() > 1)
        text += translated(" (and %1 more)").arg(problems.size() - 1);
    return text;
}

QString remedyOf(const Problems& problems)
{
    return problems.empty() ? QString() : words(problems.front().remedy);
}

} // namespace navarch
