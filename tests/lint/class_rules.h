// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Every class in the headers of core, db, reports and app is within mostMembers.
std::vector<Breach> checkClasses(const std::vector<SourceFile>& files);

/// What a Q_GADGET holds QML reads by its properties: a member without one is nothing there, and nobody complains.
std::vector<Breach> checkGadgets(const std::vector<SourceFile>& files);

/// No two headers of the program define a type of one name in one namespace: each program would take the members of one for
/// those of both, and no compiler says so.
std::vector<Breach> checkTypeNames(const std::vector<SourceFile>& files);

} // namespace navarch::lint
