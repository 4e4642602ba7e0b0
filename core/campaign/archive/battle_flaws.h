// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/campaign/campaign.h"

namespace navarch {

/// Takes the table, the record's number, and what is wrong with it.
using BattleFlaw = std::function<void(std::string_view, std::int64_t, Phrase)>;

/// What does not hold together in the battles of a campaign from outside: sides that are not numbered from 0; ships,
/// fleets and commanders of no side; a battle that waits with an outcome, or was fought without one; texts that are no
/// documents of their kind; a fleet or ship that waits and is gone, or waits twice. What exactly stands in the texts is
/// read where it is used (core/campaign/archive/archive.h).
void forEachBattleFlaw(const Campaign& campaign, const BattleFlaw& found);

} // namespace navarch
