// SPDX-License-Identifier: GPL-3.0-or-later
// navarch battle play BRIEF.json [--side NAME]... [--both] [--dice] [--seed N] [--level LEVEL] [--outcome OUT.json] [--replay OUT.json]
#include <algorithm>
#include <iostream>

#include "app/cli/base/options.h"
#include "app/cli/battle/battle_answer.h"
#include "app/cli/battle/battle_input.h"
#include "app/cli/battle/terminal_battle.h"
#include "core/battle/replay/replay.h"

namespace navarch {

namespace {

struct BattlePlayRequest {
    const RuleSets& rules;
    BriefAsked brief;
    std::vector<std::string> sides;
    bool playsAll = false;
    bool typesDice = false;
    std::string outcome;
    std::string replay;
    Replacing replacing = Replacing::SameKind;
};

/// The sides that are played by hand: those that were named, else the first.
Result<std::set<int>> sidesByHand(const BattlePlayRequest& request, const BattleBrief& brief)
{
    std::set<int> byHand;
    for (std::size_t side = 0; side < brief.sides.size(); ++side)
        if (request.playsAll || (request.sides.empty() && side == 0))
            byHand.insert(static_cast<int>(side));
    for (const std::string& asked : request.sides) {
        const auto side = viewerIn(brief, asked);
        if (!side)
            return tl::unexpected(side.error());
        if (*side >= 0)
            byHand.insert(*side);
    }
    return byHand;
}

ExitCode battlePlay(const BattlePlayRequest& request, Console& console)
{
    if (request.brief.path == "-") {
        console.complain(Problem{"BRIEF.json", phrase("Standard input is where the orders come from."),
                                 phrase("Give the brief as a file.")});
        return ExitCode::Unusable;
    }
    ExitCode code = ExitCode::Done;
    const auto brief = askedBrief(request.brief, console, code);
    if (!brief)
        return code;
    const auto byHand = sidesByHand(request, *brief);
    if (!byHand) {
        console.complain(byHand.error());
        return ExitCode::Unusable;
    }
    const auto match = openBattle(request.rules, *brief, request.brief, console);
    if (!match)
        return ExitCode::Refused;
    TerminalBattle battle(*match, std::cin, std::cout, {*byHand, request.typesDice});
    const bool isOver = battle.play();
    std::vector<Output> outputs;
    const std::string replay = request.replay.empty() ? "" : jsonText(replayJson(replayOf(*match)));
    const std::string outcome =
        request.outcome.empty() || !isOver ? "" : jsonText(outcomeJson(match->outcome()));
    if (!outcome.empty())
        outputs.push_back({request.outcome, FileKind::Outcome, outcome, request.replacing});
    if (!replay.empty())
        outputs.push_back({request.replay, FileKind::Replay, replay, request.replacing});
    if (code = writeAll(outputs, console); code != ExitCode::Done)
        return code;
    if (isOver)
        console.print("\n" + outcomeText(*brief, match->outcome()));
    return ExitCode::Done;
}

} // namespace

void addBattlePlay(CLI::App& battle, ChosenCommand& chosen)
{
    const auto request =
        std::make_shared<BattlePlayRequest>(BattlePlayRequest{chosen.rules, {}, {}, false, false, {}, {}});
    CLI::App* command = addPeoplesCommand(battle, chosen, "play", "A battle that you play in this terminal",
                                          request, battlePlay);
    addBriefFile(*command, request->brief, "what the battle starts from");
    command->add_option("--side", request->sides, "a side that you play; else the first")->type_name("NAME");
    command->add_flag("--all", request->playsAll, "you play every side");
    command->add_flag("--dice", request->typesDice, "you roll the dice of your orders, and type what falls");
    addBriefSeed(*command, request->brief);
    addBriefBoard(*command, request->brief);
    addBriefLevel(*command, request->brief);
    command->add_option("--outcome", request->outcome, "write the outcome to this file when it is over")
        ->type_name("OUT.json");
    command->add_option("--replay", request->replay, "write the replay to this file, as far as it was played")
        ->type_name("OUT.json");
    addForce(*command, request->replacing);
}

} // namespace navarch
