// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign class add FILE.navarch CLASSES.json [--class ID] [--ask]
#include <algorithm>
#include <optional>

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/file/access.h"
#include "app/cli/campaign/file/attempt.h"
#include "app/cli/classes/class_input.h"
#include "core/base/text.h"
#include "core/campaign/gate/actions.h"

namespace navarch {

namespace {

struct ClassRequest {
    std::string path;
    std::string classes;
    std::vector<std::string> only; ///< ids; empty: all of the file, with its house figures
    bool ask = false;
};

/// Those of the file that were asked for; none of its house figures then.
Result<ClassBook> chosenOf(const ClassBook& book, const ClassRequest& request)
{
    if (request.only.empty())
        return book;
    ClassBook chosen{book.name, {}};
    Problems problems;
    for (const std::string& id : request.only) {
        const auto found = std::find_if(book.classes.begin(), book.classes.end(),
                                        [&](const ShipClass& each) { return each.id == id; });
        if (found == book.classes.end())
            problems.push_back({shownPath(request.classes),
                                phrase("There is no ship class %1.", given(quotedForMessage(id))),
                                phrase("`navarch classes check` lists those of a file.")});
        else if (std::find(chosen.classes.begin(), chosen.classes.end(), *found) == chosen.classes.end())
            chosen.classes.push_back(*found);
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return chosen;
}

Json classIdsOf(const ClassBook& book)
{
    Json ids = Json::array();
    for (const ShipClass& each : book.classes)
        ids.push_back(each.id);
    return ids;
}

ExitCode addTo(const ClassRequest& request, Console& console)
{
    const QtRuntime qt;
    const auto book = classBookOf(request.classes).and_then([&](const ClassBook& whole) {
        return chosenOf(whole, request);
    });
    if (!book) {
        console.complain(book.error());
        return ExitCode::Unusable;
    }
    const OpenedCampaign opened =
        openCampaign(request.path, request.ask ? OpenMode::Look : OpenMode::Edit, console);
    if (!opened.file)
        return opened.code;
    CampaignFile& file = *opened.file;
    std::optional<Attempt> attempt;
    if (!request.ask) {
        attempt.emplace(file, "class add\n" + classBookJson(*book).dump());
        if (const auto code = endsBefore(*attempt, request.path, console))
            return *code;
    }
    const AddClasses action{*book};
    Verdict verdict = file.ask(action);
    if (verdict.allowed() && !request.ask) {
        Performed performed = file.perform(action);
        if (performed.outcome == Performed::Outcome::Failed) {
            console.complain(performed.problem);
            return codeOfFailure(performed.mayBeKept, *attempt);
        }
        if (performed.done())
            console.noteDone();
        verdict = std::move(performed.verdict);
    }
    if (!verdict.allowed()) {
        console.complain(verdict.reasons);
        console.complain(phrase("Nothing was changed."));
        return ExitCode::Refused;
    }
    if (console.wantsJson()) {
        console.printJson({{"format", "navarch-campaign-class/1"},
                           {"file", shownPath(request.path)},
                           {"done", !request.ask},
                           {"title", verdict.title.english()},
                           {"added", classIdsOf(*book)},
                           {"findings", findingsAnswer(verdict.reasons)},
                           {"events", eventsJson(verdict.events)}});
    } else {
        std::string events;
        for (const Event& event : verdict.events)
            events += "  " + spokenText(event.text) + "\n";
        console.print(request.ask ? phrase("Nothing is changed yet.") : phrase("Done: %1", verdict.title));
        console.print(events + findingsText(verdict.reasons));
    }
    console.printNow({});
    return ExitCode::Done;
}

} // namespace

void addCampaignClass(CLI::App& campaign, ChosenCommand& chosen)
{
    CLI::App* ofClasses = campaign.add_subcommand("class", "Ship classes of the campaign's own");
    ofClasses->require_subcommand(1);
    const auto request = std::make_shared<ClassRequest>();
    CLI::App* command = addCommand(*ofClasses, chosen, "add",
                                   "Gives a war ship classes of one's own, and the house figures of their "
                                   "file: all of them, or none",
                                   request, addTo);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    command->add_option("CLASSES.json", request->classes, "a file of classes; - reads standard input")
        ->required();
    command->add_option("--class", request->only,
                        "only the class of this id, without the house figures; may be repeated");
    command->add_flag("--ask", request->ask, "say what would follow, and change nothing");
}

} // namespace navarch
