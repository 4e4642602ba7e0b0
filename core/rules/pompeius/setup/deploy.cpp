// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/setup/deploy.h"

#include <algorithm>

#include "core/boards/drawn/zone_order.h"
#include "core/rules/pompeius/phases/turn.h"
#include "core/rules/pompeius/plots/plots.h"
#include "core/rules/shared/drawn_ground.h"

namespace navarch::pompeius {

bool isInZone(const BattleFacts& facts, int side, rex::Rex rex)
{
    if (!facts.board.contains(rex) || facts.board.isLand(rex))
        return false;
    if (facts.board.hasZones())
        return facts.board.isInZone(side, rex);
    const int column = rex::columnOf(rex);
    return side == 0 ? column < facts.house().zoneColumns
                     : column >= facts.board.columns - facts.house().zoneColumns;
}

bool isFreeFor(const BattleFacts& facts, const State& state, ShipNumber number, const rex::Pose& pose)
{
    const int side = facts.of(number).side;
    const rex::Rex bow = pose.bow(facts.of(number).length);
    if (!isInZone(facts, side, pose.stern) || !isInZone(facts, side, bow))
        return false;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto other = static_cast<ShipNumber>(i);
        if (other != number && facts.of(other).side == side
            && (holdsRex(facts, state, other, pose.stern) || holdsRex(facts, state, other, bow)))
            return false;
    }
    return true;
}

namespace {

/// In a zone that is drawn: rank by rank from its front, where the whole ship fits, a free rex beside it as long as there is room.
bool deployInZone(const BattleFacts& facts, State& state, int side, const std::vector<ShipNumber>& ships)
{
    const ZoneOrder order = zoneOrder(zoneOf(facts.board, side), zoneOf(facts.board, 1 - side));
    const rex::Heading heading = rex::headingOf(order.ahead);
    const auto isApart = [&](const rex::Pose& pose, ShipNumber number) {
        const rex::Rex bow = pose.bow(facts.of(number).length);
        for (const ShipNumber other : ships)
            for (rex::Heading way = 0; way < rex::headings; ++way)
                if (other != number
                    && (holdsRex(facts, state, other, rex::neighbour(pose.stern, way))
                        || holdsRex(facts, state, other, rex::neighbour(bow, way))))
                    return false;
        return true;
    };
    bool allFit = true;
    for (const ShipNumber number : ships) {
        std::optional<rex::Pose> found;
        for (const bool apart : {true, false})
            for (std::size_t i = 0; i < order.hexes.size() && !found; ++i) {
                // Its bow in the front rank, its stern behind.
                const rex::Rex front = rex::Rex::of(order.hexes[i]);
                const rex::Pose pose{rex::neighbour(front, heading, 1 - facts.of(number).length), heading};
                if (isFreeFor(facts, state, number, pose) && (!apart || isApart(pose, number)))
                    found = pose;
            }
        shipOf(state, number).where = Whereabouts::OnMap;
        shipOf(state, number).pose = found.value_or(rex::Pose{rex::rexOf(0, 0), heading});
        allFit = allFit && found;
    }
    return allFit;
}

} // namespace

bool deployInColumns(const BattleFacts& facts, State& state, int side)
{
    const int rows = facts.board.rows;
    const int zone = facts.house().zoneColumns;
    const rex::Heading heading = side == 0 ? rex::Heading{0} : rex::Heading{3};
    std::vector<ShipNumber> ships;
    for (const SquadronFacts& squadron : facts.squadrons)
        if (squadron.side == side)
            ships.insert(ships.end(), squadron.ships.begin(), squadron.ships.end());
    for (const ShipNumber ship : ships)
        shipOf(state, ship).where =
            Whereabouts::Away; // so that none stands in another's way before it is placed
    if (facts.board.hasZones())
        return deployInZone(facts, state, side, ships);
    const int count = static_cast<int>(ships.size());
    const int perFile = std::max(1, rows / 2);
    bool allFit = true;
    for (int i = 0; i < count; ++i) {
        const ShipNumber number = ships[static_cast<std::size_t>(i)];
        const int file = i / perFile;
        const int inFile = std::min(perFile, count - file * perFile);
        const int wished = rows / 2 - inFile + 1 + 2 * (i % perFile);
        // The wished-for row, or the nearest free one, a file farther back when there is none.
        const auto find = [&]() -> std::optional<rex::Pose> {
            for (int deep = 0; deep < zone; ++deep)
                for (int off = 0; off < rows; ++off)
                    for (const int way : {off, -off}) {
                        const int ahead = (2 * file + deep) % zone;
                        const int column =
                            side == 0 ? zone - 1 - (facts.of(number).length - 1) - ahead
                                      : facts.board.columns - zone + (facts.of(number).length - 1) + ahead;
                        const rex::Pose pose{rex::rexOf(column, wished + way), heading};
                        if (isFreeFor(facts, state, number, pose))
                            return pose;
                    }
            return std::nullopt;
        };
        const auto pose = find();
        shipOf(state, number).where = Whereabouts::OnMap;
        shipOf(state, number).pose = pose.value_or(rex::Pose{rex::rexOf(0, 0), heading});
        allFit = allFit && pose;
    }
    return allFit;
}

Refusal check(const BattleFacts& facts, const State& state, const DeployShip& order)
{
    if (!isShip(state, order.ship))
        return {"PM-3.3", refusalText("There is no such ship.")};
    if (!isDeploying(facts, state, facts.of(order.ship).side))
        return {"PM-3.3", refusalText("The side does not deploy now.")};
    if (order.heading < 0 || order.heading >= rex::headings)
        return {"PM-1.3", refusalText("A heading is 0 to 5, from the east clockwise.")};
    const bool isOnBoard = order.column >= 0 && order.row >= 0 && order.column < facts.board.columns
                           && order.row < facts.board.rows;
    const rex::Pose wished{rex::rexOf(order.column, order.row), order.heading};
    if (facts.board.hasZones() && (!isOnBoard || !isFreeFor(facts, state, order.ship, wished)))
        return {"PM-3.3",
                refusalText("The ship must start in its side's zone, on water, alone in its rexes."),
                refusalText("Take free rexes of the zone that is drawn for it.")};
    if (!isOnBoard
        || !isFreeFor(facts, state, order.ship, {rex::rexOf(order.column, order.row), order.heading}))
        return {"PM-3.3",
                refusalText("The ship must start in its side's columns, on water, alone in its rexes."),
                refusalText("Take free rexes of the columns nearest your own edge.")};
    return {};
}

void perform(const BattleFacts&, State& state, const DeployShip& order, Proceedings&)
{
    shipOf(state, order.ship).pose = {rex::rexOf(order.column, order.row), order.heading};
}

Refusal check(const BattleFacts& facts, const State& state, const Ready& order)
{
    if (!isDeploying(facts, state, order.side))
        return {"PM-3.3", refusalText("The side does not deploy now.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Ready& order, Proceedings& proceedings)
{
    state.seat[static_cast<std::size_t>(order.side)] = 1; // has deployed
    proceedings.tell("ready", "PM-3.3", order.side, noShip, noShip,
                     [&] { return phrase("%1 has deployed.", given(facts.sideName(order.side))); });
    if (state.seat[0] != 0 && state.seat[1] != 0)
        startBattle(facts, state, proceedings);
}

} // namespace navarch::pompeius
