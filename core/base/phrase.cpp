// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/phrase.h"

#include <cassert>

namespace navarch {

namespace {

/// What parts the whole of a number from its decimals is a text as any other: a comma in most languages.
constexpr PhraseText decimalPoint = phraseText(".");

std::string pointOf(const Tongue* tongue)
{
    return (tongue ? tongue->patternOf(decimalPoint.pattern, std::nullopt) : std::nullopt)
        .value_or(std::string(decimalPoint.pattern));
}

std::string minusOf(const Tongue* tongue)
{
    return tongue ? std::string(tongue->minus()) : "-";
}

std::string textOf(const PhraseNumber& number, const Tongue* tongue)
{
    const auto value = static_cast<std::uint64_t>(number.value);
    const std::uint64_t size = number.value < 0 ? 0 - value : value;
    const std::string sign = number.value < 0 ? minusOf(tongue) : "";
    std::string text = sign + std::to_string(size);
    switch (number.style) {
    case NumberStyle::Plain: break;
    case NumberStyle::Signed: return number.value > 0 ? "+" + text : text;
    case NumberStyle::Tenths:
        return sign + std::to_string(size / 10) + pointOf(tongue) + std::to_string(size % 10);
    case NumberStyle::Hundredths:
        text = sign + std::to_string(size / 100);
        if (size % 100 != 0)
            text += pointOf(tongue) + std::to_string(size / 10 % 10)
                    + (size % 10 != 0 ? std::to_string(size % 10) : "");
        return text;
    }
    return text;
}

/// An English pattern with what it says for this count in place of its braces.
std::string forCount(std::string_view pattern, std::int64_t count)
{
    std::string chosen;
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        chosen += pattern.substr(0, open);
        if (open == pattern.npos)
            break;
        pattern.remove_prefix(open + 1);
        const std::size_t bar = pattern.find('|');
        const std::size_t close = pattern.find('}');
        chosen += count == 1 ? pattern.substr(0, bar) : pattern.substr(bar + 1, close - bar - 1);
        pattern.remove_prefix(close + 1);
    }
    return chosen;
}

std::string said(const Phrase& phrase, const Tongue* tongue);

std::string said(const PhrasePart& part, const Tongue* tongue)
{
    if (const auto* number = std::get_if<PhraseNumber>(&part.is))
        return textOf(*number, tongue);
    if (const auto* amount = std::get_if<Talents>(&part.is)) {
        std::string text = amount->text();
        text.replace(text.find('.'), 1, pointOf(tongue));
        if (text.front() == '-')
            text.replace(0, 1, minusOf(tongue));
        return text;
    }
    if (const auto* text = std::get_if<GivenText>(&part.is))
        return text->text;
    return said(std::get<Phrase>(part.is), tongue);
}

/// `pattern` with the parts in their places. What stands in a part is not looked into again.
std::string filled(std::string_view pattern, const Phrase& phrase, const Tongue* tongue)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = pattern[i] == '%' && i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        const auto place = static_cast<std::size_t>(next - '1');
        if (next >= '1' && next <= '9' && place < phrase.parts().size()) {
            text += said(phrase.parts()[place], tongue);
            ++i;
        } else if (next == 'n' && phrase.count()) {
            text += std::to_string(*phrase.count());
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

std::string said(const Phrase& phrase, const Tongue* tongue)
{
    if (phrase.isGiven() || phrase.isEmpty())
        return phrase.text();
    if (tongue)
        if (const auto translated = tongue->patternOf(phrase.text(), phrase.count()))
            return filled(*translated, phrase, tongue);
    return filled(phrase.count() ? forCount(phrase.text(), *phrase.count()) : phrase.text(), phrase, tongue);
}

} // namespace

Phrase::Phrase() = default;
Phrase::Phrase(const Phrase&) = default;
Phrase::Phrase(Phrase&&) noexcept = default;
Phrase& Phrase::operator=(const Phrase&) = default;
Phrase& Phrase::operator=(Phrase&&) noexcept = default;
Phrase::~Phrase() = default;

Phrase::Phrase(GivenText text) : m_text(std::move(text.text)), m_isGiven(true) {}

Phrase::Phrase(PhraseText text, std::optional<std::int64_t> count, std::vector<PhrasePart> parts)
    : m_text(text.pattern),
      m_count(count),
      m_parts(std::move(parts))
{
    assert(text.isCounted == count.has_value() && static_cast<std::size_t>(text.parts) == m_parts.size());
}

Phrase Phrase::ofFigures(std::string_view words)
{
    Phrase phrase;
    phrase.m_text = words;
    return phrase;
}

std::string Phrase::english() const
{
    return said(*this, nullptr);
}

std::string Phrase::in(const Tongue& tongue) const
{
    return said(*this, &tongue);
}

bool operator==(const Phrase& a, const Phrase& b)
{
    return a.m_text == b.m_text && a.m_count == b.m_count && a.m_isGiven == b.m_isGiven
           && a.m_parts == b.m_parts;
}

} // namespace navarch
