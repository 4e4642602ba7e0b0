// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/match/registry.h"

#include "core/base/listed.h"
#include "core/base/naming/meant.h"
#include "core/base/text.h"

namespace navarch {

const RuleSet* RuleSets::find(std::string_view id) const
{
    for (const RuleSet& rules : m_rules)
        if (rules.id == id)
            return &rules;
    return nullptr;
}

Result<const RuleSet*> RuleSets::fit(const BattleBrief& brief, const Figures& figures) const
{
    const RuleSet* rules = find(brief.rules);
    if (!rules) {
        std::vector<std::string> ids;
        std::string known;
        for (const RuleSet& each : m_rules) {
            ids.emplace_back(each.id);
            known += (known.empty() ? "" : ", ") + ids.back();
        }
        return problem(
            "rules", phrase("There is no game %1 to fight with here.", given(quotedForMessage(brief.rules))),
            known.empty() ? phrase("This program has none yet.")
                          : sentences({didYouMean(brief.rules, ids), phrase("Known: %1.", given(known))}));
    }
    Problems problems = whyUnfought(brief, figures.classes);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return rules;
}

Result<std::unique_ptr<Match>> RuleSets::open(const BattleBrief& brief, const Figures& figures) const
{
    return fit(brief, figures).and_then([&](const RuleSet* rules) { return rules->match(brief, figures); });
}

Result<std::unique_ptr<Simulator>> RuleSets::simulator(const BattleBrief& brief, const Figures& figures) const
{
    return fit(brief, figures).and_then([&](const RuleSet* rules) {
        return rules->simulator(brief, figures);
    });
}

int editionOf(std::string_view rules)
{
    const RuleSet* found = builtInRuleSets().find(rules);
    return found ? found->edition : commonEdition;
}

} // namespace navarch
