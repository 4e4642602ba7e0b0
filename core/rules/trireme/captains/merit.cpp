// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/merit.h"

#include <algorithm>
#include <cstdlib>

#include "core/rules/trireme/captains/plot_judge.h"
#include "core/rules/trireme/captains/storming.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/combat/missiles.h"

namespace navarch::trireme {

namespace {

class Judge {
public:
    Judge(const BattleFacts& facts, const State& state, Temperament temperament,
          ReasonNotes notes = ReasonNotes())
        : m_facts(facts),
          m_state(state),
          m_temperament(temperament),
          m_note(notes)
    {
    }

    int operator()(const DeployShip&) const { return 0; }
    int operator()(const Ready&) const { return 1; }
    int operator()(const PlotShip& order) const
    {
        return PlotJudge(m_facts, m_state, order.ship, m_temperament, m_note).worthOf(order.plot);
    }
    int operator()(const HoldCourse&) const { return -1; }
    int operator()(const EndPlot&) const { return 1; }
    int operator()(const Shoot& order) const;
    int operator()(const HoldFire& order) const { return order.wholeTurn ? -1 : 0; }
    int operator()(const StandingFire&) const { return -2; }
    int operator()(const Strike& order) const;
    int operator()(const Grapple& order) const;
    int operator()(const AsPlotted&) const { return 0; } // for people: options() does not offer it
    int operator()(const PrizeCrew& order) const;
    int operator()(const CounterBoard& order) const
    {
        const int mine = shipOf(m_state, order.ship).men.weight();
        const bool isSure = mine > 2 * shipOf(m_state, order.target).men.weight();
        return order.boards == isSure ? 1 : 0;
    }
    int operator()(const Concede&) const { return -100'000'000; }

private:
    [[nodiscard]] int valueOf(ShipNumber ship) const { return prizeValue(m_facts, ship); }
    [[nodiscard]] int hullLeft(ShipNumber ship) const
    {
        return std::max(1, m_facts.of(ship).hull - shipOf(m_state, ship).damage);
    }

    const BattleFacts& m_facts;
    const State& m_state;
    Temperament m_temperament;
    ReasonNotes m_note;
};

/// Near shots at once, far ones when no better can come (TR-17.3); at whom most is to be won.
int Judge::operator()(const Shoot& order) const
{
    const int distance = distanceOf(m_facts, m_state, order);
    int from = 7;
    int damage = 0;
    int kills = 0;
    for (int face = 6; face >= 1; --face) {
        const ShotResult result = m_facts.figures.shot(order.weapon, distance, face);
        if (result == ShotResult{})
            break;
        from = face;
        damage += result.damage;
        kills += result.kills;
    }
    if (from > 6 || (from > 5 && m_state.movement < phases))
        return -1;
    const Ship& target = shipOf(m_state, order.target);
    const int troops = target.men.count() + target.engines[0] + target.engines[1] + target.engines[2];
    if (troops == 0 && (damage == 0 || m_facts.of(order.target).isWall))
        return -1; // there is nothing to hit; a battle in which nobody is hit comes to an end (TR-11.1)
    const int value = valueOf(order.target);
    int worth = 1 + kills; // whatever it does, it costs nothing
    worth += percentOf(value, kills * order.count * 40 / (6 * std::max(1, troops)));
    if (!m_facts.of(order.target).isWall)
        worth += percentOf(value, damage * order.count * 60 / (6 * hullLeft(order.target)));
    if (isGrappled(m_state, order.target))
        worth += percentOf(value, 2);
    return m_note(Reason::Shoot, order.target, worth);
}

int Judge::operator()(const Strike& order) const
{
    const int value = valueOf(order.target);
    const int left = hullLeft(order.target);
    const int modifier = ramModifierOf(m_facts, m_state, order.ship, order.target);
    const bool mayRamIt = mayRam(m_facts, m_state, order.ship);
    const int faces = mayRamIt ? sinkingFaces(modifier, left) : 0;
    const bool boards =
        mayBeatAboard(m_state, order.ship, order.target) && !hasRaked(m_state, order.target, order.ship);
    const int ram = percentOf(value, ramWorth(modifier, left));
    const int prize = boards ? percentOf(value, 55) : 0;
    switch (order.order) {
    case Contact::Ram:
        return m_note(Reason::Ram, order.target, ram)
               + m_note(Reason::Board, order.target, prize * (6 - faces) / 12);
    case Contact::Alongside: // prizes are wanted whole
        return boards ? m_note(Reason::Board, order.target, prize) + (faces > 0 ? ram / 2 : 0)
                            + percentOf(value, shipOf(m_state, order.target).holes > 0 ? -20 : 0)
                      : m_note(Reason::Boarded, order.target, -percentOf(valueOf(order.ship), 5));
    case Contact::Rake: { // what can be neither sunk nor boarded
        if (!hasOarsToLose(m_facts, m_state, order.target))
            return -1;
        const int worth = m_note(Reason::Rake, order.target,
                                 faces == 0 && !boards ? ram + percentOf(value, 5) : percentOf(value, 25));
        const Ship& ship = shipOf(m_state, order.ship);
        const hex::Hex aside =
            hex::neighbour(ship.hex, hex::turned(ship.facing, static_cast<int>(order.slip)));
        const bool isOpen = m_facts.board.contains(aside) && !m_facts.isLand(aside)
                            && shipAt(m_facts, m_state, aside) == noShip;
        return worth - (isOpen || order.slip == Hand::None ? 0 : percentOf(valueOf(order.ship), 4));
    }
    }
    return 0;
}

/// A third of the men, so that neither ship falls to the first who boards; who has fewer than four spares one.
int Judge::operator()(const PrizeCrew& order) const
{
    const int men = shipOf(m_state, order.ship).men.count();
    const int wanted = men < 4 ? 1 : std::max(2, men / 3);
    return -std::abs(order.marines - wanted);
}

int Judge::operator()(const Grapple& order) const
{
    const Ship& target = shipOf(m_state, order.target);
    const bool isGood = m_facts.of(order.target).isWall
                            ? assaultOf(m_facts, m_state, order.ship) == order.target
                            : mayBeatAboard(m_state, order.ship, order.target);
    int worth = isGood ? percentOf(valueOf(order.target), 40) : -percentOf(valueOf(order.ship), 20);
    if (!m_facts.of(order.target).isWall && m_facts.of(order.target).hull - target.damage <= target.holes)
        worth -= percentOf(valueOf(order.ship), 30); // it goes down anyway
    m_note(isGood ? Reason::Board : Reason::Boarded, order.target, order.wishes ? worth : -worth);
    return order.wishes ? worth : -worth;
}

} // namespace

int meritOf(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament)
{
    return std::visit(Judge(facts, state, temperament), order);
}

void addReasons(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament,
                std::vector<ReasonTerm>& terms)
{
    (void)std::visit(Judge(facts, state, temperament, ReasonNotes(&terms)), order);
}

} // namespace navarch::trireme
