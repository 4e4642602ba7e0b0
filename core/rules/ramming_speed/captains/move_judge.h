// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "core/battle/contract/reasons.h"
#include "core/rules/ramming_speed/captains/surrender.h"
#include "core/rules/ramming_speed/captains/worth.h"
#include "core/rules/ramming_speed/movement/row.h"

namespace navarch::ramming {

/// Weighs where the ship that moves may come to (RS-24.1): what does not depend on the place is found once. One at a time in a
/// thread, which keeps its room; allocates nothing once a battle of so many ships has been seen.
class MoveJudge {
public:
    MoveJudge(const BattleFacts& facts, const State& state, ShipNumber ship, Temperament temperament,
              ReasonNotes notes = ReasonNotes());
    MoveJudge(const MoveJudge&) = delete;

    /// In hundredths of talents; only differences mean anything.
    [[nodiscard]] int worthOf(const Move& order) const;
    /// Of coming there, over so many hexes of rocks; `isStill`: without spending a Move point.
    [[nodiscard]] int worthOf(const Place& place, int rocks, bool isStill, bool rushes) const;

private:
    /// What one ship may do to another when it comes to its turn.
    struct Threat {
        int reach = -1; ///< below 0: nothing
        int turnCost = 1;
        std::array<std::array<int, 2>, 2>
            worth{}; ///< of a ram: with a clean run, a short one; not bow to bow, bow to bow
    };
    struct Enemy {
        ShipNumber ship = noShip;
        hex::Hex hex;
        hex::Facing facing = 0;
        int value = 0;
        int lead = 0; ///< how much better than even her crew is against that one's
        bool isRouting = false;
        bool hasActed = false;
        bool burns = false;
        Threat toUs;
        Threat byUs;
    };

    static std::vector<Enemy>& room();
    [[nodiscard]] Threat threatOf(ShipNumber rammer, ShipNumber target) const;
    [[nodiscard]] int chanceToRam(const Threat& threat, hex::Hex from, hex::Facing facing, hex::Hex at,
                                  hex::Facing looks, int away) const;
    [[nodiscard]] int placeWorth(const Place& place) const;

    const BattleFacts& m_facts;
    const State& m_state;
    ShipNumber m_ship;
    int m_side;
    int m_value;
    int m_risk;
    bool m_isOff; ///< it breaks off
    bool m_slips;
    bool m_flees;
    Errand m_errand;
    bool m_mayRam;
    hex::Edge m_home;
    std::vector<Enemy>& m_enemies;
    ReasonNotes m_note;
};

} // namespace navarch::ramming
