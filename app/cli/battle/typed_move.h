// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/battle/contract/board_view.h"

namespace navarch {

/// A move of one's own as words say it: "fast 3 s30 4,5 rake". A number goes so far ahead, in the table's measure, to a tenth;
/// "s30" and "p30" turn by so many degrees to starboard and to port, after what was gone before; every other word is a value of
/// one of the form's choices, or begins one and no other.
struct TypedMove {
    std::optional<Json>
        order;          ///< to be given; nothing where a word was not understood, or none says where to
    std::string unread; ///< that word; empty where none says where to
};

[[nodiscard]] TypedMove typedMove(const MoveForm& form, std::string_view words);

/// The values of a form's choices that are words, in their order: "oars", "fast", "back".
[[nodiscard]] std::vector<std::string> wordsOf(const MoveForm& form);

} // namespace navarch
