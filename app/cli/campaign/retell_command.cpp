// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign retell FILE.navarch --deed N --strike | --change ACTION.json | --insert ACTION.json [--drop-unfit] [--ask]
#include <optional>

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/input.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/campaign_answer.h"
#include "app/cli/campaign/file/access.h"
#include "app/cli/campaign/file/attempt.h"
#include "core/base/json_reader.h"
#include "db/retelling.h"

namespace navarch {

namespace {

struct RetellRequest {
    std::string path;
    std::int64_t deed = 0;
    bool strike = false;
    std::string change;
    std::string insert;
    bool dropUnfit = false;
    bool ask = false;
};

struct Altered {
    Alteration alteration = Alteration::Strike;
    std::optional<Action> action;
    std::string text; ///< of the file it stands in
};

/// A document of actions with one in it.
Result<Altered> alterationOf(const RetellRequest& request, const Figures& figures)
{
    Altered altered;
    if (request.strike)
        return altered;
    altered.alteration = request.insert.empty() ? Alteration::Change : Alteration::Insert;
    const std::string& path = request.insert.empty() ? request.change : request.insert;
    const std::string place = placeOf(path);
    return readInput(path)
        .and_then([&](const std::string& text) {
            altered.text = text;
            return parseDocument(text, place, {actionsFormat});
        })
        .and_then([&](const Json& json) -> Result<Altered> {
            Problems problems;
            ObjectReader read(json, place, {}, problems);
            read.expectFormat(actionsFormat);
            const auto items = read.items("actions", 1);
            if (problems.empty() && items.size() != 1)
                read.refuse("actions", phrase("One deed is told otherwise; give one action."));
            read.finish();
            if (!problems.empty())
                return tl::unexpected(std::move(problems));
            return readAction(*items.front(), place + ": actions[0]", figures).map([&](Action&& action) {
                altered.action = std::move(action);
                return altered;
            });
        });
}

Json deedAnswer(const RetoldDeed& deed)
{
    return {{"deed", deed.number == 0 ? Json(nullptr) : Json(deed.number)},
            {"title", deed.title.english()},
            {"fits", deed.fits},
            {"findings", findingsAnswer(deed.reasons)}};
}

/// Tells each deed that does not fit any more, with why.
void tellUnfit(const Retelling& retelling, Console& console)
{
    for (const RetoldDeed& deed : retelling.deeds) {
        if (deed.fits)
            continue;
        console.complain(phrase("Deed %1 does not fit any more: %2", deed.number, deed.title));
        console.complain(deed.reasons);
    }
}

ExitCode retellIt(const RetellRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened =
        openCampaign(request.path, request.ask ? OpenMode::Look : OpenMode::Edit, console);
    if (!opened.file)
        return opened.code;
    CampaignFile& file = *opened.file;
    const auto altered = alterationOf(request, file.figures());
    if (!altered) {
        console.complain(altered.error());
        return ExitCode::Unusable;
    }
    std::optional<Attempt> attempt;
    if (!request.ask) {
        attempt.emplace(file, "retell " + std::to_string(request.deed) + (request.strike ? " strike\n" : "\n")
                                  + request.insert + "\n" + altered->text);
        if (const auto code = endsBefore(*attempt, request.path, console))
            return *code;
    }
    const auto history = toldFrom(file, request.deed);
    if (!history) {
        console.complain(history.error());
        return ExitCode::Unusable;
    }
    const Retelling retelling = retell(history->before, file.figures(), history->deeds, altered->alteration,
                                       altered->action, request.dropUnfit ? Unfit::Drop : Unfit::Stop);
    Json answer{{"format", "navarch-campaign-retelling/1"},
                {"file", shownPath(request.path)},
                {"done", false},
                {"whole", retelling.isWhole},
                {"dropped", retelling.dropped()},
                {"deeds", Json::array()},
                {"campaign", headAnswer(retelling.campaign.head())}};
    for (const RetoldDeed& deed : retelling.deeds)
        answer["deeds"].push_back(deedAnswer(deed));
    tellUnfit(retelling, console);
    const auto finish = [&](ExitCode code) {
        if (console.wantsJson())
            console.printJson(answer);
        return code;
    };
    if (!retelling.isWhole) {
        console.complain(phrase("Nothing was changed. --drop-unfit leaves out what does not fit any more."));
        return finish(ExitCode::Refused);
    }
    if (!request.ask) {
        const auto backup = file.backUp(); // what was told before is also there as a file
        if (!backup) {
            console.complain(backup.error());
            return finish(ExitCode::Unusable);
        }
        const Performed performed = retellFile(file, *history, retelling);
        if (!performed.done()) {
            console.complain(performed.verdict.reasons);
            if (performed.outcome == Performed::Outcome::Refused)
                return finish(ExitCode::Refused);
            console.complain(performed.problem);
            return codeOfFailure(performed.mayBeKept, *attempt);
        }
        console.noteDone();
        answer["done"] = true;
        answer["campaign"] = headAnswer(file.campaign().head());
    }
    if (!console.wantsJson()) {
        console.print(headText(retelling.campaign.head()) + "\n");
        console.print(
            phrase("Deeds told again: %1, left out: %2", retelling.actions().size(), retelling.dropped()));
    }
    const ExitCode code = finish(ExitCode::Done);
    console.printNow({});
    return code;
}

} // namespace

void addCampaignRetell(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<RetellRequest>();
    CLI::App* command = addCommand(campaign, chosen, "retell",
                                   "Tells a past deed otherwise, and goes through those after it again; what "
                                   "was told before stays in the history",
                                   request, retellIt);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    addWholeNumber(
        *command, "--deed", Bounds{2, std::int64_t{1} << 53},
        [request](std::int64_t deed) { request->deed = deed; },
        "the deed of that number, as `campaign branch --list` shows them")
        ->required();
    CLI::Option_group* how = command->add_option_group("Alteration", "What is told otherwise");
    how->add_flag("--strike", request->strike, "the deed never came to pass");
    how->add_option("--change", request->change,
                    "the one action of this file in its place; - reads standard input");
    how->add_option("--insert", request->insert,
                    "the one action of this file before it; - reads standard input");
    how->require_option(1);
    command->add_flag("--drop-unfit", request->dropUnfit,
                      "leave out later deeds that do not fit any more, instead of stopping at the first");
    command->add_flag("--ask", request->ask, "say what would come of it, and change nothing");
}

} // namespace navarch
