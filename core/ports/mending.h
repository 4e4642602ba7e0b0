// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/ports/fortification.h"

namespace navarch {

/// `port` changed so that the finding called `key` goes away, where there is one obvious change; nothing otherwise.
/// `section` is the place of the wall section it is about, from 0; the number of sections (wall-count) has none.
///
/// wall-count takes the last sections away, wall-capacity builds lower, wall-room builds larger as far as the port allows
/// (and does nothing when that is not enough), wall-ferrea-manus leaves one, wall-bare leaves the section out.
[[nodiscard]] std::optional<Fortification> mendedFortification(const std::string& key, std::size_t section,
                                                               const Fortification& port,
                                                               const Limits& limits);

} // namespace navarch
