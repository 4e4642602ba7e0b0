// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/campaign/campaign.h"

namespace navarch {

/// The kind of chronicle entries that tell what the umpire's hand set.
inline constexpr std::string_view umpireSetKind = "umpire-set";

/// What the entry says. It is read back by its parts, so the parts come in this order.
[[nodiscard]] Phrase markText(std::string_view table, std::int64_t record, std::string_view field,
                              const Phrase& subject, const Phrase& was, const Phrase& is,
                              std::string_view reason);

/// A thing that the umpire's hand has touched: what, when, and why. The chronicle holds them, known to the umpire alone; no
/// side is to be shown one (CP-2.3).
struct UmpireMark {
    std::int64_t entry = 0; ///< its number in the chronicle
    int turn = 0;
    std::string table;
    std::int64_t record = 0;
    std::string field;
    std::string reason;
    Phrase text; ///< all of it, as the chronicle tells it
};

/// All of them, the oldest first. Entries that cannot be read are passed over.
[[nodiscard]] std::vector<UmpireMark> umpireMarks(const Campaign& campaign);

/// Those of one record.
[[nodiscard]] std::vector<UmpireMark> umpireMarks(const Campaign& campaign, std::string_view table,
                                                  std::int64_t record);

} // namespace navarch
