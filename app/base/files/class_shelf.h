// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/data/figures.h"

namespace navarch {

/// The own classes of whoever uses the program: a folder with a file for each, "navarch-classes/1" with that class alone, which
/// command line and window share. Files that cannot be read are left alone and told of.
struct ShelvedClasses {
    std::vector<ShipClass> classes; ///< by name
    Problems problems;
};

/// The folder, in the system's own bytes. It need not be there.
[[nodiscard]] std::string classFolder();

/// What is in it: at most maxOwnClasses.
[[nodiscard]] ShelvedClasses shelvedClasses();

/// The program's figures with the classes of the folder beside its own. What comes back lasts as long as the program.
[[nodiscard]] const Figures& figuresWithShelved();

/// Puts a class there, or in place of the one that has its id. Refused: a folder that cannot be written, more than
/// maxOwnClasses, a name that another class there has.
[[nodiscard]] Result<void> shelve(const ShipClass& shipClass);

/// Takes the class of that id away. Refused: there is none.
[[nodiscard]] Result<void> unshelve(const std::string& id);

} // namespace navarch
