// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/finding.h"

namespace navarch {

/// The keys of findings in their order, a space between them.
[[nodiscard]] inline std::string keysOf(const Findings& findings)
{
    std::string keys;
    for (const Finding& finding : findings)
        keys += (keys.empty() ? "" : " ") + finding.key;
    return keys;
}

} // namespace navarch
