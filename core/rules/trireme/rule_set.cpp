// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/rule_set.h"

#include <array>
#include <string_view>

#include "core/rules/shared/rule_set_of.h"
#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/figures/house_figures.h"
#include "core/rules/trireme/figures/tables.h"

namespace navarch::games {

namespace {

constexpr std::array<std::string_view, 2> endings{
    "A side without active ships has lost, and so has one that gives up (TR-11.1).",
    "At the limit of turns, or after twelve without contact or shot, points decide: the hull of what was "
    "sunk, twice "
    "that of what was taken, half of what fled (TR-11.2)."};

} // namespace

RuleSet trireme()
{
    RuleSet rules = ruleSet<trireme::Trireme>("Trireme");
    rules.endings = endings;
    letSingleFiguresChange<TriremeTables, trireme::houseFigures>(rules);
    return rules;
}

} // namespace navarch::games
