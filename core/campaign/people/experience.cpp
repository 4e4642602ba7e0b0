// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/people/experience.h"

#include <algorithm>
#include <array>

namespace navarch {

namespace {

constexpr int mostExperience = 1'000'000; // as records keep it

/// Adds, and returns how many of the sums were reached by it.
int add(int& experience, int earned, const std::array<int, 3>& sums)
{
    const int before = experience;
    experience = std::min(mostExperience, before + earned);
    return static_cast<int>(
        std::count_if(sums.begin(), sums.end(), [&](int sum) { return before < sum && experience >= sum; }));
}

} // namespace

int earnExperience(ShipRecord& ship, int earned, const CampaignFigures& figures)
{
    const int reached = add(ship.experience, earned,
                            {figures.shipExperience1, figures.shipExperience2, figures.shipExperience3});
    const CrewQuality before = ship.crew;
    ship.crew = movedBy(ship.crew, reached);
    return modifierOf(ship.crew) - modifierOf(before);
}

int earnExperience(CommanderRecord& commander, int earned, const CampaignFigures& figures, Dice& dice)
{
    const int tests =
        add(commander.experience, earned,
            {figures.commanderExperience1, figures.commanderExperience2, figures.commanderExperience3});
    const CommandQuality before = commander.quality;
    for (int i = 0; i < tests && commander.quality != CommandQuality::Exceptional; ++i) {
        const int face = dice.roll(
            10, "CP-6.3",
            "Experience of " + (commander.name.empty() ? std::string("the commander") : commander.name));
        const bool better = face + modifierOf(commander.quality) >= figures.commanderBetterFrom;
        dice.settle(better ? "better" : "as before");
        if (better)
            commander.quality = movedBy(commander.quality, 1);
    }
    return modifierOf(commander.quality) - modifierOf(before);
}

} // namespace navarch
