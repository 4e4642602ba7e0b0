// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/json.h"
#include "reports/words.h"

namespace navarch {

/// What the page of a battle says by itself, in the job's language, by the names that its script has for it.
[[nodiscard]] Json battlePageWords();

/// "nl", for a page's lang.
[[nodiscard]] std::string languageTag(SheetLanguage language);

} // namespace navarch
