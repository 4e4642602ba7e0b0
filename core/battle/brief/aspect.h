// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/enum_names.h"

namespace navarch {

/// Something of a fleet or a place that a game may know nothing of. A game names those by a member of its own: static
/// constexpr std::array leavesOut{Aspect::Towers, ...}; they come back from its battles as they were.
enum class Aspect {
    Rams,        ///< what kind a ram is, and whether there is one
    Hulls,       ///< stout and weak ones
    TurnClasses, ///< unlike the class's
    Decks,       ///< closed or open, unlike the class's
    Towers,      ///< and raised platforms
    Parablemata,
    Troops,
    FightingOars,
    Engines,  ///< ballistae and heavy ones
    Grapnels, ///< corvi and ferrea manus
    Fire,     ///< pots and Greek fire
    Captains, ///< of ships
    Walls,
    Weather
};

template <>
struct EnumNames<Aspect> {
    static constexpr std::array<EnumName<Aspect>, 14> names{{{Aspect::Rams, "rams"},
                                                             {Aspect::Hulls, "hulls"},
                                                             {Aspect::TurnClasses, "turn_classes"},
                                                             {Aspect::Decks, "decks"},
                                                             {Aspect::Towers, "towers"},
                                                             {Aspect::Parablemata, "parablemata"},
                                                             {Aspect::Troops, "troops"},
                                                             {Aspect::FightingOars, "fighting_oars"},
                                                             {Aspect::Engines, "engines"},
                                                             {Aspect::Grapnels, "grapnels"},
                                                             {Aspect::Fire, "fire"},
                                                             {Aspect::Captains, "captains"},
                                                             {Aspect::Walls, "walls"},
                                                             {Aspect::Weather, "weather"}}};
};

} // namespace navarch
