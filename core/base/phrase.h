// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/talents.h"

namespace navarch {

// What the program says to people is data: a pattern, and what stands in it. The pattern is English, as one reads it where
// it is written, and it is its own name: catalogues of other languages (app/translations) are asked by it. Nothing may be
// compared, parsed or matched by the words that come of it.
//
//     phrase("It has room for %1 towers; remove %2.", room, towers - room)
//     phraseN("%1 takes {%n hit|%n hits}.", hits, given(ship.name))
//     phrase("%1 is carried %2; leave it ashore.", phrase("A corvus"), spanOf(period))
//
// - %1 to %9 are the parts in their order; each stands in the pattern. A translation holds the same ones, in any order.
// - %n is the count, and {one|many} what English says for 1 and for any other number. A translation has a form for each of
//   its own plurals, as Qt Linguist asks for them, and no braces. What has a second count is a phrase within the phrase.
// - Whole sentences: no part is a piece of grammar ("the", "her", an ending), or no other language can say it. Where
//   sentences differ in more than names and numbers they are several patterns.
// - What people gave or wrote is given(): it is never translated, and nothing in it is a place or a brace.
// - Words that stand in the figures (the class "Trireme") are termOf(): they are data, and have a translation all the same.
// - In a table a pattern stands in phraseText() or phraseTextN(); why an order is refused in refusalText() or refusalTextN()
//   (core/battle/events/refusal_text.h).
//
// Patterns are checked when they are compiled; lupdate finds them with
// `-tr-function-alias QT_TR_NOOP+=phrase`, the same for phraseText and refusalText, and QT_TR_N_NOOP for those with an N.

class Phrase;
struct PhrasePart;

/// A name that people gave, or a text they wrote.
struct GivenText {
    std::string text;

    friend bool operator==(const GivenText&, const GivenText&) = default;
};

[[nodiscard]] inline GivenText given(std::string_view text)
{
    return {std::string(text)};
}

/// How a number stands among words: 5, +5, 11 tenths as 1.1, or hundredths as shortly as they can be: 4, 4.5, 4.05.
enum class NumberStyle : std::uint8_t { Plain, Signed, Tenths, Hundredths };

struct PhraseNumber {
    std::int64_t value = 0;
    NumberStyle style = NumberStyle::Plain;

    friend bool operator==(const PhraseNumber&, const PhraseNumber&) = default;
};

[[nodiscard]] constexpr PhraseNumber withSign(std::int64_t value)
{
    return {value, NumberStyle::Signed};
}
[[nodiscard]] constexpr PhraseNumber inTenths(std::int64_t tenths)
{
    return {tenths, NumberStyle::Tenths};
}
[[nodiscard]] constexpr PhraseNumber inHundredths(std::int64_t hundredths)
{
    return {hundredths, NumberStyle::Hundredths};
}

/// A pattern that stood in the source: how many parts it asks for, and whether it has a count.
struct PhraseText {
    std::string_view pattern;
    int parts = 0;
    bool isCounted = false;

    /// The pattern, for what is kept as its name: why a die is rolled. Paper says it with termOf().
    constexpr operator std::string_view() const { return pattern; } // NOLINT(google-explicit-constructor)
};

/// The parts of a pattern: as many as the highest place. Throws, and so does not compile, where a place below is missing,
/// braces are not "{one|many}", or plural forms and a count do not come together.
[[nodiscard]] constexpr PhraseText checkedPattern(std::string_view pattern, bool isCounted)
{
    int parts = 0;
    unsigned places = 0;
    bool hasCount = false;
    int bars = -1; // outside braces
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        if (pattern[i] == '%' && next >= '1' && next <= '9') {
            places |= 1u << (next - '0');
            parts = next - '0' > parts ? next - '0' : parts;
        } else if (pattern[i] == '%' && next == 'n') {
            hasCount = true;
        } else if (pattern[i] == '{') {
            if (bars != -1)
                throw std::logic_error("braces within braces");
            bars = 0;
        } else if (pattern[i] == '|' && bars != -1) {
            ++bars;
        } else if (pattern[i] == '}') {
            if (bars != 1)
                throw std::logic_error("braces are {one|many}");
            bars = -1;
            hasCount = true;
        }
    }
    if (bars != -1)
        throw std::logic_error("a brace is not closed");
    if (places != (2u << parts) - 2u)
        throw std::logic_error("a place is missing");
    if (hasCount != isCounted)
        throw std::logic_error("a count belongs to phraseN() and phraseTextN()");
    return {pattern, parts, isCounted};
}

[[nodiscard]] consteval PhraseText phraseText(const char* pattern)
{
    return checkedPattern(pattern, false);
}
[[nodiscard]] consteval PhraseText phraseTextN(const char* pattern)
{
    return checkedPattern(pattern, true);
}

/// What a language has for patterns: a catalogue of translations.
class Tongue {
public:
    virtual ~Tongue() = default;
    /// The pattern for this count in this language; nothing where it has none, and English is said.
    [[nodiscard]] virtual std::optional<std::string> patternOf(std::string_view english,
                                                               std::optional<std::int64_t> count) const = 0;
    /// What stands before a number below nothing.
    [[nodiscard]] virtual std::string_view minus() const { return "-"; }

protected:
    Tongue() = default;
    Tongue(const Tongue&) = default;
    Tongue& operator=(const Tongue&) = default;
};

/// Something that is said to people.
class Phrase {
public:
    Phrase();
    /// A text that people gave, by itself.
    Phrase(GivenText text); // NOLINT(google-explicit-constructor)
    Phrase(PhraseText text, std::optional<std::int64_t> count, std::vector<PhrasePart> parts);
    /// Words that stand in the figures.
    [[nodiscard]] static Phrase ofFigures(std::string_view words);

    Phrase(const Phrase&);
    Phrase(Phrase&&) noexcept;
    Phrase& operator=(const Phrase&);
    Phrase& operator=(Phrase&&) noexcept;
    ~Phrase();

    [[nodiscard]] bool isEmpty() const { return m_text.empty(); }
    /// Whether it is a text that people gave, and so stands as it is in every language.
    [[nodiscard]] bool isGiven() const { return m_isGiven; }
    /// The pattern, or the text that was given.
    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] std::optional<std::int64_t> count() const { return m_count; }
    [[nodiscard]] const std::vector<PhrasePart>& parts() const { return m_parts; }

    [[nodiscard]] std::string english() const;
    [[nodiscard]] std::string in(const Tongue& tongue) const;

    friend bool operator==(const Phrase& a, const Phrase& b);

private:
    std::string m_text;
    std::optional<std::int64_t> m_count;
    std::vector<PhrasePart> m_parts;
    bool m_isGiven = false;
};

/// What stands in a place. Never a plain std::string: a text is somebody's, given(), or it is a phrase.
struct PhrasePart {
    std::variant<PhraseNumber, Talents, GivenText, Phrase> is;

    template <std::integral Number>
    requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) PhrasePart(Number number)
        : is(PhraseNumber{static_cast<std::int64_t>(number)}) // NOLINT(google-explicit-constructor)
    {
    }
    PhrasePart(PhraseNumber number) : is(number) {}      // NOLINT(google-explicit-constructor)
    PhrasePart(Talents amount) : is(amount) {}           // NOLINT(google-explicit-constructor)
    PhrasePart(GivenText text) : is(std::move(text)) {}  // NOLINT(google-explicit-constructor)
    PhrasePart(Phrase phrase) : is(std::move(phrase)) {} // NOLINT(google-explicit-constructor)

    friend bool operator==(const PhrasePart&, const PhrasePart&) = default;
};

/// A literal pattern with so many places.
template <std::size_t parts, bool isCounted>
struct PhrasePattern {
    PhraseText text;

    consteval PhrasePattern(const char* pattern) // NOLINT(google-explicit-constructor)
        : text(checkedPattern(pattern, isCounted))
    {
        if (static_cast<std::size_t>(text.parts) != parts)
            throw std::logic_error("the pattern has another number of places");
    }
};

template <class... Parts>
[[nodiscard]] Phrase phrase(PhrasePattern<sizeof...(Parts), false> pattern, Parts&&... parts)
{
    return {pattern.text, std::nullopt, {PhrasePart(std::forward<Parts>(parts))...}};
}

template <class... Parts>
[[nodiscard]] Phrase phraseN(PhrasePattern<sizeof...(Parts), true> pattern, std::int64_t count,
                             Parts&&... parts)
{
    return {pattern.text, count, {PhrasePart(std::forward<Parts>(parts))...}};
}

/// Words that stand in the figures, by themselves or as a part: the name of a class.
[[nodiscard]] inline Phrase termOf(std::string_view words)
{
    return Phrase::ofFigures(words);
}

} // namespace navarch
