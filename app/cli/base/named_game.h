// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/console.h"

namespace navarch {

class RuleSets;

/// Games that may be named on the command line.
struct NamedGames {
    std::vector<std::string> ids;
    std::vector<std::string> names{}; ///< of the same games; empty: they are known by their ids alone
};
[[nodiscard]] NamedGames gamesOf(const RuleSets& rules);

/// The id of the game that `text` means (meantBy()): "trireme", "TRIREME", "Salamis ad Actium". Where it means none, nothing, and
/// a complaint about `option`: `no`, which says that there is none, then which may have been meant and which there are.
[[nodiscard]] std::optional<std::string> gameNamed(const std::string& text, const NamedGames& games,
                                                   const Phrase& no, const char* option,
                                                   const Console& console);

} // namespace navarch
