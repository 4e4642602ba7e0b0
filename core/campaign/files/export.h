// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/json.h"
#include "core/base/problem.h"
#include "core/campaign/campaign.h"

namespace navarch {

inline constexpr std::string_view campaignFormat = "navarch-campaign/1";

/// What a campaign document may at most be; for parseJson().
inline constexpr JsonLimits campaignLimits{256u << 20, 8, 256};
/// The most records of one kind that a document may hold.
inline constexpr int maxRecordsOfAKind = 200'000;

/// The whole campaign as one document: {"format": "navarch-campaign/1", "tables": {"campaign": [{"id": 1, ...}], "settings":
/// [...], ...}}. Tables stand in the order of AllRecords, records by number, fields as visitFields() lists them; so equal
/// campaigns give equal text. The journal's history is not part of it.
[[nodiscard]] Json campaignJson(const Campaign& campaign);

/// Reads campaignJson() back to an equal campaign. A list that older documents do not have (its record's sinceSchema) may
/// be missing; otherwise every field of every record must be there and within its bounds, every reference must lead
/// somewhere, and the ledger must balance (core/campaign/files/soundness.h). `file` is for messages.
[[nodiscard]] Result<Campaign> readCampaign(const Json& json, const std::string& file);

} // namespace navarch
