// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QString>

#include "app/cli/base/console.h"

namespace navarch {

class CampaignFile;

/// The variable that holds the PIN of the umpire's seat. Arguments can be seen by whoever looks at what runs; this cannot.
inline constexpr const char* seatPinVariable = "NAVARCH_PIN";

/// Whether the command may see and do what is the umpire's: his seat has no PIN, or it was given, in the variable or, asked
/// for, at the terminal. Otherwise says why not and what to do. `path` as it was given.
[[nodiscard]] bool mayTakeSeat(const CampaignFile& file, const std::string& path, const Console& console);

/// A line typed at the terminal without being shown; none where there is no terminal.
[[nodiscard]] std::optional<QString> askUnseen(const std::string& question);

} // namespace navarch
