// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"

namespace navarch {

std::string_view versionString()
{
    return NAVARCH_VERSION;
}

} // namespace navarch
