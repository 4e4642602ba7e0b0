// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/campaign/campaign.h"

namespace navarch {

/// What a sheet is called before people: its typed code, and of whom it is where the campaign knows them: "XZ-041 Paralos", of a
/// squadron's card "XZ-041-044 Van (Ships of Aiakos)", of a list the fleet.
[[nodiscard]] std::string sheetName(const Campaign& campaign, const std::string& typed,
                                    const std::vector<std::int64_t>& ships);

/// A sheet in a pile that is not of its battle, or no longer.
struct Stranger {
    enum class Why {
        Campaign, ///< of another
        Occasion, ///< printed for another battle, or in another week
        Ships,    ///< none of hers is in the battle
        Edition,  ///< of this one, and printed before her ship was damaged, repaired or refitted
    };
    Why why = Why::Campaign;
    std::string occasion = {}; ///< its letters (occasionOf())
    std::string name = {};     ///< sheetName()
};

/// What is said of the strangers on a page: one problem for all of one kind, with their names, and the battle or week they are of.
[[nodiscard]] Problems toldStrangers(const Campaign& campaign, const std::string& place,
                                     const std::vector<Stranger>& strangers);

} // namespace navarch
