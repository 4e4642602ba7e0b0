// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/battle/brief/changeable_figure.h"

namespace navarch {

/// A table of the figures that the program plays with.
struct RuleTable {
    struct Row {
        std::vector<Phrase> cells; ///< as many as columns
        bool isHouse = false;      ///< a figure of ours, where the printed game leaves it open
        bool isChanged = false;    ///< the umpire has put another in its place, which stands here
    };
    std::vector<Phrase> columns;
    std::vector<Row> rows;
};

/// What the figures of the games, the campaign and the price list say under that rule, in their order; `game` is the one the
/// rule belongs to, `changes` are the umpire's to it.
[[nodiscard]] std::vector<RuleTable> ruleTables(std::string_view rule, std::string_view game,
                                                const HouseValues& changes);

} // namespace navarch
