// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/fortification.h"
#include "core/ships/fleet.h"

/// A fleet as one meets it: six ships of four kinds, fresh and damaged, in two squadrons, with Greek and accented names.
[[nodiscard]] navarch::Fleet plainFleet();

/// Ships as full as a file can hold, with the longest names, fresh and wrecked.
[[nodiscard]] navarch::Fleet fullestFleet();

/// Every class of the library, once, sound.
[[nodiscard]] navarch::Fleet everyClass();

/// A port of four sections, one of them bare.
[[nodiscard]] navarch::Fortification plainPort();

/// Walls that hold more than any wall could.
[[nodiscard]] navarch::Fortification fullestPort();
