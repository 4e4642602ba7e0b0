// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/consequences.h"

#include "core/base/listed.h"
#include "core/campaign/battles/aftermath.h"

namespace navarch {

Phrase phraseOf(const Condition& c)
{
    std::vector<Phrase> lost;
    const auto add = [&](PhraseText text, int number) {
        if (number > 0)
            lost.emplace_back(text, number, std::vector<PhrasePart>{});
    };
    add(phraseTextN("{%n oar factor|%n oar factors}"), c.oarsLost);
    add(phraseTextN("{%n cm of speed|%n cm of speed}"), c.speedLost);
    add(phraseTextN("{%n archer|%n archers}"), c.archersLost);
    add(phraseTextN("{%n marine|%n marines}"), c.marinesLost);
    add(phraseTextN("{%n heavy marine|%n heavy marines}"), c.heavyMarinesLost);
    add(phraseTextN("{%n ballista|%n ballistae}"), c.ballistaeLost);
    add(phraseTextN("{%n tower|%n towers}"), c.towersLost);
    add(phraseTextN("{%n heavy engine|%n heavy engines}"), c.heavyEnginesLost);
    std::vector<Phrase> parts;
    if (c.damage == Damage::Wrecked)
        parts.push_back(phrase("wrecked"));
    else if (c.damage != Damage::None)
        parts.push_back(phrase("%1 damage", termOf(nameOf(c.damage))));
    if (!lost.empty())
        parts.push_back(phrase("%1 lost", listedWithAnd(lost)));
    if (c.rudderHit)
        parts.push_back(phrase("steering oars hit"));
    if (c.mastDown)
        parts.push_back(phrase("mast down"));
    if (c.firePotsUsed > 0)
        parts.push_back(phraseN("{%n pot|%n pots} used", c.firePotsUsed));
    if (c.greekFireUsed)
        parts.push_back(phrase("Greek fire used"));
    if (c.captain != PersonState::Fit)
        parts.push_back(phrase("captain %1", termOf(nameOf(c.captain))));
    Phrase all;
    for (Phrase& part : parts)
        all = all.isEmpty() ? std::move(part) : phrase("%1; %2", std::move(all), std::move(part));
    return all.isEmpty() ? phrase("whole") : all;
}

BattlePreview previewOf(const Campaign& campaign, const Figures& figures, const EnterBattle& action)
{
    BattlePreview preview;
    Deed deed(campaign, figures);
    enterOutcome(deed, action, preview.consequences);
    Verdict& verdict = deed.verdict();
    if (verdict.allowed())
        verdict.changes = deed.draft().changes();
    preview.verdict = std::move(verdict);
    return preview;
}

} // namespace navarch
