// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/told_rows.h"

#include <QRegularExpression>

#include <algorithm>

#include "core/campaign/calendar.h"
#include "core/campaign/deed/told_week.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// A row stands on one page: of so many slight entries at most.
constexpr qsizetype slightInARow = 12;
/// So are dice: a fleet in a storm rolls one for each of its ships. A few stand beside what they came to.
constexpr qsizetype diceInARow = 30;
constexpr qsizetype diceBeside = 3;

QString weekOf(const ChronicleRecord& entry)
{
    return Words::said(phraseOf(Date{entry.year, entry.month, entry.week}));
}

/// "d10 4 (holds)", each by itself.
QStringList diceOf(const ChronicleRecord& entry)
{
    static const QRegularExpression beforeADie(QStringLiteral(", (?=d\\d+ \\d)"));
    return Words::dice(entry.dice).split(beforeADie, Qt::SkipEmptyParts);
}

/// What was told, each once, with how often where that is more than once: "Aiakos sights Nisaia. (×3)".
QStringList eachOnce(const std::vector<const ChronicleRecord*>& slight)
{
    QStringList texts;
    std::vector<int> times;
    for (const ChronicleRecord* entry : slight) {
        const QString text = toldText(*entry);
        const qsizetype at = texts.indexOf(text);
        if (at < 0) {
            texts += text;
            times.push_back(1);
        } else {
            ++times[static_cast<std::size_t>(at)];
        }
    }
    for (qsizetype i = 0; i < texts.size(); ++i)
        if (const int often = times[static_cast<std::size_t>(i)]; often > 1)
            texts[i] += QStringLiteral(" (\u00d7%1)").arg(often);
    return texts;
}

} // namespace

ToldRows toldRows(const std::vector<const ChronicleRecord*>& entries, bool withDice)
{
    const QString between = QStringLiteral(", ");
    ToldRows told;
    const auto add = [&](const ChronicleRecord& entry, FontRole role) {
        const QStringList dice = withDice ? diceOf(entry) : QStringList();
        const bool areBeside = dice.size() <= diceBeside;
        QString rule = fromUtf8(entry.rule);
        if (areBeside && !dice.isEmpty())
            rule = rule.isEmpty() ? dice.join(between) : Words::tr("%1: %2").arg(rule, dice.join(between));
        told.rows.push_back({weekOf(entry), toldText(entry), rule});
        told.roles.push_back(role);
        for (qsizetype first = 0; !areBeside && first < dice.size(); first += diceInARow) {
            told.rows.push_back({weekOf(entry), dice.mid(first, diceInARow).join(between), {}});
            told.roles.push_back(FontRole::Data);
        }
    };
    for (const ToldWeek& week : weeksOf(entries)) {
        for (const ChronicleRecord* entry : week.great)
            add(*entry, FontRole::Strong);
        for (const ChronicleRecord* entry : week.plain)
            add(*entry, FontRole::Data);
        const QStringList slight = eachOnce(week.slight);
        for (qsizetype first = 0; first < slight.size(); first += slightInARow) {
            QString text = slight.mid(first, slightInARow).join(QLatin1Char(' '));
            if (first == 0)
                text = Words::tr("%1: %2").arg(Words::said(phraseOfSlight(week.slight)), text);
            told.rows.push_back({weekOf(week.any()), text, {}});
            told.roles.push_back(FontRole::Data);
        }
    }
    return told;
}

} // namespace navarch
