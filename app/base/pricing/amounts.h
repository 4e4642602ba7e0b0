// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/talents.h"

namespace navarch {

/// An amount as the window shows it: two decimals, thousands apart, a true minus sign: "−1,204.50" or "−1.204,50", as the
/// language spoken writes it.
[[nodiscard]] QString amountText(Talents amount);

/// The same with a plus sign where it is more than nothing: for what is added or comes back.
[[nodiscard]] QString signedAmountText(Talents amount);

} // namespace navarch
