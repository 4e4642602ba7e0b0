// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/campaign/deed/deed.h"

namespace navarch {

/// How a side stands in the race (CP-10.1).
struct Standing {
    SideId side;
    std::string name;
    int economicValue = 0; ///< of the ports it holds
    int ships = 0;         ///< that can fight
    Talents destroyed;     ///< price of what its enemies lost in its battles
    Talents treasury;
    int points = 0; ///< 5 x economic value + destroyed / 10 + treasury / 50, each rounded towards nothing
};

/// Every side's, by number.
[[nodiscard]] std::vector<Standing> standingsOf(const Draft& draft);

/// Who has won by the campaign's victory condition (setting "victory"), and how, in a sentence; nothing while it is open.
struct Victory {
    SideId side;
    Phrase how;
};
[[nodiscard]] std::optional<Victory> victoryOf(const Draft& draft);

/// Tells a victory in the chronicle, once. The campaign may be played on.
void proclaimVictory(Deed& deed);

} // namespace navarch
