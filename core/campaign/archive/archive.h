// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/json_reader.h"
#include "core/battle/replay/replay.h"
#include "core/campaign/campaign.h"

namespace navarch {

/// Larger than any text that a battle's columns take.
inline constexpr JsonLimits battleTextLimits{std::size_t{64} << 20, 24, 256};

/// A ship of a battle: the row of the brief and of the outcome that is this ship of the campaign.
struct BattleShip {
    int side = 0;
    int row = 0;
    ShipId ship; ///< may be gone by now
};

/// Everything a campaign keeps of a battle, in order. Pointers last as long as the campaign is not changed.
struct BattleParts {
    const BattleRecord* battle = nullptr;         ///< null: there is no such battle
    std::vector<const BattleSideRecord*> sides;   ///< by number
    std::vector<const BattleFleetRecord*> fleets; ///< as they were named
    std::vector<const BattleShipRecord*> ships;   ///< by side and row
    std::vector<const BattleCommanderRecord*> commanders;
    const BattleReplayRecord* replay = nullptr;
};

[[nodiscard]] BattleParts partsOf(const Campaign& campaign, BattleId battle);

/// "Athens against Corinth".
[[nodiscard]] std::string opponentsText(const BattleParts& parts);

/// What stands in a battle's texts, read anew: they come from a file, which may be damaged, and then the problems say so.
[[nodiscard]] Result<BattleBrief> briefOf(const BattleRecord& battle, const Figures& figures);
/// Nothing to read while the battle waits: then it is a problem.
[[nodiscard]] Result<BattleOutcome> outcomeOf(const BattleRecord& battle);
[[nodiscard]] Result<Replay> replayOf(const BattleReplayRecord& replay, const Figures& figures);

/// JSON as the texts hold it, on one line.
[[nodiscard]] std::string jsonLine(const Json& json);

/// Whether `other` is this battle: the same game, place, sides, ships, commanders, walls and house figures. Who plays a
/// side, where ships are placed, weather, options, turn limit and dice may differ.
[[nodiscard]] bool isSameBattle(const BattleBrief& brief, const BattleBrief& other);

/// The battles that wait, oldest first.
[[nodiscard]] std::vector<BattleId> waitingBattles(const Campaign& campaign);

/// The battle that a fleet waits for; null when it waits for none.
[[nodiscard]] const BattleRecord* battleAwaiting(const Campaign& campaign, FleetId fleet);

} // namespace navarch
