// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/talents.h"

namespace navarch {

/// `percent` of an amount that is not negative, rounded down to the hundredth of a talent: the one rounding of the
/// campaign's money, whoever pays or is paid (CP-4).
[[nodiscard]] constexpr Talents shareOf(Talents whole, int percent)
{
    return Talents::ofHundredths(whole.hundredths() * percent / 100);
}

} // namespace navarch
