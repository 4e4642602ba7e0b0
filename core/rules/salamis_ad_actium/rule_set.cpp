// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/rule_set.h"

#include <array>
#include <string_view>

#include "core/rules/salamis_ad_actium/battle/game.h"
#include "core/rules/salamis_ad_actium/figures/house_tables.h"
#include "core/rules/shared/rule_set_of.h"

namespace navarch::games {

namespace {

constexpr std::array<std::string_view, 1> endings{"A side is beaten when two thirds of its ships are sunk, "
                                                  "taken, fled, demoralised or wrecked, or when it gives up "
                                                  "(SA-9.2)."};

} // namespace

RuleSet salamis_ad_actium()
{
    RuleSet rules = ruleSet<salamis::SalamisAdActium>("Salamis ad Actium");
    rules.endings = endings;
    rules.changeableFigures = salamis::changeableFigures;
    rules.houseTables = salamis::houseTables;
    return rules;
}

} // namespace navarch::games
