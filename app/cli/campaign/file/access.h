// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "app/cli/base/console.h"
#include "db/campaign_file.h"

namespace navarch {

/// A campaign that a subcommand asked for, or why it has none.
struct OpenedCampaign {
    std::unique_ptr<CampaignFile> file; ///< null: `code` is the answer, and why has been said
    Opening outcome = Opening::Unreadable;
    ExitCode code = ExitCode::Unusable;
};

/// Who may run a subcommand: whoever can give the PIN of the umpire's seat, where it has one, or anybody, who is told
/// nothing of the campaign by it.
enum class Asker { Umpire, Anybody };

/// Opens the campaign at `path` for a subcommand, and tells on the console what there is to tell. For editing, one that
/// can only be read is refused. A QtRuntime must live.
[[nodiscard]] OpenedCampaign openCampaign(const std::string& path, OpenMode mode, const Console& console,
                                          Asker asker = Asker::Umpire);

/// A title of the history, which keeps its English, in the language asked for.
[[nodiscard]] Phrase storedTitle(const std::string& english);

/// What stands in the history's titles for undo and redo, or null.
[[nodiscard]] Json titleOrNull(const std::string& title);

} // namespace navarch
