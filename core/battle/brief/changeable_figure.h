// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"

namespace navarch {

/// A figure of a game that is ours and not the game's, so that an umpire may put his own in its place.
struct ChangeableFigure {
    std::string key;    ///< lasting: "archers-range", "fast-moves-elite", "casualty-7-missiles"
    Phrase title;       ///< in words: "Archers shoot this far, cm"
    std::string rule;   ///< "SA-6.2"
    std::string source; ///< "house": only such can be changed
    std::string value;  ///< the game's own
    int least = 0;      ///< of a whole number
    int most = 0;
    struct Choice {
        std::string value;
        Phrase text;
    };
    std::vector<Choice> choices; ///< of a figure that is chosen from a list; empty: a whole number

    /// Why `text` cannot be its value, and what can; nothing when it can.
    [[nodiscard]] std::optional<Phrase> whyNot(std::string_view text) const;
};

/// Figures by their keys.
using HouseValues = std::map<std::string, std::string, std::less<>>;

} // namespace navarch
