// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <QString>

#include "core/base/enum_names.h"
#include "core/base/problem.h"

namespace navarch {

class CampaignFile;

/// What became of opening a campaign file.
enum class Opening {
    Fine,     ///< open, as it was left
    Upgraded, ///< open; an older Navarch wrote it, and it was brought up to date after a backup
    Shortened, ///< open; deeds that were stored are missing from it (the message says which, and where they are)
    LockedByAnother, ///< open for reading: somebody else has it open
    ReadOnlyMedium,  ///< open for reading: the file or its folder cannot be written
    Newer,           ///< not opened: a newer Navarch wrote it
    NotOurs,         ///< not opened: no campaign
    Damaged,         ///< not opened: a campaign once, but its content is not what it should be
    Missing,         ///< not opened: there is no such file
    Unreadable,      ///< not opened: the disk or the rights stand against it
};

template <>
struct EnumNames<Opening> {
    static constexpr std::array<EnumName<Opening>, 10> names{{{Opening::Fine, "fine"},
                                                              {Opening::Upgraded, "upgraded"},
                                                              {Opening::Shortened, "shortened"},
                                                              {Opening::LockedByAnother, "locked-by-another"},
                                                              {Opening::ReadOnlyMedium, "read-only-medium"},
                                                              {Opening::Newer, "newer"},
                                                              {Opening::NotOurs, "not-ours"},
                                                              {Opening::Damaged, "damaged"},
                                                              {Opening::Missing, "missing"},
                                                              {Opening::Unreadable, "unreadable"}}};
};

enum class OpenMode {
    Edit, ///< to change it; falls back to reading when that is all that can be had
    Look, ///< only to read; takes no lock, makes no backup, upgrades nothing but a copy of its own
};

struct OpenOptions {
    OpenMode mode = OpenMode::Edit;
    bool backUp = true; ///< keep a copy on opening when it has changed since the last one (mode Edit)
    std::optional<bool> onNetwork =
        {}; ///< whether the disk is another computer's; as the system says when not given
};

/// What opening gives: the campaign, when there is one to look at, and what to tell people.
struct OpenResult {
    Opening outcome = Opening::Unreadable;
    std::unique_ptr<CampaignFile>
        file;        ///< null unless Fine, Upgraded, Shortened, LockedByAnother or ReadOnlyMedium
    Problem message; ///< what happened, what was kept, what to do; empty when there is nothing to tell
    Problems notes;  ///< what else to know: a network disk, a backup that could not be made

    OpenResult();
    OpenResult(OpenResult&&) noexcept;
    OpenResult& operator=(OpenResult&&) noexcept;
    ~OpenResult();
};

} // namespace navarch
