// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/lint/source_rules.h"

namespace navarch::lint {

/// A class has one duty, and no more members than this.
inline constexpr int mostMembers = 40;

/// A class or struct that a header defines.
struct ClassSize {
    std::string
        name; ///< with what it stands in, but for navarch: "lint::Breach", "BattleRoom", "Chart::Mark"
    size_t line = 0;
    /// Functions and data it declares: overloads, constructors, operators and signals are one each. Not counted: what is
    /// =default or =delete, types, friends, asserts, and the macros of Qt - a Q_PROPERTY names members that are counted.
    int members = 0;
};

std::vector<ClassSize> classesIn(std::string_view header);

/// How large a class may be that is still larger than mostMembers.
struct Ceiling {
    std::string_view name;
    int members = 0;
};

/// Those of our own. A class that has got smaller gets a lower one, and no other is added.
std::span<const Ceiling> ceilings();

/// Every class in the headers of core, db, reports and app is within mostMembers, or exactly at its ceiling; a ceiling of a
/// class that is no larger than others may be is taken off the list.
std::vector<Breach> checkClasses(const std::vector<SourceFile>& files, std::span<const Ceiling> allowed);

} // namespace navarch::lint
