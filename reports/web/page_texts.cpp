// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/web/page_texts.h"

#include <utility>

#include "core/base/text.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// A phrase whose names and numbers are set aside, each with a sign in its place.
class Pattern {
public:
    explicit Pattern(const Phrase& phrase) : m_phrase(taken(phrase)) {}

    [[nodiscard]] const Phrase& phrase() const { return m_phrase; }
    [[nodiscard]] const std::vector<QString>& parts() const { return m_parts; }

private:
    static constexpr std::size_t most = 64; // beyond it a part stands where it stands

    Phrase taken(const Phrase& phrase)
    {
        if (phrase.isGiven())
            return aside(fromUtf8(phrase.text()));
        if (phrase.parts().empty())
            return phrase;
        std::vector<PhrasePart> parts;
        for (const PhrasePart& part : phrase.parts()) {
            if (const auto* inner = std::get_if<Phrase>(&part.is))
                parts.emplace_back(taken(*inner));
            else // by itself, as it would stand in a sentence
                parts.emplace_back(
                    aside(Words::said(Phrase(PhraseText{"%1", 1, false}, std::nullopt, {part}))));
        }
        return {PhraseText{phrase.text(), static_cast<int>(parts.size()), phrase.count().has_value()},
                phrase.count(), std::move(parts)};
    }

    Phrase aside(const QString& text)
    {
        if (m_parts.size() >= most)
            return given(text.toStdString());
        const QString sign(QChar(static_cast<char16_t>(PageTexts::firstPlace + m_parts.size())));
        m_parts.push_back(text);
        return given(sign.toStdString());
    }

    std::vector<QString> m_parts;
    Phrase m_phrase;
};

} // namespace

std::string harmless(const QString& text)
{
    std::string bytes = text.toStdString();
    if (!whyUnfitText(bytes, static_cast<int>(bytes.size()) + 1))
        return bytes;
    bytes.clear();
    for (const uint letter : text.toUcs4()) {
        const char32_t each = letter;
        const std::string one = QString::fromUcs4(&each, 1).toStdString();
        bytes += whyUnfitText(one, 1) ? " " : one;
    }
    return bytes;
}

int PageTexts::of(const QString& text)
{
    const auto [found, isNew] = m_numbers.try_emplace(harmless(text), static_cast<int>(m_texts.size()));
    if (isNew)
        m_texts.push_back(found->first);
    return found->second;
}

Json PageTexts::of(const Phrase& phrase)
{
    const Pattern pattern(phrase);
    Json told = Json::array();
    told.push_back(of(Words::said(pattern.phrase())));
    for (const QString& part : pattern.parts())
        told.push_back(of(part));
    return told;
}

} // namespace navarch
