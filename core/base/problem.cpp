// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/problem.h"

namespace navarch {

std::string Problem::text() const
{
    return (place.empty() ? "" : place + ": ") + sentences().english();
}

Phrase Problem::sentences() const
{
    return navarch::sentences({what, remedy});
}

} // namespace navarch
