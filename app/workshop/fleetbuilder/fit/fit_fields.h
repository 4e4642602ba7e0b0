// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/fields.h"
#include "core/ships/fleet.h"

namespace navarch {

/// A field of a ship's fit by the name it has in files; 0 and 1 for switches; "heavy_engines/0" is the damage modifier of
/// the first heavy engine, 0 for none. 0 when there is no such field.
[[nodiscard]] int numberOf(const FleetShip& ship, const QString& field);

/// The bounds a file has for that field.
[[nodiscard]] Bounds numberBoundsOf(const QString& field);

/// Sets a field of the ship by its name to a number (steppers, toggles); false when there is no such field or the number
/// is out of a file's bounds. Losses that exceed the new fit are cut back to it.
bool setNumber(FleetShip& ship, const QString& field, int number);

/// The same for choices: "hull", "ram", "crew".
bool setChoice(FleetShip& ship, const QString& field, const QString& value);

/// The words for a field, for lists and undo: "Heavy marines".
[[nodiscard]] QString fieldLabel(const QString& field);

} // namespace navarch
