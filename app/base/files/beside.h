// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/problem.h"

namespace navarch {

/// The path of a file that a document in `folder` (empty: where we are) names, when it lies beside or below that document:
/// no absolute name, none that climbs, no link that leads out. Otherwise the problem is the same whether there is such a file
/// or not, for a document from somebody else is not to find out what lies on a disk. `place` names it in the document.
[[nodiscard]] Result<std::string> pathBeside(const std::string& folder, const std::string& name,
                                             const std::string& place);

} // namespace navarch
