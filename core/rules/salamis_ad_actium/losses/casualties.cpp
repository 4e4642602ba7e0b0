// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/losses/casualties.h"

#include <algorithm>

#include "core/rules/salamis_ad_actium/losses/losses.h"

namespace navarch::salamis {

namespace {

bool takeOne(std::int8_t& count)
{
    if (count <= 0)
        return false;
    --count;
    return true;
}

/// What falls when there is none of a kind, beginning at the one named.
bool takeSoldierOrOar(Ship& ship, Loss from)
{
    return (from == Loss::Marine && takeOne(ship.marines)) || takeOne(ship.heavyMarines)
           || takeOne(ship.archers) || takeOne(ship.oars);
}

bool takeEngine(const ShipFacts& facts, Ship& ship)
{
    if (takeOne(ship.ballistae))
        return true;
    if (static_cast<std::size_t>(ship.enginesLost) >= facts.fit.heavyEngines.size())
        return false;
    ++ship.enginesLost;
    return true;
}

bool takeMast(const BattleFacts& facts, const ShipFacts& her, Ship& ship)
{
    if (ship.mastDown || her.isWall || !(facts.sailsAboard || her.fit.sailOnly))
        return false;
    ship.mastDown = true;
    ship.adrift = ship.adrift || ship.sailSet;
    ship.sailSet = false;
    return true;
}

bool takeSteering(const ShipFacts& her, Ship& ship)
{
    if (her.isWall || turnClass(her, ship) <= 1)
        return false;
    ++ship.turnClassLost;
    return true;
}

/// The captain, or nobody when he is dead or taken. An admiral aboard may be hit as well.
bool hitOfficers(const BattleFacts& facts, State& state, Proceedings& proceedings, ShipNumber ship)
{
    const HouseFigures& house = facts.figures.house;
    const PersonState captain = shipOf(state, ship).captain;
    const bool isThere = captain == PersonState::Fit || captain == PersonState::Wounded;
    if (isThere) {
        const int face = proceedings.d6("SA-6.T", phraseText("Captain hit"));
        hitCaptain(state, ship, face >= house.captainKilledFrom);
        proceedings.settle(shipOf(state, ship).captain == PersonState::Dead ? phraseText("killed")
                                                                            : phraseText("wounded"));
    }
    for (std::size_t i = 0; i < state.commanders.size(); ++i) {
        Commander& man = state.commanders[i];
        if (man.aboard != ship || (man.state != PersonState::Fit && man.state != PersonState::Wounded))
            continue;
        if (proceedings.d6("SA-6.T", phraseText("Admiral aboard")) < house.admiralHitFrom) {
            proceedings.settle(phraseText("unhurt"));
            continue;
        }
        proceedings.settle(phraseText("hit"));
        const int face = proceedings.d6("SA-6.T", phraseText("Admiral hit"));
        const bool killed = face >= house.captainKilledFrom || man.state == PersonState::Wounded;
        if (killed)
            loseCommander(facts, state, i, -1);
        else
            man.state = PersonState::Wounded;
        proceedings.settle(killed ? phraseText("killed") : phraseText("wounded"));
    }
    return isThere;
}

void rollCasualty(const BattleFacts& facts, State& state, Proceedings& proceedings, ShipNumber ship,
                  CasualtyColumn column, std::string_view why, int ignoredFrom)
{
    const int face = proceedings.d10("SA-6.T", why);
    const Loss loss = face >= ignoredFrom ? Loss::None : facts.figures.casualty(face, column);
    if (loss == Loss::None) {
        proceedings.settle(phraseText("no effect"));
        return;
    }
    if (loss == Loss::Captain) {
        proceedings.settle(phraseText("captain"));
        if (!hitOfficers(facts, state, proceedings, ship))
            takeSoldierOrOar(shipOf(state, ship), Loss::Marine);
        return;
    }
    if (!proceedings.isHeard()) {
        takeLoss(facts, state, ship, loss);
        return;
    }
    const Ship before = shipOf(state, ship);
    takeLoss(facts, state, ship, loss);
    proceedings.settle(lossText(before, shipOf(state, ship)));
}

} // namespace

bool loseOar(State& state, ShipNumber ship)
{
    return takeOne(shipOf(state, ship).oars);
}

bool loseSpeed(const BattleFacts& facts, State& state, ShipNumber ship)
{
    Ship& her = shipOf(state, ship);
    if (her.speedLost >= facts.of(ship).fit.speed)
        return false;
    ++her.speedLost;
    return true;
}

bool takeLoss(const BattleFacts& facts, State& state, ShipNumber ship, Loss loss)
{
    const ShipFacts& her = facts.of(ship);
    Ship& now = shipOf(state, ship);
    const auto instead = [&] { return takeSoldierOrOar(now, Loss::Marine); };
    switch (loss) {
    case Loss::None:
    case Loss::Captain: return false;
    case Loss::Oar: return takeOne(now.oars) || instead();
    case Loss::TwoOars: {
        const bool first = takeLoss(facts, state, ship, Loss::Oar);
        return takeLoss(facts, state, ship, Loss::Oar) || first;
    }
    case Loss::Speed: return (!her.isWall && loseSpeed(facts, state, ship)) || instead();
    case Loss::Steering: return takeSteering(her, now) || instead();
    case Loss::Archer: return takeOne(now.archers) || takeOne(now.oars);
    case Loss::Marine: return takeSoldierOrOar(now, Loss::Marine);
    case Loss::HeavyMarine: return takeSoldierOrOar(now, Loss::HeavyMarine);
    case Loss::EngineOrTower: return takeEngine(her, now) || takeOne(now.towers) || instead();
    case Loss::TowerOrEngine: return takeOne(now.towers) || takeEngine(her, now) || instead();
    case Loss::MastTowerOrEngine:
        return takeMast(facts, her, now) || takeOne(now.towers) || takeEngine(her, now) || instead();
    }
    return false;
}

void rollCasualties(const BattleFacts& facts, State& state, ShipNumber ship, CasualtyColumn column, int dice,
                    std::string_view why, Proceedings& proceedings, int ignoredFrom)
{
    if (dice <= 0)
        return;
    const Ship before = shipOf(state, ship);
    for (int i = 0; i < dice; ++i)
        rollCasualty(facts, state, proceedings, ship, column, why, ignoredFrom);
    if (proceedings.isHeard())
        proceedings.comesToNothing(lossesBetween(before, shipOf(state, ship)).empty());
    proceedings.tell("casualties", "SA-6.T", before.holder, ship, noShip, [&] {
        return phrase("%1 loses %2.", facts.called(ship), lossText(before, shipOf(state, ship)));
    });
}

} // namespace navarch::salamis
