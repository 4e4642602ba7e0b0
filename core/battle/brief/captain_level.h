// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_names.h"

namespace navarch {

/// How far a captain of the machine thinks; at what temperament he plays is another matter.
enum class CaptainLevel {
    Random,  ///< takes any option
    Earlier, ///< as captains were before there were levels, and are where nobody names one
    Ensign,  ///< goes by what an order promises by itself
    Captain, ///< plays a few orders on to see what comes of them
    Navarch  ///< plays many orders on, with all his side by one plan or another
};

template <>
struct EnumNames<CaptainLevel> {
    static constexpr std::array<EnumName<CaptainLevel>, 5> names{{{CaptainLevel::Random, "random"},
                                                                  {CaptainLevel::Earlier, "earlier"},
                                                                  {CaptainLevel::Ensign, "ensign"},
                                                                  {CaptainLevel::Captain, "captain"},
                                                                  {CaptainLevel::Navarch, "navarch"}}};
};

} // namespace navarch
