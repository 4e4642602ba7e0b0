// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/boards/drawn/zone_order.h"
#include "core/rules/ramming_speed/setup/set_up.h"
#include "core/rules/shared/drawn_ground.h"

namespace navarch::ramming {

namespace {

using hex::Edge;
using hex::Terrain;

/// How far a hex lies from an edge, in columns or rows.
int fromEdge(const hex::Board& board, Edge edge, int column, int row)
{
    switch (edge) {
    case Edge::North: return row;
    case Edge::South: return board.rows - 1 - row;
    case Edge::West: return column;
    case Edge::East: return board.columns - 1 - column;
    }
    return 0;
}

/// Land along an edge, then a row of shallows; a gap of `opening` columns, or rows, in its middle (RS-22.6).
void layShore(hex::Board& board, Edge edge, int depth, int opening)
{
    const bool isLong = edge == Edge::North || edge == Edge::South;
    const int middle = (isLong ? board.columns : board.rows) / 2;
    for (int column = 0; column < board.columns; ++column)
        for (int row = 0; row < board.rows; ++row) {
            const int along = isLong ? column : row;
            if (along >= middle - opening / 2 && along < middle - opening / 2 + opening)
                continue;
            const int deep = fromEdge(board, edge, column, row);
            if (deep <= depth)
                board.set(hex::hexOf(column, row), deep < depth ? Terrain::Land : Terrain::Shallows);
        }
}

/// Whether no ship can leave over an edge: all land.
bool isClosed(const hex::Board& board, Edge edge)
{
    for (int column = 0; column < board.columns; ++column)
        for (int row = 0; row < board.rows; ++row)
            if (fromEdge(board, edge, column, row) == 0 && board.at(hex::hexOf(column, row)) != Terrain::Land)
                return false;
    return true;
}

/// Away from the enemy: the edge behind a zone that is drawn.
Edge edgeBehind(const hex::Board& board, int side)
{
    const hex::Facing ahead = zoneOrder(zoneOf(board, side), zoneOf(board, 1 - side)).ahead;
    constexpr std::array<Edge, hex::facings> behind{Edge::South, Edge::West, Edge::West,
                                                    Edge::North, Edge::East, Edge::East};
    return behind[static_cast<std::size_t>(ahead)];
}

/// The game's own board, of the size and with the shore and terrain that the brief says (RS-22.6).
void layOwnBoard(const BattleBrief& brief, const std::vector<BriefShip>& ships, BattleFacts& facts,
                 Problems& problems)
{
    const HouseFigures& house = facts.house();
    std::array<int, 2> count{};
    for (const BriefShip& ship : ships)
        ++count[static_cast<std::size_t>(ship.side)];
    int columns =
        std::clamp(std::max(count[0], count[1]) + house.extraColumns, house.leastColumns, hex::mostColumns);
    int rows = house.rows;
    const auto option = [&](const char* name) -> const std::string* {
        const auto found = brief.options.find(name);
        return found == brief.options.end() ? nullptr : &found->second;
    };
    const int leastRows = 2 * house.zoneRows + 4;
    if (const std::string* size = option("board"); size && !hex::readSize(*size, columns, rows, leastRows)) {
        problems.push_back({"options.board", phrase("Ramming Speed does not know this option or value."),
                            phrase("Write columns and rows, 12 to 120 and %1 to 120: 40x30.", leastRows)});
        columns = house.leastColumns;
        rows = house.rows;
    }
    facts.board = hex::openBoard(columns, rows);
    Edge shore = brief.place == PlaceKind::Port ? Edge::North
                                                : Edge::West; // behind the defender, or RS-22.6's default
    if (const std::string* edge = option("shore")) {
        constexpr std::array<std::string_view, 4> names{"north", "east", "south", "west"};
        const auto found = std::find(names.begin(), names.end(), *edge);
        if (found == names.end() || brief.place != PlaceKind::Shore)
            problems.push_back({"options.shore", phrase("Ramming Speed does not know this option or value."),
                                phrase("Where the place is a shore, write north, east, south or west.")});
        else
            shore = static_cast<Edge>(found - names.begin());
    }
    if (brief.place != PlaceKind::OpenSea)
        layShore(facts.board, shore, house.shoreLand, brief.place == PlaceKind::Port ? house.portOpening : 0);
    if (const std::string* terrain = option("terrain"))
        hex::paint(facts.board, *terrain, "options.terrain", problems);
}

} // namespace

void layBoard(const BattleBrief& brief, const std::vector<BriefShip>& ships, BattleFacts& facts,
              Problems& problems)
{
    constexpr std::array known{Terrain::Land,    Terrain::Shallows, Terrain::Rocks,
                               Terrain::Current, Terrain::Rough,    Terrain::Weed};
    if (const auto drawn =
            drawnGround(brief, BoardShape::Hexes, "Ramming Speed", {known.begin(), known.end()},
                        2 * facts.house().zoneRows + 4, problems)) {
        facts.board = hexBoardOf(*drawn);
        for (int side = 0; side < 2 && facts.board.hasZones(); ++side)
            facts.homeEdge[static_cast<std::size_t>(side)] = edgeBehind(facts.board, side);
    } else {
        layOwnBoard(brief, ships, facts, problems);
    }
    const auto has = [&](Terrain what) {
        return std::find(facts.board.terrain.begin(), facts.board.terrain.end(), what)
               != facts.board.terrain.end();
    };
    facts.hasLand = has(Terrain::Land);
    facts.hasWeed = has(Terrain::Weed);
    for (std::size_t side = 0; side < 2;
         ++side) // a home edge that is all land: the nearest open one (RS-15.5)
        for (const Edge each : {facts.homeEdge[side], Edge::West, Edge::East, Edge::South, Edge::North})
            if (!isClosed(facts.board, each)) {
                facts.homeEdge[side] = each;
                break;
            }
    if (brief.weather.wind) {
        facts.isCalm = *brief.weather.wind == Wind::Calm;
        facts.roughOpenWater = *brief.weather.wind == Wind::Fresh || *brief.weather.wind == Wind::Gale;
        if (*brief.weather.wind == Wind::Storm)
            problems.push_back({"weather.wind", phrase("No battle is fought in a storm (RS-22.6)."),
                                phrase("Wait for better weather.")});
    }
}

} // namespace navarch::ramming
