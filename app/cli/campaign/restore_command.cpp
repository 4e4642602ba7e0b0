// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign restore FILE.navarch --backup BACKUP | --list
#include <QFile>
#include <QFileInfo>

#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/campaign_answer.h"
#include "app/cli/campaign/file/access.h"
#include "app/cli/campaign/file/placing.h"
#include "app/cli/campaign/file/seat_key.h"
#include "core/base/naming/meant.h"

namespace navarch {

namespace {

struct RestoreRequest {
    std::string path;
    std::string backup;
    bool list = false;
};

std::string momentOf(const Backup& backup)
{
    return backup.at.toUTC().toString(Qt::ISODateWithMs).toStdString();
}

std::string pathOf(const Backup& backup)
{
    return shownPath(QFile::encodeName(backup.path).toStdString());
}

ExitCode list(const std::vector<Backup>& backups, const RestoreRequest& request, Console& console)
{
    Json answer{{"format", "navarch-campaign-backups/1"},
                {"file", shownPath(request.path)},
                {"backups", Json::array()}};
    for (const Backup& backup : backups) {
        answer["backups"].push_back({{"backup", pathOf(backup)},
                                     {"at", momentOf(backup)},
                                     {"history", backup.entries},
                                     {"reason", nameOf(backup.reason)}});
        if (!console.wantsJson())
            console.print(phraseN("%1, {%n entry|%n entries} of history, %2",
                                  static_cast<std::int64_t>(backup.entries), given(momentOf(backup)),
                                  phraseOf(backup.reason)),
                          pathOf(backup));
    }
    if (console.wantsJson())
        console.printJson(answer);
    else if (backups.empty())
        console.print(phrase("no backups"), shownPath(request.path));
    return ExitCode::Done;
}

/// The backup that was named by its path, or by its name among those of the campaign (meantBy()). Where it is none, `instead`
/// has what may have been meant.
const Backup* named(const std::vector<Backup>& backups, const std::string& name, Phrase& instead)
{
    const QString path = QFileInfo(QFile::decodeName(name.c_str())).canonicalFilePath();
    std::vector<std::string> names;
    for (const Backup& backup : backups) {
        if (!path.isEmpty() && QFileInfo(backup.path).canonicalFilePath() == path)
            return &backup;
        names.push_back(QFile::encodeName(QFileInfo(backup.path).fileName()).toStdString());
    }
    const Meant meant = meantBy(name, names);
    if (meant.found.size() == 1)
        return &backups[meant.found.front()];
    instead = didYouMean(meant, names);
    return nullptr;
}

ExitCode restore(const RestoreRequest& request, Console& console)
{
    const QtRuntime qt;
    const QString path = QFile::decodeName(request.path.c_str());
    const std::vector<Backup> backups = backupsOf(path);
    if (request.list) {
        // What was never a campaign, and has no backups, has none to list.
        if (backups.empty()) {
            const OpenResult looked = CampaignFile::open(path, {.mode = OpenMode::Look, .backUp = false});
            if (looked.outcome == Opening::Missing || looked.outcome == Opening::NotOurs) {
                console.complain(looked.message);
                return ExitCode::Unusable;
            }
        }
        return list(backups, request, console);
    }
    Phrase instead;
    const Backup* backup = named(backups, request.backup, instead);
    if (!backup) {
        console.complain(
            sentences({phrase("It is no backup of %1. Nothing was changed. --list shows those there are.",
                              given(shownPath(request.path))),
                       instead}),
            given(shownPath(request.backup)));
        return ExitCode::Unusable;
    }
    if (const auto why = whyNotEdited(request.path)) {
        console.complain(*why);
        return ExitCode::Refused;
    }
    if (QFileInfo::exists(path)) {
        const OpenResult standing = CampaignFile::open(path, {.mode = OpenMode::Look, .backUp = false});
        if (standing.file && !mayTakeSeat(*standing.file, request.path, console))
            return ExitCode::Refused;
    }
    {
        const OpenResult looked = CampaignFile::open(backup->path, {.mode = OpenMode::Look, .backUp = false});
        if (const Problems flaws = looked.file ? looked.file->verify() : Problems{looked.message};
            !flaws.empty()) {
            console.complain(flaws);
            console.complain(phrase("The backup is not sound, and nothing was changed. Choose another one."),
                             given(pathOf(*backup)));
            return ExitCode::Unusable;
        }
    }
    QString old;
    const auto restored = CampaignFile::restore(path, *backup, builtInFigures(), &old);
    if (!restored) {
        console.complain(restored.error());
        return codeOfPlacing(path, old, true, console);
    }
    console.noteDone(whereReplacedLies(old));
    console.complain((*restored)->notes());
    const HeadRecord& head = (*restored)->campaign().head();
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-campaign-restore/1"},
                    {"file", shownPath(request.path)},
                    {"backup", pathOf(*backup)},
                    {"history", (*restored)->historyLength()},
                    {"campaign", headAnswer(head)}};
        if (!old.isEmpty())
            answer["replaced"] = shownPath(QFile::encodeName(old).toStdString());
        console.printJson(answer);
    } else {
        console.print(shownPath(request.path) + ": " + headText(head) + "\n");
        if (!old.isEmpty())
            console.print(whereReplacedLies(old));
    }
    return ExitCode::Done;
}

} // namespace

void addCampaignRestore(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<RestoreRequest>();
    CLI::App* command =
        addCommand(campaign, chosen, "restore",
                   "Puts a backup back in its campaign's place; what stood there becomes a backup itself",
                   request, restore);
    command->add_option("FILE.navarch", request->path, "a campaign, or where one was")->required();
    CLI::Option_group* what = command->add_option_group("Backup", "Which one");
    what->add_option("--backup", request->backup, "one of its backups, by its path or its name")
        ->type_name("FILE");
    what->add_flag("--list", request->list, "lists its backups, the newest first, and changes nothing");
    what->require_option(1);
}

} // namespace navarch
