// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "app/base/files/file_access.h"
#include "core/base/json.h"

namespace navarch {

// What a command reads: a file by its path in the system's own bytes, or standard input, which is "-".

/// How messages call it.
[[nodiscard]] std::string placeOf(const std::string& path);

/// Its text, at most `most` bytes.
[[nodiscard]] Result<std::string> readInput(const std::string& path, std::size_t most = largestFile);

/// The JSON document it holds, whose "format" is one of `formats`.
[[nodiscard]] Result<Json> readDocument(const std::string& path,
                                        std::initializer_list<std::string_view> formats,
                                        const JsonLimits& limits = {});

} // namespace navarch
