// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "core/base/phrase.h"

namespace navarch {

class Catalogue;

/// What a job is printed in: English, or a language of app/translations (reports/translations/catalogue.h). It does not follow
/// the window's language: players of one table may read two.
class SheetLanguage {
public:
    SheetLanguage() = default; ///< English
    /// By its tag: "en", "nl". Nothing where there is no such language.
    [[nodiscard]] static std::optional<SheetLanguage> of(const QString& tag);
    /// All that there are, English first.
    [[nodiscard]] static std::vector<SheetLanguage> all();

    /// "nl"
    [[nodiscard]] QString tag() const;
    /// Its translations; null: English.
    [[nodiscard]] const Catalogue* catalogue() const { return m_catalogue; }

    friend bool operator==(const SheetLanguage&, const SheetLanguage&) = default;

private:
    const Catalogue* m_catalogue = nullptr;
};

/// While it lives, this thread's pages are set in a language, and in the words that a game has of its own in it.
class SpokenLanguage {
public:
    explicit SpokenLanguage(SheetLanguage language, std::string_view game = {});
    SpokenLanguage(const SpokenLanguage&) = delete;
    SpokenLanguage& operator=(const SpokenLanguage&) = delete;
    ~SpokenLanguage();

    [[nodiscard]] static SheetLanguage now();

private:
    SheetLanguage m_before;
    std::string m_gameBefore;
};

/// The words of printed pages, in the job's language.
class Words {
public:
    [[nodiscard]] static QString tr(const char* text);
    /// The same of words that stand in the figures: names of grades, texts of tables. What has no translation stands as
    /// it is.
    [[nodiscard]] static QString of(std::string_view text);
    /// What core says, in the job's language.
    [[nodiscard]] static QString said(const Phrase& phrase);
    /// The same of a text that an older Navarch kept as English alone (reports/translations/stored_english.h).
    [[nodiscard]] static QString stored(std::string_view text);
    /// The same of dice with their results: "d10 6 (sighted)".
    [[nodiscard]] static QString dice(std::string_view text);
};

/// The text composed, so that an accent and its letter are one character wherever there is such a one.
[[nodiscard]] QString fromUtf8(std::string_view text);

/// "+2", "0", "-1" with a true minus sign.
[[nodiscard]] QString signedText(int number);

/// `text` with a true minus sign where it is a number with a hyphen before it.
[[nodiscard]] QString withMinus(QString text);

/// `text` with its first letter in upper case.
[[nodiscard]] QString capitalised(QString text);

} // namespace navarch
