// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <map>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>

#include "core/base/phrase.h"
#include "core/base/problem.h"

namespace navarch {

/// The translations of one language: a Qt Linguist file (.ts), read as it is. It stands apart from the window's language, so
/// that a print job speaks another one, and any thread may ask it. Files are read here rather than compiled by lrelease,
/// which would bring a compiler's libraries into every build; what is unfinished or vanished in them counts as missing.
///
/// A text is asked for by its English alone, whatever its context: English that means two things is two texts. What one game
/// calls otherwise in this language than others do - a captain is a trierarch in Pompeius - has the game's id as its comment
/// ("disambiguation" in Qt Linguist), and is asked for with it.
class Catalogue final : public Tongue {
public:
    struct Translation {
        QString context;
        std::vector<std::string> forms; ///< one, or those of the language's plurals in Qt Linguist's order
        bool isCounted = false;
    };
    struct Key {
        std::string english;
        std::string about; ///< the comment: a game's id, or nothing

        friend auto operator<=>(const Key&, const Key&) = default;
    };

    /// Reads a .ts file; `file` is for messages. Refused: what is no such file, a language whose plurals are not known here, a
    /// text that is translated in two ways, a counted one without all of its forms.
    [[nodiscard]] static Result<Catalogue> read(const QByteArray& ts, const std::string& file);

    /// "nl", as the file says.
    [[nodiscard]] const QString& language() const { return m_language; }
    /// Whether nobody whose language it is has read it yet (`<extra-provisional/>` in the file): what it lacks is said in
    /// English, and people are told.
    [[nodiscard]] bool isProvisional() const { return m_isProvisional; }
    [[nodiscard]] const std::map<Key, Translation>& all() const { return m_all; }

    [[nodiscard]] std::optional<std::string> patternOf(std::string_view english,
                                                       std::optional<std::int64_t> count) const override;
    /// The same as it is said of a game; what is not said of it in particular is said as it is of all.
    [[nodiscard]] std::optional<std::string>
    patternOf(std::string_view english, std::optional<std::int64_t> count, std::string_view about) const;

private:
    [[nodiscard]] std::size_t formOf(std::int64_t count) const;

    QString m_language;
    bool m_isProvisional = false;
    std::map<Key, Translation> m_all;
};

/// The languages that there are besides English, by the names of their files: "nl". Adding one is adding its file to
/// app/translations.
[[nodiscard]] QStringList translatedLanguages();

/// The catalogue of one of them, read once; null where there is none. Throws std::logic_error when its file is faulty.
[[nodiscard]] const Catalogue* catalogueOf(const QString& language);

} // namespace navarch
