// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/captains/foresight.h"

namespace navarch {

Foresight foresightOf(CaptainLevel level)
{
    switch (level) {
    case CaptainLevel::Captain: return {2'000, 4, 8, 1, false, 10};
    case CaptainLevel::Navarch: return {10'000, 8, 32, 1, true, 10};
    case CaptainLevel::Random:
    case CaptainLevel::Earlier:
    case CaptainLevel::Ensign: break;
    }
    return {};
}

} // namespace navarch
