// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/speech/speech.h"

#include <array>
#include <mutex>
#include <utility>

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include "reports/translations/catalogue.h"

namespace navarch {
namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Qt's way to the words of a speech, for tr() and qsTr(). A text is found by its English alone, as paper finds it.
class Interpreter final : public QTranslator {
public:
    explicit Interpreter(Speech::Words words) : m_words(std::move(words)) {}

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* /*context*/, const char* english, const char* about,
                                    int count) const override
    {
        if (!english || !*english)
            return {};
        const auto found = m_words(english, count >= 0 ? std::optional<std::int64_t>(count) : std::nullopt,
                                   about ? about : "");
        return found ? textOf(*found) : QString();
    }

private:
    Speech::Words m_words;
};

/// A speech as it is asked for what core says, of a game or of none.
class SpokenTongue final : public Tongue {
public:
    SpokenTongue(const Speech::Words& words, std::string_view about) : m_words(words), m_about(about) {}

    [[nodiscard]] std::optional<std::string> patternOf(std::string_view english,
                                                       std::optional<std::int64_t> count) const override
    {
        return m_words(english, count, m_about);
    }

private:
    const Speech::Words& m_words;
    std::string_view m_about;
};

std::mutex guard;
std::shared_ptr<const Speech> current = std::make_shared<Speech>();

std::shared_ptr<const Speech> spokenNow()
{
    const std::scoped_lock lock(guard);
    return current;
}

/// Puts a translator in the place of the one before; null takes it away.
void install(std::unique_ptr<QTranslator>& place, std::unique_ptr<QTranslator> next)
{
    if (place)
        QCoreApplication::removeTranslator(place.get());
    place = std::move(next);
    if (place)
        QCoreApplication::installTranslator(place.get());
}

std::unique_ptr<QTranslator>& ours()
{
    static std::unique_ptr<QTranslator> translator;
    return translator;
}

std::unique_ptr<QTranslator>& ofQt()
{
    static std::unique_ptr<QTranslator> translator;
    return translator;
}

} // namespace

void speak(Speech speech)
{
    const auto next = std::make_shared<Speech>(std::move(speech));
    {
        const std::scoped_lock lock(guard);
        current = next;
    }
    QLocale::setDefault(next->locale);
    if (QCoreApplication::instance())
        install(ours(), next->words ? std::make_unique<Interpreter>(next->words) : nullptr);
}

Speech speechOf(const QString& language)
{
    const Catalogue* catalogue = catalogueOf(language);
    if (!catalogue)
        return {};
    return {language, QLocale(language),
            [catalogue](std::string_view english, std::optional<std::int64_t> count, std::string_view about) {
                return catalogue->patternOf(english, count, about);
            }};
}

void speakLanguage(const QString& language)
{
    if (QCoreApplication::instance()) { // before ours: what was installed last is asked first
        auto qts = std::make_unique<QTranslator>();
        const bool isThere = catalogueOf(language)
                             && qts->load(QStringLiteral("qtbase_") + language,
                                          QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(ofQt(), isThere ? std::move(qts) : nullptr);
    }
    speak(speechOf(language));
}

QString languageSpoken()
{
    return spokenNow()->language;
}

QStringList spokenLanguages()
{
    return QStringList{QStringLiteral("en")} + translatedLanguages();
}

std::string englishNameOf(const QString& language)
{
    return QLocale::languageToString(QLocale(language).language()).toLower().toStdString();
}

std::string languageSpelled(std::string_view word)
{
    for (const QString& language : spokenLanguages())
        if (englishNameOf(language) == word)
            return language.toStdString();
    return std::string(word);
}

QString systemLanguage()
{
    const QStringList known = spokenLanguages();
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (const QString language = wanted.section(QLatin1Char('-'), 0, 0); known.contains(language))
            return language;
    return known.first();
}

QString languageName(const QString& language)
{
    return language == QLatin1String("en") ? QStringLiteral("English") : [&] {
        QString name = QLocale(language).nativeLanguageName();
        if (!name.isEmpty())
            name[0] = name[0].toUpper();
        return name;
    }();
}

bool isProvisionalLanguage(const QString& language)
{
    const Catalogue* catalogue = catalogueOf(language);
    return catalogue && catalogue->isProvisional();
}

QLocale spokenLocale()
{
    return spokenNow()->locale;
}

std::string spokenText(const Phrase& phrase, std::string_view about)
{
    const auto speech = spokenNow();
    return speech->words ? phrase.in(SpokenTongue(speech->words, about)) : phrase.english();
}

QString spoken(const Phrase& phrase, std::string_view about)
{
    return textOf(spokenText(phrase, about));
}

QString spokenTerm(std::string_view words, std::string_view about)
{
    return spoken(Phrase::ofFigures(words), about);
}

QString spokenName(std::string_view name, std::string_view about)
{
    std::string words(name);
    for (char& letter : words)
        if (letter == '-')
            letter = ' ';
    QString text = spokenTerm(words, about);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

std::string spokenAmount(Talents amount)
{
    return spokenText(phrase("%1", amount));
}

QString windowText(const char* english)
{
    return QCoreApplication::translate("Window", english);
}

} // namespace navarch
