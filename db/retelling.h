// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/campaign/retelling/retelling.h"
#include "db/campaign_file.h"
#include "db/prepared_deeds.h"

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

/// Works the same out on a file that may be opened to be looked at, for another thread: `prepared` is then stored in the file
/// that is open to be changed. `goesOn` is told how many steps of how many are done, and says whether it is still wanted.
Performed workOutRetelling(CampaignFile& file, const ToldHistory& history, const Retelling& retelling,
                           PreparedDeeds& prepared, const std::function<bool(int done, int of)>& goesOn);

} // namespace navarch
