// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/ramming_speed/referee/referee.h"

#include <algorithm>

#include "tests/core/rules/ramming_speed/referee/paper.h"

namespace navarch::referee::ramming {

namespace {

enum Skill : std::size_t { Melee, Sailing, Rowing, Rally, Ramming, Missiles };

/// Dice of a fire that did not leap over (RS-8.2) stand in the events of others.
constexpr std::string_view leaps = "RS-8.2";

/// RS-T8.
int ramResult(int total)
{
    return total <= 2 ? 0 : total <= 6 ? 1 : total <= 8 ? 2 : total == 9 ? 3 : 4;
}

struct Weapon {
    const char* words;
    int hit;
    int dice;
    int sides;
    int fireTo;
    bool manyFires;
};

// RS-T7; fire pots are a Greek Fire row with one counter (RS-22.3).
constexpr std::array<Weapon, 9> weapons{{{" shoots javelins at", -1, 1, 10, 0, false},
                                         {" shoots archers at", 2, 1, 10, 1, false},
                                         {" shoots Greek fire at", 0, 2, 10, 4, true},
                                         {" shoots ballistae at", 1, 1, 6, 1, false},
                                         {" shoots a catapult at", -1, 2, 10, 2, false},
                                         {" shoots an onager at", 0, 1, 10, 1, false},
                                         {" shoots a trebuchet at", -2, 3, 10, 3, false},
                                         {" shoots tower archers at", 3, 1, 10, 1, false},
                                         {" shoots fire pots at", 0, 2, 10, 4, false}}};

} // namespace

Referee::Referee(const BattleBrief& brief, const Figures& figures)
    : BattleReferee(brief),
      m_ships(paperShips(brief, figures))
{
}

void Referee::afterOrder()
{
    agree(m_due.empty(), m_due.empty() ? "" : m_due.front().kind + " is missing");
}

void Referee::hear(const Json& order, const BattleEvent& event)
{
    const std::string& kind = event.kind;
    agree(m_due.empty() || (kind == m_due.front().kind && event.ship == m_due.front().ship),
          m_due.empty() ? "" : m_due.front().kind + " should come first");
    if (kind == "fitted")
        fitted(event);
    else if (kind == "round")
        round();
    else if (kind == "shot")
        shot(event);
    else if (kind == "fire")
        fire(event);
    else if (kind == "catches") {
        agree(of(event.ship).fires == 0 && of(event.target).fires > 0, "nothing burns beside her");
        agree(event.dice.back().face >= 5, "she does not catch fire");
        addFires(event.ship, 1, of(event.target).firedBy);
    } else if (kind == "ram")
        ram(event);
    else if (kind == "struck")
        struck(event);
    else if (kind == "sunk")
        sunk(event);
    else if (kind == "grapple")
        grapple(event);
    else if (kind == "melee")
        melee(event);
    else if (kind == "empty")
        empty(event);
    else if (kind == "captured")
        captured(order, event);
    else if (kind == "morale")
        morale(event);
    else if (kind == "fled")
        of(event.ship).isFled = true;
    else if (kind == "beached")
        of(event.ship).isBeached = true;
}

void Referee::fitted(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    DiceCursor dice(event, leaps);
    for (int i = 0; i < ship.crewSkills + std::max(0, ship.captainSkills); ++i)
        ++ship.skill[static_cast<std::size_t>(dice.next(6) - 1)];
    std::array<bool, 6> has{}; // of the commander, who has none twice (RS-4.2)
    has[Rally] = ship.isRallied;
    ship.skill[Rally] += ship.isRallied ? 1 : 0;
    for (int i = 0; i < ship.commanderSkills; ++i) {
        auto which = static_cast<std::size_t>(dice.next(6) - 1);
        while (has[which])
            which = static_cast<std::size_t>(dice.next(6) - 1);
        has[which] = true;
        ++ship.skill[which];
    }
    dice.end();
}

void Referee::round()
{
    for (const PaperShip& ship : m_ships)
        agree(!ship.onMap() || ship.date == 0 || ship.date > m_round, ship.name + " should have sunk");
    ++m_round;
}

void Referee::shot(const BattleEvent& event)
{
    const PaperShip& shooter = of(event.ship);
    PaperShip& target = of(event.target);
    agree(shooter.crew() > 0 && shooter.onMap(), "nobody shoots");
    const auto found = std::find_if(weapons.begin(), weapons.end(),
                                    [&](const Weapon& each) { return tells(event, each.words); });
    agree(found != weapons.end(), "no such weapon");
    if (found == &weapons[2])
        of(event.ship).greekFireUsed = true;
    if (found == &weapons[8])
        agree(of(event.ship).pots-- > 0, "it has no pots");
    const int screens = target.fit.parablemata ? -1 : 0;
    const int skill = shooter.skilled(Missiles);
    has(event, "Weapon", found->hit);
    has(event, "Target has parablemata", screens);
    has(event, "Missiles skill", skill);
    DiceCursor dice(event, leaps);
    if (dice.next(10) + found->hit + screens + skill < 6)
        return agree(tells(event, ": a miss."), "a miss");
    const int dead = std::min(target.crew(), dice.sum(found->dice, found->sides));
    int fires = 0;
    if (found->fireTo > 0 && dice.next(6) <= found->fireTo)
        fires = found->manyFires ? (dice.next(6) + 1) / 2 : 1;
    dice.end();
    agree(tells(event, ": " + std::to_string(dead) + " killed"), std::to_string(dead) + " killed");
    kill(event.target, dead);
    addFires(event.target, fires, event.ship);
}

/// RS-8.1: by the counters held at the start, outs and additions netted.
void Referee::fire(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    DiceCursor dice(event, leaps);
    const int held = ship.fires;
    agree(held > 0, "nothing burns");
    const int dead = ship.crew() > 0 ? dice.sum(held, 10) : 0;
    int change = 0;
    for (int i = 0; i < held; ++i) {
        const int face = dice.next(6);
        change += face == 1 ? -1 : face == 6 ? 1 : 0;
    }
    dice.end();
    kill(event.ship, dead);
    addFires(event.ship, change, noShip);
}

void Referee::addFires(ShipNumber number, int counters, ShipNumber by)
{
    PaperShip& ship = of(number);
    ship.fires = std::clamp(ship.fires + counters, 0, 6);
    ship.mostFires = std::max(ship.mostFires, ship.fires);
    if (counters > 0 && by != noShip)
        ship.firedBy = by;
    if (ship.fires == 6)
        m_due.push_back({"sunk", number, ship.firedBy});
}

void Referee::ram(const BattleEvent& event)
{
    PaperShip& rammer = of(event.ship);
    const PaperShip& target = of(event.target);
    DiceCursor dice(event, leaps);
    agree(rammer.fit.ram != Ram::None, "she has no ram");
    has(event, "Rammer's Ram bonus", rammer.ram + rammer.skilled(Ramming));
    has(event, "Target's Ram bonus", -(target.ram + target.skilled(Ramming)));
    has(event, "Target's Reinforced Hulls", -target.hulls);
    const int run = line(event, "Short run");
    const int bow = line(event, "Bow to bow");
    agree((run == 0 || run == -5) && (bow == 0 || bow == -2), "run and bow");
    int total = dice.next(10);
    for (const DieModifier& each : event.modifiers)
        total += each.value;
    dice.end();
    m_ramResult = ramResult(total);
    if (m_ramResult > 0)
        ++rammer.deeds.rams;
    if (m_ramResult == 4)
        m_due.push_back({"sunk", event.target, event.ship});
    else if (m_ramResult > 0)
        m_due.push_back({"struck", event.target, event.ship});
}

void Referee::struck(const BattleEvent& event)
{
    agree(!m_due.empty(), "nothing led to this");
    m_due.erase(m_due.begin());
    PaperShip& ship = of(event.ship);
    DiceCursor dice(event, leaps);
    ship.sheared += dice.next(6);
    if (m_ramResult == 1)
        ++ship.shearings;
    if (m_ramResult >= 2) {
        const int date = m_round + dice.sum(m_ramResult == 2 ? 2 : 1, 6);
        if (ship.date == 0 || date < ship.date) {
            ship.date = date;
            ship.dateBy = event.target;
        }
    }
    dice.end();
}

void Referee::sunk(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    agree(!ship.isSunk, "she is sunk already");
    ShipNumber credit = ship.dateBy;
    if (!m_due.empty()) {
        credit = m_due.front().credit;
        m_due.erase(m_due.begin());
    } else {
        agree(ship.date > 0 || ship.holder < 0, "nothing sinks her");
    }
    if (credit != noShip && of(credit).holder != ship.holder)
        ++of(credit).deeds.sinkings;
    ship.isSunk = true;
    ship.isFled = false;
}

void Referee::grapple(const BattleEvent& event)
{
    const PaperShip& ship = of(event.ship);
    DiceCursor dice(event, leaps);
    has(event, "Harpax", ship.fit.ferreaManus > 0 ? 1 : 0);
    has(event, "Corvus", ship.fit.corvi > 0 ? 1 : 0);
    has(event, "Larger ship", ship.deck > of(event.target).deck ? 1 : 0);
    has(event, "Melee skill", ship.skilled(Melee));
    int total = dice.next(10);
    for (const DieModifier& each : event.modifiers)
        total += each.value;
    dice.end();
    if (total >= 6)
        m_due.push_back({"melee", event.ship});
    agree(tells(event, total >= 6 ? " grapples " : " fails to grapple "), "the grapple");
}

/// RS-13.3: a die per ten crew or part of it; the sum is the other's loss.
void Referee::melee(const BattleEvent& event)
{
    if (!m_due.empty())
        m_due.erase(m_due.begin());
    DiceCursor dice(event, leaps);
    const auto fought = [&](const PaperShip& ship) {
        const int count = (ship.crew() + 9) / 10;
        return dice.sum(count, 6) + count * ship.skilled(Melee);
    };
    const int onTarget = fought(of(event.ship));
    const int onBoarder = fought(of(event.target));
    dice.end();
    killOnly(event.target, onTarget);
    killOnly(event.ship, onBoarder);
    for (const ShipNumber each : {event.ship, event.target})
        if (of(each).crew() == 0)
            m_due.push_back({"empty", each});
}

/// Hoplites first (RS-1.5).
void Referee::killOnly(ShipNumber number, int men)
{
    PaperShip& ship = of(number);
    const int hoplites = std::min(men, ship.hoplites);
    const int rowers = std::min(men - hoplites, ship.rowers);
    ship.hoplites -= hoplites;
    ship.rowers -= rowers;
    ship.killed += hoplites + rowers;
    ship.wasBloodied = ship.wasBloodied || hoplites + rowers > 0;
    m_ships[ship.crewOf].rowersDead += rowers;
    m_ships[ship.crewOf].hoplitesDead += hoplites;
}

void Referee::kill(ShipNumber ship, int men)
{
    if (of(ship).crew() == 0)
        return;
    killOnly(ship, men);
    if (of(ship).crew() == 0)
        m_due.push_back({"empty", ship});
}

void Referee::empty(const BattleEvent& event)
{
    if (m_due.empty())
        agree(m_despairs == event.ship, "nothing led to this");
    else
        m_due.erase(m_due.begin());
    PaperShip& ship = of(event.ship);
    ship.rowers = ship.hoplites = 0;
    ship.holder = -1;
    ship.isRouting = false;
}

void Referee::captured(const Json& order, const BattleEvent& event)
{
    if (event.rule == "RS-17.4") {
        of(event.ship).holder = event.side;
        return;
    }
    PaperShip& ship = of(event.ship);
    PaperShip& prize = of(event.target);
    if (prize.side != ship.holder && prize.holder != ship.holder)
        ++ship.deeds.captures;
    prize.holder = ship.holder;
    if (event.rule != "RS-13.6")
        return;
    const int rowers = order.value("rowers", 0);
    const int hoplites = order.value("hoplites", 0);
    agree(rowers <= ship.rowers && hoplites <= ship.hoplites && rowers + hoplites < ship.crew(),
          "one must stay");
    if (rowers + hoplites == 0)
        return;
    ship.rowers -= rowers;
    ship.hoplites -= hoplites;
    prize.rowers = rowers;
    prize.hoplites = hoplites;
    prize.crewOf = ship.crewOf;
    prize.isPrize = true;
    prize.wasBloodied = prize.isRouting = false;
    for (PaperShip* each : {&ship, &prize}) {
        each->crewThen = each->crew();
        each->killed = 0;
    }
}

int Referee::sizePoints(int side) const
{
    int points = 0;
    for (const PaperShip& ship : m_ships)
        points += ship.onMap() && ship.crew() > 0 && ship.holder == side ? ship.deck : 0;
    return points;
}

void Referee::morale(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    DiceCursor dice(event, leaps);
    has(event, "No crew killed yet", ship.wasBloodied ? 0 : 2);
    has(event, "Sinking", ship.date > 0 ? -3 : 0);
    has(event, "Half the crew dead", ship.crewThen > 0 && 2 * ship.killed >= ship.crewThen ? -2 : 0);
    has(event, "The enemy has more Size points",
        sizePoints(1 - ship.holder) > sizePoints(ship.holder) ? -1 : 0);
    has(event, "Rally skill", 2 * ship.skilled(Rally));
    has(event, "Green crew", ship.isGreen && !ship.isPrize ? -1 : 0);
    has(event, "Inept commander", ship.isInept && !ship.isPrize ? -1 : 0);
    const int larger = line(event, "Beside an enemy with a larger crew");
    agree(larger == 0 || larger == -1, "a larger enemy");
    const int friends = line(event, "Friends rout near");
    const bool anyRouts = std::any_of(m_ships.begin(), m_ships.end(), [&](const PaperShip& each) {
        return &each != &ship && each.isRouting && each.holder == ship.holder && each.onMap()
               && each.crew() > 0;
    });
    agree(friends == 0 || (friends == -2 && anyRouts), "friends that rout");
    int total = dice.next(10);
    for (const DieModifier& each : event.modifiers)
        total += each.value;
    dice.end();
    const bool routs = total <= 2;
    agree(routs, tells(event, " routs."), "the rout");
    ship.isRouting = routs;
    // Beside an enemy a total of 0 or less is the end of her: what she gives up the next events say.
    m_despairs = total <= 0 ? event.ship : noShip;
}

void Referee::agreeOnEnd(const BattleOutcome& outcome)
{
    const int victor = outcome.victor.value_or(-1);
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        PaperShip& ship = m_ships[i];
        const ShipOutcome& end = outcome.ships[i];
        if (ship.onMap() && ship.holder < 0)
            ship.holder = victor; // the field's holder has the derelicts
        const ShipFate fate = ship.isSunk                                    ? ShipFate::Sunk
                              : ship.holder >= 0 && ship.holder != ship.side ? ShipFate::Captured
                              : ship.isFled                                  ? ShipFate::Fled
                                                                             : ShipFate::Afloat;
        agree(fate == end.fate, ship.name + " met another fate");
        agree(fate == ShipFate::Captured ? ship.holder : -1, end.captor, ship.name + ", captor");
        agreeOn(ship, end, fate);
    }
}

} // namespace navarch::referee::ramming
