// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/mending.h"

namespace navarch {

std::optional<Fortification> mendedFortification(const std::string& key, std::size_t section,
                                                 const Fortification& port, const Limits& limits)
{
    Fortification mended = port;
    const auto most = static_cast<std::size_t>(mostWallSections(port.economicValue, limits));
    if (key == "wall-count") {
        if (mended.sections.size() > most)
            mended.sections.resize(most);
    } else if (section < mended.sections.size()) {
        WallSection& wall = mended.sections[section];
        if (key == "wall-capacity" && wall.capacity > port.economicValue)
            wall.capacity = port.economicValue;
        else if (key == "wall-room" && wall.unitsTaken(limits) > wall.capacity
                 && wall.unitsTaken(limits) <= port.economicValue)
            wall.capacity = wall.unitsTaken(limits);
        else if (key == "wall-ferrea-manus" && wall.ferreaManus > limits.ferreaManusOfASection)
            wall.ferreaManus = limits.ferreaManusOfASection;
        else if (key == "wall-bare" && wall.isBare())
            mended.sections.erase(mended.sections.begin() + static_cast<std::ptrdiff_t>(section));
    }
    if (mended == port)
        return std::nullopt;
    return mended;
}

} // namespace navarch
