// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/finding.h"

namespace navarch {

/// Something the rules have against what is being built.
struct MendableFinding {
    int key = 0; ///< of the row or section it is about; 0: the whole
    Finding finding;
    int alike = 0;         ///< further rows with the very same finding
    bool mendable = false; ///< there is one obvious change that makes it go away
};

} // namespace navarch
