// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/campaign/battles/aftermath.h"

namespace navarch {

/// How the garrison's commander fares: as the worst of his wall sections, and a prisoner when all have been taken and he
/// lives; of who took the port, or else the section that he stood on. Nothing when there was none.
struct GarrisonLeader {
    const BattleCommanderRecord* entry = nullptr;
    PersonState state = PersonState::Fit;
    int captor = -1;
};
[[nodiscard]] std::optional<GarrisonLeader> garrisonCommanderOf(const Aftermath& aftermath);

/// Wall sections keep what the outcome leaves them, never more than stood there. A port falls when all have been taken
/// (CP-3.4): it changes hands, its men are gone, and it is looted, once a year.
void settleAshore(Aftermath& aftermath);

} // namespace navarch
