// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/problem.h"

namespace navarch {

class CampaignFile;

/// The lock on the umpire's seat: who wants his eyes is asked for a word or PIN. It keeps people at one screen from looking
/// by accident or in passing; the file itself is not encrypted, and who can read it can read all of it.
///
/// It belongs to the file and not to the war: the journal knows nothing of it, so undo and redo leave it alone, an export
/// does not hold it, a branch and a campaign that is put back from a backup keep the one that stands.
class SeatLock {
public:
    /// How many characters a word has.
    static constexpr int fewest = 4;
    static constexpr int most = 64;

    [[nodiscard]] static bool isSet(const CampaignFile& file);
    /// True where there is none. Takes a tenth of a second.
    [[nodiscard]] static bool opens(const CampaignFile& file, const QString& word);
    /// Puts a lock on the seat, or another one. Whether he may who asks is the caller's to know.
    static Result<void> set(CampaignFile& file, const QString& word);
    static Result<void> takeAway(CampaignFile& file);

    /// As it lies in the file, to be carried on to the file that takes its place; it is no secret to who has the file.
    [[nodiscard]] static std::string kept(const CampaignFile& file);
    static Result<void> carryOn(CampaignFile& file, const std::string& lock);
};

} // namespace navarch
