// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/problem.h"

namespace navarch {

// Of a refusal: what is unfit about it; empty when it says where and why in text that may be shown.

/// Of something that stands in the file "f.json".
[[nodiscard]] std::string unfitRefusal(const Problems& problems);
/// Of what was read and then could not be done: places are paths in it.
[[nodiscard]] std::string unfitReasons(const Problems& problems);

} // namespace navarch
