// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/ships/own_class.h"

namespace navarch {

/// A file of own classes on the class editor's table. A value, so that every step of the work can be kept and taken back (Snapshots).
struct ClassPlan {
    ClassBook book;
    std::string path; ///< the file it was read from or saved to; empty: none yet

    friend bool operator==(const ClassPlan&, const ClassPlan&) = default;
};

} // namespace navarch
