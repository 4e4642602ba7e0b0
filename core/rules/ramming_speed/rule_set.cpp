// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/rule_set.h"

#include <array>
#include <string_view>

#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/figures/house_figures.h"
#include "core/rules/ramming_speed/figures/tables.h"
#include "core/rules/shared/rule_set_of.h"

namespace navarch::games {

namespace {

constexpr std::array<std::string_view, 2> endings{
    "A side without a ship that fights at the end of a round is beaten; it may also give up then (RS-17.1).",
    "At the limit of rounds, or after ten without a shot, a ram or boarding, the Deck of what each side lost "
    "decides "
    "(RS-17.2)."};

} // namespace

RuleSet ramming_speed()
{
    RuleSet rules = ruleSet<ramming::RammingSpeed>("Ramming Speed!!!");
    rules.endings = endings;
    letSingleFiguresChange<RammingTables, ramming::houseFigures>(rules);
    return rules;
}

} // namespace navarch::games
