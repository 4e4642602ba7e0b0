// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "core/base/talents.h"

namespace navarch {

/// An amount as the window shows it: two decimals, thousands apart, a true minus sign: "−1,204.50" or "−1.204,50", as the
/// language spoken writes it.
[[nodiscard]] QString amountText(Talents amount);

/// The same with a plus sign where it is more than nothing: for what is added or comes back.
[[nodiscard]] QString signedAmountText(Talents amount);

/// A number of so many decimals as the language spoken writes it, of its smallest parts: "1.5" or "1,5" of 15 tenths.
[[nodiscard]] QString fractionText(qint64 parts, int decimals);

/// An amount as a person types it or as the window shows it, with or without what sets thousands apart: "12.50", "−4",
/// "1,204.50", and "12,50" and "1.204,50" where the language spoken writes so. A point before one or two decimals is one in
/// every language. None when it is no amount, or more than Talents::parse() takes.
[[nodiscard]] std::optional<Talents> typedAmount(const QString& text);

} // namespace navarch
