// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "app/cli/base/description.h"

namespace navarch {

/// Calls `visit` with every command below `program` and its words without the program's own, "campaign new"; a command comes
/// before those below it. The program itself comes first, with no words.
void forEachCommand(const CommandDescription& program,
                    const std::function<void(const std::string& words, const CommandDescription&)>& visit);

/// `text` with every character of `special` preceded by `mark`.
[[nodiscard]] std::string marked(const std::string& text, const std::string& special, char mark = '\\');

/// The names of a command's options, "-h", "--help", in their order.
[[nodiscard]] std::vector<std::string> optionNames(const CommandDescription& command);

} // namespace navarch
