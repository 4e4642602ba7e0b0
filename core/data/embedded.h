// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace navarch {

/// The bytes of a file below core/data/, as they were when the program was built: the game needs no file system
/// to find its figures. `path` is relative to core/data/ with forward slashes ("scenarios/saronic-gulf.json").
/// Empty when there is no such file. The view lives as long as the program. Not for use while other static
/// objects are being initialised.
std::optional<std::string_view> embeddedFile(std::string_view path);

/// The path of every embedded file, in byte order.
std::vector<std::string_view> embeddedFileNames();

} // namespace navarch
