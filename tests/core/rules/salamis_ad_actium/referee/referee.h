// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "tests/core/battle/referee/referee.h"
#include "tests/core/rules/salamis_ad_actium/referee/ledger.h"

namespace navarch::referee::salamis {

/// Goes through a battle of Salamis ad Actium die by die and keeps its own account of damage, losses, fires, fights,
/// captures, morale, weather and deeds by the catalogue. What depends on places - ranges, contacts, who is in the way - it
/// takes from the events; where more than two ships shear each other's oars no event says which, and it breaks off.
/// Battles without walls and allies.
class Referee final : public BattleReferee {
public:
    Referee(const BattleBrief& brief, const Figures& figures);

private:
    /// An event that must come next.
    struct Due {
        std::string kind;
        ShipNumber ship = noShip;
        Column column = Column::Ram;
        int dice = 0;
        int ignoredFrom = 11;
        ShipNumber credit = noShip; ///< whose sinking it is
    };
    struct Test {
        int face = 0;
        int total = 0;
        [[nodiscard]] bool passed() const { return face == 10 || (face != 1 && total >= 6); }
    };

    PaperShip& of(ShipNumber ship) { return m_ships[static_cast<std::size_t>(ship)]; }
    void hear(const Json& order, const BattleEvent& event) override;
    void afterOrder() override;
    void fulfil(const BattleEvent& event);
    void owe(std::string kind, ShipNumber ship);
    void oweCasualties(ShipNumber ship, Column column, int dice, int ignoredFrom = 11);

    Test crewTest(const BattleEvent& event, DiceCursor& dice);
    void crewLines(const BattleEvent& event);

    void ram(const BattleEvent& event);
    void recoil(const BattleEvent& event);
    void struckLines(const BattleEvent& event, const PaperShip& struck, const char* damage);
    void mast(const BattleEvent& event);
    void rake(const BattleEvent& event, bool done);
    void shoot(const BattleEvent& event);
    void ballistae(const BattleEvent& event);
    void heavyEngine(const BattleEvent& event, bool hits);
    void missile(const Json& order, const BattleEvent& event);
    void fire(const BattleEvent& event);
    void boarding(const BattleEvent& event);
    void afterRound(ShipNumber one, ShipNumber other);
    bool owesCapture(ShipNumber loser, ShipNumber winner);
    void captured(const BattleEvent& event);
    void grapple(const BattleEvent& event, bool holds);
    void morale(const BattleEvent& event, bool holds);
    void weather(const BattleEvent& event);
    void weathered(const BattleEvent& event, bool holds);
    void sheared(const BattleEvent& event);
    void agreeOnEnd(const BattleOutcome& outcome) override;

    std::vector<PaperShip> m_ships;
    std::vector<PaperShip> m_beforeBowRam; ///< of the order that is heard
    std::deque<Due> m_due;
    int m_wind = 0;
    int m_sea = 0;
    // A fight is told by both ships, one after the other.
    ShipNumber m_boarder = noShip;
    ShipNumber m_boarded = noShip;
    int m_firstHits = 0;
    int m_firstUnits = 0;
    ShipNumber m_nextLoser = noShip; ///< asked when the first of the two has held out
    ShipNumber m_nextWinner = noShip;
};

} // namespace navarch::referee::salamis
