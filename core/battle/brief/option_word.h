// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace navarch {

/// The name of a brief's option, or a word that is its value, as the rules write it and files are written: "map-size".
/// "map_size" is read alike, as briefs and replays of earlier versions have it.
[[nodiscard]] inline std::string optionWord(std::string_view written)
{
    std::string word(written);
    std::replace(word.begin(), word.end(), '_', '-');
    return word;
}

} // namespace navarch
