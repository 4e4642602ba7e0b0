// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "db/campaign_file.h"

namespace navarch {

/// Deeds that were worked out together and wait to be stored. What takes long is worked out by another thread on the file
/// opened to be looked at; whoever has it open to change it stores what came of that, if it still stands as it did.
class PreparedDeeds {
public:
    PreparedDeeds();
    PreparedDeeds(PreparedDeeds&&) noexcept;
    PreparedDeeds& operator=(PreparedDeeds&&) noexcept;
    ~PreparedDeeds();

    /// Keeps what `deeds` performs and takes back on `file`, as CampaignFile::together() does, but stores none of it: the
    /// file stands afterwards as before. Refused when `deeds` returned false.
    Performed workOut(CampaignFile& file, const std::function<bool()>& deeds);
    /// Stores them in one transaction, once. Failed, and nothing is changed, when anything was done to the campaign since.
    Performed storeIn(CampaignFile& file);

private:
    struct Kept;
    std::unique_ptr<Kept> m_kept; ///< null: nothing
};

} // namespace navarch
