// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/battle/brief/brief.h"

namespace navarch {

/// A battle that comes with the program, to be fought as it is or with other fleets.
struct SampleBattle {
    std::string name;
    std::string note; ///< a line on what it is about
    BattleBrief brief;
};

/// Reads "navarch-sample-battle/1".
[[nodiscard]] Result<SampleBattle> readSampleBattle(const Json& json, const std::string& file,
                                                    const Figures& figures);

/// Those in core/data/battles of the games that there are, the one for beginners first. They are tested, so reading them cannot fail.
[[nodiscard]] const std::vector<SampleBattle>& sampleBattles();

/// Whether a fleet is one of these battles', as it comes: its name is ours, and is said in the language spoken.
[[nodiscard]] bool isOfSampleBattle(const Fleet& fleet);

} // namespace navarch
