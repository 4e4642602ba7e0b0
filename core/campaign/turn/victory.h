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

/// How far a side is by the campaign's victory condition: "12 of 25 points of economic value". Empty while nothing wins the
/// campaign, and of a side that is not there.
[[nodiscard]] Phrase phraseOfStanding(const Draft& draft, SideId side);

/// The entry of the chronicle that tells who has won; null: nobody has. Everybody may read it.
[[nodiscard]] const ChronicleRecord* toldVictory(const Campaign& campaign);

/// Tells a victory in the chronicle, once. The campaign may be played on.
void proclaimVictory(Deed& deed);

} // namespace navarch
