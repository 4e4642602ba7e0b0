// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace navarch {

// What must hold of any bytes at all, given as a file: either they are refused, with a place and a reason fit to be shown,
// or they are read, and written and read again come to the same. Each answers what does not hold; empty: all is well.
// The fuzz targets abort on an answer, the replay test shows it.

[[nodiscard]] std::string brokenByFleet(std::string_view bytes);
[[nodiscard]] std::string brokenByPort(std::string_view bytes);
/// What is read can be checked, and its findings lie on it.
[[nodiscard]] std::string brokenByBoard(std::string_view bytes);
[[nodiscard]] std::string brokenByActions(std::string_view bytes);
[[nodiscard]] std::string brokenByCampaign(std::string_view bytes);
/// What can be fought is opened, and captains play its first orders.
[[nodiscard]] std::string brokenByBrief(std::string_view bytes);
/// A replay is played back; a battle to go on with is resumed.
[[nodiscard]] std::string brokenByReplay(std::string_view bytes);
[[nodiscard]] std::string brokenByOutcome(std::string_view bytes);

} // namespace navarch
