// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace navarch {

/// A text of the sheets and its Dutch.
struct DutchText {
    std::string_view english;
    std::string_view dutch;
};

/// Of the sheets' own words by their subject, of words that stand in the figures, and of the parts of sentences.
[[nodiscard]] std::span<const DutchText> dutchWords();
[[nodiscard]] std::span<const DutchText> dutchGames();
[[nodiscard]] std::span<const DutchText> dutchUmpire();
[[nodiscard]] std::span<const DutchText> dutchBattles();
[[nodiscard]] std::span<const DutchText> dutchSalamis();
[[nodiscard]] std::span<const DutchText> dutchParts();
/// Lines and findings that core composes, with %1 to %4 where their parts stand; of several that fit the first holds.
[[nodiscard]] std::span<const DutchText> dutchSentences();
[[nodiscard]] std::span<const DutchText> dutchFigures();

} // namespace navarch
