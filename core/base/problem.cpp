// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/problem.h"

namespace navarch {

std::string Problem::text() const
{
    std::string line = place.empty() ? what : place + ": " + what;
    if (!remedy.empty())
        line += " " + remedy;
    return line;
}

} // namespace navarch
