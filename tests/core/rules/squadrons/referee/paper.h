// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/events/event.h"
#include "core/battle/outcome/outcome.h"

// The squadrons of a battle on paper, made of its ships and kept as the rule catalogue says: nothing here comes from the engine.
namespace navarch::referee::squadrons {

struct PaperShip {
    std::string name;
    int side = 0;
    int squadron = -1; ///< -1: it stands off
    int weight = 0;
    int quality = 0;
    bool isFast = false;
    ShipFit fit;
    Condition before;

    bool isStricken = false;
    int completedBy = -1; ///< the squadron whose blow did it
    ShipFate fate = ShipFate::Afloat;
    int captor = -1;
    Condition after;
    Deeds deeds;
};

struct PaperSquadron {
    std::string name;
    int side = 0;
    int training = 0; ///< +1 well trained, -1 green
    bool isFast = true;
    int stands = 0;
    int weight = 0;
    std::vector<std::size_t> ships; ///< once drawn, in loss order

    int morale = 0;
    std::vector<int> blows; ///< who dealt each half stand lost
    bool isDisordered = false;
    bool isUnformed = false;
    bool isRouting = false;
    bool isOff = false;
    bool isDestroyed = false;
    int toWorsen = 0; ///< failed tests whose step is not told yet

    [[nodiscard]] bool onTable() const { return !isOff && !isDestroyed; }
    [[nodiscard]] bool isStanding() const { return onTable() && !isRouting; }
    /// A stand half lost counts as whole (SQ-2.7).
    [[nodiscard]] int standsLeft() const { return (2 * stands - static_cast<int>(blows.size()) + 1) / 2; }
    void lose(int halves, int by);
};

struct Paper {
    std::vector<PaperShip> ships;
    std::vector<PaperSquadron> squadrons; ///< the first side's, then the second's
};

/// SQ-18.1 to 18.4; without commanders every squadron is of normal morale.
[[nodiscard]] Paper paperOf(const BattleBrief& brief, const Figures& figures);
/// Who of a squadron is stricken and how the next is hurt (SQ-18.6).
void nameLosses(Paper& paper, const PaperSquadron& squadron);

} // namespace navarch::referee::squadrons
