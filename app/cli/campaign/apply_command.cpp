// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign apply FILE.navarch ACTIONS.json [--ask]
#include <algorithm>
#include <cctype>

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/input.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/battles/battle_request.h"
#include "app/cli/campaign/file/access.h"
#include "app/cli/campaign/file/attempt.h"
#include "core/base/json_reader.h"
#include "core/campaign/deed/changes.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/data/own_figures.h"

namespace navarch {

namespace {

constexpr int mostActions = 10'000;

struct ApplyRequest {
    std::string path;
    std::string actions;
    std::string side;
    bool ask = false;
};

struct AskedActions {
    std::string id; ///< under which it is recognised when it is asked again; may be empty
    std::vector<Action> actions;
    std::string text; ///< of the document
};

bool isId(const std::string& id)
{
    return !id.empty() && std::all_of(id.begin(), id.end(), [](unsigned char c) {
        return c < 128 && (std::isalnum(c) || c == '.' || c == ':' || c == '-');
    });
}

Result<AskedActions> readActions(const std::string& path, const Figures& standing)
{
    const Figures* figures = &standing; // with the classes that the actions before bring
    const std::string place = placeOf(path);
    AskedActions asked;
    return readInput(path)
        .and_then([&](const std::string& text) {
            asked.text = text;
            return parseDocument(text, place, {actionsFormat});
        })
        .and_then([&](const Json& json) -> Result<AskedActions> {
            Problems problems;
            std::vector<Action>& actions = asked.actions;
            ObjectReader read(json, place, {}, problems);
            read.expectFormat(actionsFormat);
            read("id", asked.id, TextBounds{64, true});
            if (read.has("id") && !isId(asked.id))
                read.refuse("id", phrase("It is no id."),
                            phrase("Write letters of ASCII, digits, full stops, colons and hyphens."));
            std::size_t index = 0;
            for (const Json* item : read.items("actions", mostActions)) {
                auto action =
                    readAction(*item, place + ": actions[" + std::to_string(index++) + "]", *figures);
                if (action) {
                    if (const auto* added = std::get_if<AddClasses>(&*action))
                        figures = &figuresWith(*figures, added->book.classes);
                    actions.push_back(std::move(*action));
                } else {
                    problems.insert(problems.end(), action.error().begin(), action.error().end());
                }
                if (problems.size() >= maxProblems)
                    break;
            }
            read.finish();
            if (!problems.empty())
                return tl::unexpected(std::move(problems));
            return asked;
        });
}

Json rollsAnswer(const std::vector<Roll>& rolls)
{
    Json answer = Json::array();
    for (const Roll& roll : rolls)
        answer.push_back({{"sides", roll.sides},
                          {"face", roll.face},
                          {"rule", roll.rule},
                          {"why", roll.why},
                          {"result", roll.result.english()}});
    return answer;
}

Json verdictAnswer(const Action& action, const Verdict& verdict)
{
    return {{"do", kindOf(action)},
            {"title", verdict.title.english()},
            {"allowed", verdict.allowed()},
            {"cost", verdict.cost.text()},
            {"findings", findingsAnswer(verdict.reasons)},
            {"missing_dice", rollsAnswer(verdict.missingDice)},
            {"events", eventsJson(verdict.events)}};
}

void complainOf(const std::string& place, const Verdict& verdict, const Console& console)
{
    console.complain(verdict.title.isEmpty() ? phrase("%1 is refused.", given(place))
                                             : phrase("%1 is refused: %2.", given(place), verdict.title));
    console.complain(verdict.reasons);
    complainOfDice(verdict.missingDice, console);
}

/// What an allowed action costs or brings, and what is to be known of it besides: whom it offends, what has to leave.
void printWith(const Phrase& done, const Verdict& verdict, Console& console)
{
    console.print(verdict.cost.isZero()       ? done
                  : verdict.cost.isNegative() ? phrase("%1; brings %2 talents", done, -verdict.cost)
                                              : phrase("%1; costs %2 talents", done, verdict.cost));
    for (const Finding& finding : verdict.reasons) {
        const Phrase told =
            finding.rule.empty() ? finding.message : phrase("%1 (%2)", finding.message, given(finding.rule));
        const Phrase line = finding.subject.isEmpty() ? told : phrase("%1: %2", finding.subject, told);
        console.print("  " + spokenText(line) + "\n");
    }
}

ExitCode apply(const ApplyRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened =
        openCampaign(request.path, request.ask ? OpenMode::Look : OpenMode::Edit, console);
    if (!opened.file)
        return opened.code;
    CampaignFile& file = *opened.file;
    const auto asked = readActions(request.actions, file.figures());
    if (!asked) {
        console.complain(asked.error());
        return ExitCode::Unusable;
    }
    const std::vector<Action>& actions = asked->actions;
    SideId eyes;
    if (!request.side.empty()) {
        const SideRecord* side = named<SideRecord>(file.campaign(), request.side, "side", console);
        if (!side)
            return ExitCode::Unusable;
        eyes = side->id;
    }
    std::optional<Attempt> attempt;
    if (!request.ask) {
        attempt.emplace(
            file, "apply" + (eyes ? " " + std::to_string(eyes.value) : std::string()) + "\n" + asked->text,
            asked->id);
        if (const auto code = endsBefore(*attempt, request.path, console))
            return *code;
    }
    Json answer{{"format", "navarch-campaign-apply/1"},
                {"file", shownPath(request.path)},
                {"done", false},
                {"actions", Json::array()}};

    // All of them are considered on a copy first: when one is refused, none has been done.
    Campaign copy = file.campaign();
    const Figures* figures = &file.figures();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Verdict verdict = consider(copy, *figures, actions[i], eyes);
        answer["actions"].push_back(verdictAnswer(actions[i], verdict));
        if (!verdict.allowed()) {
            complainOf(placeOf(request.actions) + ": actions[" + std::to_string(i) + "]", verdict, console);
            console.complain(
                phrase("Nothing was changed. Correct the action, or take it out, and apply them again."));
            if (console.wantsJson())
                console.printJson(answer);
            return ExitCode::Refused;
        }
        applyChanges(copy, verdict.changes);
        figures = &figuresAfter(verdict.changes, copy, *figures);
        if (request.ask && !console.wantsJson())
            printWith(phrase("allowed: %1", verdict.title), verdict, console);
    }
    if (request.ask) {
        if (console.wantsJson())
            console.printJson(answer);
        return ExitCode::Done;
    }

    const PerformedAll performed = file.performAll(actions, eyes);
    if (performed.outcome == Performed::Outcome::Refused) {
        console.complain(performed.verdicts.back().reasons);
        console.complain(phrase("Nothing was changed."));
        return ExitCode::Refused;
    }
    if (!performed.done()) {
        console.complain(performed.problem);
        return codeOfFailure(performed.mayBeKept, *attempt);
    }
    console.noteDone();
    // Written when all of it is safe on disk, and before the note of the attempt goes.
    answer["done"] = true;
    if (console.wantsJson())
        console.printJson(answer);
    else
        for (const Verdict& verdict : performed.verdicts)
            printWith(phrase("done: %1", verdict.title), verdict, console);
    console.printNow({});
    return ExitCode::Done;
}

} // namespace

void addCampaignApply(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ApplyRequest>();
    CLI::App* command = addCommand(
        campaign, chosen, "apply",
        "Performs actions from a file in order: all of them, or none when one is refused", request, apply);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    command->add_option("ACTIONS.json", request->actions, "a file of actions; - reads standard input")
        ->required();
    command->add_flag("--ask", request->ask,
                      "say whether they may be done and what they cost, and change nothing");
    command->add_option(
        "--side", request->side,
        "as this side, by its number or name: only what is its own to do; without it as the umpire");
}

} // namespace navarch
