// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/rules/squadrons/state/squadron.h"

namespace navarch::squadrons {

/// What waits to be decided (SQ-T2); what decides itself is never waited for.
enum class Phase : std::uint8_t {
    Deploy,     ///< both sides place their squadrons, unseen by the other
    Initiative, ///< the side that rolled higher moves first or second
    Moves,      ///< a side signals, then moves its squadrons
    Path,       ///< a squadron has rolled its pace and is given its path
    Targets,    ///< squadrons with several enemies name one, unseen
    Over,
    Begin ///< dice say which fleet is alpha, before anybody deploys (SQ-1.6, option alpha)
};

/// Two squadrons in melee (SQ-9.4).
struct Link {
    SquadronNumber striker = noSquadron;
    SquadronNumber struck = noSquadron;
    Side at = Side::Front; ///< of the struck one; the striker's is its front
    TablePoint place;      ///< the middle of the contact
    friend bool operator==(const Link&, const Link&) = default;
    [[nodiscard]] bool has(SquadronNumber squadron) const
    {
        return striker == squadron || struck == squadron;
    }
    [[nodiscard]] SquadronNumber other(SquadronNumber squadron) const
    {
        return striker == squadron ? struck : striker;
    }
    /// Which of its sides a squadron has in it.
    [[nodiscard]] Side sideOf(SquadronNumber squadron) const { return struck == squadron ? at : Side::Front; }
};

/// A periplous that is not decided yet (SQ-11.3).
struct Race {
    SquadronNumber attacker = noSquadron;
    SquadronNumber defender = noSquadron;
    std::int8_t offshore = 1;         ///< +1: the defender's right flank, -1: its left
    std::int16_t attackerHeading = 0; ///< where each faced
    std::int16_t defenderHeading = 0;
    std::int16_t turn = 0; ///< when it was last tested
    friend bool operator==(const Race&, const Race&) = default;
};

/// Whoever broke an enemy: a late opponent of it as long as it flees, and until `hasEnded` it may run after it (SQ-13.2, 13.7,
/// 13.8).
struct Chase {
    SquadronNumber pursuer = noSquadron;
    SquadronNumber router = noSquadron;
    bool hasEnded = false; ///< the pursuit
    friend bool operator==(const Chase&, const Chase&) = default;
};

struct State {
    std::vector<Squadron> squadrons; ///< by SquadronNumber
    /// mostStands places a squadron: its footprint in the first and the others empty, of a bent column a stand in each;
    /// all empty off the table. Behind them the land.
    std::vector<Base> bases;
    std::vector<Link> links;
    std::vector<Race> races;
    std::vector<Chase> chases; ///< of those who flee now
    std::vector<TablePoint> flotsam;
    std::vector<std::int16_t> lossOrder; ///< ships as in shipsOf(brief), squadron by squadron (SQ-3.3)
    std::vector<ShipEnd> ships;          ///< by shipsOf(brief); set when the battle is over
    std::vector<CommanderEnd> commanders;

    Phase phase = Phase::Deploy;
    std::int16_t turn = 0;
    std::array<bool, 2> ready{};        ///< deployed
    std::int8_t side = 0;               ///< that decides, in Initiative, Moves and Path
    bool isSecond = false;              ///< the second player moves
    bool hasBegun = false;              ///< the side has moved something: too late to signal
    std::int8_t signal = 0;             ///< that the side flies this turn
    SquadronNumber picked = noSquadron; ///< in Path
    Length pace = 0;                    ///< its allowance
    std::int8_t alpha = 0;              ///< SQ-1.6
    std::array<bool, 2> concedes{};
    std::array<std::int16_t, 2> exited{}; ///< ships over the enemy's base edge (SQ-14.4)
    std::array<bool, 2> left{};           ///< ROW or a concession took the fleet (SQ-14.1)
    std::int8_t conceded = -1;
    std::int8_t victor = -1; ///< once Over; -1: a draw
    bool holdsField = false; ///< the victor, once Over
    bool atTurnLimit = false;
    bool undecided = false; ///< broken off

    friend bool operator==(const State&, const State&) = default;
};

} // namespace navarch::squadrons
