// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/rule_set.h"

#include <array>
#include <limits>
#include <string_view>
#include <vector>

#include "core/rules/shared/rule_set_of.h"
#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/figures/house_figures.h"
#include "core/rules/squadrons/figures/tables.h"
#include "core/rules/squadrons/setup/set_up.h"

namespace navarch::games {

namespace {

constexpr std::array<std::string_view, 2> endings{
    "A fleet that has left the table, or has only routers there, has lost (SQ-14.1, 14.2); one that gives up "
    "pays "
    "with stands (SQ-14.3).",
    "At the limit of turns the fleet that lost the smaller share of its stands wins (SQ-14.4)."};

/// A card is a squadron's; ships in none stand behind all of them.
std::vector<int> cardsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships,
                         const Figures& figures)
{
    std::vector<int> cards(ships.size(), 0);
    Problems problems;
    const squadrons::BattleFacts facts = squadrons::factsOf(brief, ships, figures, problems);
    for (std::size_t i = 0; problems.empty() && i < ships.size() && i < facts.ships.size(); ++i)
        cards[i] = facts.ships[i].squadron == squadrons::noSquadron ? std::numeric_limits<int>::max()
                                                                    : facts.ships[i].squadron;
    return cards;
}

} // namespace

RuleSet squadrons()
{
    RuleSet rules = ruleSet<squadrons::Squadrons>("The squadron game");
    rules.endings = endings;
    letSingleFiguresChange<SquadronTables, squadrons::houseFigures>(rules);
    rules.cards = cardsOf;
    return rules;
}

} // namespace navarch::games
