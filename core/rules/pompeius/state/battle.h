// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/contract/game.h"
#include "core/battle/events/proceedings.h"
#include "core/boards/rex/board.h"
#include "core/rules/pompeius/figures/figures.h"
#include "core/rules/pompeius/state/state.h"
#include "core/rules/shared/brief_options.h"

namespace navarch::pompeius {

/// Who sees a ship's hull, cards and Extra cards (PM-12.3).
enum class CardsSeen : std::uint8_t { Side, Ship, Open };
/// How a side's ships are shared out among players (PM-12.2).
enum class Seating : std::uint8_t { Side, Squadron, Ship };

/// PM-15; the defaults are those printed there.
struct Options {
    bool sheetSequence = false;
    int extraTimes = -1; ///< times a turn's allowance; -1: as in the figures
    bool extraUnlimited = false;
    bool sideTray = false;
    bool arcSixth = false;
    bool ramFriends = false;
    bool headOnBoth = false;
    bool leakEach = false;
    bool deckTotal = false;
    bool pirateMilites = false;
    bool prizesLie = false;
    int asternMax = 0; ///< 0: none
    CardsSeen cards = CardsSeen::Side;
    Seating seats = Seating::Side;
    int returnTurns = -1;      ///< -1: as in the figures
    bool byField = false;      ///< the side alone on the map wins, whatever the points
    bool crewsPrinted = false; ///< PM-T3 instead of the campaign's troops
    std::array<Nation, 2> nation{Nation::Roman, Nation::Pirate};
};

struct SquadronFacts {
    std::string name;
    int side = 0;
    std::vector<ShipNumber> ships;
    ShipNumber flagship = noShip; ///< with the navarch; noShip: she has none
};

struct CommanderFacts {
    std::string name;
    int side = 0;
    int row = 0; ///< in the side's fleet
    ShipNumber aboard = noShip;
    bool isAdmiral = false;
    int quality = 0; ///< +2 to -2
};

/// What never changes during one battle.
struct BattleFacts {
    BattleFigures figures;
    Options options;
    VictoryCondition condition;
    rex::Board board;
    std::vector<ShipFacts> ships;
    std::vector<UnitFacts> units; ///< of all ships, ship by ship
    std::vector<SquadronFacts> squadrons;
    std::vector<CommanderFacts> commanders;
    std::vector<std::string> sides;
    std::array<std::vector<Seat>, 2> seats;
    int turnLimit = 60;
    int deploysLast = -1; ///< the side whose admiral is the better and sees the other first; -1: in secret

    [[nodiscard]] const ShipFacts& of(ShipNumber ship) const { return ships[static_cast<std::size_t>(ship)]; }
    [[nodiscard]] const UnitFacts& unit(UnitNumber unit) const
    {
        return units[static_cast<std::size_t>(unit)];
    }
    [[nodiscard]] const std::string& name(ShipNumber ship) const { return of(ship).name; }
    /// Her name where refusals are said; empty where there is no such ship.
    [[nodiscard]] Phrase called(ShipNumber ship) const
    {
        return ship >= 0 && static_cast<std::size_t>(ship) < ships.size() ? Phrase(given(name(ship)))
                                                                          : Phrase();
    }
    [[nodiscard]] const std::string& sideName(int side) const
    {
        return sides[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] const HouseFigures& house() const { return figures.house; }
    [[nodiscard]] int seatCount(int side) const
    {
        return static_cast<int>(seats[static_cast<std::size_t>(side)].size());
    }
    [[nodiscard]] int returnTurns() const
    {
        return options.returnTurns < 0 ? house().returnTurns : options.returnTurns;
    }
    /// The ship that the fleet's commander of a side is aboard; noShip: it has none.
    [[nodiscard]] ShipNumber admiralShip(int side) const;
    [[nodiscard]] const CommanderFacts* admiralOf(int side) const;
};

[[nodiscard]] inline Ship& shipOf(State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
[[nodiscard]] inline const Ship& shipOf(const State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
[[nodiscard]] inline Unit& unitOf(State& state, UnitNumber unit)
{
    return state.units[static_cast<std::size_t>(unit)];
}
[[nodiscard]] inline const Unit& unitOf(const State& state, UnitNumber unit)
{
    return state.units[static_cast<std::size_t>(unit)];
}
[[nodiscard]] inline bool isShip(const State& state, int ship)
{
    return ship >= 0 && static_cast<std::size_t>(ship) < state.ships.size();
}
[[nodiscard]] inline bool isUnit(const State& state, int unit)
{
    return unit >= 0 && static_cast<std::size_t>(unit) < state.units.size();
}
[[nodiscard]] inline int holderOf(const State& state, ShipNumber ship)
{
    return shipOf(state, ship).holder;
}
/// "Felix M1"
[[nodiscard]] std::string unitLabel(const BattleFacts& facts, const State& state, UnitNumber unit);

// Where things are.

/// The rex of a part of a ship.
[[nodiscard]] inline rex::Rex rexOf(const BattleFacts& facts, const State& state, ShipNumber ship,
                                    Section section)
{
    const rex::Pose& pose = shipOf(state, ship).pose;
    return section == Section::Bow ? pose.bow(facts.of(ship).length) : pose.stern;
}
[[nodiscard]] inline bool holdsRex(const BattleFacts& facts, const State& state, ShipNumber ship,
                                   rex::Rex rex)
{
    return shipOf(state, ship).onMap() && shipOf(state, ship).pose.holds(rex, facts.of(ship).length);
}
/// Whether two ships on the map lie in a common rex.
[[nodiscard]] bool shareRex(const BattleFacts& facts, const State& state, ShipNumber a, ShipNumber b);
/// Whether a part of one ship lies in a rex of the other.
[[nodiscard]] bool isPartIn(const BattleFacts& facts, const State& state, ShipNumber ship, Section section,
                            ShipNumber other);

// What joins ships.

[[nodiscard]] Grapple* grappleOf(State& state, ShipNumber by, ShipNumber on);
[[nodiscard]] const Grapple* grappleOf(const State& state, ShipNumber by, ShipNumber on);
/// Grapple counters between two ships, whoever threw them.
[[nodiscard]] int grapplesBetween(const State& state, ShipNumber a, ShipNumber b);
/// Joined by a grapple counter or a Stuck card.
[[nodiscard]] bool areJoined(const State& state, ShipNumber a, ShipNumber b);
/// A held ship does not move (PM-6.5).
[[nodiscard]] bool isHeld(const State& state, ShipNumber ship);
/// Ends all that joins a ship to others; her own Stuck cards go back to their tray.
void unlink(const BattleFacts& facts, State& state, ShipNumber ship);

// Who is aboard.

/// Free units of a side in a section, of every kind.
[[nodiscard]] int unitsIn(const State& state, ShipNumber ship, Section section, int side);
[[nodiscard]] int unitsOn(const State& state, ShipNumber ship, int side);
/// Of them milites and sagittarii.
[[nodiscard]] int footOn(const State& state, ShipNumber ship, int side);
/// The unit that a ship's trierarch calls so, free and alive or not; noUnit: none.
[[nodiscard]] UnitNumber unitNamed(const State& state, ShipNumber home, UnitName name);
/// A ship where a unit may do more than move and fight: its own, or a prize of its side (PM-8.6).
[[nodiscard]] bool isAtWork(const BattleFacts& facts, const State& state, const Unit& unit);

// What ships can do.

/// Ordinary steps a turn (PM-6.1).
[[nodiscard]] int adjustedMax(const BattleFacts& facts, const State& state, ShipNumber ship);
/// Turns while moving, and at rest (PM-6.6).
[[nodiscard]] int turnsMoving(const BattleFacts& facts, const State& state, ShipNumber ship);
/// Afloat, and its holder may write orders for it in A: for a prize only with a unit of his own aboard (PM-9.15).
[[nodiscard]] bool isCommanded(const BattleFacts& facts, const State& state, ShipNumber ship);
/// Whether a ship that is away may be brought back now.
[[nodiscard]] bool mayReturn(const BattleFacts& facts, const State& state, ShipNumber ship);

// What happens to ships.

/// The tray that a ship draws from.
[[nodiscard]] CardCounts& trayOf(const BattleFacts& facts, State& state, ShipNumber ship);
/// The rest of her turn is void (PM-7.5).
void stop(State& state, ShipNumber ship);

/// Whether a side places its ships now: together, or the worse admiral's first (translation).
[[nodiscard]] bool isDeploying(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::pompeius
