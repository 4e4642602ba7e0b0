// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <stdexcept>
#include <string_view>

#include "core/base/phrase.h"

namespace navarch {

inline constexpr int refusalNumbers = 4; ///< that a refusal may name
inline constexpr int refusalPlaces = 5;  ///< that its text may have, besides a count

/// What of a refusal stands in a place of its text.
enum class RefusalPart : std::uint8_t {
    None,
    Ship,                                ///< the name of Refusal::ship
    Other,                               ///< the name of Refusal::other
    Number,                              ///< the first of Refusal::numbers; those after it follow
    Hundredths = Number + refusalNumbers ///< the same, as so many hundredths: 4.05
};

inline constexpr RefusalPart theShip = RefusalPart::Ship;
inline constexpr RefusalPart theOther = RefusalPart::Other;

/// One of Refusal::numbers, from 0.
[[nodiscard]] consteval RefusalPart numberAt(int index)
{
    if (index < 0 || index >= refusalNumbers)
        throw std::logic_error("a refusal has no such number");
    return static_cast<RefusalPart>(static_cast<int>(RefusalPart::Number) + index);
}
/// One of Refusal::numbers, from 0, which is one of hundredths.
[[nodiscard]] consteval RefusalPart hundredthsAt(int index)
{
    return static_cast<RefusalPart>(static_cast<int>(numberAt(index)) + refusalNumbers);
}

/// A pattern (core/base/phrase.h), and what of a refusal stands in its places. It is made when it is compiled, and costs nothing
/// to copy: it becomes a phrase only when it is shown.
struct RefusalText {
    PhraseText text;
    std::array<RefusalPart, refusalPlaces> parts{};
    RefusalPart count = RefusalPart::None;

    [[nodiscard]] constexpr bool isEmpty() const { return text.pattern.empty(); }
    /// Its English with places, by which tests know it.
    [[nodiscard]] constexpr std::string_view pattern() const { return text.pattern; }
};

/// refusalText("%1 does not touch %2.", theShip, theOther)
template <std::same_as<RefusalPart>... Parts>
[[nodiscard]] consteval RefusalText refusalText(const char* pattern, Parts... parts)
{
    static_assert(sizeof...(Parts) <= refusalPlaces);
    const PhraseText text = checkedPattern(pattern, false);
    if (static_cast<std::size_t>(text.parts) != sizeof...(Parts))
        throw std::logic_error("the pattern has another number of places");
    return {text, {parts...}, RefusalPart::None};
}

/// refusalTextN("%1 has {%n marine|%n marines}.", numberAt(0), theShip)
template <std::same_as<RefusalPart>... Parts>
[[nodiscard]] consteval RefusalText refusalTextN(const char* pattern, RefusalPart count, Parts... parts)
{
    static_assert(sizeof...(Parts) <= refusalPlaces);
    const PhraseText text = checkedPattern(pattern, true);
    if (static_cast<std::size_t>(text.parts) != sizeof...(Parts))
        throw std::logic_error("the pattern has another number of places");
    if (count < RefusalPart::Number || count >= RefusalPart::Hundredths)
        throw std::logic_error("what is counted is one of the numbers");
    return {text, {parts...}, count};
}

} // namespace navarch
