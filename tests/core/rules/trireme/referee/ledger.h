// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/events/event.h"
#include "core/battle/outcome/outcome.h"

// The ships of a battle of Trireme on paper, translated and kept as the rule catalogue says: nothing here comes from the engine.
namespace navarch::referee::trireme {

inline constexpr std::size_t light = 0, medium = 1, heavy = 2;
inline constexpr std::size_t bows = 0, catapults = 1, stones = 2;

struct PaperShip {
    std::string name;
    int side = 0;
    int holder = 0;
    ShipFit fit;
    Condition before;
    int hull = 1;
    int ram = 0;
    bool hasRam = false;
    bool hasOars = false;
    int crew = 0;
    bool hasCorvus = false;
    bool hasHand = false;
    std::array<int, 3> units{};   ///< of the campaign: archers, marines, heavy marines
    std::array<int, 3> atStart{}; ///< men, by grade
    std::array<int, 3> arms{};    ///< bows, catapults, stone throwers at the start
    int rakedBefore = 0;

    int damage = 0;
    std::vector<ShipNumber> holes; ///< by whom, the oldest first
    ShipNumber struckBy = noShip;
    int raked = 0;
    std::array<int, 3> men{};
    std::array<int, 3> engines{};
    bool isHulk = false;
    bool isFled = false;
    bool isPrize = false;
    ShipNumber crewOf = noShip;
    Deeds deeds;

    [[nodiscard]] bool onBoard() const { return !isHulk && !isFled; }
    [[nodiscard]] int marines() const { return men[light] + men[medium] + men[heavy]; }
    /// The lightest first; what was taken.
    std::array<int, 3> takeMen(int number);
    /// Kills by shots: bows, catapults, stone throwers, marines (TR-7.3).
    void shotDown(int kills);
};

/// Battles without commanders, whose flagships row better, and without walls.
[[nodiscard]] std::vector<PaperShip> paperShips(const BattleBrief& brief, const Figures& figures);
/// What the battle did to a ship, in the terms of the campaign (TR-15.7).
[[nodiscard]] Condition conditionAfter(const PaperShip& ship, const std::array<int, 3>& men, bool isLost);

} // namespace navarch::referee::trireme
