// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/contract/conduct.h"
#include "core/battle/contract/reasons.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// What captains say of their orders, and what their conduct is counted by.
class AskedByCaptains {
public:
    // (Reasoned)
    void reasons(const State& state, const Order& order, Temperament temperament,
                 std::vector<ReasonTerm>& terms) const;
    // (Conducted)
    [[nodiscard]] static std::span<const ConductLine> conductLines();
    void countConduct(const State& before, const Order& order, const BattleEvents& events, const State& after,
                      std::span<ConductCount> counts) const;

    [[nodiscard]] const BattleFacts& facts() const { return m_facts; }

protected:
    BattleFacts m_facts;
};

} // namespace navarch::squadrons
