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

/// Of the sheets' own words, and of words that stand in the figures.
[[nodiscard]] std::span<const DutchText> dutchWords();
[[nodiscard]] std::span<const DutchText> dutchFigures();

} // namespace navarch
