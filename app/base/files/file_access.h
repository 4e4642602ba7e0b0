// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/problem.h"

namespace navarch {

/// The largest file that is read whole; nothing Navarch writes as JSON for a fleet or port comes near it.
inline constexpr std::size_t largestFile = std::size_t{16} << 20;

/// `path` as it can stand in a message: bytes that are no text, and characters that would move the cursor or reorder
/// the line, become "?".
[[nodiscard]] std::string shownPath(std::string_view path);

/// The bytes of the regular file at `path`, at most `most` of them. Folders, pipes and devices are refused, and never
/// waited for; so are campaigns, which are SQLite's. `path` is in the system's own bytes; the problem names it and says what to do.
[[nodiscard]] Result<std::string> readWholeFile(const std::string& path, std::size_t most = largestFile);

/// Everything on standard input up to `most` bytes.
[[nodiscard]] Result<std::string> readStandardInput(std::size_t most = largestFile);

} // namespace navarch
