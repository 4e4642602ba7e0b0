// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/chart/coast.h"

namespace navarch {

/// The place on a shore of the sea that is nearest to `at`, which lies on land, when that is no farther than `most`, in
/// hundredths of a nautical mile. Nothing of a place at sea or in a lake, and of one farther inland.
[[nodiscard]] std::optional<Position> shoreBy(const Coast& coast, Position at, int most);

} // namespace navarch
