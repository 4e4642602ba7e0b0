// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/boards/board_document.h"

#include "app/base/files/output.h"
#include "app/workshop/boards/board_room.h"
#include "core/base/json_reader.h"
#include "core/boards/drawn/board_edits.h"

namespace navarch {
namespace {

constexpr std::string_view boardDraftFormat = "navarch-board-draft/1";
constexpr TextBounds boardPathText{4096, true};

} // namespace

QString DrawnBoardKind::draftName()
{
    return QStringLiteral("board");
}

QString DrawnBoardKind::freshTitle()
{
    return BoardRoom::tr("New board");
}

BoardPlan DrawnBoardKind::fresh()
{
    BoardPlan plan;
    plan.board = blankBoard(BoardShape::Hexes, 40, 30);
    (void)zonesAlongEdges(plan.board, usualZoneDepth(plan.board.shape));
    return plan;
}

Result<DrawnBoard> DrawnBoardKind::read(const std::string& path)
{
    return readWholeFile(path).and_then(
        [&](const std::string& text) { return readBoard(text, shownPath(path)); });
}

Result<void> DrawnBoardKind::write(const std::string& path, const DrawnBoard& content)
{
    return writeOutput(path, FileKind::Board, boardText(content));
}

Json DrawnBoardKind::draftJson(const BoardPlan& plan)
{
    return {{"format", boardDraftFormat}, {"path", plan.path}, {"board", boardJson(plan.board)}};
}

Result<BoardPlan> DrawnBoardKind::readDraft(const Json& json, const std::string& file)
{
    Problems problems;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(boardDraftFormat);
    std::string path;
    top("path", path, boardPathText);
    Result<DrawnBoard> board = problem(file, phrase("The draft has no board."));
    if (const Json* inner = top.value("board"))
        board = boardFromJson(*inner, file);
    top.finish();
    if (!board)
        return tl::unexpected(board.error());
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return BoardPlan{std::move(*board), path};
}

} // namespace navarch
