// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/battle/battle_player.h"
#include "app/battle/kept_battle.h"
#include "core/battle/match/match.h"

namespace navarch {

/// Who plays each side of a battle: by hand or a captain, as a whole or seat by seat.
class SeatPlan {
public:
    SeatPlan() = default;
    /// Sides without a player are played as the brief says. `seated`: who sat where when it was put away; may be empty.
    SeatPlan(const Match& match, std::vector<BattlePlayer> players, const SeatedPlayers& seated);

    [[nodiscard]] const std::vector<BattlePlayer>& players() const { return m_players; }
    /// A player by hand for a side that there is not.
    [[nodiscard]] const BattlePlayer& player(int side) const;
    /// The seats of a side, one when its ships are not shared out.
    [[nodiscard]] const std::vector<Seat>& seats(int side) const
    {
        return m_seats[static_cast<std::size_t>(side)];
    }
    /// The ships of a seat; null: all of its side.
    [[nodiscard]] const std::vector<ShipNumber>* shipsOf(const Viewer& seat) const;
    /// Whether a seat has that ship.
    [[nodiscard]] bool has(const Viewer& seat, int ship) const;

    [[nodiscard]] bool isSide(int side) const
    {
        return side >= 0 && static_cast<std::size_t>(side) < m_players.size();
    }
    [[nodiscard]] bool isSeat(int side, int seat) const;
    void setPlayer(int side, std::optional<Temperament> captain);
    void setPlayer(int side, int seat, std::optional<Temperament> captain);
    void setLevel(int side, std::optional<CaptainLevel> level);

    /// How many play by hand.
    [[nodiscard]] int handCount() const;
    [[nodiscard]] bool isHands(const Decision& decision) const
    {
        return !player(decision.side).of(decision.seat);
    }
    /// Whether hands gave that order: where a side's ships are shared out, those who have the ship.
    [[nodiscard]] bool isHands(const MatchStep& step) const;
    /// The first side or seat that is played by hand; nobody when none is.
    [[nodiscard]] Viewer firstHand() const;

private:
    std::vector<BattlePlayer> m_players;
    std::vector<std::vector<Seat>> m_seats; ///< of each side
};

} // namespace navarch
