// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/battle/battle_player.h"
#include "core/battle/match/match.h"

namespace navarch {

/// Who plays each seat of each side; of a side whose ships are not shared out none.
using SeatedPlayers = std::vector<std::vector<std::optional<Temperament>>>;

/// Those of a battle that was put away; resumeBattle() makes sure of their form.
[[nodiscard]] SeatedPlayers seatedPlayersOf(const Json& battle);

/// What is put away of a battle (navarch-battle/1), held in pieces that never change: so another thread may write it
/// while the battle goes on, and an order more costs one order.
class KeptBattle {
public:
    KeptBattle() = default;
    /// Copies all of it; a battle that was gone through again is held by the thread that did so.
    explicit KeptBattle(const Match& match);

    /// Takes up the steps from `from` on, which are others now.
    void follow(const Match& match, std::size_t from);
    [[nodiscard]] bool isEmpty() const { return !m_brief; }
    /// Writes the battle as it stands after `at` orders, with who plays it now. Owns what it needs.
    [[nodiscard]] std::function<std::string()> writing(std::size_t at,
                                                       const std::vector<BattlePlayer>& players) const;

private:
    std::shared_ptr<const BattleBrief> m_brief;
    std::vector<std::shared_ptr<const Json>> m_orders;
};

} // namespace navarch
