// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/events/event.h"
#include "core/battle/outcome/outcome.h"
#include "tests/core/battle/referee/referee.h"

// The ships of a battle of Salamis ad Actium on paper, kept as the rule catalogue says: nothing here comes from the engine.
namespace navarch::referee::salamis {

enum class Column { Ram, Missiles, Engines };

struct PaperShip {
    std::string name;
    int side = 0;
    int holder = 0;
    ShipFit fit;
    int crew = 0; ///< +2 elite to -2 green (SA-2.11.1)
    bool strongMast = false;
    bool hasMast = false; ///< sails are aboard (SA-5.4)
    int troopRoom = 0;
    bool isSunk = false;
    bool wasBrokenUp = false; ///< all aboard lost

    int damage = 0; ///< 0 none to 5 wrecked
    int oars = 0;
    int speedLost = 0;
    int steeringLost = 0;
    int archers = 0;
    int marines = 0;
    int heavyMarines = 0;
    int ballistae = 0;
    int towers = 0;
    int enginesLost = 0;
    int pots = 0;
    bool greekFire = false;
    int fires = 0;
    bool mastDown = false;
    bool ramBroken = false;
    bool demoralised = false;
    bool wasStung = false; ///< bees hit her once
    PersonState captain = PersonState::Fit;
    int militiaLost = 0;
    int prizeMilitia = 0;
    Deeds deeds;

    [[nodiscard]] bool ownCrew() const { return holder == side; }
    [[nodiscard]] Ram ram() const { return ramBroken ? Ram::None : fit.ram; }
    [[nodiscard]] int troops() const { return archers + marines + heavyMarines; }
    [[nodiscard]] bool overloaded() const { return troops() > troopRoom; } ///< SA-15.7
    [[nodiscard]] int oarsShort() const;                                   ///< SA-1.2
    [[nodiscard]] int speed() const;                                       ///< SA-1.3
    /// As far as paper tells: no wreck, nobody's prize, and somebody to row or a sail to set (SA-1.4).
    [[nodiscard]] bool mayMakeWay() const { return speed() > 0 && ownCrew() && (hasMast || oars > 0); }
    [[nodiscard]] int turnClass() const;
    [[nodiscard]] int heights() const { return towers + (fit.raisedPlatform ? 1 : 0); }
    [[nodiscard]] int militia() const; ///< SA-8.2
    [[nodiscard]] int units() const { return heavyMarines + marines + archers + militia(); }

    /// Worse damage replaces the level (SA-7.5.5); false: no change.
    bool worsenTo(int level);
    /// One roll on the Casualty Table (SA-6.T); dice of captain and admirals follow it.
    void casualty(int face, Column column, DiceCursor& dice);
    void hitCaptain(int face);
    void goDown();
    /// Hits of a fight: militia, archers, marines, heavy marines (SA-8.2).
    void losesUnit();

private:
    bool take(int& count);
    void takeSoldier(bool marineFirst);
    bool takeEngine();
    bool takeMast();
};

[[nodiscard]] std::vector<PaperShip> paperShips(const BattleBrief& brief, const Figures& figures);
/// What an outcome says of a ship, against the paper.
void agreeOn(const PaperShip& ship, const ShipOutcome& outcome);

} // namespace navarch::referee::salamis
