// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/rule_set.h"

#include <array>
#include <string_view>
#include <utility>

#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/figures/house_figures.h"
#include "core/rules/pompeius/figures/tables.h"
#include "core/rules/shared/rule_set_of.h"

namespace navarch::games {

namespace {

constexpr std::array<std::string_view, 2> endings{
    "It ends when a side commands no ship on the map and none that may return, or at the limit of turns "
    "(PM-14.2).",
    "Fleet points decide: for ships captured and held, prisoners aboard them, ships sunk, units killed "
    "(PM-14.3)."};

/// Points are for an evening's pride; a campaign asks who holds the field.
constexpr std::array<std::pair<std::string_view, std::string_view>, 1> campaignOptions{
    {{"victory", "field"}}};

} // namespace

RuleSet pompeius()
{
    RuleSet rules = ruleSet<pompeius::Pompeius>("Pompeius Magnus versus Megadates");
    rules.endings = endings;
    letSingleFiguresChange<PompeiusTables, pompeius::houseFigures>(rules);
    rules.campaignOptions = campaignOptions;
    return rules;
}

} // namespace navarch::games
