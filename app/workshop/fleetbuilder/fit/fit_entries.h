// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/workshop/fitting/fit_entry.h"
#include "core/data/figures.h"
#include "core/ships/fleet.h"

namespace navarch {

/// Everything that can be set on `ship`, in groups. `year` is for what it would be like from the yard.
[[nodiscard]] std::vector<FitEntry> fitEntries(const FleetShip& ship, std::optional<int> year,
                                               const Figures& figures);

} // namespace navarch
