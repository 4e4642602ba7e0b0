// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/contract/game.h"
#include "core/battle/events/proceedings.h"
#include "core/boards/hex/board.h"
#include "core/rules/shared/brief_options.h"
#include "core/rules/trireme/figures/figures.h"
#include "core/rules/trireme/state/state.h"

namespace navarch::trireme {

/// TR-12; the defaults are those printed there.
struct Options {
    int scale = 1;
    bool inches = false;
    bool sprintExact = false;
    bool landsmenAverage = false;
    bool corvusNone = false;
    bool corvusRoman = false;
    bool startStopped = false;
    bool pivotAtRest = false;
    bool enginesAhead = false;
    bool shipsDoNotBlock = false;
    bool lightestFirst = false;
    bool sternRamLess = false;
    int leastRamSpeed = 1;
    bool restartAlways = false;
    bool prizesLieStill = false;
    bool leakNextTurn = false;
    bool decksPreset = false;          ///< crews and decks as the nation's, not as the campaign has them
    std::array<int, 2> nation{-1, -1}; ///< the row of TR-T2; -1: none
};

struct SquadronFacts {
    std::string name;
    int side = 0;
    std::vector<ShipNumber> ships;
};

struct CommanderFacts {
    std::string name;
    int side = 0;
    int row = 0; ///< in the side's fleet
    ShipNumber aboard = noShip;
};

/// What never changes during one battle.
struct BattleFacts {
    BattleFigures figures;
    Options options;
    VictoryCondition condition;
    hex::Board board;
    std::optional<hex::Edge> shore; ///< land lies beyond this edge (TR-3.3)
    bool isDrawn = false; ///< the board is a drawn one: land lies beyond its edges where their hexes are land
    std::vector<hex::Hex> wallHexes; ///< where wall sections stand on a drawn board, as far as it says
    std::vector<ShipFacts> ships;    ///< wall sections after the ships
    std::size_t shipCount = 0;       ///< without the walls
    std::vector<SquadronFacts> squadrons;
    std::vector<CommanderFacts> commanders;
    std::vector<WallSection> walls; ///< as they stood, in the order of their numbers
    std::vector<std::string> sides;
    int turnLimit = 0;

    [[nodiscard]] const ShipFacts& of(ShipNumber ship) const { return ships[static_cast<std::size_t>(ship)]; }
    [[nodiscard]] const Phrase& called(ShipNumber ship) const { return of(ship).name; }
    [[nodiscard]] const std::string& sideName(int side) const
    {
        return sides[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] const HouseFigures& house() const { return figures.house; }
    /// No ship may enter it: land, also beyond a shore edge.
    [[nodiscard]] bool isLand(hex::Hex hex) const
    {
        if (board.contains(hex))
            return board.terrain[board.indexOf(hex)] == hex::Terrain::Land;
        return isDrawn ? board.at(hex) == hex::Terrain::Land : shore == hex::edgeBeyond(board, hex);
    }
};

[[nodiscard]] inline Ship& shipOf(State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
[[nodiscard]] inline const Ship& shipOf(const State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
[[nodiscard]] inline bool isShip(const State& state, int ship)
{
    return ship >= 0 && static_cast<std::size_t>(ship) < state.ships.size();
}
[[nodiscard]] inline int holderOf(const State& state, ShipNumber ship)
{
    return shipOf(state, ship).holder;
}
/// Who, or whose hulk, lies in a hex; noShip when nobody does or it is off the board.
[[nodiscard]] inline ShipNumber shipAt(const BattleFacts& facts, const State& state, hex::Hex hex)
{
    return facts.board.contains(hex) ? state.atHex[facts.board.indexOf(hex)] : noShip;
}
[[nodiscard]] inline bool isHulkAt(const BattleFacts& facts, const State& state, hex::Hex hex)
{
    const ShipNumber there = shipAt(facts, state, hex);
    return there != noShip && shipOf(state, there).where == Whereabouts::Hulk;
}
[[nodiscard]] inline bool isEnemy(const State& state, int side, ShipNumber other)
{
    return holderOf(state, other) == 1 - side;
}

/// Whether a ship is held by a grapple.
[[nodiscard]] bool isGrappled(const State& state, ShipNumber ship);
/// Whether it has fought a round already (TR-7.5).
[[nodiscard]] bool hasFoughtAboard(const State& state, ShipNumber ship);
[[nodiscard]] bool hasRaked(const State& state, ShipNumber by, ShipNumber victim);
/// Planned 1 or more, not stopped, not grappled (TR-6.6).
[[nodiscard]] bool isUnderWay(const State& state, ShipNumber ship);
/// Afloat, on the board, in its own side's hands; of walls, held (TR-11.1).
[[nodiscard]] bool isActive(const BattleFacts& facts, const State& state, ShipNumber ship);
/// Whether its side writes a plot for it.
[[nodiscard]] bool isPlottable(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Places a ship that is on the board into another hex that is free.
void place(const BattleFacts& facts, State& state, ShipNumber ship, hex::Hex hex);
/// Takes a ship off the board; what held it ends.
void removeFromBoard(const BattleFacts& facts, State& state, ShipNumber ship);
/// Its plot is void, and it starts from rest (TR-6.6).
void stop(State& state, ShipNumber ship);
/// Ends all grapples of a ship.
void unlink(State& state, ShipNumber ship);
/// Breaks up at once when its damage is as much as its hull; all aboard are lost, the hulk stays (TR-10.3). True if so.
bool sinkIfDue(const BattleFacts& facts, State& state, ShipNumber ship, std::string_view rule,
               Proceedings& proceedings);
/// Adds damage of somebody's doing.
void damage(State& state, ShipNumber ship, int points, ShipNumber by);

} // namespace navarch::trireme
