// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/rules/shared/drawn_ground.h"
#include "core/rules/trireme/setup/set_up.h"

namespace navarch::trireme {

namespace {

using hex::Edge;
using hex::Terrain;

} // namespace

void layBoard(const BattleBrief& brief, const std::vector<BriefShip>& ships, BattleFacts& facts,
              Problems& problems)
{
    const HouseFigures& house = facts.house();
    if (const auto drawn = drawnGround(brief, BoardShape::Hexes, "Trireme", {Terrain::Land},
                                       2 * house.zoneRows + 4, problems)) {
        facts.board = hexBoardOf(*drawn);
        facts.isDrawn = true;
        for (const BoardCell wall : drawn->walls)
            facts.wallHexes.push_back(hex::hexOf(wall.column, wall.row));
        return;
    }
    std::array<int, 2> count{};
    for (const BriefShip& ship : ships)
        ++count[static_cast<std::size_t>(ship.side)];
    int columns = std::clamp(std::max(count[0], count[1]) * house.columnsEach + house.extraColumns,
                             house.leastColumns, hex::mostColumns);
    int rows = house.rows;
    const auto option = [&](const char* name) -> const std::string* {
        const auto found = brief.options.find(name);
        return found == brief.options.end() ? nullptr : &found->second;
    };
    const int leastRows = 2 * house.zoneRows + 4;
    if (const std::string* board = option("board")) {
        facts.options.inches = *board == "inches";
        int width = columns;
        int depth = rows;
        if (hex::readSize(*board, width, depth, leastRows)) {
            columns = width;
            rows = depth;
        } else if (*board != "hexes" && *board != "inches") {
            problems.push_back(
                {"options.board", phrase("Trireme does not know this option or value."),
                 phrase("Write hexes, inches, or columns and rows, 12 to 120 and %1 to 120: 40x30.",
                        leastRows)});
        }
    }
    facts.board = hex::openBoard(columns, rows);
    if (brief.place == PlaceKind::Shore)
        facts.shore = Edge::West;
    if (brief.place == PlaceKind::Port)
        facts.shore = Edge::North;
    if (const std::string* edge = option("shore")) {
        constexpr std::array<std::string_view, 4> names{"north", "east", "south", "west"};
        const auto found = std::find(names.begin(), names.end(), *edge);
        if (found == names.end() || brief.place != PlaceKind::Shore)
            problems.push_back({"options.shore", phrase("Trireme does not know this option or value."),
                                phrase("Where the place is a shore, write north, east, south or west.")});
        else
            facts.shore = static_cast<Edge>(found - names.begin());
    }
    if (const std::string* terrain = option("terrain")) {
        hex::paint(facts.board, *terrain, "options.terrain", problems);
        if (std::any_of(facts.board.terrain.begin(), facts.board.terrain.end(),
                        [](Terrain what) { return what != Terrain::Open && what != Terrain::Land; }))
            problems.push_back({"options.terrain", phrase("Trireme knows no other terrain than land."),
                                phrase("Paint land alone.")});
    }
}

} // namespace navarch::trireme
