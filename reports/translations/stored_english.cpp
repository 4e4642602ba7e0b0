// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/translations/stored_english.h"

#include <algorithm>
#include <map>

#include <QRegularExpression>

#include "reports/translations/catalogue.h"

namespace navarch {

namespace {

constexpr int deepest = 24; // a list of names is a phrase in a phrase for each

/// A pattern of the catalogue as an expression with a group for each place.
struct Pattern {
    std::string source;
    bool isCounted = false;
    QRegularExpression english;
    std::vector<int> groups; ///< what each group is: a place from 1; 0: the count
    QString sure;            ///< the longest part between places: what lacks it does not fit
    qsizetype words = 0;     ///< letters that are the pattern's own
};

/// The English of a counted pattern for 1 or for several.
QString forCount(const QString& pattern, bool isOne)
{
    static const QRegularExpression braces(QStringLiteral("\\{([^|}]*)\\|([^}]*)\\}"));
    return QString(pattern).replace(braces, isOne ? QStringLiteral("\\1") : QStringLiteral("\\2"));
}

Pattern patternFrom(const std::string& source, bool isCounted, const QString& english)
{
    static const QRegularExpression place(QStringLiteral("%([1-9n])"));
    Pattern pattern{source, isCounted, {}, {}, {}, 0};
    QString expression;
    qsizetype from = 0;
    const auto addOwn = [&](const QString& own) {
        expression += QRegularExpression::escape(own);
        pattern.words += own.size();
        if (own.size() > pattern.sure.size())
            pattern.sure = own;
    };
    for (auto found = place.globalMatch(english); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        addOwn(english.mid(from, match.capturedStart() - from));
        from = match.capturedEnd();
        const int number = match.captured(1).at(0).digitValue(); // -1: the count
        expression += number < 0 ? QStringLiteral("(-?\\d+)") : QStringLiteral("(.+)");
        pattern.groups.push_back(std::max(0, number));
    }
    addOwn(english.mid(from));
    pattern.english = QRegularExpression(QRegularExpression::anchoredPattern(expression),
                                         QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

/// Those that campaigns are told in, the most particular first.
std::vector<Pattern> patternsOf(const Catalogue& catalogue)
{
    std::vector<Pattern> patterns;
    for (const auto& [key, translation] : catalogue.all()) {
        const QString& context = translation.context; // those of games and of the window are never stored
        const bool isTold = context == QLatin1String("navarch") || context == QLatin1String("Words")
                            || context == QLatin1String("figures");
        if (!isTold || !key.about.empty() || key.english.find('%') == std::string::npos)
            continue;
        const QString source = QString::fromStdString(key.english);
        if (!translation.isCounted)
            patterns.push_back(patternFrom(key.english, false, source));
        else
            for (const bool isOne : {true, false})
                patterns.push_back(patternFrom(key.english, true, forCount(source, isOne)));
    }
    // One that is nothing but places fits everything.
    std::erase_if(patterns, [](const Pattern& pattern) { return pattern.words == 0; });
    std::stable_sort(patterns.begin(), patterns.end(),
                     [](const Pattern& a, const Pattern& b) { return a.words > b.words; });
    return patterns;
}

/// Whatever the language, its catalogue has all patterns: translations_test sees to that.
const Catalogue& catalogue()
{
    static const Catalogue& any = *catalogueOf(QStringLiteral("nl"));
    return any;
}

const std::vector<Pattern>& knownPatterns()
{
    static const std::vector<Pattern> patterns = patternsOf(catalogue());
    return patterns;
}

/// "Nike, Thetis and 3 more", where the items are names.
bool isList(const Pattern& pattern)
{
    return pattern.source == "%1, %2" || pattern.source == "%1 and %2" || pattern.source == "%1 and %2 more";
}

/// "March 410 BCE, week 1": of which the first word is a month, though it begins with a capital as names do.
bool isDate(const Pattern& pattern)
{
    return pattern.source == "%1 %2 BCE, week %3" || pattern.source == "%1 %2 CE, week %3";
}

/// A text in a place that begins with a capital is somebody's name, unless a pattern begins with that very word, or it is a
/// list of names, a date or a sentence.
bool mayStand(const Pattern& pattern, const QString& text)
{
    return isList(pattern) || isDate(pattern) || !text.at(0).isUpper() || !pattern.source.starts_with('%')
           || pattern.source.ends_with('.');
}

std::optional<Phrase> read(const QString& text, int depth);

/// Words that no pattern has said: a name begins with a capital, or is a number.
bool hasLooseWords(const Phrase& phrase)
{
    return std::any_of(phrase.parts().begin(), phrase.parts().end(), [](const PhrasePart& part) {
        const auto* name = std::get_if<GivenText>(&part.is);
        return name && !name->text.empty() && QString::fromStdString(name->text).at(0).isLower();
    });
}

/// Of which a record's field is said in its first place, in words and never by a name, though "Crew" looks like one.
constexpr std::string_view fieldOfRecord = "Umpire's hand: %1 of %2";

bool isKnown(const QString& text)
{
    return catalogue().patternOf(text.toStdString(), std::nullopt).has_value();
}

/// Of "State of the captain of Ships of Aiakos" the field is what is known as words.
QStringList fieldAndRecord(const QStringList& groups)
{
    const QString between = QStringLiteral(" of ");
    const QString both = groups[0] + between + groups[1];
    for (qsizetype at = both.indexOf(between); at > 0; at = both.indexOf(between, at + 1))
        if (isKnown(both.left(at)))
            return {both.left(at), both.mid(at + between.size())};
    return groups;
}

/// What stands in a pattern's groups. Of two places with nothing but a space between, "%1 %2", the second begins where a
/// phrase does: "Fleet of the Gulf" "between Leukas and Patrai, 12 miles out".
QStringList groupsOf(const Pattern& pattern, const QRegularExpressionMatch& match, int depth)
{
    QStringList groups = match.capturedTexts().mid(1);
    if (pattern.source == fieldOfRecord)
        return fieldAndRecord(groups);
    const auto pair = pattern.source.find("%1 %2");
    if (pair == std::string::npos)
        return groups;
    const auto first = static_cast<qsizetype>(std::find(pattern.groups.begin(), pattern.groups.end(), 1)
                                              - pattern.groups.begin());
    const QString both = groups[first] + QLatin1Char(' ') + groups[first + 1];
    for (qsizetype at = both.indexOf(QLatin1Char(' ')); at > 0; at = both.indexOf(QLatin1Char(' '), at + 1))
        if (const auto where = read(both.mid(at + 1), depth + 1);
            where && !where->text().starts_with('%') && !hasLooseWords(*where)) {
            groups[first] = both.left(at);
            groups[first + 1] = both.mid(at + 1);
            break;
        }
    return groups;
}

/// A name has no sentence in it.
bool isName(const PhrasePart& part)
{
    const auto* text = std::get_if<GivenText>(&part.is);
    return !text || text->text.find(". ") == std::string::npos;
}

PhrasePart partOf(const QString& text, int depth)
{
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    if (isNumber && QString::number(number) == text)
        return PhrasePart(static_cast<std::int64_t>(number));
    // An amount, which every language writes in its own way.
    if (const auto amount =
            text.contains(QLatin1Char('.')) ? Talents::parse(text.toStdString()) : std::nullopt;
        amount && amount->text() == text.toStdString())
        return PhrasePart(*amount);
    if (auto phrase = read(text, depth + 1))
        return PhrasePart(std::move(*phrase));
    return PhrasePart(given(text.toStdString()));
}

std::optional<Phrase> filled(const Pattern& pattern, const QRegularExpressionMatch& match, int depth,
                             bool onlyNames)
{
    const QStringList groups = groupsOf(pattern, match, depth);
    std::optional<std::int64_t> count;
    std::map<int, PhrasePart> parts;
    for (std::size_t group = 0; group < pattern.groups.size(); ++group) {
        const QString& part = groups[static_cast<qsizetype>(group)];
        if (isDate(pattern) && pattern.groups[group] == 1 && !isKnown(part))
            return std::nullopt; // "Advance to March"
        if (pattern.groups[group] == 0)
            count = part.toLongLong();
        else if ((pattern.source == fieldOfRecord || isDate(pattern)) && pattern.groups[group] == 1
                 && isKnown(part))
            parts.emplace(1, Phrase::ofFigures(part.toStdString()));
        else
            parts.emplace(pattern.groups[group], partOf(part, depth));
    }
    if (pattern.isCounted && !count)
        count = 1; // "a ship"
    std::vector<PhrasePart> inOrder;
    for (auto& [place, part] : parts) {
        const auto* name = std::get_if<GivenText>(&part.is);
        const bool isSmall = name && QString::fromStdString(name->text).at(0).isLower();
        if ((onlyNames && !isName(part)) || (isList(pattern) && isSmall))
            return std::nullopt;
        inOrder.push_back(std::move(part));
    }
    try {
        return Phrase(checkedPattern(pattern.source, pattern.isCounted), count, std::move(inOrder));
    } catch (const std::logic_error&) {
        return std::nullopt; // words of the figures with a per cent sign
    }
}

std::optional<Phrase> read(const QString& text, int depth)
{
    if (depth > deepest || text.isEmpty())
        return std::nullopt;
    const bool isName = depth > 0 && text.at(0).isUpper() && !text.contains(QLatin1Char(' '));
    if (!isName && isKnown(text))
        return Phrase::ofFigures(text.toStdString());
    for (const bool onlyNames : {true, false})
        for (const Pattern& pattern : knownPatterns()) {
            if (!text.contains(pattern.sure) || (depth > 0 && !mayStand(pattern, text)))
                continue;
            const QRegularExpressionMatch match = pattern.english.match(text);
            if (!match.hasMatch())
                continue;
            auto phrase = filled(pattern, match, depth, onlyNames);
            if (phrase && phrase->english() == text.toStdString())
                return phrase;
        }
    return std::nullopt;
}

} // namespace

Phrase phraseOfEnglish(std::string_view english)
{
    auto phrase = read(QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())), 0);
    return phrase ? std::move(*phrase) : Phrase(given(english));
}

std::string retoldDice(std::string_view dice, const std::function<std::string(const Phrase&)>& say)
{
    std::string told;
    for (;;) {
        const std::size_t close = dice.find(')');
        const std::size_t open = dice.rfind('(', close);
        if (close == dice.npos || open == dice.npos || open > close)
            return told.append(dice);
        told.append(dice.substr(0, open + 1));
        told += say(phraseOfEnglish(dice.substr(open + 1, close - open - 1)));
        told += ')';
        dice.remove_prefix(close + 1);
    }
}

} // namespace navarch
