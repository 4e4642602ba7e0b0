// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/captains/merit.h"

#include <algorithm>

#include "core/rules/ramming_speed/captains/move_judge.h"
#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/missiles.h"

namespace navarch::ramming {

namespace {

class Judge {
public:
    Judge(const BattleFacts& facts, const State& state, Temperament temperament,
          ReasonNotes notes = ReasonNotes())
        : m_facts(facts),
          m_state(state),
          m_temperament(temperament),
          m_risk(weightOfRisk(temperament)),
          m_note(notes)
    {
    }

    int operator()(const Begin&) const { return 0; }
    int operator()(const DeployFleet&) const { return 0; }
    int operator()(const DeployShip&) const { return 0; }
    int operator()(const Ready&) const { return 1; }
    int operator()(const Stand&) const { return -1; }
    int operator()(const Concede&) const { return -100'000'000; }
    int operator()(const HoldFire& order) const { return order.wholeMove ? -1 : 0; }
    int operator()(const EndBoarding&) const { return 0; }
    int operator()(const Activate& order) const;
    int operator()(const GetFree& order) const;
    int operator()(const Move& order) const;
    int operator()(const Shoot& order) const;
    int operator()(const Ram& order) const;
    int operator()(const Board& order) const;
    int operator()(const Capture& order) const;

private:
    [[nodiscard]] int valueOf(ShipNumber ship) const { return m_facts.of(ship).value + 1; }
    [[nodiscard]] int nearestEnemy(int side, hex::Hex hex) const;
    [[nodiscard]] int odds(ShipNumber ship, ShipNumber other) const
    {
        return oddsOf(shipOf(m_state, ship), shipOf(m_state, other));
    }

    const BattleFacts& m_facts;
    const State& m_state;
    Temperament m_temperament;
    int m_risk;
    ReasonNotes m_note;
};

int Judge::nearestEnemy(int side, hex::Hex hex) const
{
    int nearest = 1000;
    for (const Ship& ship : m_state.ships)
        if (ship.holder == 1 - side && ship.isCrewed())
            nearest = std::min(nearest, hex::distance(ship.hex, hex));
    return nearest;
}

int Judge::operator()(const Activate& order) const
{
    const Ship& ship = shipOf(m_state, order.ship);
    if (ship.routing)
        return 0;
    const int away = nearestEnemy(ship.holder, ship.hex);
    // Those near the enemy first: what they can do to him now he may do to them later.
    return percentOf(valueOf(order.ship), std::max(1, 20 - away)) + (isHeld(m_state, order.ship) ? 1 : 0);
}

int Judge::operator()(const GetFree& order) const
{
    const Ship& ship = shipOf(m_state, order.ship);
    int worth = ship.aground ? percentOf(valueOf(order.ship), 20) : 0;
    for (const Pair& pair : m_state.grapples) {
        if (!pair.has(order.ship))
            continue;
        const ShipNumber other = pair.a == order.ship ? pair.b : pair.a;
        worth += percentOf(valueOf(order.ship), 48 - odds(order.ship, other));
    }
    return order.tries ? worth : -worth;
}

int Judge::operator()(const Move& order) const
{
    return MoveJudge(m_facts, m_state, order.ship, m_temperament, m_note).worthOf(order);
}

int Judge::operator()(const Shoot& order) const
{
    const Ship& target = shipOf(m_state, order.target);
    const WeaponFigures& weapon = m_facts.figures.of(order.weapon);
    const int tenths = tenthsToHit(m_facts, m_state, order);
    const bool isLastChance = m_state.window == WindowAt::AfterRow && order.ship == m_state.now.ship;
    if (tenths < 5 && !isLastChance)
        return -1; // a better shot may come
    const bool burns = weapon.fireTo > 0;
    if (burns && weapon.range == 1 && isGrappled(m_state, order.ship))
        return -1; // one would burn oneself
    const int killed = std::min(100, weapon.dice * (weapon.die + 1) * 50 / std::max(1, target.crew()));
    const int fire = weapon.fireTo * (weapon.firesDie > 0 ? 2 : 1) * 3;
    return 1
           + m_note(Reason::Shoot, order.target,
                    percentOf(valueOf(order.target), killed + fire) * tenths / 10);
}

int Judge::operator()(const Ram& order) const
{
    if (!order.rams)
        return 0;
    const ShipNumber target = shipAhead(m_facts, m_state);
    return target == noShip ? 0
                            : m_note(Reason::Ram, target,
                                     ramGain(m_facts, m_state, order.ship, target,
                                             shipOf(m_state, order.ship).facing, m_state.now.run, m_risk));
}

int Judge::operator()(const Board& order) const
{
    const int mine = odds(order.ship, order.target);
    const bool isHeld = areGrappled(m_state, order.ship, order.target);
    const int tenths = isHeld ? 10
                              : std::clamp(11 - m_facts.house().boardFrom
                                               + boardingModifier(m_facts, m_state, order.ship, order.target),
                                           0, 10);
    const int left = shipOf(m_state, order.target).sinksAt > 0 ? 5 : 10;
    const int gain = percentOf(valueOf(order.target), std::max(0, mine - 40)) * left / 10;
    const int loss = percentOf(valueOf(order.ship), std::max(0, 58 - mine)) * m_risk / 100;
    m_note(Reason::Board, order.target, gain * tenths / 10);
    m_note(Reason::Boarded, order.target, -loss * tenths / 10);
    return (gain - loss) * tenths / 10;
}

int Judge::operator()(const Capture& order) const
{
    const ShipNumber target = order.target;
    const int named =
        holderOf(m_state, target) != holderOf(m_state, order.ship) ? percentOf(valueOf(target), 50) : 0;
    if (order.rowers + order.hoplites == 0)
        return named;
    // A hull that sinks or burns takes the men along.
    if (shipOf(m_state, target).sinksAt > 0 || shipOf(m_state, target).fires > 0)
        return named - percentOf(valueOf(order.ship), 10);
    const bool isSafe = nearestEnemy(holderOf(m_state, order.ship), shipOf(m_state, order.ship).hex) > 4;
    m_note(Reason::Take, target, named);
    return named + percentOf(valueOf(target), isSafe ? 15 : -5);
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

int standingOf(const BattleFacts& facts, const State& state, int side)
{
    int standing = 0;
    std::int64_t all = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        const ShipFacts& about = facts.ships[i];
        all += about.value;
        if (ship.where == Whereabouts::Sunk || ship.holder < 0)
            continue;
        int worth = 100;
        worth -= std::min(40, 40 * std::max(0, about.rowers - ship.rowers) / std::max(1, about.rowers));
        worth -= std::min(25, 6 * ship.sheared);
        worth -= 7 * ship.fires;
        if (ship.sinksAt > 0)
            worth -= 60;
        if (ship.routing)
            worth -= 30;
        if (ship.where == Whereabouts::Fled)
            worth -= 35;
        if (ship.shock)
            worth -= 4;
        const int value = percentOf(about.value, std::max(worth, 5));
        standing += ship.holder == side ? value : -value;
    }
    if (const VictoryCondition& condition = facts.condition; condition.exiter >= 0 || condition.holder >= 0) {
        const int exited =
            condition.exiter < 0 ? 0 : state.exited[static_cast<std::size_t>(condition.exiter)];
        standing += static_cast<int>(shareDone(condition, side, exited, all / 2));
        if (state.phase == Phase::Over && state.victor >= 0)
            standing += static_cast<int>(state.victor == side ? all / 2 : -all / 2);
    }
    return standing;
}

} // namespace navarch::ramming
