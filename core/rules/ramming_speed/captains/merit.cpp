// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/captains/merit.h"

#include <algorithm>

#include "core/rules/ramming_speed/captains/surrender.h"
#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/movement/reach.h"

namespace navarch::ramming {

namespace {

/// A share of a ship's price, in hundredths of talents.
int percentOf(int value, int percent)
{
    return static_cast<int>(std::int64_t(value) * percent / 100);
}

/// How boldly captains weigh their own losses, per cent.
int weightOfRisk(Temperament temperament)
{
    return temperament == Temperament::Cautious ? 140 : temperament == Temperament::Bold ? 70 : 100;
}

/// Sides of a hex by which a ship looks away from an edge, 0 to 3. Each counts as a hex of way for who flees to it: else he
/// would back all the way.
int sidesOff(hex::Edge edge, hex::Facing facing)
{
    switch (edge) {
    case hex::Edge::North: return hex::sidesBetween(facing, 0);
    case hex::Edge::South: return hex::sidesBetween(facing, 3);
    case hex::Edge::East: return std::min(hex::sidesBetween(facing, 1), hex::sidesBetween(facing, 2));
    case hex::Edge::West: return std::min(hex::sidesBetween(facing, 4), hex::sidesBetween(facing, 5));
    default: return 0;
    }
}

/// Hexes beyond which who holds out need not row.
constexpr int farEnough = 12;

class Judge {
public:
    Judge(const BattleFacts& facts, const State& state, Temperament temperament,
          ReasonNotes notes = ReasonNotes())
        : m_facts(facts),
          m_state(state),
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
    [[nodiscard]] int ramGain(ShipNumber rammer, ShipNumber target, hex::Facing facing, int run) const;
    [[nodiscard]] int chanceToRam(ShipNumber rammer, const Place& from, ShipNumber target,
                                  const Place& at) const;
    [[nodiscard]] int position(ShipNumber ship, const Place& place) const;
    /// How the crews compare: 50 is even.
    [[nodiscard]] int odds(ShipNumber ship, ShipNumber other) const
    {
        const int mine =
            shipOf(m_state, ship).crew() * (10 + 3 * shipOf(m_state, ship).skilled(Skill::Melee));
        const int his =
            shipOf(m_state, other).crew() * (10 + 3 * shipOf(m_state, other).skilled(Skill::Melee));
        return mine + his == 0 ? 50 : mine * 100 / (mine + his);
    }

    const BattleFacts& m_facts;
    const State& m_state;
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

/// What a ram is worth: the target's price by the chance of its results, less the shock.
int Judge::ramGain(ShipNumber rammer, ShipNumber target, hex::Facing facing, int run) const
{
    const Ship& struck = shipOf(m_state, target);
    const int worth = m_facts.figures.ramWorth(
        ramModifier(m_facts.house(), ramCaseOf(m_facts, m_state, rammer, target, facing, run)));
    const int left = !struck.isCrewed() ? 2 : struck.sinksAt > 0 ? 4 : struck.routing ? 7 : 10;
    return percentOf(valueOf(target), worth * left / 10) - percentOf(valueOf(rammer), 4 * m_risk / 100);
}

/// What one ship may do to another when it comes to its turn, as a share of the other's price, of 100.
int Judge::chanceToRam(ShipNumber rammer, const Place& from, ShipNumber target, const Place& at) const
{
    const ShipFacts& about = m_facts.of(rammer);
    const Ship& ship = shipOf(m_state, rammer);
    const int away = hex::distance(from.hex, at.hex);
    if (!about.hasRam || ship.routing || isHeld(m_state, rammer) || away < 2)
        return 0;
    const int reach =
        baseMoveOf(about, ship) - ship.sheared + (ship.shock ? m_facts.house().rowShock : 0) + 2;
    const hex::Facing way = hex::nearestFacing(from.hex, at.hex, from.facing);
    const int turns = hex::sidesBetween(from.facing, way) * about.turnCost;
    if (away - 1 + turns > reach)
        return 0;
    const bool isStraight = hex::neighbour(from.hex, way, away) == at.hex;
    const int run = isStraight ? away - 1 : away - 2;
    RamCase ram;
    const Ship& struck = shipOf(m_state, target);
    ram.rammerBonus = ramBonusOf(about, ship);
    ram.targetBonus = ramBonusOf(m_facts.of(target), struck);
    ram.targetHulls = reinforcedHullsOf(m_facts.of(target), struck);
    ram.run = run;
    ram.bowToBow = at.facing == hex::opposite(way);
    const int chance = (isStraight ? 60 : 45) - 12 * turns;
    return std::max(0,
                    m_facts.figures.ramWorth(ramModifier(m_facts.house(), ram)) * std::max(chance, 8) / 100);
}

int Judge::position(ShipNumber number, const Place& place) const
{
    const Ship& ship = shipOf(m_state, number);
    const int value = valueOf(number);
    const int side = ship.holder;
    const bool isOff = breaksOff(m_facts, m_state, number);
    const Errand errand = errandOf(m_facts, m_state, side);
    const hex::Edge home = m_facts.homeEdge[static_cast<std::size_t>(side)];
    const bool slips = slipsAway(m_facts, m_state, number);
    if (place.isOff && slips && hex::edgeBeyond(m_facts.board, place.hex) == edgeToLeaveBy(side))
        return m_note(Reason::Home, noShip, percentOf(value, 150));
    if (place.isOff)
        return isOff ? m_note(Reason::Home, noShip, percentOf(value, 40))
                     : m_note(Reason::Edge, noShip, -2 * value);
    int worth = 0;
    int danger = 0;
    int best = 0;
    ShipNumber prey = noShip;
    int nearest = 1000;
    for (std::size_t i = 0; i < m_state.ships.size(); ++i) {
        const Ship& enemy = m_state.ships[i];
        const auto other = static_cast<ShipNumber>(i);
        if (enemy.holder != 1 - side || !enemy.isCrewed())
            continue;
        const int away = hex::distance(place.hex, enemy.hex);
        if (!enemy.routing || nearest == 1000)
            nearest = std::min(nearest, away);
        if (away > 14)
            continue;
        Place lies;
        lies.hex = enemy.hex;
        lies.facing = enemy.facing;
        const int threat =
            percentOf(value, chanceToRam(other, lies, number, place)) * (enemy.hasActed ? 7 : 10) / 10;
        danger += threat;
        m_note(Reason::Danger, other, -threat * m_risk / 200);
        const int chance = percentOf(valueOf(other), chanceToRam(number, place, other, lies));
        if (chance > best) {
            best = chance;
            prey = other;
        }
        if (away == 1) { // to board, or be boarded
            const int lead = odds(number, other) - 50;
            worth += m_note(lead > 0 ? Reason::Board : Reason::Boarded, other,
                            percentOf(lead > 0 ? valueOf(other) : value, lead / 2));
        }
        if (enemy.fires > 0 && away == 1)
            worth -= percentOf(value, 8);
    }
    worth += m_note(Reason::Menace, prey, best / 2) - danger * m_risk / 200;
    if (slips)
        worth += m_note(Reason::Home, noShip,
                        -percentOf(value, 4)
                            * (distanceToEdge(m_facts.board, place.hex, edgeToLeaveBy(side))
                               + sidesOff(edgeToLeaveBy(side), place.facing)));
    else if (errand == Errand::HoldOut) // the farther, the longer it is there; danger counts once more
        worth += percentOf(value, 3) * std::min(nearest, farEnough) - danger * m_risk / 200;
    else if (isOff)
        worth += m_note(Reason::Home, noShip,
                        -percentOf(value, 3)
                            * (distanceToEdge(m_facts.board, place.hex, home)
                               + (flees(m_facts, m_state, number) ? sidesOff(home, place.facing) : 0)));
    else if (nearest < 1000) // closing with the enemy is what brings a battle about
        worth += m_note(Reason::Close, noShip,
                        -percentOf(value, errand == Errand::PressOn ? 4 : 2) * std::max(0, nearest - 4));
    if (place.isAground)
        worth += m_note(Reason::Edge, noShip, -percentOf(value, 25));
    return worth;
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
    const ShipNumber number = order.ship;
    Place at = placeNow(m_state);
    int rocks = 0;
    for (const Step each : order.steps()) {
        Place next;
        if (step(m_facts, m_state, number, at, each, next))
            break;
        if (next.hex != at.hex && m_facts.board.at(next.hex) == hex::Terrain::Rocks)
            ++rocks;
        at = next;
    }
    int worth = position(number, at) + m_note(Reason::Edge, noShip, -rocks * percentOf(valueOf(number), 30));
    if (order.count == 0 && errandOf(m_facts, m_state, shipOf(m_state, number).holder) != Errand::HoldOut)
        worth += m_note(Reason::Still, noShip, -percentOf(valueOf(number), 3)); // it will row at half speed
    if (at.isOff)
        return worth;
    const ShipNumber ahead = shipAt(m_facts, m_state, hex::neighbour(at.hex, at.facing));
    if (ahead != noShip && ahead != number && holderOf(m_state, ahead) != holderOf(m_state, number)
        && at.run > 0 && m_facts.of(number).hasRam && !isHeld(m_state, number)) {
        const int gain = ramGain(number, ahead, at.facing, at.run);
        worth += m_note(Reason::Ram, ahead, order.rammingSpeed ? gain : std::max(0, gain));
    }
    return worth;
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
    return target == noShip
               ? 0
               : m_note(Reason::Ram, target,
                        ramGain(order.ship, target, shipOf(m_state, order.ship).facing, m_state.now.run));
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
