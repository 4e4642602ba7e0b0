// SPDX-License-Identifier: GPL-3.0-or-later
// navarch battle run BRIEF.json [--seed N] [--log] [--outcome OUT.json] [--replay OUT.json]
#include "app/cli/base/options.h"
#include "app/cli/battle/battle_answer.h"
#include "app/cli/battle/battle_input.h"
#include "core/battle/replay/replay.h"

namespace navarch {

namespace {

struct BattleRunRequest {
    const RuleSets& rules;
    std::string path;
    std::optional<std::uint64_t> seed;
    bool withLog = false;
    std::string outcome;
    std::string replay;
    Replacing replacing = Replacing::SameKind;
};

ExitCode battleRun(const BattleRunRequest& request, Console& console)
{
    auto brief = readBriefFile(request.path);
    if (!brief) {
        console.complain(brief.error());
        return ExitCode::Unusable;
    }
    if (request.seed)
        brief->seed = *request.seed;
    const auto match = request.rules.open(*brief, builtInFigures());
    if (!match) {
        console.complain(inFile(match.error(), placeOf(request.path)));
        return ExitCode::Refused;
    }
    playToEnd(**match);
    const BattleOutcome outcome = (*match)->outcome();
    const std::string writtenOutcome = request.outcome.empty() ? "" : jsonText(outcomeJson(outcome));
    const std::string writtenReplay = request.replay.empty() ? "" : jsonText(replayJson(replayOf(**match)));
    std::vector<Output> outputs;
    if (!request.outcome.empty())
        outputs.push_back({request.outcome, FileKind::Outcome, writtenOutcome, request.replacing});
    if (!request.replay.empty())
        outputs.push_back({request.replay, FileKind::Replay, writtenReplay, request.replacing});
    if (const ExitCode code = writeAll(outputs, console); code != ExitCode::Done)
        return code;
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-battle-run/1"}};
        fillBattleAnswer(answer, *brief, outcome);
        if (request.withLog)
            answer["log"] = logAnswer(**match);
        console.printJson(answer);
    } else {
        console.print((request.withLog ? logText(**match) + "\n" : "") + outcomeText(*brief, outcome));
    }
    return ExitCode::Done;
}

} // namespace

void addBattleRun(CLI::App& battle, ChosenCommand& chosen)
{
    const auto request =
        std::make_shared<BattleRunRequest>(BattleRunRequest{chosen.rules, {}, {}, false, {}, {}});
    CLI::App* command = addCommand(
        battle, chosen, "run", "A battle from opening to outcome, fought by captains", request, battleRun);
    command->add_option("BRIEF.json", request->path, "what the battle starts from; - reads standard input")
        ->required();
    addSeed(*command, "--seed", request->seed, "other dice than the brief's seed gives");
    command->add_flag("--log", request->withLog, "every order and event, with dice and modifiers");
    command->add_option("--outcome", request->outcome, "write the outcome to this file")
        ->type_name("OUT.json");
    command->add_option("--replay", request->replay, "write the replay to this file")->type_name("OUT.json");
    addForce(*command, request->replacing);
}

} // namespace navarch
