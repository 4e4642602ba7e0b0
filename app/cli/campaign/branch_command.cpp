// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign branch FILE.navarch NEW.navarch --deed N | --week N [--name NAME] [--replace]
// navarch campaign branch FILE.navarch --list
#include <algorithm>
#include <optional>

#include <QFile>

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/campaign_answer.h"
#include "app/cli/campaign/file/access.h"
#include "app/cli/campaign/file/placing.h"
#include "core/campaign/turn_count.h"
#include "db/branching.h"
#include "db/sqlite/files.h"

namespace navarch {

namespace {

struct BranchRequest {
    std::string path;
    std::string to;
    std::optional<std::int64_t> deed;
    std::optional<std::int64_t> week;
    std::string name;
    bool list = false;
    bool replace = false;
};

ExitCode list(const CampaignFile& file, const BranchRequest& request, Console& console)
{
    const auto moments = momentsOf(file);
    if (!moments) {
        console.complain(moments.error());
        return ExitCode::Unusable;
    }
    Json answer{{"format", "navarch-campaign-moments/1"},
                {"file", shownPath(request.path)},
                {"moments", Json::array()}};
    for (const PastMoment& moment : *moments) {
        answer["moments"].push_back({{"deed", moment.deed},
                                     {"title", moment.title},
                                     {"begins_turn", moment.beginsTurn},
                                     {"campaign", headAnswer(moment.head)}});
        if (!console.wantsJson())
            console.print(std::to_string(moment.deed) + "  " + spokenText(storedTitle(moment.title))
                          + (moment.beginsTurn ? "  " + headText(moment.head) : "") + "\n");
    }
    if (console.wantsJson())
        console.printJson(answer);
    return ExitCode::Done;
}

/// The deed after which that week of the war began.
Result<std::int64_t> deedOfWeek(const CampaignFile& file, std::int64_t week, const std::string& place)
{
    return momentsOf(file).and_then([&](const std::vector<PastMoment>& moments) -> Result<std::int64_t> {
        const auto found = std::find_if(moments.begin(), moments.end(), [&](const PastMoment& moment) {
            return moment.beginsTurn && moment.head.stage == Stage::Running
                   && countedTurn(moment.head) == week;
        });
        if (found != moments.end())
            return found->deed;
        return problem(place, phrase("The war has no week %1. Nothing was made.", week),
                       phrase("Choose one that has begun; --list shows them."));
    });
}

ExitCode branch(const BranchRequest& request, Console& console)
{
    const QtRuntime qt;
    if (request.list ? !request.to.empty() : request.to.empty()) {
        console.complain(request.list ? phrase("--list makes no file: leave out NEW.navarch.")
                                      : phrase("NEW.navarch, where the branch is to be, is missing."));
        return ExitCode::Unusable;
    }
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Look, console);
    if (!opened.file)
        return opened.code;
    const CampaignFile& file = *opened.file;
    if (request.list)
        return list(file, request, console);
    const QString path = QFile::decodeName(request.to.c_str());
    if (const auto why = whyNotPlaced(request.to, request.replace)) {
        console.complain(*why);
        return ExitCode::Refused;
    }
    const auto deed = request.week ? deedOfWeek(file, *request.week, shownPath(request.path))
                                   : Result<std::int64_t>(*request.deed);
    if (!deed) {
        console.complain(deed.error());
        return ExitCode::Unusable;
    }
    QString old;
    const auto made =
        branchOff(file,
                  {*deed, request.name,
                   request.replace ? CampaignFile::IfExists::Replace : CampaignFile::IfExists::Refuse},
                  path, &old);
    if (!made) {
        console.complain(made.error());
        return codeOfPlacing(path, old, request.replace, console);
    }
    console.noteDone(whereReplacedLies(old));
    console.complain((*made)->notes());
    const auto first = (*made)->history(1, 1);
    const std::string title = first && !first->empty() ? first->front().title : std::string();
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-campaign-branch/1"},
                    {"file", shownPath(request.path)},
                    {"branch", shownPath(request.to)},
                    {"deed", *deed},
                    {"title", title},
                    {"campaign", headAnswer((*made)->campaign().head())}};
        if (!old.isEmpty())
            answer["replaced"] = shownPath(QFile::encodeName(old).toStdString());
        console.printJson(answer);
    } else {
        console.print(shownPath(request.to) + ": " + headText((*made)->campaign().head()) + "\n"
                      + spokenText(storedTitle(title)) + "\n");
        if (!old.isEmpty())
            console.print(whereReplacedLies(old));
    }
    return ExitCode::Done;
}

} // namespace

void addCampaignBranch(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BranchRequest>();
    CLI::App* command =
        addCommand(campaign, chosen, "branch",
                   "Makes a new campaign of the war as it once stood; the old one stays", request, branch);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    command->add_option("NEW.navarch", request->to, "where the branch is to be");
    CLI::Option_group* when = command->add_option_group("Moment", "From when on it is another war");
    addWholeNumber(
        *when, "--deed", Bounds{1, std::int64_t{1} << 53},
        [request](std::int64_t deed) { request->deed = deed; },
        "after the deed of that number, as --list shows them");
    addWholeNumber(
        *when, "--week", Bounds{1, 1'000'000}, [request](std::int64_t week) { request->week = week; },
        "as that turn of the war began, counted as `campaign show` counts them");
    when->add_flag("--list", request->list,
                   "lists the deeds that stand, the last one first, and makes nothing");
    when->require_option(1);
    command->add_option("--name", request->name, "what it is called; its old name unless given");
    command->add_flag("--replace", request->replace, "move a campaign that is there among its backups");
}

} // namespace navarch
