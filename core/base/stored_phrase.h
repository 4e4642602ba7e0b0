// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/fields.h"
#include "core/base/phrase.h"

namespace navarch {

// A phrase that is kept in a file: its English, which any program reads, and beside it what it was made of, so that it is
// said in any language later. This second text is compact JSON (`navarch help formats`):
//
//     ["%1 sights %2, {%n ship|%n ships}, %3.", {"n": 4}, "Aias", "Tethys", ["off %1", "Aegina"]]
//
// first the pattern, then the count where it has one, then the parts: a text is a name, a number a number, {"signed": 5}
// and {"tenths": 11} are numbers in those styles, {"talents": 1250} hundredths of a talent, and a list another phrase.

inline constexpr TextBounds storedPhraseText{8000, true};

/// What is kept beside the English of a phrase; of a text that people gave, the text. Empty where it would be too long.
[[nodiscard]] std::string storedPhrase(const Phrase& phrase);

/// The phrase that was kept. Where `stored` is empty, damaged, or does not say `english`, it is the English, as a given text.
[[nodiscard]] Phrase phraseFromStored(std::string_view stored, std::string_view english);

} // namespace navarch
