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
#include "core/rules/ramming_speed/figures/figures.h"
#include "core/rules/ramming_speed/state/state.h"
#include "core/rules/shared/brief_options.h"

namespace navarch::ramming {

/// RS-19.2: where Advantages come from.
enum class Fitting : std::uint8_t { Translated, Rolled, Chosen };

/// RS-19, defaults as printed there; Advantages are translated (RS-22.3).
struct Options {
    bool sailD6 = false;
    Fitting fitting = Fitting::Translated;
    bool bowGearDefends = true;
    bool shearedNextTurn = false;
    bool rowersLostSpeedDown = false;
    bool ownMoveOnly = false;
    bool meleeOnTotal = false;
    bool spreadOneRoll = false;
    bool moraleThreatened = false;
    bool startStopped = false;
    bool deployAlternate = false;
    bool javelinsTen = false;
    bool passFriends = false;
    bool rockBonus = false;
    std::vector<std::string>
        heroic; ///< ships with a heroic captain, where Advantages are not translated (RS-4.2)
    Pattern formation = Pattern::Line;
    std::array<int, 2> nation{-1, -1}; ///< the row of RS-T4 whose skill comes first; -1: none
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
    Post post = Post::Squadron;
    CommandQuality quality = CommandQuality::Average;
    ShipNumber aboard = noShip;
};

struct WallFacts {
    int side = 0;
    int section = 0;
    WallSection stands;
};

/// What never changes during one battle.
struct BattleFacts {
    BattleFigures figures;
    Options options;
    VictoryCondition condition;
    hex::Board board;
    bool hasLand = false;
    bool hasWeed = false;
    bool roughOpenWater = false; ///< fresh wind and more (RS-22.6)
    bool isCalm = false;         ///< Sails do not add
    std::vector<ShipFacts> ships;
    std::vector<SquadronFacts> squadrons;
    std::vector<CommanderFacts> commanders;
    std::vector<WallFacts> walls;
    std::vector<std::string> sides;
    std::array<int, 2> fleetCommand{}; ///< the quality of who leads each fleet
    std::array<hex::Edge, 2> homeEdge{hex::Edge::South, hex::Edge::North}; ///< where a rout goes (RS-15.5)
    int turnLimit = 60;

    [[nodiscard]] const ShipFacts& of(ShipNumber ship) const { return ships[static_cast<std::size_t>(ship)]; }
    [[nodiscard]] const std::string& name(ShipNumber ship) const { return of(ship).name; }
    [[nodiscard]] Phrase called(ShipNumber ship) const { return given(name(ship)); }
    [[nodiscard]] const std::string& sideName(int side) const
    {
        return sides[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] const HouseFigures& house() const { return figures.house; }
};

[[nodiscard]] inline Ship& shipOf(State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
[[nodiscard]] inline const Ship& shipOf(const State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
[[nodiscard]] inline int holderOf(const State& state, ShipNumber ship)
{
    return shipOf(state, ship).holder;
}
[[nodiscard]] inline bool isShip(const State& state, int ship)
{
    return ship >= 0 && static_cast<std::size_t>(ship) < state.ships.size();
}
/// Who lies in a hex; noShip when nobody does or it is off the board.
[[nodiscard]] inline ShipNumber shipAt(const BattleFacts& facts, const State& state, hex::Hex hex)
{
    return facts.board.contains(hex) ? state.atHex[facts.board.indexOf(hex)] : noShip;
}

/// Places a ship that is on the map into another hex.
void place(const BattleFacts& facts, State& state, ShipNumber ship, hex::Hex hex);
/// Takes a ship off the map; what held it ends.
void removeFromMap(const BattleFacts& facts, State& state, ShipNumber ship, Whereabouts where);

[[nodiscard]] bool areGrappled(const State& state, ShipNumber a, ShipNumber b);
[[nodiscard]] bool isGrappled(const State& state, ShipNumber ship);
/// The first that it is grappled to; noShip: none.
[[nodiscard]] ShipNumber grappledTo(const State& state, ShipNumber ship);
[[nodiscard]] bool areRammedTogether(const State& state, ShipNumber a, ShipNumber b);
/// Grappled or aground (RS-10.7, 16.1).
[[nodiscard]] bool isHeld(const State& state, ShipNumber ship);
/// Ends the grapples, or what is rammed together, that `ends(pair)` says.
template <class Ends>
void endPairs(std::vector<Pair>& pairs, Ends&& ends)
{
    std::erase_if(pairs, ends);
}

/// Calls `look(other)` for each ship beside one, in the order of the facings.
template <class Look>
void forNeighbours(const BattleFacts& facts, const State& state, ShipNumber ship, Look&& look)
{
    for (hex::Facing facing = 0; facing < hex::facings; ++facing)
        if (const ShipNumber other = shipAt(facts, state, hex::neighbour(shipOf(state, ship).hex, facing));
            other != noShip)
            look(other);
}

/// Enemies are the ships of the other side; derelicts are nobody's.
[[nodiscard]] inline bool isEnemy(const State& state, int side, ShipNumber other)
{
    return holderOf(state, other) == 1 - side;
}
/// Deck of a side's crewed ships, prizes included (RS-15.3).
[[nodiscard]] int sizePointsOf(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::ramming
