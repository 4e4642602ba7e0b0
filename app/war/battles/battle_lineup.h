// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "app/battle/battle_player.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

/// What a battle of the campaign is fought from, and who plays whom in it: hands or captains. Whom the machine plays in the
/// campaign it plays here, until somebody chooses otherwise.
class BattleLineup {
public:
    /// Who plays a side; nothing: hands. Lasts as long as the same battle is looked at.
    void choose(std::size_t side, std::optional<Temperament> captain) { m_chosen[side] = captain; }
    /// How far its captain thinks; nothing: as captains did before there were levels. Lasts as long.
    void chooseLevel(std::size_t side, std::optional<CaptainLevel> level) { m_levels[side] = level; }

    /// Of a battle as the records have it. `left`: who plays it as it was left, if it is begun; empty: it is not.
    void take(const Campaign& records, const BattleParts& parts, BattleBrief brief,
              const std::vector<std::optional<Temperament>>& left);
    /// Its brief cannot be read.
    void clear();

    /// With who plays whom; nothing when it cannot be read.
    [[nodiscard]] const std::optional<BattleBrief>& brief() const { return m_brief; }
    [[nodiscard]] const std::vector<BattlePlayer>& players() const { return m_players; }
    /// No side is a captain's.
    [[nodiscard]] bool allByHand() const;

private:
    std::optional<BattleBrief> m_brief;
    std::vector<BattlePlayer> m_players;
    BattleId m_chosenOf;                                         ///< whose players were chosen
    std::map<std::size_t, std::optional<Temperament>> m_chosen;  ///< by side
    std::map<std::size_t, std::optional<CaptainLevel>> m_levels; ///< likewise
};

} // namespace navarch
