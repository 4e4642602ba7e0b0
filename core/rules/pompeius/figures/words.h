// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "core/rules/pompeius/figures/kinds.h"

namespace navarch::pompeius {

// The names of the game, for the log, the board and the record sheets. Its source has them in Dutch (PM-T1): those stand with
// the other translations, marked as this game's.

/// Deck units, by UnitKind; rowers stand after them.
struct UnitWords {
    char letter;
    std::string_view one;
    std::string_view many;
};
inline constexpr std::array<UnitWords, unitKinds + 1> unitWords{{
    {'M', "miles", "milites"},
    {'S', "sagittarius", "sagittarii"},
    {'B', "ballista", "ballistae"},
    {'R', "rowers", "rowers"},
}};

/// What units are told, by Task; the first is no order.
struct TaskWords {
    std::string_view code; ///< as it is written
    std::string_view name;
    std::string_view by; ///< letters of the units that can
};
inline constexpr std::array<TaskWords, 7> taskWords{{
    {"", "nothing", "MSB"},
    {"Move", "move, board", "MS"},
    {"Grapple", "grapple attempt", "MS"},
    {"Cut", "cut grapples", "MS"},
    {"Prepare", "prepare fire", "SB"},
    {"Shoot", "shoot", "SB"},
    {"Repair", "mend, fight fire", "MS"},
}};

/// The other cards of an order stand (PM-T5), which rowers or the ship carry out.
struct OrderWords {
    std::string_view code;
    std::string_view name;
};
inline constexpr std::array<OrderWords, 7> stepWords{{
    {"1", "one rex ahead"},
    {"-1", "one rex astern"},
    {"E", "Extra step ahead"},
    {"L", "turn 60 degrees to port"},
    {"R", "turn 60 degrees to starboard"},
    {"0!", "emergency stop"},
    {"Ram", "ram attempt"},
}};

/// Damage cards, by Card (PM-T7).
inline constexpr std::array<std::string_view, cardKinds> cardWords{{
    "Rower disorder",
    "Disorder",
    "Leak",
    "Stuck",
    "Rudder damaged",
    "Rudder jammed",
    "Oars broken",
    "Oars fouled",
}};

/// Flags, by Signal.
inline constexpr std::array<std::string_view, 6> signalWords{{
    "No signal",
    "Follow me",
    "Attack",
    "Retreat",
    "Left",
    "Right",
}};

/// The states of a turn (PM-T4).
inline constexpr std::array<OrderWords, 6> stateWords{{
    {"A", "Orders"},
    {"B", "Orders shown"},
    {"C", "Movement"},
    {"D", "Damage"},
    {"E", "Recovery"},
    {"F", "The end?"},
}};

} // namespace navarch::pompeius
