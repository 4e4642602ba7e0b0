// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/shared/drawn_ground.h"

#include <algorithm>

namespace navarch {

namespace {

Phrase cellsOf(BoardShape shape)
{
    switch (shape) {
    case BoardShape::Hexes: return phrase("hexes");
    case BoardShape::Rexes: return phrase("rexes");
    case BoardShape::FreeTable: break;
    }
    return phrase("a free table");
}

bool mayStart(hex::Terrain terrain)
{
    return terrain != hex::Terrain::Land && terrain != hex::Terrain::Shallows
           && terrain != hex::Terrain::Rocks;
}

} // namespace

std::optional<DrawnBoard> drawnGround(const BattleBrief& brief, BoardShape shape, std::string_view game,
                                      std::vector<hex::Terrain> known, int leastRows, Problems& problems)
{
    auto board = laidBoard(brief, problems);
    if (!board)
        return std::nullopt;
    if (board->shape != shape) {
        problems.push_back({"board",
                            phrase("%1 is fought on %2, and this board is drawn for %3.", given(game),
                                   cellsOf(shape), cellsOf(board->shape)),
                            phrase("Take a board of the game's own kind.")});
        return std::nullopt;
    }
    if (board->rows < leastRows) {
        problems.push_back({"board", phrase("%1 needs %2 rows or more.", given(game), leastRows),
                            phrase("Make the board larger.")});
        return std::nullopt;
    }
    for (hex::Terrain& terrain : board->terrain)
        if (std::find(known.begin(), known.end(), terrain) == known.end())
            terrain = hex::Terrain::Open;
    for (int side = 1; side <= boardSides; ++side)
        if (board->hasZones()
            && std::find(board->zones.begin(), board->zones.end(), side) == board->zones.end())
            problems.push_back({"board", phrase("Side %1 has no zone to deploy in.", side),
                                phrase("Draw one, or take out the other's.")});
    return board;
}

hex::Board hexBoardOf(const DrawnBoard& drawn)
{
    hex::Board board = hex::openBoard(drawn.columns, drawn.rows);
    board.terrain = drawn.terrain;
    if (drawn.hasZones())
        board.zones = drawn.zones;
    return board;
}

rex::Board rexBoardOf(const DrawnBoard& drawn)
{
    rex::Board board = rex::openBoard(drawn.columns, drawn.rows);
    board.terrain = drawn.terrain;
    if (drawn.hasZones())
        board.zones = drawn.zones;
    return board;
}

std::vector<hex::Hex> zoneOf(const hex::Board& board, int side)
{
    std::vector<hex::Hex> hexes;
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column)
            if (const hex::Hex hex = hex::hexOf(column, row);
                board.isInZone(side, hex) && mayStart(board.at(hex)))
                hexes.push_back(hex);
    return hexes;
}

std::vector<hex::Hex> zoneOf(const rex::Board& board, int side)
{
    std::vector<hex::Hex> hexes;
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column)
            if (const rex::Rex rex = rex::rexOf(column, row);
                board.isInZone(side, rex) && mayStart(board.terrain[board.indexOf(rex)]))
                hexes.push_back(rex.hex());
    return hexes;
}

} // namespace navarch
