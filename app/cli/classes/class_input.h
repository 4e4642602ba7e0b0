// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/data/figures.h"
#include "core/ships/own_class.h"

namespace navarch {

/// A file of own classes; "-" is standard input.
[[nodiscard]] Result<ClassBook> classBookOf(const std::string& path);

/// The class of that id: the program's or one of the library. Refused with the nearest id.
[[nodiscard]] Result<ShipClass> classNamed(const std::string& id);

/// What the files of a command bring that are of classes: a path, or an id where it is none.
[[nodiscard]] bool isPath(const std::string& fileOrId);

/// What a class costs as it leaves the yard, with an average crew.
[[nodiscard]] Talents yardPrice(const ShipClass& shipClass);

/// The findings of every class of a file, and what the games have against its house figures: figures that there are not (key
/// house-figure, error), and values that they cannot have.
[[nodiscard]] Findings bookFindings(const ClassBook& book);

} // namespace navarch
