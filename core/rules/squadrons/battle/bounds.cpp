// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds a battle between captains, and how it ends when they come to no end.
#include <algorithm>

#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/captains/options.h"
#include "core/rules/squadrons/ending/ending.h"

namespace navarch::squadrons {

OrderBounds Squadrons::orderBounds() const
{
    const int squadrons = std::max(m_facts.first[1] - m_facts.first[0], m_facts.first[2] - m_facts.first[1]);
    // A side chooses who moves first; every squadron of it is signalled to, picked, given one order and names its target; the
    // moves are ended.
    const int turn = 1 + 4 * squadrons + 1;
    // Before the first turn: a squadron takes up one formation after the other, in each put aside and back inch by inch; and
    // ready.
    constexpr int formed = static_cast<int>(formationsOffered.size());
    const int inches = (m_facts.figures.width + m_facts.figures.depth) / inch + 2;
    const int deployment = squadrons * (formed + inches * (formed + 1)) + 1;
    return {m_facts.turnLimit, std::max(turn, deployment)};
}

void Squadrons::breakOff(State& state, Proceedings& proceedings) const
{
    squadrons::breakOff(m_facts, state, proceedings);
}

} // namespace navarch::squadrons
