// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contest/contest_of.h"
#include "core/battle/match/match_of.h"
#include "core/battle/match/registry.h"
#include "core/rules/shared/single_figures.h"

namespace navarch {

/// What the contract knows of a game by itself: ruleSet<TheGame>("Its name"). What is not the same for all of them a game says
/// by members of its own: `static constexpr bool alliesComeLater = true;`, `wrecksLeave` likewise, and how many editions its own
/// rules have had, when more than one: `static constexpr int edition = 2;`. The rest its rule_set.cpp adds.
template <Game G>
[[nodiscard]] RuleSet ruleSet(std::string_view name)
{
    PieceWords pieces;
    if constexpr (requires { G::pieces; })
        pieces = {G::pieces[0], G::pieces[1]};
    std::span<const Aspect> leavesOut;
    if constexpr (requires { G::leavesOut; })
        leavesOut = G::leavesOut;
    bool alliesComeLater = false;
    if constexpr (requires { G::alliesComeLater; })
        alliesComeLater = G::alliesComeLater;
    bool wrecksLeave = false;
    if constexpr (requires { G::wrecksLeave; })
        wrecksLeave = G::wrecksLeave;
    int edition = commonEdition;
    if constexpr (requires { G::edition; })
        edition += G::edition - 1;
    RuleSet rules;
    rules.id = G::id;
    rules.name = name;
    rules.pieces = pieces;
    rules.leavesOut = leavesOut;
    rules.alliesComeLater = alliesComeLater;
    rules.wrecksLeave = wrecksLeave;
    rules.edition = edition;
    rules.match = [](const BattleBrief& brief, const Figures& figures) -> Result<std::unique_ptr<Match>> {
        return G::begin(brief, figures).map([&](G game) -> std::unique_ptr<Match> {
            return std::make_unique<MatchOf<G>>(std::move(game), brief);
        });
    };
    rules.simulator = [](const BattleBrief& brief,
                         const Figures& figures) -> Result<std::unique_ptr<Simulator>> {
        return G::begin(brief, figures).map([&](const G& game) -> std::unique_ptr<Simulator> {
            return std::make_unique<ContestOf<G>>(game, brief, figures);
        });
    };
    return rules;
}

/// Of a game whose house figures are all single ones, which `Tables` has as rows and `known` by their keys.
template <class Tables, const auto& known>
void letSingleFiguresChange(RuleSet& rules)
{
    rules.changeableFigures = [] { return changeableSingleFigures(Tables::builtIn().figures, known); };
    rules.houseTables = [](const HouseValues& values) {
        return singleFigureTables(Tables::builtIn().figures, values);
    };
}

} // namespace navarch
