// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/pseudo_language.h"

#include <QRegularExpression>

namespace navarch {
namespace {

constexpr std::u16string_view plain = u"aeiouyAEIOUY";
constexpr std::u16string_view accented = u"àêïöüýÀÊÏÖÜÝ";

/// Of "{one|many}" what is said for `count`.
QString formFor(QString text, std::optional<std::int64_t> count)
{
    static const QRegularExpression braces(QStringLiteral("\\{([^{}|]*)\\|([^{}|]*)\\}"));
    return count ? text.replace(braces, *count == 1 ? QStringLiteral("\\1") : QStringLiteral("\\2")) : text;
}

} // namespace

std::string pseudoText(std::string_view english, std::optional<std::int64_t> count)
{
    static const QRegularExpression kept(
        QStringLiteral("%L?[1-9n]|\\{n\\}|<[^>]*>|&\\w+;|(?:Ctrl|Shift|Alt)\\+\\w+|\\bF\\d+\\b"));
    const QString text =
        formFor(QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size())), count);
    QString made;
    const auto accent = [&](QStringView part) {
        for (const QChar letter : part) {
            const size_t at = plain.find(letter.unicode());
            if (at == plain.npos) {
                made += letter;
                continue;
            }
            made += QChar(accented[at]);
            made += QChar(accented[at]).toLower();
        }
    };
    qsizetype done = 0;
    for (auto found = kept.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        accent(QStringView(text).mid(done, match.capturedStart() - done));
        made += match.captured();
        done = match.capturedEnd();
    }
    accent(QStringView(text).mid(done));
    return made.toStdString();
}

Speech pseudoLanguage()
{
    // Not English by its tag either: what a file keeps in English alone is put into phrases for any other language.
    return {QStringLiteral("zxx"), QLocale(QStringLiteral("en_US")),
            [](std::string_view english, std::optional<std::int64_t> count,
               std::string_view about) -> std::optional<std::string> {
                // As any other language: what stands in no catalogue is not said in it.
                static const Speech known = speechOf(QStringLiteral("nl"));
                if (!known.words(english, count, about))
                    return std::nullopt;
                return pseudoText(english, count);
            }};
}

QStringList plainWordsIn(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{3,}"));
    static const QRegularExpression vowel(QStringLiteral("[aeiouyAEIOUY]"));
    QStringList words;
    for (auto found = word.globalMatch(text); found.hasNext();) {
        const QString each = found.next().captured();
        if (each.contains(vowel))
            words += each;
    }
    return words;
}

} // namespace navarch
