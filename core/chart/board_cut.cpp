// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/board_cut.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "core/boards/drawn/board_edits.h"

namespace navarch {

namespace {

constexpr double metresADegree = 111'120; ///< of latitude: sixty nautical miles

/// Metres from the middle of the board, x to its right and y to its top.
struct Off {
    double x = 0;
    double y = 0;
};

/// Where the middle of a cell lies. Rows of rexes and columns of hexes lie nearer by half the root of three.
Off middleOf(const BoardCut& cut, BoardCell cell)
{
    const double narrow = std::numbers::sqrt3 / 2;
    const double across = cell.column - (cut.columns - 1) / 2.0;
    const double down = cell.row - (cut.rows - 1) / 2.0;
    switch (cut.shape) {
    case BoardShape::Hexes:
        return {across * narrow * cut.metres, -(down + (cell.column & 1) * 0.5 - 0.25) * cut.metres};
    case BoardShape::Rexes:
        return {(across + (cell.row & 1) * 0.5 - 0.25) * cut.metres, -down * narrow * cut.metres};
    case BoardShape::FreeTable: break;
    }
    return {across * cut.metres, -down * cut.metres};
}

Position placeOf(const BoardCut& cut, Off off)
{
    const double turn = cut.north * std::numbers::pi / 180;
    const double east = off.x * std::cos(turn) - off.y * std::sin(turn);
    const double north = off.x * std::sin(turn) + off.y * std::cos(turn);
    const double latitude = cut.middle.latitude * 1.0 / wholeDegree;
    const double shrink = std::max(0.01, std::cos(latitude * std::numbers::pi / 180));
    const auto units = [](double metres) {
        return static_cast<int>(std::lround(metres / metresADegree * wholeDegree));
    };
    return {cut.middle.latitude + units(north), cut.middle.longitude + units(east / shrink)};
}

/// A piece of shore that may lie between a cell and the east.
struct Side {
    Position from;
    Position to;
};

/// Those of the sides that a line eastward from any of the cells may cross: the others need not be asked for each.
std::vector<Side> sidesNear(const std::vector<Ring>& land, const std::vector<Position>& cells)
{
    const auto [south, north] = std::minmax_element(
        cells.begin(), cells.end(), [](Position a, Position b) { return a.latitude < b.latitude; });
    const auto west = std::min_element(cells.begin(), cells.end(),
                                       [](Position a, Position b) { return a.longitude < b.longitude; });
    std::vector<Side> sides;
    for (const Ring& ring : land)
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Position a = ring[i];
            const Position b = ring[(i + 1) % ring.size()];
            if (std::max(a.latitude, b.latitude) >= south->latitude
                && std::min(a.latitude, b.latitude) <= north->latitude
                && std::max(a.longitude, b.longitude) >= west->longitude)
                sides.push_back({a, b});
        }
    return sides;
}

/// Shores run around land and around lakes alike: a place is on land when a line from it to the east crosses an odd number.
bool isOnLand(const std::vector<Side>& sides, Position at)
{
    bool inside = false;
    for (const auto& [a, b] : sides) {
        if ((a.latitude > at.latitude) == (b.latitude > at.latitude))
            continue;
        const std::int64_t turn = std::int64_t{b.longitude - a.longitude} * (at.latitude - a.latitude)
                                  - std::int64_t{b.latitude - a.latitude} * (at.longitude - a.longitude);
        if ((turn > 0) == (b.latitude > a.latitude))
            inside = !inside;
    }
    return inside;
}

} // namespace

DrawnBoard cutBoard(const std::vector<Ring>& land, const BoardCut& cut)
{
    DrawnBoard board = blankBoard(cut.shape, cut.columns, cut.rows);
    board.north = cut.north;
    board.metres = cut.metres;
    std::vector<Position> cells;
    for (std::size_t i = 0; i < board.terrain.size(); ++i)
        cells.push_back(placeOf(cut, middleOf(cut, board.cellAt(i))));
    const std::vector<Side> sides = sidesNear(land, cells);
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (isOnLand(sides, cells[i]))
            board.terrain[i] = hex::Terrain::Land;
    (void)zonesAlongEdges(board, usualZoneDepth(cut.shape));
    if (cut.hasShallows)
        for (std::size_t i = 0; i < board.terrain.size(); ++i) {
            const auto beside = cellsBeside(board, board.cellAt(i));
            if (board.terrain[i] == hex::Terrain::Open
                && std::any_of(beside.begin(), beside.end(),
                               [&](BoardCell cell) { return board.isLand(cell); }))
                board.terrain[i] = hex::Terrain::Shallows;
        }
    return board;
}

std::span<const BattlePlace> battlePlaces()
{
    static constexpr std::array<BattlePlace, 9> places{{{"salamis", "Salamis", {3'795'500, 2'356'500}},
                                                        {"naupaktos", "Naupaktos", {3'836'500, 2'181'500}},
                                                        {"actium", "Actium", {3'894'500, 2'072'500}},
                                                        {"ecnomus", "Ecnomus", {3'706'000, 1'395'000}},
                                                        {"syracuse", "Syracuse", {3'705'500, 1'529'000}},
                                                        {"sybota", "Sybota", {3'940'000, 2'023'000}},
                                                        {"lade", "Lade", {3'754'000, 2'724'500}},
                                                        {"mycale", "Mycale", {3'768'500, 2'702'500}},
                                                        {"aegusa", "Aegates", {3'796'500, 1'240'000}}}};
    return places;
}

} // namespace navarch
