// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "app/workshop/fitting/fit_entry.h"
#include "core/ships/ship_class.h"

namespace navarch {

/// A value of a class as the editor calls it: "ship/rowers" of the ship herself, "GAME/hull" of a game's.
struct ClassValueName {
    std::string game; ///< a game's id; empty: of the ship herself
    std::string value;
};
[[nodiscard]] ClassValueName classValueOf(const QString& field);

/// What it is called in words.
[[nodiscard]] QString classValueLabel(const std::string& value);

/// What can be set on a class: first on the ship herself, then a head and its values for each game. `differs` marks those that are
/// given and not found by the house formula, whose note says what it would come to.
[[nodiscard]] std::vector<FitEntry> classEntries(const ShipClass& shipClass, const ShipClasses& known);

} // namespace navarch
