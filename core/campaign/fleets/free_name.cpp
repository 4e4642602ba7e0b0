// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/fleets/free_name.h"

#include "core/base/text.h"

namespace navarch {

std::string freeNameLike(const std::string& name, const std::set<std::string>& inUse)
{
    std::string base = name;
    while (codePointCount(base) > maxNameLength - 4) {
        while ((static_cast<unsigned char>(base.back()) & 0xC0) == 0x80)
            base.pop_back();
        base.pop_back();
    }
    std::string found = name;
    for (int number = 2; inUse.contains(found); ++number)
        found = base + " " + std::to_string(number);
    return found;
}

} // namespace navarch
