// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "core/rules/pompeius/figures/kinds.h"

namespace navarch::pompeius {

// The names of the game in English and, as its source has them, in Dutch: for the log, the board and the record sheets.

struct Words {
    std::string_view en;
    std::string_view nl;
};

/// PM-T1, in its order.
struct TermWords {
    std::string_view key; ///< lasting
    std::string_view en;
    std::string_view nl;
};
inline constexpr auto termWords = std::to_array<TermWords>({
    {"rex", "rex", "rex"},
    {"rexes", "rexes", "rexen"},
    {"ship-card", "ship card", "scheepskaart"},
    {"mass", "mass", "massa"},
    {"hull", "hull strength", "rompsterkte"},
    {"speed", "maximum speed", "maximum snelheid"},
    {"turns", "turns", "bochten"},
    {"units", "deck units", "eenheden op het dek"},
    {"boxes", "boxes", "vakjes"},
    {"rowers", "rowers", "roeiers"},
    {"order", "order", "order"},
    {"stand", "order stand", "standaard"},
    {"turn", "turn", "beurt"},
    {"sub-phase", "sub-phase", "subfase"},
    {"emergency-stop", "emergency stop", "noodstop"},
    {"ram", "ram attempt", "rampoging"},
    {"collision", "collision", "botsing"},
    {"grapple", "grapple attempt", "enterpoging"},
    {"grapple-counter", "grapple counter", "geënterdkaartje"},
    {"cut", "cut the grapples", "enterkabels doorsnijden"},
    {"cross", "cross over", "overstappen"},
    {"board", "board", "aan boord gaan"},
    {"melee", "melee", "handgemeen"},
    {"shoot", "shoot", "schieten"},
    {"fire-arrows", "fire arrows", "brandpijlen"},
    {"range", "range", "bereik"},
    {"sight", "sight", "zicht"},
    {"bow", "bow", "boeg"},
    {"stern", "stern", "steven"},
    {"damage-card", "damage card", "schadekaartje"},
    {"damage-counter", "damage counter", "schadecounter"},
    {"damage-box", "damage box", "schadevak"},
    {"tray", "tray", "bakje"},
    {"disorder", "disorder", "wanorde"},
    {"rower-disorder", "rower disorder", "roeierwanorde"},
    {"leak", "leak", "lek"},
    {"fire", "fire", "brand"},
    {"stuck", "stuck", "vast"},
    {"repair", "repair attempt", "herstelpoging"},
    {"sink", "sink", "zinken"},
    {"surrender", "surrender", "zich overgeven"},
    {"prize", "prize", "buit"},
    {"prisoners", "prisoners", "gevangenen"},
    {"captain", "trierarch", "trierarch"},
    {"squadron-commander", "navarch", "navarch"},
    {"admiral", "prefect", "prefect"},
    {"squadron", "squadron", "eskader"},
    {"fleet", "fleet", "vloot"},
    {"umpire", "umpire", "scheidsrechter"},
    {"map", "map", "speelveld"},
    {"land", "land", "land"},
    {"island", "island", "eiland"},
});

/// Deck units, by UnitKind; rowers stand after them.
struct UnitWords {
    char letter;
    Words one;
    Words many;
};
inline constexpr std::array<UnitWords, unitKinds + 1> unitWords{{
    {'M', {"miles", "miles"}, {"milites", "milites"}},
    {'S', {"sagittarius", "sagittarius"}, {"sagittarii", "sagittarii"}},
    {'B', {"ballista", "ballista"}, {"ballistae", "ballista’s"}},
    {'R', {"rowers", "roeiers"}, {"rowers", "roeiers"}},
}};

/// What units are told, by Task; the first is no order.
struct TaskWords {
    std::string_view code; ///< as it is written
    Words name;
    std::string_view by; ///< letters of the units that can
};
inline constexpr std::array<TaskWords, 7> taskWords{{
    {"", {"nothing", "niets"}, "MSB"},
    {"Move", {"move, board", "bewegen eenheden"}, "MS"},
    {"Grapple", {"grapple attempt", "enterpoging"}, "MS"},
    {"Cut", {"cut grapples", "doorsnijden enterkabels"}, "MS"},
    {"Prepare", {"prepare fire", "voorbereiden vuurpijlen"}, "SB"},
    {"Shoot", {"shoot", "pijlen afschieten"}, "SB"},
    {"Repair", {"mend, fight fire", "herstelpoging"}, "MS"},
}};

/// The other cards of an order stand (PM-T5), which rowers or the ship carry out.
struct OrderWords {
    std::string_view code;
    Words name;
};
inline constexpr std::array<OrderWords, 7> stepWords{{
    {"1", {"one rex ahead", "een rex naar voren"}},
    {"-1", {"one rex astern", "een rex naar achteren"}},
    {"E", {"Extra step ahead", "Extra beweging"}},
    {"L", {"turn 60 degrees to port", "draai naar links"}},
    {"R", {"turn 60 degrees to starboard", "draai naar rechts"}},
    {"0!", {"emergency stop", "noodstop"}},
    {"Ram", {"ram attempt", "rampoging"}},
}};

/// Damage cards, by Card (PM-T7).
inline constexpr std::array<Words, cardKinds> cardWords{{
    {"Rower disorder", "Roeierwanorde"},
    {"Disorder", "Wanorde"},
    {"Leak", "Lek"},
    {"Stuck", "Vast"},
    {"Rudder damaged", "Roer beschadigd"},
    {"Rudder jammed", "Roer klem"},
    {"Oars broken", "Riemen gebroken"},
    {"Oars fouled", "Riemen verward"},
}};

/// Flags, by Signal.
inline constexpr std::array<Words, 6> signalWords{{
    {"No signal", "Geen sein"},
    {"Follow me", "Volg mij"},
    {"Attack", "Aanvallen"},
    {"Retreat", "Terugtrekken"},
    {"Left", "Links"},
    {"Right", "Rechts"},
}};

/// The states of a turn (PM-T4).
inline constexpr std::array<OrderWords, 6> stateWords{{
    {"A", {"Orders", "Orders bepalen"}},
    {"B", {"Orders shown", "Orders tonen"}},
    {"C", {"Movement", "Beweging"}},
    {"D", {"Damage", "Schade toebrengen"}},
    {"E", {"Recovery", "Herstel en uitwerken schade"}},
    {"F", {"The end?", "Einde?"}},
}};

} // namespace navarch::pompeius
