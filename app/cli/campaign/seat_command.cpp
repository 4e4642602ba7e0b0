// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign seat FILE.navarch [--set | --take-away | --forgotten]
#include <iostream>

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/file/access.h"
#include "app/cli/campaign/file/seat_key.h"
#include "db/seat_lock.h"

namespace navarch {

namespace {

struct SeatRequest {
    std::string path;
    bool set = false;
    bool takeAway = false;
    bool forgotten = false;

    [[nodiscard]] bool changes() const { return set || takeAway || forgotten; }
};

/// Typed twice at a terminal, else the first line of standard input; none: it was said why.
std::optional<QString> newPin(const std::string& path, const Console& console)
{
    if (const auto first = askUnseen(spokenText(phrase("New PIN or word: ")))) {
        const auto again = askUnseen(spokenText(phrase("Once more: ")));
        if (again == first)
            return first;
        console.complain(phrase("The two differ. The umpire's seat stays as it was."),
                         given(shownPath(path)));
        return std::nullopt;
    }
    std::string line;
    std::getline(std::cin, line);
    return QString::fromStdString(line);
}

ExitCode seat(const SeatRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened =
        openCampaign(request.path, request.changes() ? OpenMode::Edit : OpenMode::Look, console,
                     request.set || request.takeAway ? Asker::Umpire : Asker::Anybody);
    if (!opened.file)
        return opened.code;
    CampaignFile& file = *opened.file;
    if (request.changes()) {
        Result<void> done;
        if (request.set) {
            const auto pin = newPin(request.path, console);
            if (!pin)
                return ExitCode::Refused;
            done = SeatLock::set(file, *pin);
        } else {
            done = SeatLock::takeAway(file);
        }
        if (!done) {
            console.complain(done.error());
            return ExitCode::Refused;
        }
        console.noteDone();
    }
    const bool isLocked = SeatLock::isSet(file);
    if (console.wantsJson())
        console.printJson(Json{{"format", "navarch-campaign-seat/1"},
                               {"file", shownPath(request.path)},
                               {"seat", "umpire"},
                               {"locked", isLocked}});
    else
        console.print(isLocked ? phrase("%1: the umpire's seat has a PIN; the file itself is not encrypted",
                                        given(shownPath(request.path)))
                               : phrase("%1: the umpire's seat has no PIN", given(shownPath(request.path))));
    return ExitCode::Done;
}

} // namespace

void addCampaignSeat(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<SeatRequest>();
    CLI::App* command = addCommand(campaign, chosen, "seat",
                                   "Whether the umpire's seat has a PIN; sets it, takes it away. The other "
                                   "subcommands then want it in the "
                                   "variable NAVARCH_PIN, or ask for it at a terminal. The file is not "
                                   "encrypted: who has it can read it",
                                   request, seat);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    CLI::Option_group* what = command->add_option_group("Change", "What becomes of it");
    what->add_flag("--set", request->set,
                   "sets a PIN or word of 4 to 64 characters, asked for at a terminal, else the first line "
                   "of standard input");
    what->add_flag("--take-away", request->takeAway, "takes it away");
    what->add_flag("--forgotten", request->forgotten,
                   "takes it away without knowing it; the umpire sees by its absence that it was done");
    what->require_option(0, 1);
}

} // namespace navarch
