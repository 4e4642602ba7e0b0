// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/start/recent_campaigns.h"

namespace navarch {

/// Looks into the campaign file at `path` without locking or changing it. Never fails: what stands against it is in
/// `problem`. Safe on any thread.
[[nodiscard]] RecentCampaign summaryOf(const QString& path);

} // namespace navarch
