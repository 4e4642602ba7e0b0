// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/consequences.h"

#include "core/campaign/battles/aftermath.h"

namespace navarch {

namespace {

std::string listed(const std::vector<std::string>& parts)
{
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
    return text;
}

std::string countedOf(int number, const char* one, const char* several)
{
    return std::to_string(number) + " " + (number == 1 ? one : several);
}

} // namespace

std::string conditionText(const Condition& c)
{
    std::vector<std::string> lost;
    const auto add = [&](int number, const char* one, const char* several) {
        if (number > 0)
            lost.push_back(countedOf(number, one, several));
    };
    add(c.oarsLost, "oar factor", "oar factors");
    add(c.speedLost, "cm of speed", "cm of speed");
    add(c.archersLost, "archer", "archers");
    add(c.marinesLost, "marine", "marines");
    add(c.heavyMarinesLost, "heavy marine", "heavy marines");
    add(c.ballistaeLost, "ballista", "ballistae");
    add(c.towersLost, "tower", "towers");
    add(c.heavyEnginesLost, "heavy engine", "heavy engines");
    std::vector<std::string> parts;
    if (c.damage == Damage::Wrecked)
        parts.emplace_back("wrecked");
    else if (c.damage != Damage::None)
        parts.push_back(std::string(nameOf(c.damage)) + " damage");
    if (!lost.empty())
        parts.push_back(listed(lost) + " lost");
    if (c.rudderHit)
        parts.emplace_back("steering oars hit");
    if (c.mastDown)
        parts.emplace_back("mast down");
    if (c.firePotsUsed > 0)
        parts.push_back(countedOf(c.firePotsUsed, "pot", "pots") + " used");
    if (c.greekFireUsed)
        parts.emplace_back("Greek fire used");
    if (c.captain != PersonState::Fit)
        parts.push_back("captain " + std::string(nameOf(c.captain)));
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : "; ") + part;
    return text.empty() ? "whole" : text;
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
