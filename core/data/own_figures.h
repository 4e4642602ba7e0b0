// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/data/figures.h"

namespace navarch {

/// `base` with these classes beside its own; `base` itself where there are none. What comes back lasts as long as the program, as
/// `base` must. Safe on any thread.
[[nodiscard]] const Figures& figuresWith(const Figures& base, const std::vector<ShipClass>& own);

/// What figuresWith() put classes beside, when these are what came of it; else these themselves. Safe on any thread.
[[nodiscard]] const Figures& figuresWithout(const Figures& figures);

} // namespace navarch
