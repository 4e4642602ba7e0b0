// SPDX-License-Identifier: GPL-3.0-or-later
// navarch board new --cells KIND --out BOARD.json
// navarch board cut PLACE --cells KIND --out BOARD.json
#include <algorithm>

#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/board/board_input.h"
#include "core/base/listed.h"
#include "core/base/naming/meant.h"
#include "core/base/text.h"
#include "core/boards/drawn/board_check.h"
#include "core/chart/board_cut.h"
#include "core/data/coasts.h"
#include "core/data/figures.h"

namespace navarch {

namespace {

struct BoardMakeRequest {
    std::string place; ///< of `cut`
    std::string cells = "hexes";
    std::string size = "40x30";
    std::string name;
    std::string out;
    BoardCut cut;
    Replacing replacing = Replacing::SameKind;
};

ExitCode writeBoard(const BoardMakeRequest& request, const char* format, DrawnBoard board, Console& console)
{
    if (!request.name.empty())
        board.name = request.name;
    const Findings findings = checkBoard(board);
    const std::string text = boardText(board);
    const bool isWritten = request.out != "-";
    if (isWritten && !wrote({request.out, FileKind::Board, text, request.replacing}, console))
        return ExitCode::Unusable;
    if (console.wantsJson()) {
        Json answer = boardAnswer(format, board, findings);
        answer["out"] = isWritten ? Json(shownPath(request.out)) : Json();
        console.printJson(answer);
    } else if (isWritten) {
        console.print(shownPath(request.out) + ": " + boardHeading(board) + "\n" + findingsText(findings));
    } else {
        console.print(text);
    }
    return ExitCode::Done;
}

/// The shape and the size that were asked for, or a complaint.
bool takeSize(const BoardMakeRequest& request, BoardCut& cut, Console& console)
{
    cut.shape = enumFromName<BoardShape>(request.cells).value_or(BoardShape::Hexes);
    const auto size = boardSizeOf(request.size, cut.shape, "--size");
    if (!size) {
        console.complain(size.error());
        return false;
    }
    cut.columns = size->first;
    cut.rows = size->second;
    return true;
}

ExitCode boardNew(const BoardMakeRequest& request, Console& console)
{
    BoardCut cut;
    if (!takeSize(request, cut, console))
        return ExitCode::Unusable;
    return writeBoard(request, "navarch-board-new/1", blankBoard(cut.shape, cut.columns, cut.rows), console);
}

/// A place that a board may be cut at, by its id or its name.
struct CutPlace {
    std::string called;
    BattlePlace place;
};

/// Battles' places first, for some are ports as well.
std::vector<CutPlace> cutPlaces()
{
    std::vector<CutPlace> places;
    const auto add = [&](const BattlePlace& place) {
        places.push_back({std::string(place.id), place});
        if (place.name != place.id)
            places.push_back({std::string(place.name), place});
    };
    for (const BattlePlace& place : battlePlaces())
        add(place);
    for (const KnownPort& port : builtInFigures().gazetteer.all())
        add({port.id, port.name, {port.latitude, port.longitude}});
    return places;
}

/// A battle's place or a port, or degrees; where it is none, `instead` has what may have been meant.
std::optional<BattlePlace> placeNamed(const std::string& text, Phrase& instead)
{
    if (const auto at = placeFromText(text))
        return BattlePlace{{}, {}, *at};
    const std::vector<CutPlace> places = cutPlaces();
    std::vector<std::string> names;
    for (const CutPlace& each : places)
        names.push_back(each.called);
    const Meant meant = meantBy(text, names);
    if (!meant.found.empty())
        return places[meant.found.front()].place;
    instead = didYouMean(meant, names);
    return std::nullopt;
}

ExitCode boardCut(const BoardMakeRequest& request, Console& console)
{
    BoardCut cut = request.cut;
    if (!takeSize(request, cut, console))
        return ExitCode::Unusable;
    Phrase instead;
    const auto place = placeNamed(request.place, instead);
    if (!place) {
        std::string list;
        for (const BattlePlace& each : battlePlaces())
            list += (list.empty() ? "" : ", ") + std::string(each.id);
        console.complain(
            Problem{"PLACE", phrase("There is no place %1.", given(quotedForMessage(request.place))),
                    sentences({instead, phrase("Write %1, the id of a port, or degrees: \"37.95 N 23.56 E\".",
                                               given(list))})});
        return ExitCode::Unusable;
    }
    cut.middle = place->at;
    DrawnBoard board = cutBoard(builtInLand(CoastLevel::Fine), cut);
    board.name = place->name.empty() ? placeText(place->at) : std::string(place->name);
    board.source = "GSHHG 2.3.7, at " + placeText(place->at);
    return writeBoard(request, "navarch-board-cut/1", std::move(board), console);
}

void addMaking(CLI::App& command, BoardMakeRequest& request)
{
    std::vector<std::string> shapes;
    for (const auto& each : EnumNames<BoardShape>::names)
        shapes.emplace_back(each.name);
    takesOneOf(command.add_option("--cells", request.cells, "what the board's cells are"), shapes)
        ->type_name("KIND")
        ->capture_default_str();
    command.add_option("--size", request.size, "columns and rows")->type_name("40x30")->capture_default_str();
    takesName(command.add_option("--name", request.name, "what the board is called"));
    command.add_option("--out", request.out, "write the board to this file; - prints it")
        ->type_name("BOARD.json")
        ->required();
    addForce(command, request.replacing);
}

} // namespace

void addBoardNew(CLI::App& board, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BoardMakeRequest>();
    addMaking(*addCommand(board, chosen, "new", "A board of open water", request, boardNew), *request);
}

void addBoardCut(CLI::App& board, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BoardMakeRequest>();
    CLI::App* command =
        addCommand(board, chosen, "cut", "A board cut from the coast at a place", request, boardCut);
    command
        ->add_option("PLACE", request->place,
                     "where a famous battle was fought (salamis), a port by its id, or degrees")
        ->required();
    BoardCut& cut = request->cut;
    addWholeNumber(
        *command, "--metres", {leastCutMetres, mostBoardMetres},
        [&cut](std::int64_t metres) { cut.metres = static_cast<int>(metres); },
        "from one cell to the next; 150 when it is left out");
    addWholeNumber(
        *command, "--north", {0, 359},
        [&cut](std::int64_t degrees) { cut.north = static_cast<int>(degrees); },
        "where north lies, degrees clockwise from the board's top");
    command->add_flag("--shallows", cut.hasShallows, "a rim of shallows along the shores");
    addMaking(*command, *request);
}

} // namespace navarch
