// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace navarch {

/// The program's version, "major.minor.patch", as the top CMakeLists.txt states it.
std::string_view versionString();

} // namespace navarch
