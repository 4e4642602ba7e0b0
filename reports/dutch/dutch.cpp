// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/dutch/dutch.h"

#include <utility>
#include <vector>

#include <QRegularExpression>

#include "reports/words.h"

namespace navarch {

namespace {

constexpr int mostPlaces = 7;

struct SentencePattern {
    QRegularExpression english;
    QString sure; ///< the longest part between places: what lacks it does not fit
    QString dutch;
};

/// "It has room for %1 towers" as an expression with a group for each place, in the order 1, 2, 3.
SentencePattern patternOf(const DutchText& text)
{
    static const QRegularExpression place(QStringLiteral("%[1-7]"));
    const QString english = fromUtf8(text.english);
    QString expression = QRegularExpression::escape(english);
    for (int number = 1; number <= mostPlaces; ++number)
        expression.replace(QStringLiteral("\\%") + QString::number(number), QStringLiteral("(.+)"));
    QString sure;
    for (const QString& part : english.split(place))
        if (part.size() > sure.size())
            sure = part;
    return {QRegularExpression(QRegularExpression::anchoredPattern(expression)), sure, fromUtf8(text.dutch)};
}

/// "Nike, Thetis and 3 more" with the list's own words in Dutch.
QString dutchList(const QString& names)
{
    static const QRegularExpression last(QStringLiteral("^(.*) and (?:(\\d+) (?:more|others)|(.*))$"));
    const QRegularExpressionMatch match = last.match(names);
    if (!match.hasMatch())
        return names;
    if (!match.captured(2).isEmpty())
        return QStringLiteral("%1 en nog %2").arg(match.captured(1), match.captured(2));
    return match.captured(1) + QStringLiteral(" en ") + match.captured(3);
}

/// The pattern's Dutch with its parts: %1 in Dutch where they have some, $1 as it stands, &1 a list of names.
QString filled(const SentencePattern& pattern, const QRegularExpressionMatch& match)
{
    QString dutch;
    for (qsizetype at = 0; at < pattern.dutch.size(); ++at) {
        const QChar mark = pattern.dutch[at];
        const int number = at + 1 < pattern.dutch.size() ? pattern.dutch[at + 1].digitValue() : -1;
        const bool isPlace = mark == u'%' || mark == u'$' || mark == u'&';
        if (!isPlace || number < 1 || number > match.lastCapturedIndex()) {
            dutch += mark;
            continue;
        }
        const QString part = match.captured(number);
        // A part of a wall has no name of its own.
        const bool isWall = part.startsWith(QStringLiteral("Wall section "));
        const QString known = mark == u'%' || isWall ? dutchSentence(part)
                              : mark == u'&'         ? dutchList(part)
                                                     : QString();
        dutch += known.isEmpty() ? part : known;
        ++at;
    }
    return dutch;
}

/// The Dutch of the first pattern that fits; empty: none does.
QString byPatterns(const std::vector<SentencePattern>& patterns, const QString& text)
{
    for (const SentencePattern& pattern : patterns) {
        if (!text.contains(pattern.sure))
            continue;
        const QRegularExpressionMatch match = pattern.english.match(text);
        if (match.hasMatch())
            return filled(pattern, match);
    }
    return {};
}

} // namespace

QString dutchSentence(const QString& text)
{
    static const std::vector<SentencePattern> patterns = [] {
        // What stands by itself is tried before what it might be taken for: "a unit" before "%1 unit".
        std::vector<SentencePattern> made;
        for (const bool hasPlaces : {false, true})
            for (const auto texts : {dutchCampaign(), dutchSentences(), dutchCounts()})
                for (const DutchText& each : texts)
                    if ((each.english.find('%') != std::string_view::npos) == hasPlaces)
                        made.push_back(patternOf(each));
        return made;
    }();
    if (QString whole = dutchOf(text.toStdString()); !whole.isEmpty())
        return whole;
    return byPatterns(patterns, text);
}

QString dutchDice(const QString& text)
{
    static const QRegularExpression result(QStringLiteral("\\(([^()]*)\\)"));
    QString dutch;
    qsizetype from = 0;
    for (auto found = result.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString known = dutchSentence(match.captured(1));
        dutch +=
            text.mid(from, match.capturedStart(1) - from) + (known.isEmpty() ? match.captured(1) : known);
        from = match.capturedEnd(1);
    }
    return dutch + text.mid(from);
}

} // namespace navarch
