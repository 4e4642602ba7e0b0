// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "reports/layout/page.h"

namespace navarch {

/// The smallest side of a module: printed and scanned again at 150 dots to the inch, it is read.
inline constexpr int smallestModule = millimetres(0.45);

/// `text` as a square of modules `module` wide, four of them free on every side; 15 per cent of it may be lost to a fold, a
/// pencil or a cup of coffee (level M). A text beyond what a square holds
/// (2,300 characters of ours) gives an empty one.
[[nodiscard]] QrSymbol qrSymbol(std::string_view text, int module);

} // namespace navarch
