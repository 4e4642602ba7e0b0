// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tests/core/battle/referee/referee.h"

namespace navarch::referee::ramming {

struct PaperShip {
    std::string name;
    int side = 0;
    int holder = 0; ///< -1: a derelict
    ShipFit fit;
    Condition before;
    int deck = 0;
    int ram = 0; ///< the bonus with fittings, without skills
    int hulls = 0;
    int move = 0;
    int fullRowers = 0;
    bool isGreen = false;
    int crewSkills = 0;
    int captainSkills = 0;   ///< below 0 where a poor commander takes one that there is not
    int commanderSkills = 0; ///< beside his rallying
    bool isRallied = false;  ///< by a commander
    bool isInept = false;    ///< of a commander
    int shearedBefore = 0;
    int marines = 0; ///< units at the start
    int heavies = 0;
    int archers = 0;

    bool isSunk = false;
    bool isFled = false;
    bool isBeached = false;
    bool isRouting = false;
    bool wasBloodied = false;
    bool isPrize = false; ///< manned by a captor: no skills
    int rowers = 0;
    int hoplites = 0;
    int crewThen = 0; ///< what Morale counts deaths against
    int killed = 0;
    std::size_t crewOf = 0;
    int rowersDead = 0; ///< of her own, wherever they fell
    int hoplitesDead = 0;
    int sheared = 0;
    int shearings = 0;
    int date = 0; ///< the round at whose end she sinks; 0: none
    ShipNumber dateBy = noShip;
    int fires = 0;
    int mostFires = 0;
    ShipNumber firedBy = noShip;
    int pots = 0;
    bool greekFireUsed = false;
    std::array<int, 6> skill{}; ///< RS-T4: melee, sailing, rowing, rally, ramming, missiles
    Deeds deeds;

    [[nodiscard]] bool onMap() const { return !isSunk && !isFled; }
    [[nodiscard]] int crew() const { return rowers + hoplites; }
    [[nodiscard]] int skilled(std::size_t which) const { return isPrize ? 0 : skill[which]; }
};

/// Goes through a battle of Ramming Speed!!! die by die and keeps its own account of crews, rams, fires, boardings, morale, sinking
/// dates, fates and deeds by the catalogue. Battles with translated Advantages on open water. What becomes
/// of captains and commanders it does not judge.
class Referee final : public BattleReferee {
public:
    Referee(const BattleBrief& brief, const Figures& figures);

private:
    struct Due {
        std::string kind;
        ShipNumber ship = noShip;
        ShipNumber credit = noShip;
    };

    PaperShip& of(ShipNumber ship) { return m_ships[static_cast<std::size_t>(ship)]; }
    void hear(const Json& order, const BattleEvent& event) override;
    void afterOrder() override;
    void fitted(const BattleEvent& event);
    void round();
    void shot(const BattleEvent& event);
    void fire(const BattleEvent& event);
    void addFires(ShipNumber ship, int counters, ShipNumber by);
    void ram(const BattleEvent& event);
    void struck(const BattleEvent& event);
    void sunk(const BattleEvent& event);
    void grapple(const BattleEvent& event);
    void melee(const BattleEvent& event);
    void killOnly(ShipNumber ship, int men);
    void kill(ShipNumber ship, int men);
    void empty(const BattleEvent& event);
    void captured(const Json& order, const BattleEvent& event);
    void morale(const BattleEvent& event);
    void agreeOnEnd(const BattleOutcome& outcome) override;
    [[nodiscard]] int sizePoints(int side) const;

    std::vector<PaperShip> m_ships;
    std::vector<Due> m_due;
    int m_round = 0;
    ShipNumber m_despairs = noShip; ///< whose morale came to 0 or less just now
    int m_ramResult = 0; ///< of the last ram: 0 none, 1 sheared, 2 in 2D6 turns, 3 in 1D6, 4 at once
};

} // namespace navarch::referee::ramming
