// SPDX-License-Identifier: GPL-3.0-or-later
// "navarch-board/1", read and written.
#include <algorithm>
#include <functional>

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/boards/drawn/drawn_board.h"

namespace navarch {

namespace {

std::optional<hex::Terrain> terrainOf(char letter)
{
    for (const auto& each : EnumNames<hex::Terrain>::names)
        if (letterOf(each.value) == letter)
            return each.value;
    return std::nullopt;
}

std::optional<std::uint8_t> zoneOf(char letter)
{
    if (letter == '.')
        return std::uint8_t{0};
    if (letter == '1' || letter == '2')
        return static_cast<std::uint8_t>(letter - '0');
    return std::nullopt;
}

/// Rows of letters, a letter a cell. What cannot be read is a problem at its row, and then nothing is taken of it.
template <class Cell>
void readRows(ObjectReader& read, std::string_view name, const DrawnBoard& board, std::vector<Cell>& cells,
              std::optional<Cell> (*meant)(char), const Phrase& remedy)
{
    if (!read.has(name))
        return;
    const std::size_t before = read.problems().size();
    const auto rows = read.items(name, static_cast<int>(rowsOf(board.shape).most));
    if (read.problems().size() != before)
        return;
    if (rows.size() != static_cast<std::size_t>(board.rows)) {
        read.refuse(name, phrase("It has %1 rows and not %2.", static_cast<int>(rows.size()), board.rows),
                    phrase("Write a text for each row of the board."));
        return;
    }
    std::vector<Cell> all;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::string place = std::string(name) + "[" + std::to_string(row) + "]";
        const std::string* text = rows[row]->get_ptr<const std::string*>();
        if (!text || text->size() != static_cast<std::size_t>(board.columns)) {
            read.refuse(place, phrase("A row is a text of %1 letters, one for each column.", board.columns));
            continue;
        }
        for (const char letter : *text) {
            const auto cell = meant(letter);
            if (!cell) {
                read.refuse(place,
                            phrase("%1 is no letter of it.", given(quotedForMessage(std::string(1, letter)))),
                            remedy);
                break;
            }
            all.push_back(*cell);
        }
    }
    if (read.problems().size() == before)
        cells = std::move(all);
}

void readWalls(ObjectReader& read, DrawnBoard& board)
{
    for (const Json* item : read.items("walls", mostBoardWalls)) {
        const std::string place = "walls[" + std::to_string(board.walls.size()) + "]";
        const std::string* text = item->get_ptr<const std::string*>();
        const auto cell = text ? cellFromText(*text) : std::nullopt;
        if (!cell || !board.contains(*cell)) {
            read.refuse(place, phrase("This is no cell of the board."),
                        phrase("Write column and row from 0: \"14.22\"."));
            board.walls.emplace_back(); // so that places are counted on
            continue;
        }
        if (board.hasWall(*cell))
            read.refuse(place, phrase("Two wall sections stand in one cell."), phrase("Leave one out."));
        board.walls.push_back(*cell);
    }
}

Json rowsText(const DrawnBoard& board, const std::function<char(std::size_t)>& letter)
{
    Json rows = Json::array();
    for (int row = 0; row < board.rows; ++row) {
        std::string text;
        for (int column = 0; column < board.columns; ++column)
            text += letter(board.indexOf({column, row}));
        rows.push_back(std::move(text));
    }
    return rows;
}

} // namespace

Result<DrawnBoard> boardFromJson(const Json& json, const std::string& file)
{
    Problems problems;
    ObjectReader read(json, file, {}, problems);
    read.expectFormat(boardFormat);
    DrawnBoard board;
    read("name", board.name, optionalNameText);
    read("source", board.source, noteText);
    if (read.isObject())
        for (const char* needed : {"cells", "columns", "rows"})
            if (!read.has(needed))
                read.refuse(needed, phrase("It is missing."),
                            phrase("Say what the cells are, and how many columns and rows there are."));
    read("cells", board.shape);
    read("columns", board.columns, columnsOf(board.shape));
    read("rows", board.rows, rowsOf(board.shape));
    read("north", board.north, Bounds{0, 359});
    read("metres", board.metres, Bounds{0, mostBoardMetres});
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    const DrawnBoard blank = blankBoard(board.shape, board.columns, board.rows);
    board.terrain = blank.terrain;
    board.zones = blank.zones;
    readRows<hex::Terrain>(read, "terrain", board, board.terrain, &terrainOf,
                           phrase("Write . # s r c ~ or w: open water, land, shallows, rocks, current, rough "
                                  "water, weed."));
    readRows<std::uint8_t>(read, "zones", board, board.zones, &zoneOf,
                           phrase("Write . or the number of the side that deploys there, 1 or 2."));
    readWalls(read, board);
    read.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return board;
}

Result<DrawnBoard> readBoard(std::string_view text, const std::string& file)
{
    return parseDocument(text, file, {boardFormat}).and_then([&](const Json& json) {
        return boardFromJson(json, file);
    });
}

Json boardJson(const DrawnBoard& board)
{
    Json json{{"format", boardFormat}};
    if (!board.name.empty())
        json["name"] = board.name;
    if (!board.source.empty())
        json["source"] = board.source;
    json["cells"] = nameOf(board.shape);
    json["columns"] = board.columns;
    json["rows"] = board.rows;
    if (board.north != 0)
        json["north"] = board.north;
    if (board.metres != 0)
        json["metres"] = board.metres;
    json["terrain"] = rowsText(board, [&](std::size_t cell) { return letterOf(board.terrain[cell]); });
    if (board.hasZones())
        json["zones"] = rowsText(board, [&](std::size_t cell) {
            return board.zones[cell] == 0 ? '.' : static_cast<char>('0' + board.zones[cell]);
        });
    for (const BoardCell wall : board.walls)
        json["walls"].push_back(cellText(wall));
    return json;
}

std::string boardText(const DrawnBoard& board)
{
    return jsonText(boardJson(board));
}

} // namespace navarch
