// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// Mutants of a source: every comparison, whole number and logical operator that takes part at run time, altered one at a
// time. All of them stand in one rewritten source (tests/mutation/mutant.h), which is compiled once.
namespace navarch::mutation {

struct Mutant {
    int id = 0;
    std::string path;
    int line = 0;
    std::string change; ///< "< becomes <="
    std::string shown;  ///< the line it stands in
};

struct Rewritten {
    std::string text; ///< line by line where it was
    std::vector<Mutant> mutants;
    int nextId = 0;
};

/// Rewrites C++ as this project formats it: binary operators stand between spaces, angle brackets do not. Lines in `left`
/// are left as they are, but keep their numbers. Left alone are also what only the compiler reads: constexpr variables,
/// enumerations, case labels, static_assert, template arguments, preprocessor lines; and what says no rule: room that is
/// reserved, and with what a member begins when that is nothing yet, 0 or -1, and nearly always set before it is read.
[[nodiscard]] Rewritten rewritten(std::string_view text, const std::string& path, int firstId,
                                  const std::set<int>& left = {});

/// The numbers of a table in JSON: where they begin. Each is a mutant, one more than it was.
[[nodiscard]] std::vector<std::size_t> numbersIn(std::string_view json);

} // namespace navarch::mutation
