// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "db/campaign_file.h"

namespace navarch {

/// A moment of a campaign's past: how it stood after one of the deeds that stand, or as it was founded.
struct PastMoment {
    std::int64_t deed = 1;  ///< the deed's number in the history; 1: the founding
    std::string title;      ///< the deed's line in the history
    HeadRecord head;        ///< the campaign's name and date then
    bool beginsTurn = true; ///< the first of its turn; of the set-up and of the war's first turn as well
};

/// The moments of a campaign's past, the latest first; the first of them is how it stands now. It reads the journal from its
/// end: for another thread, when the war is long. `goOn`, asked before each, may end it early; then those read so far.
/// A damaged entry is a problem.
[[nodiscard]] Result<std::vector<PastMoment>> momentsOf(const CampaignFile& file,
                                                        const std::function<bool()>& goOn = {});

/// A branch of a campaign: another war from that moment on.
struct Branch {
    std::int64_t deed = 1; ///< PastMoment::deed
    std::string name = {}; ///< of the new campaign; empty: the old one's name then
    CampaignFile::IfExists ifExists = CampaignFile::IfExists::Refuse;
};

/// Makes a campaign file at `path` that holds the war as it stood after that deed, and opens it. `file` stays as it is. The new
/// one is a war of its own: its history begins with a line that names the old one and the deed, its sheets have letters of
/// their own. The dice are those of the old one: what is done there as it was here throws the same.
///
/// A problem when no such deed stands, its entry or one after it is damaged, the name is none, or `path` leads to `file`
/// itself; for the rest as of CampaignFile::create().
[[nodiscard]] Result<std::unique_ptr<CampaignFile>>
branchOff(const CampaignFile& file, const Branch& branch, const QString& path, QString* replaced = nullptr);

} // namespace navarch
