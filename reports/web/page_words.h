// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/json.h"
#include "reports/words.h"

namespace navarch {

/// What the page of a battle says by itself, in the job's language, by the names that its script has for it.
[[nodiscard]] Json battlePageWords();

} // namespace navarch
