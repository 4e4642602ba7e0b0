// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <vector>

#include "app/battle/battle_player.h"
#include "app/campaign/open_campaign.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

/// Where a battle is: "Open sea off Aegina", "Harbour of Megara".
[[nodiscard]] QString placeWords(PlaceKind place, const PortRecord* port);

/// The name of a game; its id when it is not among the program's.
[[nodiscard]] QString gameWords(std::string_view rules);

/// "Fought by captains", "Played here", "Typed in"; empty while it waits.
[[nodiscard]] QString wayWords(BattleWay way);

/// "Aegina wins", "A draw"; empty while it waits.
[[nodiscard]] QString endWords(const BattleParts& parts);

/// Colours and emblems of the sides of a battle, as the campaign has them; captains as the brief has them.
[[nodiscard]] std::vector<BattlePlayer> playersOf(const Campaign& campaign, const BattleParts& parts,
                                                  const BattleBrief& brief);
[[nodiscard]] BattlePlayer playerOf(const Campaign& campaign, const BattleSideRecord& side);

/// Whether who looks may see that battle: the umpire all of them, a side its own (CP-2.3).
[[nodiscard]] bool mayBeSeen(const OpenCampaign& campaign, const BattleParts& parts);

} // namespace navarch
