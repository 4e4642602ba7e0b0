// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/battle/brief/rule_example.h"
#include "core/rulebook/rulebook.h"

namespace navarch {

/// Examples of the campaign's rules, worked out by the code that carries it on.
[[nodiscard]] std::span<const RuleExample> campaignExamples();

/// The example of a page with the umpire's `changes` to its game in force: worked out by the code that plays by the rule,
/// where it has such an example; else the page's own words, unless a figure of that rule was changed: they would not hold.
[[nodiscard]] std::vector<Phrase> ruleExample(const RulePage& page, const Figures& figures,
                                              const HouseValues& changes);

/// Whether the page's example is worked out rather than written.
[[nodiscard]] bool isWorkedOut(const RulePage& page);

} // namespace navarch
