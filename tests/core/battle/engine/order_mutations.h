// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/json.h"

namespace navarch {

/// Orders that are nearly `order`: numbers moved a little or far, truths turned over, fields gone.
[[nodiscard]] std::vector<Json> mutationsOf(const Json& order, std::uint64_t seed);

} // namespace navarch
