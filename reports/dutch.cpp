// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/dutch.h"

#include <array>
#include <unordered_map>
#include <utility>
#include <vector>

#include <QRegularExpression>

#include "reports/words.h"

namespace navarch {

namespace {

struct SentencePattern {
    QRegularExpression english;
    QString dutch;
};

/// "It has room for %1 towers" as an expression with a group for each place, in the order 1, 2, 3.
SentencePattern patternOf(const DutchText& text)
{
    QString expression = QRegularExpression::escape(fromUtf8(text.english));
    for (int place = 1; place <= 4; ++place)
        expression.replace(QStringLiteral("\\%") + QString::number(place), QStringLiteral("(.+)"));
    return {QRegularExpression(QRegularExpression::anchoredPattern(expression)), fromUtf8(text.dutch)};
}

} // namespace

QString dutchOf(std::string_view text)
{
    static const auto all = [] {
        std::unordered_map<std::string_view, std::string_view> made;
        for (const auto texts : {dutchWords(), dutchGames(), dutchUmpire(), dutchBattles(), dutchSalamis(),
                                 dutchParts(), dutchFigures()})
            for (const DutchText& each : texts)
                made.emplace(each.english, each.dutch);
        return made;
    }();
    const auto found = all.find(text);
    return found == all.end() ? QString() : fromUtf8(found->second);
}

QString dutchSentence(const QString& text)
{
    static const std::vector<SentencePattern> patterns = [] {
        std::vector<SentencePattern> made;
        for (const DutchText& each : dutchSentences())
            made.push_back(patternOf(each));
        return made;
    }();
    if (QString whole = dutchOf(text.toStdString()); !whole.isEmpty())
        return whole;
    for (const SentencePattern& pattern : patterns) {
        const QRegularExpressionMatch match = pattern.english.match(text);
        if (!match.hasMatch())
            continue;
        QString dutch = pattern.dutch;
        for (int place = 1; place <= match.lastCapturedIndex(); ++place) {
            QString part = dutchSentence(match.captured(place));
            if (part.isEmpty())
                part = match.captured(place);
            // A part may hold a per cent sign of its own.
            dutch.replace(QStringLiteral("%") + QString::number(place), part.replace(u'%', QChar(0xFF05)));
        }
        return dutch.replace(QChar(0xFF05), u'%');
    }
    return {};
}

} // namespace navarch
