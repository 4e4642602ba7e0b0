// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace navarch {

class OpenCampaign;

/// Every answer about yards, garrisons, histories, fleets, allies and orders that the eyes which look can get, in one
/// text; "leaks" stands in it where they get one of what is another's (CP-2.3).
[[nodiscard]] QString everyAnswer(OpenCampaign& campaign);

} // namespace navarch
