// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/base/description.h"

namespace navarch {

// What a shell offers after `navarch`: commands, their options, the values of those that have a choice, and files of the
// kind that can stand there.
[[nodiscard]] std::string bashCompletion(const CommandDescription& program);
[[nodiscard]] std::string zshCompletion(const CommandDescription& program);
[[nodiscard]] std::string fishCompletion(const CommandDescription& program);

} // namespace navarch
