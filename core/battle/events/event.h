// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/base/phrase.h"
#include "core/dice/dice.h"

namespace navarch {

/// A ship of a battle by its number: its place in shipsOf(brief). Wall sections are numbered after the ships.
using ShipNumber = std::int16_t;
inline constexpr ShipNumber noShip = -1;

/// What was added to a die, and by which rule.
struct DieModifier {
    std::string rule; ///< "SA-7.4.T1"
    std::string text; ///< "Bow edge wholly on the beam"
    int value = 0;

    friend bool operator==(const DieModifier&, const DieModifier&) = default;
};

/// Something that happened in a battle. Logs, replays, chronicles and experience are read from these alone.
struct BattleEvent {
    std::string kind; ///< lasting, of the game: "ram", "captured", "card"
    std::string rule; ///< the number of the rule it happened by
    Phrase text;      ///< one sentence, ships by name; of a replay from a file: its English, given()
    Phrase outward;   ///< what those are told who may not know all of it; empty: the text. No file holds it.
    int side = -1;    ///< whose doing; -1: nobody's
    ShipNumber ship = noShip;   ///< who did it, or whom it befell
    ShipNumber target = noShip; ///< whom it was done to
    std::vector<Roll> dice;
    std::vector<DieModifier> modifiers;
    bool cameToNothing =
        false; ///< a miss, a test that changed nothing: prose passes it over; of a replay from a file: false

    friend bool operator==(const BattleEvent&, const BattleEvent&) = default;
};

using BattleEvents = std::vector<BattleEvent>;

/// The event by which a battle is broken off, and what it says.
inline constexpr std::string_view undecidedEvent = "undecided";
[[nodiscard]] inline Phrase undecidedText()
{
    return phrase("The captains come to no end: the battle is broken off, undecided.");
}

[[nodiscard]] Json battleEventJson(const BattleEvent& event);
/// Reads battleEventJson() back; problems are added to `problems` with `file` and `path`.
[[nodiscard]] BattleEvent readBattleEvent(const Json& json, const std::string& file, const std::string& path,
                                          Problems& problems);

} // namespace navarch
