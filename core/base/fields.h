// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "core/base/talents.h"
#include "core/base/text.h"

namespace navarch {

// A record lists its fields once, in a function found by argument-dependent lookup,
//
//     template <RecordSelf<Setting> Self, class Visitor>
//     void visitFields(Self& setting, Visitor& visit) { visit("key", setting.key, nameText); ... }
//
// and everything that walks fields (files in JSON, database columns, export, comparison) is a visitor. A visitor
// takes (name, member) or (name, member, bounds) with members of these kinds: int and std::int64_t with Bounds, bool,
// std::string with TextBounds, std::vector<int> with ListBounds, Talents with AmountBounds or without, Id<Thing>, and every NamedEnum.
// The names are lasting: they stand in files, in the database and in the journal.

/// `Record` or `const Record`: visitFields() serves readers and writers alike.
template <class Self, class Record>
concept RecordSelf = std::same_as<std::remove_const_t<Self>, Record>;

/// The least and most a whole number may be, both included.
struct Bounds {
    std::int64_t least;
    std::int64_t most;
};

struct TextBounds {
    int maxLength;
    bool mayBeEmpty;
    bool multiline = false;
};

/// The least and most an amount of money may be, both included.
struct AmountBounds {
    Talents least;
    Talents most;
};

/// A list of at most `maxCount` whole numbers, each within `each`.
struct ListBounds {
    Bounds each;
    int maxCount;
};

inline constexpr TextBounds nameText{maxNameLength, false};
inline constexpr TextBounds optionalNameText{maxNameLength, true};
inline constexpr TextBounds noteText{maxNoteLength, true, true};

/// A year of the game's calendar: signed, no year 0 (CP-1.1). Zero is refused by the readers that use these bounds.
inline constexpr Bounds yearBounds{-3000, 1500};

} // namespace navarch
