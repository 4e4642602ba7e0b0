// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/battle/referee/referee.h"
#include "tests/core/rules/trireme/referee/ledger.h"

namespace navarch::referee::trireme {

/// Goes through a battle of Trireme die by die and keeps its own account of damage, holes, shots, fights aboard, prizes and
/// deeds by the catalogue. Where ships are it takes from the events: who touches whom, and whether a shot is near or far.
class Referee final : public BattleReferee {
public:
    Referee(const BattleBrief& brief, const Figures& figures);

private:
    struct Link {
        ShipNumber attacker;
        ShipNumber defender;
        [[nodiscard]] bool has(ShipNumber ship) const { return attacker == ship || defender == ship; }
    };
    struct Due {
        std::string kind;
        ShipNumber loser;
        ShipNumber captor = noShip;
    };

    PaperShip& of(ShipNumber ship) { return m_ships[static_cast<std::size_t>(ship)]; }
    void hear(const Json& order, const BattleEvent& event) override;
    void afterOrder() override;
    void applyShots();

    void headOn(const BattleEvent& event);
    void ram(const BattleEvent& event);
    void sunk(const BattleEvent& event);
    void shot(const BattleEvent& event);
    void grapple(const BattleEvent& event, bool holds);
    void boarding(const BattleEvent& event);
    void kill(const std::vector<ShipNumber>& group, int side, int kills);
    void owe(const std::vector<ShipNumber>& group, int winner);
    void settled(const Json& order, const BattleEvent& event);
    void plug(const BattleEvent& event);
    void leak(const BattleEvent& event);
    void unlink(ShipNumber ship);
    [[nodiscard]] std::vector<ShipNumber> groupOf(ShipNumber ship) const;
    void agreeOnEnd(const BattleOutcome& outcome) override;
    void agreeOnVictor(const BattleOutcome& outcome);
    [[nodiscard]] std::array<int, 3> menAtEnd(std::size_t ship) const;

    std::vector<PaperShip> m_ships;
    std::vector<Link> m_links;
    std::vector<Due> m_due;
    std::vector<int> m_shot;       ///< kills of this volley, by target
    std::vector<int> m_shotAboard; ///< the same among boarders
    std::set<ShipNumber> m_leaking;
    std::set<ShipNumber> m_plugged;      ///< this turn
    std::vector<PaperShip> m_atTheCheck; ///< before the holes of all are seen to once more (TR-11.3)
};

} // namespace navarch::referee::trireme
