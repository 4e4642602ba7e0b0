// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/rules/pompeius/setup/set_up.h"
#include "core/rules/shared/drawn_ground.h"

namespace navarch::pompeius {

void layBoard(const BattleBrief& brief, const std::vector<BriefShip>& ships, BattleFacts& facts,
              Problems& problems)
{
    const HouseFigures& house = facts.house();
    if (const auto drawn = drawnGround(brief, BoardShape::Rexes, "Pompeius", {hex::Terrain::Land},
                                       rex::leastRows, problems)) {
        facts.board = rexBoardOf(*drawn);
        return;
    }
    std::array<int, 2> count{};
    for (const BriefShip& ship : ships)
        ++count[static_cast<std::size_t>(ship.side)];
    int columns = house.columns;
    int rows =
        std::clamp(std::max(house.leastRows, std::max(count[0], count[1]) * house.rowsEach + house.extraRows),
                   rex::leastRows, rex::mostSize);
    for (const char* name :
         {"board", "map-size"}) // as every game calls it, and as this one's rules do (PM-15)
        if (const auto found = brief.options.find(name);
            found != brief.options.end() && !rex::readSize(found->second, columns, rows))
            problems.push_back({std::string("options.") + name,
                                phrase("Pompeius does not know this size of a map."),
                                phrase("Write columns and rows, %1 and %2 to %3: 36x24.", rex::leastColumns,
                                       rex::leastRows, rex::mostSize)});
    facts.board = rex::openBoard(columns, rows);
    if (brief.place == PlaceKind::Shore)
        for (int column = 0; column < columns; ++column)
            for (int row = 0; row < std::min(house.shoreRows, rows); ++row)
                facts.board.set(rex::rexOf(column, row), hex::Terrain::Land);
    if (const auto found = brief.options.find("terrain"); found != brief.options.end())
        rex::paint(facts.board, found->second, "options.terrain", problems);
}

} // namespace navarch::pompeius
