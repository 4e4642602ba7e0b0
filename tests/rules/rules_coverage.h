// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace navarch::rules {

/// Which of a game's numbered rules have tests named after them. A test is named after SA-7.4.4 when its function's name
/// holds sa_7_4_4 (or sa7_4_4); one test may be named after several rules, a rule have several tests.
struct Coverage {
    std::vector<std::string> with;
    std::vector<std::string> without;
    std::vector<std::string> unknown; ///< named by a test, and neither a rule nor a section of rules

    [[nodiscard]] bool isWhole() const { return without.empty() && unknown.empty(); }
    /// "80 rules, 78 with tests, 2 without: SA-5.6, SA-9.2".
    [[nodiscard]] std::string text() const;
};

/// The lines of a list of rules, in their order; empty ones are passed over.
[[nodiscard]] std::vector<std::string> rulesOf(std::string_view list);

/// The rules that the test functions of a source are named after: "SA-7.4.T1" of `void sa_7_4_T1_relativeSize()`. `prefix`
/// is the game's, "SA".
[[nodiscard]] std::set<std::string> rulesNamedIn(const std::string& source, const std::string& prefix);

[[nodiscard]] Coverage coverageOf(const std::vector<std::string>& rules, const std::set<std::string>& named);

} // namespace navarch::rules
