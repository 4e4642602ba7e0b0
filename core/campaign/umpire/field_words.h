// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

#include "core/base/phrase.h"

namespace navarch {

/// A field and its words, in tables that are sorted by the fields.
struct FieldWord {
    std::string_view field;
    PhraseText words;
};

[[nodiscard]] constexpr bool areSorted(std::span<const FieldWord> table)
{
    return std::ranges::is_sorted(table, {}, &FieldWord::field);
}

/// The words of a field; null when the table does not have it.
[[nodiscard]] const PhraseText* wordsIn(std::span<const FieldWord> table, std::string_view field);

/// A record's field in words, "Oar factors lost"; of one that nobody sets by hand its name.
[[nodiscard]] Phrase fieldWords(std::string_view field);

} // namespace navarch
