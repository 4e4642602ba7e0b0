// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign verify FILE.navarch
#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/file/access.h"
#include "db/verification.h"

namespace navarch {

namespace {

struct VerifyRequest {
    std::string path;
};

ExitCode verify(const VerifyRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Look, console, Asker::Anybody);
    // That a file is damaged is what one wants to know here, not a failure to find out.
    if (!opened.file && opened.outcome != Opening::Damaged)
        return opened.code;
    const Problems problems =
        opened.file ? opened.file->verify() : verifyFile(QString::fromStdString(request.path));
    const bool sound = opened.file && problems.empty();
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-campaign-verify/1"},
                    {"file", shownPath(request.path)},
                    {"opening", nameOf(opened.outcome)},
                    {"sound", sound},
                    {"history", opened.file ? Json(opened.file->historyLength()) : Json(nullptr)},
                    {"problems", Json::array()}};
        for (const Problem& problem : problems)
            answer["problems"].push_back({{"place", problem.place},
                                          {"what", problem.what.english()},
                                          {"remedy", problem.remedy.english()}});
        console.printJson(answer);
    } else if (sound) {
        console.print(phraseN("sound, {%n entry|%n entries} of history replayed",
                              static_cast<std::int64_t>(opened.file->historyLength())),
                      shownPath(request.path));
    }
    console.complain(problems);
    return sound ? ExitCode::Done : ExitCode::Refused;
}

} // namespace

void addCampaignVerify(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<VerifyRequest>();
    CLI::App* command = addCommand(campaign, chosen, "verify",
                                   "Checks the file, its ledger and its history, which is replayed; exits "
                                   "with 1 when something is wrong",
                                   request, verify);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
}

} // namespace navarch
