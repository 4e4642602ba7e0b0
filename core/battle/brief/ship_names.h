// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace navarch {

// No two ships of a battle are called the same. Within its side a ship has its own name, numbered where there is none
// ("Trireme 3"); where another side has one of that name, both get their side's: "Trireme 3 (Athens)".

/// A text cut to so many code points.
[[nodiscard]] std::string cutTo(std::string text, int most);
/// "Trireme 3", cut before the number to what a name may be long.
[[nodiscard]] std::string numberedName(const std::string& name, int number);
/// A ship's own name with its side's, cut to what a name may be long.
[[nodiscard]] std::string nameWithSide(const std::string& ownName, const std::string& side);

/// Whether a ship of a battle is the one that its side calls `ownName`: in deployments and options.
[[nodiscard]] bool isCalled(const std::string& battleName, const std::string& ownName,
                            const std::string& side);

} // namespace navarch
