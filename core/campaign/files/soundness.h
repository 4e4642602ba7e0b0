// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/problem.h"
#include "core/campaign/campaign.h"

namespace navarch {

/// Whether a campaign that came from outside the gate (a file, a database) holds together: one head; numbers used once
/// and below the head's next number; every reference to something that is there, and given where it must be; settings,
/// wall numbers, garrisons and contracts not doubled; ships in a squadron of their own fleet; every ledger transaction
/// summing to zero; battles that hang together (core/campaign/archive/battle_flaws.h). At most maxProblems are told. `place` is for messages.
[[nodiscard]] Problems flawsOf(const Campaign& campaign, const std::string& place);

/// Whether the reference of that name in that table must be given: a ship has a fleet, a port may have no owner.
[[nodiscard]] bool isRequiredReference(std::string_view table, std::string_view field);

} // namespace navarch
