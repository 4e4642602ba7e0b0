// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/registry.h"

#include "core/base/text.h"
#include "core/rules/pompeius/battle/game.h"
#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/salamis_ad_actium/battle/game.h"
#include "core/rules/squadrons/battle/game.h"
#include "core/rules/trireme/battle/game.h"

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
        std::string known;
        for (const RuleSet& each : m_rules)
            known += (known.empty() ? "" : ", ") + std::string(each.id);
        return problem("rules", "There is no game " + quotedForMessage(brief.rules) + " to fight with here.",
                       known.empty() ? "This program has none yet." : "Known: " + known + ".");
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

const RuleSets& builtInRuleSets()
{
    // One line a game.
    static const RuleSets rules({
        ruleSet<salamis::SalamisAdActium>("Salamis ad Actium"),
        ruleSet<ramming::RammingSpeed>("Ramming Speed!!!"),
        ruleSet<trireme::Trireme>("Trireme"),
        ruleSet<squadrons::Squadrons>("Squadrons"),
        ruleSet<pompeius::Pompeius>("Pompeius Magnus versus Megadates"),
    });
    return rules;
}

int editionOf(std::string_view rules)
{
    const RuleSet* found = builtInRuleSets().find(rules);
    return found ? found->edition : commonEdition;
}

} // namespace navarch
