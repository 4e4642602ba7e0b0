// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/data/figures.h"
#include "core/ships/fleet.h"

namespace navarch {

/// Reads a "navarch-fleet/1" file; the problems name file, place and remedy.
[[nodiscard]] Result<Fleet> readFleetFile(const std::string& path, const Figures& figures);

} // namespace navarch
