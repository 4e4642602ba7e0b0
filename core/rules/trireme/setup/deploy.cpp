// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/setup/deploy.h"

#include <algorithm>
#include <vector>

#include "core/boards/drawn/zone_order.h"
#include "core/boards/hex/words.h"
#include "core/rules/shared/drawn_ground.h"
#include "core/rules/trireme/phases/turn.h"

namespace navarch::trireme {

namespace {

bool isFree(const BattleFacts& facts, const State& state, int side, hex::Hex hex)
{
    return isInZone(facts, side, hex) && shipAt(facts, state, hex) == noShip;
}

/// In a zone that is drawn: rank by rank from its front, an empty hex between ships as long as there is room for that.
bool deployInZone(const BattleFacts& facts, State& state, int side)
{
    const ZoneOrder order = zoneOrder(zoneOf(facts.board, side), zoneOf(facts.board, 1 - side));
    const auto isApart = [&](hex::Hex hex) {
        for (hex::Facing facing = 0; facing < hex::facings; ++facing)
            if (shipAt(facts, state, hex::neighbour(hex, facing)) != noShip)
                return false;
        return true;
    };
    for (const SquadronFacts& squadron : facts.squadrons) {
        if (squadron.side != side)
            continue;
        for (const ShipNumber number : squadron.ships) {
            auto found = std::find_if(order.hexes.begin(), order.hexes.end(), [&](hex::Hex hex) {
                return isFree(facts, state, side, hex) && isApart(hex);
            });
            if (found == order.hexes.end())
                found = std::find_if(order.hexes.begin(), order.hexes.end(),
                                     [&](hex::Hex hex) { return isFree(facts, state, side, hex); });
            if (found == order.hexes.end())
                return false;
            Ship& ship = shipOf(state, number);
            ship.facing = order.ahead;
            ship.hex = *found;
            state.atHex[facts.board.indexOf(*found)] = number;
        }
    }
    return true;
}

/// "Van starts: Aias 12.22, Tyro 14.22 facing north.": where both sides stand is told once both have deployed.
void tellStart(const BattleFacts& facts, const State& state, const SquadronFacts& squadron,
               Proceedings& proceedings)
{
    constexpr std::size_t together = 20; // a line of the log
    for (std::size_t first = 0; first < squadron.ships.size(); first += together) {
        const std::size_t past = std::min(squadron.ships.size(), first + together);
        proceedings.tell("placed", "TR-3.1", squadron.side, squadron.ships[first], noShip, [&] {
            std::vector<hex::Standing> standing;
            for (std::size_t i = first; i < past; ++i) {
                const ShipNumber ship = squadron.ships[i];
                standing.push_back({facts.called(ship), shipOf(state, ship).hex, shipOf(state, ship).facing});
            }
            return phrase("%1 starts: %2.", given(squadron.name), hex::wordsOf(standing, 1));
        });
    }
}

} // namespace

bool isInZone(const BattleFacts& facts, int side, hex::Hex hex)
{
    const int row = hex::rowOf(hex);
    const int rows = facts.house().zoneRows;
    if (facts.board.hasZones())
        return facts.board.contains(hex) && !facts.isLand(hex) && facts.board.isInZone(side, hex);
    return facts.board.contains(hex) && !facts.isLand(hex)
           && (side == 0 ? row >= facts.board.rows - rows : row < rows);
}

bool deployAbreast(const BattleFacts& facts, State& state, int side)
{
    if (facts.board.hasZones())
        return deployInZone(facts, state, side);
    std::array<ShipNumber, maxBattleShips> ships{};
    int count = 0;
    for (const SquadronFacts& squadron : facts.squadrons)
        if (squadron.side == side)
            for (const ShipNumber ship : squadron.ships)
                ships[static_cast<std::size_t>(count++)] = ship;
    const int columns = facts.board.columns;
    const int perRank = std::max(1, (columns - 2) / 2);
    const int back = side == 0 ? 1 : -1;
    const int front = side == 0 ? facts.board.rows - facts.house().zoneRows : facts.house().zoneRows - 1;
    bool allFit = true;
    for (int i = 0; i < count; ++i) {
        const int rank = i / perRank;
        const int inRank = std::min(perRank, count - rank * perRank);
        const int column = columns / 2 - inRank + 1 + 2 * (i % perRank);
        // The wished-for place, or the nearest that is free: further along, then a rank back.
        const auto find = [&]() -> std::optional<hex::Hex> {
            for (int deep = 0; deep < facts.house().zoneRows; ++deep)
                for (int off = 0; off < columns; ++off)
                    for (const int way : {off, -off}) {
                        const int row = front + back * ((rank + deep) % facts.house().zoneRows);
                        const hex::Hex hex = hex::hexOf(std::clamp(column + way, 0, columns - 1), row);
                        if (isFree(facts, state, side, hex))
                            return hex;
                    }
            return std::nullopt;
        };
        const ShipNumber number = ships[static_cast<std::size_t>(i)];
        Ship& ship = shipOf(state, number);
        ship.facing = side == 0 ? hex::Facing{0} : hex::Facing{3};
        if (const auto hex = find()) {
            ship.hex = *hex;
            state.atHex[facts.board.indexOf(*hex)] = number;
        } else {
            allFit = false;
        }
    }
    return allFit;
}

Refusal check(const BattleFacts& facts, const State& state, const DeployShip& order)
{
    if (!isShip(state, order.ship) || facts.of(order.ship).isWall)
        return {"TR-3.1", refusalText("There is no such ship.")};
    const int side = facts.of(order.ship).side;
    if (state.phase != Phase::Deploy || state.ready[static_cast<std::size_t>(side)])
        return {"TR-3.1", refusalText("The side does not deploy now.")};
    if (order.facing < 0 || order.facing >= hex::facings)
        return {"TR-1.4", refusalText("A facing is 0 to 5, from the north clockwise.")};
    const bool isOnBoard = order.column >= 0 && order.row >= 0 && order.column < facts.board.columns
                           && order.row < facts.board.rows;
    const hex::Hex hex = hex::hexOf(order.column, order.row);
    const ShipNumber other = isOnBoard ? shipAt(facts, state, hex) : noShip;
    const bool isTaken = other != noShip && other != order.ship;
    if (facts.board.hasZones() && (!isOnBoard || !isInZone(facts, side, hex) || isTaken))
        return {"TR-3.1",
                refusalText("%1 must start in its side's zone, on water, alone in its hex.", theShip),
                refusalText("Take a free hex of the zone that is drawn for it.")};
    if (!isOnBoard || !isInZone(facts, side, hex) || isTaken)
        return Refusal{"TR-3.1",
                       refusalText("%1 must start in rows %2 to %3, on water, alone in its hex.", theShip,
                                   numberAt(0), numberAt(1)),
                       refusalText("Take a free hex of the rows nearest your own edge.")}
            .with(side == 0 ? facts.board.rows - facts.house().zoneRows + 1 : 1,
                  side == 0 ? facts.board.rows : facts.house().zoneRows);
    return {};
}

void perform(const BattleFacts& facts, State& state, const DeployShip& order, Proceedings&)
{
    place(facts, state, order.ship, hex::hexOf(order.column, order.row));
    shipOf(state, order.ship).facing = order.facing;
}

Refusal check(const BattleFacts&, const State& state, const Ready& order)
{
    if (state.phase != Phase::Deploy || order.side < 0 || order.side > 1
        || state.ready[static_cast<std::size_t>(order.side)])
        return {"TR-3.1", refusalText("The side does not deploy now.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Ready& order, Proceedings& proceedings)
{
    state.ready[static_cast<std::size_t>(order.side)] = true;
    proceedings.tell("ready", "TR-3.1", order.side, noShip, noShip,
                     [&] { return phrase("%1 has deployed.", given(facts.sideName(order.side))); });
    if (!state.ready[0] || !state.ready[1])
        return;
    for (const SquadronFacts& squadron : facts.squadrons)
        tellStart(facts, state, squadron, proceedings);
    startBattle(facts, state, proceedings);
}

} // namespace navarch::trireme
