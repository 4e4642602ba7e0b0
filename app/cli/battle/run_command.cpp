// SPDX-License-Identifier: GPL-3.0-or-later
// navarch battle run BRIEF.json [--seed N] [--level LEVEL] [--log] [--outcome OUT.json] [--replay OUT.json]
#include "app/cli/base/options.h"
#include "app/cli/battle/battle_answer.h"
#include "app/cli/battle/battle_input.h"
#include "core/battle/replay/replay.h"

namespace navarch {

namespace {

struct BattleRunRequest {
    const RuleSets& rules;
    BriefAsked brief;
    bool withLog = false;
    std::string outcome;
    std::string replay;
    Replacing replacing = Replacing::SameKind;
};

ExitCode battleRun(const BattleRunRequest& request, Console& console)
{
    ExitCode code = ExitCode::Done;
    const auto brief = askedBrief(request.brief, console, code);
    if (!brief)
        return code;
    const auto match = openBattle(request.rules, *brief, request.brief, console);
    if (!match)
        return ExitCode::Refused;
    playToEnd(*match);
    const BattleOutcome outcome = match->outcome();
    const std::string writtenOutcome = request.outcome.empty() ? "" : jsonText(outcomeJson(outcome));
    const std::string writtenReplay = request.replay.empty() ? "" : jsonText(replayJson(replayOf(*match)));
    std::vector<Output> outputs;
    if (!request.outcome.empty())
        outputs.push_back({request.outcome, FileKind::Outcome, writtenOutcome, request.replacing});
    if (!request.replay.empty())
        outputs.push_back({request.replay, FileKind::Replay, writtenReplay, request.replacing});
    if (code = writeAll(outputs, console); code != ExitCode::Done)
        return code;
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-battle-run/1"}};
        fillBattleAnswer(answer, *brief, outcome);
        if (request.withLog)
            answer["log"] = logAnswer(*match);
        console.printJson(answer);
    } else {
        console.print((request.withLog ? logText(*match) + "\n" : "") + outcomeText(*brief, outcome));
    }
    return ExitCode::Done;
}

} // namespace

void addBattleRun(CLI::App& battle, ChosenCommand& chosen)
{
    const auto request =
        std::make_shared<BattleRunRequest>(BattleRunRequest{chosen.rules, {}, false, {}, {}});
    CLI::App* command = addCommand(
        battle, chosen, "run", "A battle from opening to outcome, fought by captains", request, battleRun);
    addBriefFile(*command, request->brief, "what the battle starts from; - reads standard input");
    addBriefSeed(*command, request->brief);
    addBriefBoard(*command, request->brief);
    addBriefLevel(*command, request->brief);
    command->add_flag("--log", request->withLog, "every order and event, with dice and modifiers");
    command->add_option("--outcome", request->outcome, "write the outcome to this file")
        ->type_name("OUT.json");
    command->add_option("--replay", request->replay, "write the replay to this file")->type_name("OUT.json");
    addForce(*command, request->replacing);
}

} // namespace navarch
