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
/// waited for. `path` is in the system's own bytes; the problem names it and says what to do.
[[nodiscard]] Result<std::string> readWholeFile(const std::string& path, std::size_t most = largestFile);

/// The first `count` bytes of the regular file at `path`, or fewer when it is shorter: enough to see what it is.
[[nodiscard]] Result<std::string> readBeginning(const std::string& path, std::size_t count);

/// Everything on standard input up to `most` bytes.
[[nodiscard]] Result<std::string> readStandardInput(std::size_t most = largestFile);

/// Makes `bytes` the content of `path`, wholly or not at all: a temporary file beside it, fsync, rename. On failure the
/// previous file is as it was and nothing new lies about. A symbolic link stays one and its target is replaced; the
/// permissions of an existing file are kept. Only regular files are replaced.
[[nodiscard]] Result<void> writeFileSafely(const std::string& path, std::string_view bytes);

} // namespace navarch
