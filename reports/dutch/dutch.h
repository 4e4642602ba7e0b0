// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace navarch {

/// A sentence that core composes in English, and its Dutch. What it is made of is found by its words: a mechanism that goes,
/// room by room, as core says its sentences in phrases (core/base/phrase.h), whose translations stand in app/translations.
struct DutchText {
    std::string_view english;
    std::string_view dutch;
};

/// What core composes - findings; what a campaign's chronicle, ledger, orders and waiting list say -
/// with %1 to %6 where its parts stand; of several that fit the first holds. In the Dutch %1 is the part in Dutch, $1 the
/// part as it is, a name, and &1 a list of names.
[[nodiscard]] std::span<const DutchText> dutchSentences();
[[nodiscard]] std::span<const DutchText> dutchCampaign();
/// Where, how many and how long, in any of them; tried after them.
[[nodiscard]] std::span<const DutchText> dutchCounts();

} // namespace navarch
