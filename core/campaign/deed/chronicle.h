// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// Who learns of an event (CP-2.3). The umpire always does.
struct Knowing {
    bool everybody = false;
    SideId side;  ///< whom it is about; may be none
    SideId other; ///< who learns of it as well; may be none

    /// Told in every harbour. `about` is whom it is about.
    [[nodiscard]] static Knowing all(SideId about = {}, SideId other = {}) { return {true, about, other}; }
    /// Known to one side, or to two.
    [[nodiscard]] static Knowing only(SideId side, SideId other = {}) { return {false, side, other}; }
};

/// Where an event happened; either may be none.
struct Whereabouts {
    PortId port;
    BattleId battle;
};

/// Writes an event into the chronicle, with the campaign's date. Its dice stand beside it.
void tell(Deed& deed, std::string kind, const Phrase& text, Knowing knowing, std::string rule = {},
          const std::vector<Roll>& dice = {}, Whereabouts where = {});

/// The entries that `viewer` may read, none: the umpire, who reads all; in the order in which they were written.
[[nodiscard]] std::vector<const ChronicleRecord*> chronicleFor(const Campaign& campaign, SideId viewer);

} // namespace navarch
