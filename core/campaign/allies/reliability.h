// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/campaign/records/sides.h"

namespace navarch {

// How far an ally can be relied on: 0 to 10 (CP-9.1), and what it is in a battle (CP-9.2, SA-13.2). A record may say -1 from
// a defeat to the end of its week: less than nothing, of which the ally changes sides or goes home (CP-9.2).

inline constexpr int mostReliability = 10;
inline constexpr int evenReliability = 5;
inline constexpr int allTrustLost = -1;

/// What a price change buys, -50 to 50 per cent (CP-9.1).
[[nodiscard]] constexpr int reliabilityAtFirst(int percent)
{
    return evenReliability + percent / 10;
}

/// 0 to 10, also of a record from before these bounds were kept.
[[nodiscard]] inline int reliabilityOf(const ContractRecord& contract)
{
    return std::clamp(contract.reliability, 0, mostReliability);
}

/// Surer or less sure by so much, within the bounds.
inline void changeReliability(ContractRecord& contract, int change)
{
    contract.reliability = std::clamp(reliabilityOf(contract) + change, allTrustLost, mostReliability);
}

/// The price change that would have bought the reliability an ally has now: what a battle rolls with (SA-13.2).
[[nodiscard]] inline int trustPercent(const ContractRecord& contract)
{
    return (reliabilityOf(contract) - evenReliability) * 10;
}

} // namespace navarch
