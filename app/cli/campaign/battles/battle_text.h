// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/json.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/battles/consequences.h"

namespace navarch {

/// The battles of a campaign with number, state, sides and fleets; empty when there are none.
[[nodiscard]] std::string battlesText(const Campaign& campaign);
[[nodiscard]] Json battlesAnswer(const Campaign& campaign);

/// What follows from an outcome: sides, ships, prizes, commanders, fleets.
[[nodiscard]] std::string consequencesText(const Consequences& consequences);
[[nodiscard]] Json consequencesAnswer(const Consequences& consequences);

} // namespace navarch
