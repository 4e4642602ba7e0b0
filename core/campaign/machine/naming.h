// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

#include "core/campaign/campaign.h"
#include "core/data/figures.h"
#include "core/data/names.h"

namespace navarch {

/// Names that a side has not given yet, from the lists of its people, who are those of its home port (core/data/names.json).
/// The same for the same campaign; a name once taken is not given again, and when a list is at its end its names come with
/// numbers.
class FreeNames {
public:
    FreeNames(const Campaign& campaign, const Figures& figures, SideId side);

    [[nodiscard]] std::string ship();
    [[nodiscard]] std::string man();

private:
    std::string take(const std::vector<std::string>& names, std::set<std::string>& inUse) const;

    const PeopleNames& m_people;
    std::size_t m_first = 0; ///< where in the lists it begins: not every war with the same ones
    std::set<std::string> m_ships;
    std::set<std::string> m_men;
};

} // namespace navarch
