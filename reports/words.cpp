// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/words.h"

#include <utility>

#include <QRegularExpression>

#include "reports/translations/catalogue.h"
#include "reports/translations/stored_english.h"

namespace navarch {

namespace {

thread_local SheetLanguage spoken;
thread_local std::string spokenOf; // the game

/// A text of the program's own with true minus signs; what is written as a plot ("-1:B") stays as it is typed.
std::string typeset(std::string text)
{
    static const QRegularExpression hyphens(QStringLiteral("(?<![^\\s(,])-(?=\\d+(?![\\d:]))"));
    if (text.find('-') == std::string::npos)
        return text;
    return QString::fromStdString(text).replace(hyphens, QString(QChar(0x2212))).toStdString();
}

/// The language that is spoken, as it is spoken of the game. Paper has a true minus sign in all of them.
class Spoken : public Tongue {
public:
    [[nodiscard]] std::optional<std::string> patternOf(std::string_view english,
                                                       std::optional<std::int64_t> count) const override
    {
        std::optional<std::string> found;
        if (spoken.catalogue())
            found = spoken.catalogue()->patternOf(english, count, spokenOf);
        if (!found && !count)
            found = std::string(english);
        return found ? std::optional(typeset(std::move(*found))) : std::nullopt;
    }
    [[nodiscard]] std::string_view minus() const override { return "\u2212"; }
};

} // namespace

std::optional<SheetLanguage> SheetLanguage::of(const QString& tag)
{
    SheetLanguage language;
    language.m_catalogue = catalogueOf(tag);
    if (!language.m_catalogue && tag != language.tag())
        return std::nullopt;
    return language;
}

std::vector<SheetLanguage> SheetLanguage::all()
{
    std::vector<SheetLanguage> languages{SheetLanguage()};
    for (const QString& tag : translatedLanguages())
        languages.push_back(*of(tag));
    return languages;
}

QString SheetLanguage::tag() const
{
    return m_catalogue ? m_catalogue->language() : QStringLiteral("en");
}

SpokenLanguage::SpokenLanguage(SheetLanguage language, std::string_view game)
    : m_before(spoken),
      m_gameBefore(std::exchange(spokenOf, std::string(game)))
{
    spoken = language;
}

SpokenLanguage::~SpokenLanguage()
{
    spoken = m_before;
    spokenOf = std::move(m_gameBefore);
}

SheetLanguage SpokenLanguage::now()
{
    return spoken;
}

QString Words::tr(const char* text)
{
    return of(text);
}

QString Words::of(std::string_view text)
{
    return fromUtf8(*Spoken().patternOf(text, std::nullopt));
}

QString Words::said(const Phrase& phrase)
{
    return fromUtf8(phrase.in(Spoken()));
}

QString Words::stored(std::string_view text)
{
    return spoken.catalogue() ? said(phraseOfEnglish(text)) : fromUtf8(text);
}

QString Words::dice(std::string_view text)
{
    return fromUtf8(retoldDice(text, [](const Phrase& phrase) { return said(phrase).toStdString(); }));
}

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
        .normalized(QString::NormalizationForm_C);
}

QString signedText(int number)
{
    if (number < 0)
        return QChar(0x2212) + QString::number(-number);
    return number > 0 ? QLatin1Char('+') + QString::number(number) : QStringLiteral("0");
}

QString withMinus(QString text)
{
    if (text.size() > 1 && text[0] == QLatin1Char('-') && text[1].isDigit())
        text[0] = QChar(0x2212);
    return text;
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace navarch
