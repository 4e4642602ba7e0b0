// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <QLocale>
#include <QString>
#include <QStringList>

#include "core/base/phrase.h"
#include "core/base/talents.h"

namespace navarch {

/// The language of the window and of the command line's answers to people. Its words are those of app/translations, as
/// paper's are (reports/translations/catalogue.h); a print job has a language of its own, and documents for machines have
/// none. Texts that have no translation are said in English.
///
/// Whoever shows words asks for them when they are shown, or again when QEvent::LanguageChange comes to the application.
struct Speech {
    /// The pattern or text for an English one, its count, and what sets it apart from the same English (a game's id, or
    /// qsTr's second argument; most have none). May be asked by any thread.
    using Words = std::function<std::optional<std::string>(
        std::string_view english, std::optional<std::int64_t> count, std::string_view about)>;

    QString language = QStringLiteral("en");
    QLocale locale{QStringLiteral("en_US")};
    Words words; ///< none: English
};

/// One of spokenLanguages(); English for any other.
[[nodiscard]] Speech speechOf(const QString& language);

/// What is spoken from now on. Of the thread that owns the application, where there is one.
void speak(Speech speech);
/// The same in one of spokenLanguages(), with Qt's own words for it where the system has them; English for any other.
void speakLanguage(const QString& language);
/// "en", or what was chosen last.
[[nodiscard]] QString languageSpoken();

/// "en" and the languages of app/translations.
[[nodiscard]] QStringList spokenLanguages();
/// A language's English name in small letters, as documents for machines have it: "dutch".
[[nodiscard]] std::string englishNameOf(const QString& language);
/// One of them by either of its spellings: "nl" of "nl" and of "dutch". What is none of them stays as it is.
[[nodiscard]] std::string languageSpelled(std::string_view word);
/// What the system's settings ask for first among them, else "en".
[[nodiscard]] QString systemLanguage();
/// A language's name in that language: "Nederlands".
[[nodiscard]] QString languageName(const QString& language);
/// Whether nobody whose language it is has read its words yet.
[[nodiscard]] bool isProvisionalLanguage(const QString& language);

/// How numbers and dates are written in it.
[[nodiscard]] QLocale spokenLocale();

/// An amount as the command line shows it to people: "-1204.50", or "-1204,50" where the language writes so.
[[nodiscard]] std::string spokenAmount(Talents amount);

/// What core says, as it is spoken now; of a game, by its id, in the words that the language has for that game.
[[nodiscard]] std::string spokenText(const Phrase& phrase, std::string_view about = {});
[[nodiscard]] QString spoken(const Phrase& phrase, std::string_view about = {});
/// Words that stand in the figures: the name of a class, of an account.
[[nodiscard]] QString spokenTerm(std::string_view words, std::string_view about = {});
/// An enumeration's written name with spaces for its hyphens and a capital in front: "reinforced-high" -> "Reinforced high".
[[nodiscard]] QString spokenName(std::string_view name, std::string_view about = {});
/// A text of the window's own where no class with a tr() stands. What reaches it by way of a variable wears QT_TR_NOOP.
[[nodiscard]] QString windowText(const char* english);

} // namespace navarch
