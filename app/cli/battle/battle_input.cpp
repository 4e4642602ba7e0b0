// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/battle_input.h"

#include <filesystem>

#include "app/base/files/beside.h"
#include "app/base/files/class_shelf.h"
#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/board/board_input.h"
#include "core/base/listed.h"
#include "core/base/naming/meant.h"
#include "core/base/text.h"
#include "core/battle/brief/laid_board.h"
#include "core/boards/drawn/board_check.h"

namespace navarch {

Result<BattleBrief> readBriefOf(const Json& json, const std::string& path)
{
    const std::filesystem::path folder = path == "-" ? "" : std::filesystem::path(path).parent_path();
    const auto besideIt = [&](const std::string& name) {
        const std::string place = placeOf(path);
        return pathBeside(folder.string(), name, place + ": " + quotedForMessage(name))
            .and_then([&](const std::string& file) { return readWholeFile(file); })
            .map_error([&](Problems problems) {
                // What is wrong with the file is the brief's too: it named it.
                for (Problem& problem : problems)
                    if (!problem.place.starts_with(place))
                        problem.place = place + " names " + problem.place;
                return problems;
            });
    };
    return readBrief(json, placeOf(path), figuresWithShelved(), besideIt);
}

Result<BattleBrief> readBriefFile(const std::string& path)
{
    return readDocument(path, {briefFormat}).and_then([&](const Json& json) {
        return readBriefOf(json, path);
    });
}

void addBriefFile(CLI::App& command, BriefAsked& asked, const std::string& description)
{
    command.add_option("BRIEF.json", asked.path, description)->required();
}

void addBriefSeed(CLI::App& command, BriefAsked& asked)
{
    addSeed(command, "--seed", asked.seed, "other dice than the brief's seed gives");
}

void addBriefBoard(CLI::App& command, BriefAsked& asked)
{
    command.add_option("--board", asked.board, "fight it on this board instead of the brief's")
        ->type_name("BOARD.json");
}

bool laidOn(BattleBrief& brief, const std::string& board, Console& console)
{
    if (board.empty())
        return true;
    const auto read = readBoardFile(board);
    if (!read) {
        console.complain(read.error());
        return false;
    }
    layBoard(brief, *read);
    return true;
}

bool isOnSoundBoard(const BattleBrief& brief, const Console& console)
{
    Problems unread; // of which opening the battle tells
    const auto board = laidBoard(brief, unread);
    const Findings findings = board ? checkBoard(*board) : Findings();
    console.complain(findings);
    return !hasErrors(findings);
}

void addBriefLevel(CLI::App& command, BriefAsked& asked)
{
    std::vector<std::string> names;
    for (const auto& each : EnumNames<CaptainLevel>::names)
        names.emplace_back(each.name);
    takesOneOf(command.add_option("--level", asked.level,
                                  "how far the captains of all sides think, whatever the brief says of them"),
               names)
        ->type_name("LEVEL");
}

std::optional<BattleBrief> askedBrief(const BriefAsked& asked, Console& console, ExitCode& code)
{
    code = ExitCode::Unusable;
    auto brief = readBriefFile(asked.path);
    if (!brief) {
        console.complain(brief.error());
        return std::nullopt;
    }
    if (!laidOn(*brief, asked.board, console))
        return std::nullopt;
    if (!isOnSoundBoard(*brief, console)) {
        code = ExitCode::Refused;
        return std::nullopt;
    }
    if (asked.seed)
        brief->seed = *asked.seed;
    if (const auto level = enumFromName<CaptainLevel>(asked.level))
        for (BriefSide& side : brief->sides)
            side.level = level;
    code = ExitCode::Done;
    return std::move(*brief);
}

std::unique_ptr<Match> openBattle(const RuleSets& rules, const BattleBrief& brief, const BriefAsked& asked,
                                  Console& console)
{
    auto match = rules.open(brief, builtInFigures());
    if (match)
        return std::move(*match);
    console.complain(inFile(match.error(), placeOf(asked.path)));
    return nullptr;
}

Result<int> viewerIn(const BattleBrief& brief, const std::string& side)
{
    if (side.empty())
        return -1;
    const int count = static_cast<int>(brief.sides.size());
    if (const auto number = wholeNumber(side, 1, count))
        return *number - 1;
    std::vector<std::string> names;
    for (const BriefSide& each : brief.sides)
        names.push_back(each.name);
    const Meant meant = meantBy(side, names);
    if (meant.found.size() == 1)
        return static_cast<int>(meant.found.front());
    if (meant.found.empty())
        return problem("--side", phrase("There is no side %1 in this battle.", given(quotedForMessage(side))),
                       sentences({didYouMean(meant, names),
                                  phrase("It has the sides 1 to %1; give a number or a name.", count)}));
    std::vector<Phrase> numbers;
    for (const std::size_t place : meant.found)
        numbers.emplace_back(given(std::to_string(place + 1)));
    return problem("--side",
                   phrase("Several are called %1: the numbers %2. Give the number of the one you mean.",
                          given(quotedForMessage(side)), listedWithAnd(numbers)));
}

Problems inFile(Problems problems, const std::string& place)
{
    for (Problem& problem : problems)
        problem.place = place + (problem.place.empty() ? "" : ": " + problem.place);
    return problems;
}

} // namespace navarch
