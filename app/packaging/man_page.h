// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/base/description.h"

namespace navarch {

/// navarch(1) in the man macros: every command and option with the words of `--help`. `date` is of the page, such as
/// "2026-03-01"; `version` of the program.
[[nodiscard]] std::string manPage(const CommandDescription& program, const std::string& version,
                                  const std::string& date);

} // namespace navarch
