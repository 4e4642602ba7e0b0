// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"

namespace navarch {

/// How many names are proposed at most where none is meant.
inline constexpr std::size_t mostNear = 3;

/// Which of several names a text means, by their places among them.
struct Meant {
    /// Those that are the text to the letter; where none is, those that are it but for case and accents (foldedName()). Of
    /// several nobody can say which is meant.
    std::vector<std::size_t> found;
    /// Where none is found, at most mostNear of those that resemble it, the nearest first: slips of up to three letters, then
    /// names that hold the text as a part, or are part of it.
    std::vector<std::size_t> near;
};
[[nodiscard]] Meant meantBy(std::string_view text, std::span<const std::string> names);

/// `Did you mean "Athens" or "Argos"?`, of those that are near; empty when none is.
[[nodiscard]] Phrase didYouMean(const Meant& meant, std::span<const std::string> names);

/// The same for a text that must be written to the letter: those that are it but for case and accents are near as well, and
/// nearest.
[[nodiscard]] Phrase didYouMean(std::string_view text, std::span<const std::string> names);

/// How many letters must be put in, left out or changed to make one text of the other.
[[nodiscard]] std::size_t editDistance(std::u32string_view a, std::u32string_view b);

} // namespace navarch
