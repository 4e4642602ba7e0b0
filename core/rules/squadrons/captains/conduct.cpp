// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/captains/conduct.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace navarch::squadrons {

namespace {

enum Line : std::size_t { InLine, Flanks, SmallWheels, Disordered };

constexpr std::array<ConductLine, 4> seenLines{
    {{"fights-in-epi-mias", phraseText("Onsets in epi mias"), phraseText("onsets")},
     {"flanks-struck", phraseText("Onsets on a flank or a back"), phraseText("onsets")},
     {"small-wheels", phraseText("Wheels of less than 20 degrees that meet nobody and risk their order"),
      phraseText("advances")},
     {"disordered-onsets", phraseText("Onsets begun in disorder"), phraseText("onsets")}}};

constexpr int leastWheel = 20; ///< degrees

bool holdsLink(const State& state, const Link& link)
{
    return std::any_of(state.links.begin(), state.links.end(), [&](const Link& each) {
        return each.striker == link.striker && each.struck == link.struck;
    });
}

} // namespace

std::span<const ConductLine> conductLines()
{
    return seenLines;
}

void countConduct(const State& before, const Order& order, const State& after, std::span<ConductCount> counts)
{
    const auto* advance = std::get_if<Advance>(&order);
    if (!advance)
        return;
    const Squadron& was = at(before, advance->squadron);
    bool hasMet = false;
    for (const Link& link : after.links) {
        if (link.striker != advance->squadron || holdsLink(before, link))
            continue;
        if (!std::exchange(hasMet, true)) {
            for (const Line line : {InLine, Flanks, Disordered})
                ++counts[line].of;
            counts[InLine].count += was.formation == Formation::EpiMias;
            counts[Flanks].count += link.at != Side::Front;
            counts[Disordered].count += was.disordered || was.isUnformed();
        }
    }
    ++counts[SmallWheels].of;
    int turned = 0;
    for (const Step& step : advance->all())
        turned += std::abs(step.turn);
    counts[SmallWheels].count +=
        !hasMet && turned > 0 && turned < leastWheel && was.formation != Formation::EpiKeras;
}

} // namespace navarch::squadrons
