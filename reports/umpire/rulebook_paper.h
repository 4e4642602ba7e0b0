// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/battle/brief/changeable_figure.h"
#include "reports/content/sheet_options.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// A game's rulebook, chapter after chapter, with its tables as the figures have them; `game` is its id, or "campaign".
/// `changes` are what an umpire put in place of its house figures, which are marked. Refused: a game that has no pages.
[[nodiscard]] Result<Document> rulebookPaper(std::string_view game, const HouseValues& changes,
                                             const SheetOptions& options, const TextMeasurer& measurer);

} // namespace navarch
