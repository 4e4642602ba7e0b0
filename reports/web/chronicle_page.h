// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/campaign/campaign.h"
#include "reports/words.h"

namespace navarch {

/// The chronicle as `viewer` may read it (CP-2.3; none: the umpire, who reads all), of one year or from the first week to the
/// last, as a page for a browser that needs no other file and runs nothing. Every text of the campaign stands in it as text.
/// A week tells first what weighs most; what is slight stands behind one line that opens (core/campaign/deed/told_week.h).
[[nodiscard]] std::string chronicleWebPage(const Campaign& campaign, SideId viewer,
                                           SheetLanguage language = {}, std::optional<int> year = {});
/// The same, all of it, as plain text in UTF-8: a heading a week, a line an event, the slight ones below
/// a line of their own.
[[nodiscard]] std::string plainChronicle(const Campaign& campaign, SideId viewer,
                                         SheetLanguage language = {});

} // namespace navarch
