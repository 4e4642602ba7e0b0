// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/brief/captain_level.h"

namespace navarch {

/// How much of a battle a captain plays on in his mind before he decides. It is counted in orders and not in time, so that he
/// is of the same mind on every machine.
struct Foresight {
    int orders =
        0; ///< performed for one decision, at most one battle played on more; 0: he goes by merit alone
    int candidates = 4; ///< orders that are tried
    int samples = 8;    ///< the most often each is tried, with the same dice for all
    int turns = 1;      ///< each is played on to the end of so many turns after the present one
    bool plans = false; ///< also what he would order at other temperaments, with his whole side
    int doubt =
        20; ///< how sure he is before he leaves the order of most merit: tenths of a deviation, squared

    friend bool operator==(const Foresight&, const Foresight&) = default;
};

/// Nothing of levels that do not look ahead.
[[nodiscard]] Foresight foresightOf(CaptainLevel level);

} // namespace navarch
