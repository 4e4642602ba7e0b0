// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign backup FILE.navarch
#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/file/access.h"

namespace navarch {

namespace {

struct BackupRequest {
    std::string path;
};

ExitCode backup(const BackupRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Edit, console, Asker::Anybody);
    if (!opened.file)
        return opened.code;
    const auto newest = [&] {
        const auto backups = backupsOf(opened.file->path());
        return backups.empty() ? QString() : backups.front().path;
    };
    const QString before = newest();
    const auto made = opened.file->backUp();
    if (!made) {
        console.complain(made.error());
        return newest() == before ? ExitCode::Unusable
                                  : ExitCode::Partly; // it lies there, and a power cut may take it away
    }
    console.noteDone();
    const std::string at = made->at.toUTC().toString(Qt::ISODateWithMs).toStdString();
    if (console.wantsJson())
        console.printJson(Json{{"format", "navarch-campaign-backup/1"},
                               {"file", shownPath(request.path)},
                               {"backup", made->path.toStdString()},
                               {"at", at},
                               {"history", made->entries}});
    else
        console.print(phraseN("a checked copy, {%n entry|%n entries} of history",
                              static_cast<std::int64_t>(made->entries)),
                      made->path.toStdString());
    return ExitCode::Done;
}

} // namespace

void addCampaignBackup(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BackupRequest>();
    CLI::App* command =
        addCommand(campaign, chosen, "backup", "Keeps a checked copy beside the file", request, backup);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
}

} // namespace navarch
