// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// How those aboard fared (SQ-18.9): the captain of a ship, then the commanders who sailed in her.
class Persons {
public:
    Persons(const BattleFacts& facts, State& state, Proceedings& proceedings)
        : m_facts(facts),
          m_state(state),
          m_proceedings(proceedings)
    {
    }

    void decide(std::int16_t ship) const;

private:
    /// What he comes to who is aboard; `was` where the ship's fate leaves him alone.
    [[nodiscard]] PersonState rolled(std::int16_t ship, PersonState was) const;

    const BattleFacts& m_facts;
    State& m_state;
    Proceedings& m_proceedings;
};

} // namespace navarch::squadrons
