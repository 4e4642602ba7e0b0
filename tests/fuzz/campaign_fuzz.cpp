// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a campaign document: either refused with a message, or read, written and read back to the same campaign.
#include "core/campaign/export.h"
#include "core/campaign/images.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    using namespace navarch;
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const auto json = parseJson(text, "campaign.json", campaignLimits);
    if (!json)
        return 0;
    // The journal's images are read from what may be a damaged file.
    (void)readImages(*json, {}, Reading::Forward, "journal");
    const auto campaign = readCampaign(*json, "campaign.json");
    if (!campaign) {
        if (campaign.error().empty() || campaign.error().front().what.empty())
            std::abort();
        return 0;
    }
    const auto again = readCampaign(campaignJson(*campaign), "again.json");
    if (!again || *again != *campaign)
        std::abort();
    return 0;
}
