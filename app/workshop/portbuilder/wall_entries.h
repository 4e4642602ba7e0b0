// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/workshop/fitting/fit_entry.h"
#include "core/data/figures.h"
#include "core/ports/fortification.h"

namespace navarch {

/// Everything that can be set on the `section`-th wall section (from 0) of `port`.
[[nodiscard]] std::vector<FitEntry> wallEntries(const Fortification& port, std::size_t section,
                                                const Figures& figures);

/// Sets a field of a wall section by its name in files ("heavy_engines/0" is the damage modifier of the first engine, 0
/// for none); false when there is no such field or the number is out of a file's bounds.
bool setWallNumber(WallSection& section, const QString& field, int number);
[[nodiscard]] int wallNumberOf(const WallSection& section, const QString& field);

} // namespace navarch
