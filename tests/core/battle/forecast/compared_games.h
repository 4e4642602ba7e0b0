// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/shared/rule_set_of.h"
#include "tests/core/battle/made_up/tiny_brief.h"

namespace navarch {

/// The made-up game as three: as it is ("tiny"), with battles of at most four turns, nearly all drawn ("tiny-short"), and
/// for the open sea only ("tiny-open").
[[nodiscard]] inline const RuleSets& comparedRules()
{
    static const RuleSets rules([] {
        using tiny::TinyGame;
        RuleSet brief = ruleSet<TinyGame>("Tiny game, in short");
        brief.id = "tiny-short";
        brief.simulator = [](const BattleBrief& match,
                             const Figures& figures) -> Result<std::unique_ptr<Simulator>> {
            BattleBrief short4 = match;
            short4.turnLimit = 4;
            return tinyRules().find("tiny")->simulator(short4, figures);
        };
        RuleSet open = ruleSet<TinyGame>("Tiny game, at sea");
        open.id = "tiny-open";
        open.simulator = [](const BattleBrief& match,
                            const Figures& figures) -> Result<std::unique_ptr<Simulator>> {
            if (match.place != PlaceKind::OpenSea)
                return problem("place.kind", phrase("This game has no coast."),
                               phrase("Fight it on the open sea."));
            return tinyRules().find("tiny")->simulator(match, figures);
        };
        return std::vector<RuleSet>{ruleSet<TinyGame>("Tiny game"), brief, open};
    }());
    return rules;
}

} // namespace navarch
