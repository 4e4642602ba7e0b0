// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/battle/events/event.h"
#include "core/people/quality.h"
#include "core/rules/squadrons/figures/figures.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch::squadrons {

/// A squadron by its place among the battle's squadrons, the first side's before the second's. Pieces, orders, decisions
/// and events of this game carry it as their ShipNumber.
using SquadronNumber = ShipNumber;
inline constexpr SquadronNumber noSquadron = noShip;

/// What never changes about a ship of the brief (SQ-18.1, 18.2). By its place in shipsOf(brief).
struct ShipFacts {
    std::string name;
    int side = 0;
    int squadron = noSquadron; ///< noSquadron: it stands off
    int weight = 0;
    ShipFit fit;
    Condition before;
    int value = 0; ///< its price in hundredths of talents
};

/// What never changes about a squadron.
struct SquadronFacts {
    std::string name;
    std::string roster; ///< the brief's squadron that it is, or a part of; empty: of loose ships
    int side = 0;
    Training training = Training::Trained;
    Morale morale = Morale::Normal; ///< at the outset
    bool isFast = false;
    int stands = 4; ///< at the outset, 1 to mostStands
    int weight = 0; ///< of its ships
    int value = 0;  ///< of its ships, hundredths of talents
    int commander =
        -1; ///< who is aboard, of the battle's commanders; -1: the captain of its first ship leads it
    std::vector<std::int16_t> ships; ///< in roster order, as they stand in shipsOf(brief)
    std::size_t firstPlace = 0;      ///< of its ships in State::lossOrder
};

struct CommanderFacts {
    std::string name;
    int side = 0;
    int row = 0; ///< in the side's fleet
    Post post = Post::Squadron;
    int squadron = noSquadron; ///< where he is aboard; noSquadron: ashore, or on a ship that stands off
    std::int16_t ship = -1;    ///< his ship, in shipsOf(brief); -1: none
};

/// What a squadron is about (SQ-2.9). Engaged ones have links.
enum class Status : std::uint8_t { Free, Engaged, Running, Pursuing, Routing, Off, Destroyed };

/// How a squadron left the table (SQ-7.8, 13.3, 14.2).
enum class Leaving : std::uint8_t { No, Fled, Captured };

/// A stand of a bent column: its middle.
struct StandPlace {
    TablePoint centre;
    std::int16_t heading = 0;
    friend bool operator==(const StandPlace&, const StandPlace&) = default;
};

/// Everything about a squadron that changes. Where it stands is in State::bases.
struct Squadron {
    Status status = Status::Free;
    Formation formation = Formation::EpiMias;
    bool disordered = false; ///< never of an unformed one (SQ-2.5)
    bool isBent = false;     ///< a column round a corner; its stands are in `column`
    Morale morale = Morale::Normal;
    Leaving leaving = Leaving::No;
    bool byEnemyEdge = false;   ///< it left over the enemy's base edge (SQ-14.4)
    std::int8_t halvesLost = 0; ///< half stands, at most twice its first stands (SQ-2.7)
    std::int8_t signal = 0;     ///< that names it this turn; 0: none
    bool navarchDead = false;   ///< SQ-5.3
    // This turn.
    bool hasMoved = false;
    bool hasFought = false; ///< an immediate melee, or step 5 (SQ-4.3)
    bool mustTestMorale = false;
    bool wasRouting = false;            ///< when the turn began (SQ-13.4)
    SquadronNumber target = noSquadron; ///< it named for step 5
    std::int8_t dealt = 0; ///< half stands its battle test costs its target, while a melee is fought
    // While it routs.
    std::int16_t flight = 0; ///< heading of its next rout move when it has just broken
    bool hasJustBroken = false;
    std::array<StandPlace, mostStands> column{}; ///< when bent, the lead first; else all zero
    std::array<SquadronNumber, 2 * mostStands> blows{noSquadron, noSquadron, noSquadron, noSquadron,
                                                     noSquadron, noSquadron, noSquadron, noSquadron,
                                                     noSquadron, noSquadron};
    ///< who dealt each half stand lost, in their order (SQ-18.10)

    friend bool operator==(const Squadron&, const Squadron&) = default;

    [[nodiscard]] bool isUnformed() const { return formation == Formation::Unformed; }
    [[nodiscard]] bool isOnTable() const { return status != Status::Off && status != Status::Destroyed; }
    /// It threatens somebody (SQ-1.5).
    [[nodiscard]] bool isStanding() const { return isOnTable() && status != Status::Routing; }
};

/// What became of a ship, once the battle is over (SQ-18.6 to 18.10); before that only a captain's death by SQ-5.3.
struct ShipEnd {
    bool isStricken = false;
    std::int8_t fate = 0; ///< as ShipFate
    std::int8_t captor = -1;
    Condition condition;
    std::int16_t captures = 0;
    std::int16_t sinkings = 0;
    friend bool operator==(const ShipEnd&, const ShipEnd&) = default;
};

struct CommanderEnd {
    PersonState state = PersonState::Fit;
    std::int8_t captor = -1;
    friend bool operator==(const CommanderEnd&, const CommanderEnd&) = default;
};

} // namespace navarch::squadrons
