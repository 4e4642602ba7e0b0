// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/paper/material.h"
#include "reports/words.h"

namespace navarch {

/// Whether what is printed has a page for browsers as well: a chronicle, or the report of a battle that can be watched again.
[[nodiscard]] bool hasWebPage(const PrintMaterial& material);

/// That page, by the eyes of the paper, in that language. Refused: what has none. `figures` are those that a campaign's battle
/// was fought by. Any thread may call it.
[[nodiscard]] Result<std::string> webPageOf(const PrintMaterial& material, const Figures& figures,
                                            SheetLanguage language);

} // namespace navarch
