// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/retelling/retelling.h"
#include "db/campaign_file.h"

namespace navarch {

/// What stands in the history from a deed on, and the campaign as it was before that.
struct ToldHistory {
    Campaign before;
    std::vector<ToldDeed> deeds; ///< in order; those that were undone are not among them
    std::int64_t length = 0;     ///< of the history, when it was read
};

/// Reads it. The deed must stand; the founding is none. An entry that is damaged is a problem, and so is a deed that is not
/// there. It takes time with the number of deeds: for another thread, when there are many.
[[nodiscard]] Result<ToldHistory> toldFrom(const CampaignFile& file, std::int64_t deed);

/// Puts a retelling into the file it was made from, in one transaction: the deeds from there on are undone, and those of
/// the retelling done. What was told before stays in the journal, undone. Refused, and nothing is changed, when the file has
/// changed since `history` was read, when the retelling was stopped, or when a deed is refused after all.
Performed retellFile(CampaignFile& file, const ToldHistory& history, const Retelling& retelling);

} // namespace navarch
