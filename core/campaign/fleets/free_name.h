// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

namespace navarch {

/// A name that is not in use: `name` itself, or with the first number from 2 that makes it so; shortened where the number
/// would make it longer than a name may be.
[[nodiscard]] std::string freeNameLike(const std::string& name, const std::set<std::string>& inUse);

} // namespace navarch
