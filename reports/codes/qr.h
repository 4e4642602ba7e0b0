// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "reports/layout/page.h"

namespace navarch {

/// The side of a module of the smallest square, one ship's: 13 mm in all. At 150 dots to the inch it is 3.7 dots wide, and any
/// reader takes it askew and blurred; of 0.45 mm (2.7 dots) zbar reads half of them.
inline constexpr int usualModule = millimetres(0.62);
/// Where there is no room for more, as on cards of a quarter of A5; our own reader takes it still.
inline constexpr int smallestModule = millimetres(0.45);

/// `text` as a square of modules at most `module` wide, four of them free on every side; 15 per cent of it may be lost to a
/// fold, a pencil or a cup of coffee (level M), and more where the square has room for it: of a ship's sheet 25 (level Q), with
/// which others read it blurred and grainy as well. A longer text has more and narrower modules, as the marks that they are found
/// by are more. A text beyond what a square holds (2,300 characters of ours) gives an empty one.
[[nodiscard]] QrSymbol qrSymbol(std::string_view text, int module = usualModule);

} // namespace navarch
