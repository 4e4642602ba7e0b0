// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/rules/pompeius/captains/ship_at_hand.h"
#include "core/rules/pompeius/captains/tracks.h"
#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

/// What a ship's steps lead to.
struct Prospect {
    int worth = 0;
    int contact = 0;                              ///< of 100: that she comes to lie against an enemy
    int aboard = 0;                               ///< what that brings
    std::array<std::int16_t, guesses> distance{}; ///< of the nearest enemy at the end, by the guess
};

/// What a captain has his deck units do: board, grapple, cut, shoot, mend. Allocates nothing.
class CrewJudge {
public:
    /// `her` must outlive it.
    explicit CrewJudge(const ShipAtHand& her);

    /// Gives her units the orders that promise most with these steps, in place of those they have. What they are worth
    /// together, as tasksWorth() says it.
    int giveTasks(Plot& plot, const Prospect& prospect) const;
    [[nodiscard]] int tasksWorth(const Plot& plot, const Prospect& prospect) const;
    /// No tasks are worth more than this together, where lying against an enemy brings at most `aboard`.
    [[nodiscard]] int mostWorth(int aboard) const;

private:
    /// One of her units, and what it may be told.
    struct Hand {
        UnitName name;
        UnitNumber unit = noUnit;
        std::array<bool, 7> can{}; ///< by Task; Move apart
        bool canFire = false;
        bool canBoard = false;    ///< whom the ship boards
        int shift = 0;            ///< what moving to the other section is worth; 0: nothing
        bool isCommitted = false; ///< in a melee, or aboard another ship
    };
    /// What her units have been told so far.
    struct Tally {
        int repairs = 0;
        int cuts = 0;
        int grapples = 0;
        int boarders = 0;
    };

    void findHands();
    void planBoarding();
    [[nodiscard]] int hopeOfBoarding(ShipNumber on) const;
    void weighJoined();
    [[nodiscard]] int taskWorth(const Hand& hand, const UnitTask& task, const Prospect& prospect,
                                const Tally& tally) const;
    [[nodiscard]] int moveWorth(const Hand& hand, const UnitTask& task, const Tally& tally) const;
    [[nodiscard]] int shiftWorth(const Unit& unit, Section section) const;
    [[nodiscard]] static int inRange(const Prospect& prospect, int range);
    static void count(const UnitTask& task, Tally& tally);

    const ShipAtHand& m_her;
    std::array<Hand, mostTasks> m_hands{};
    int m_handCount = 0;
    int m_fires = 0; ///< and damage that units can mend aboard
    int m_mendable = 0;
    int m_stuck = 0; ///< Stuck cards between her and another
    bool m_isGrappled = false;
    bool m_isBound = false; ///< grappled to a ship of her own side
    int m_joined = 0;       ///< what lying joined to enemies is worth
    int m_grapplesOn = 0;   ///< own counters on enemies in the same rex
    ShipNumber m_boards = noShip;
    Section m_boardSection = Section::Stern;
    int m_party = 0;      ///< units that are to cross
    int m_boardWorth = 0; ///< to each of them
};

} // namespace navarch::pompeius
