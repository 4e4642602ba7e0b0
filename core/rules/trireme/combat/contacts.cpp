// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/combat/contacts.h"

#include <algorithm>

#include "core/rules/trireme/movement/moves.h"

namespace navarch::trireme {

namespace {

bool areBothAfloat(const State& state, const Touch& touch)
{
    return shipOf(state, touch.mover).onBoard() && shipOf(state, touch.other).onBoard();
}

void mark(State& state, ShipNumber ship, char mark)
{
    shipOf(state, ship).marks[static_cast<std::size_t>(state.movement - 1)] = mark;
}

void halt(State& state, ShipNumber ship)
{
    stop(state, ship);
    mark(state, ship, 'x');
}

int fullSpeedModifier(const BattleFacts& facts, const State& state, ShipNumber rammer)
{
    const Ship& by = shipOf(state, rammer);
    return by.credit && by.plot.speed == maxOf(facts.house(), facts.of(rammer)) ? facts.house().fullSpeed : 0;
}

/// Of a stern that moved ahead in this phase, where the option asks for it (TR-12).
int sternModifier(const BattleFacts& facts, const State& state, ShipNumber rammer, ShipNumber target)
{
    if (!facts.options.sternRamLess || aspectOf(state, rammer, target) != 3 || state.movement == 0)
        return 0;
    const char made = shipOf(state, target).marks[static_cast<std::size_t>(state.movement - 1)];
    return made == 'F' || made == 'P' || made == 'S' ? facts.house().sternRam : 0;
}

/// Calls `look(rammer, target)` for each ram of a touch: none, one, or two of a draw.
template <class Look>
void forRams(const BattleFacts& facts, const State& state, const Touch& touch, Look&& look)
{
    if (touch.isDraw) {
        if (mayRam(facts, state, touch.mover))
            look(touch.mover, touch.other);
        if (mayRam(facts, state, touch.other))
            look(touch.other, touch.mover);
    } else if (touch.rammer != noShip && touch.order == Contact::Ram) {
        look(touch.rammer, touch.rammed());
    }
}

/// The die and what it does, before anybody sinks of it.
void ram(const BattleFacts& facts, State& state, ShipNumber rammer, ShipNumber target,
         Proceedings& proceedings)
{
    Ship& by = shipOf(state, rammer);
    Ship& struck = shipOf(state, target);
    const HouseFigures& house = facts.house();
    int points = proceedings.d6("TR-8.5", phraseText("Damage of the ram"));
    points += proceedings.modifier("TR-2.2", phraseText("Ram modifier"), facts.of(rammer).ram);
    points +=
        proceedings.modifier("TR-8.5", phraseText("At full speed"), fullSpeedModifier(facts, state, rammer));
    points += proceedings.modifier("TR-8.2", phraseText("A stern that moves away"),
                                   sternModifier(facts, state, rammer, target));
    points = std::max(points, 0);
    if (points > 0) {
        damage(state, target, points, rammer);
        if (struck.holes < mostHoles)
            struck.holedBy[static_cast<std::size_t>(struck.holes++)] = rammer;
        ++by.rams;
    }
    by.owesBack = true;
    by.owesPivot = facts.options.restartAlways;
    struck.counter = static_cast<std::int8_t>(house.counterFull); // it may move off in any direction (TR-8.9)
    const int aspect = aspectOf(state, rammer, target);
    proceedings.tell("ram", "TR-8.5", by.holder, rammer, target, [&] {
        const Phrase& name = facts.called(rammer);
        const Phrase& whom = facts.called(target);
        if (points == 0)
            return aspect == 0   ? phrase("%1 rams %2 on the bow: 0 damage.", name, whom)
                   : aspect == 3 ? phrase("%1 rams %2 on the stern: 0 damage.", name, whom)
                                 : phrase("%1 rams %2 in the side: 0 damage.", name, whom);
        return aspect == 0   ? phrase("%1 rams %2 on the bow: %3 damage and a hole.", name, whom, points)
               : aspect == 3 ? phrase("%1 rams %2 on the stern: %3 damage and a hole.", name, whom, points)
                             : phrase("%1 rams %2 in the side: %3 damage and a hole.", name, whom, points);
    });
}

void rake(const BattleFacts& facts, State& state, ShipNumber raker, ShipNumber victim,
          Proceedings& proceedings)
{
    Ship& struck = shipOf(state, victim);
    struck.raked = static_cast<std::int8_t>(std::min(struck.raked + 1, 100));
    ++shipOf(state, raker).rakes;
    state.raked.push_back({raker, victim});
    proceedings.tell("rake", "TR-8.10", holderOf(state, raker), raker, victim, [&] {
        return phrase("%1 rakes the oars of %2: cruising speed %3, turning circle %4.", facts.called(raker),
                      facts.called(victim), cruiseOf(facts.house(), facts.of(victim), struck),
                      circleOf(facts.house(), facts.of(victim), struck));
    });
}

bool isOpenWater(const BattleFacts& facts, const State& state, hex::Hex hex)
{
    return facts.board.contains(hex) && !facts.isLand(hex) && shipAt(facts, state, hex) == noShip;
}

/// Half a hex of slip and the step bring a raker to the hex on one bow (TR-8.11).
void slip(const BattleFacts& facts, State& state, Touch& touch, Proceedings& proceedings)
{
    const ShipNumber raker = touch.rammer;
    Ship& ship = shipOf(state, raker);
    const bool isOwnStep = raker == touch.mover || touch.isMutual;
    if (!isOwnStep)
        return; // it was come upon, and just rows on
    const Hand wished = touch.slip == Hand::None ? Hand::Port : touch.slip;
    for (const Hand hand : {wished, static_cast<Hand>(-static_cast<int>(wished))}) {
        const hex::Hex aside = hex::neighbour(ship.hex, hex::turned(ship.facing, static_cast<int>(hand)));
        if (ship.isStopped || !isOpenWater(facts, state, aside))
            continue;
        place(facts, state, raker, aside);
        const int index = stepInPhase(ship.plot.speed, state.movement);
        if (ship.plot.path[static_cast<std::size_t>(index)] == Step::Ahead)
            ship.counter = static_cast<std::int8_t>(std::min(ship.counter + 1, facts.house().counterFull));
        mark(state, raker, hand == Hand::Port ? '<' : '>');
        proceedings.tell("slip", "TR-8.11", ship.holder, raker, touch.rammed(), [&] {
            return hand == Hand::Port ? phrase("%1 slips past to port.", facts.called(raker))
                                      : phrase("%1 slips past to starboard.", facts.called(raker));
        });
        return;
    }
    touch.slipFailed = true;
    halt(state, raker);
    proceedings.tell("stopped", "TR-8.11", ship.holder, raker, touch.rammed(),
                     [&] { return phrase("%1 has no water to slip into and stops.", facts.called(raker)); });
}

} // namespace

int aspectOf(const State& state, ShipNumber striker, ShipNumber target)
{
    const Ship& struck = shipOf(state, target);
    return hex::bearing(struck.hex, struck.facing, shipOf(state, striker).hex);
}

int ramModifierOf(const BattleFacts& facts, const State& state, ShipNumber rammer, ShipNumber target)
{
    return facts.of(rammer).ram + fullSpeedModifier(facts, state, rammer)
           + sternModifier(facts, state, rammer, target);
}

bool mayRam(const BattleFacts& facts, const State& state, ShipNumber striker)
{
    const Ship& ship = shipOf(state, striker);
    return facts.of(striker).hasRam && !ship.isPrize && ship.plot.speed >= facts.options.leastRamSpeed;
}

Refusal rakeRefusal(const BattleFacts& facts, const State& state, ShipNumber striker, ShipNumber target)
{
    if (shipOf(state, striker).isPrize)
        return {"TR-9.9", refusalText("A prize does not strike."), refusalText("It lies alongside.")};
    if (facts.of(striker).crew <= facts.of(target).crew)
        return Refusal{"TR-8.10", refusalText("%1's crew is no better than %2's.", theShip, theOther),
                       refusalText("Ram, or lie alongside.")}
            .of(striker)
            .by(target);
    if (!facts.of(target).hasOars)
        return Refusal{"TR-8.10", refusalText("%1 has no oars.", theOther),
                       refusalText("Ram, or lie alongside.")}
            .of(striker)
            .by(target);
    if (hasRaked(state, striker, target))
        return Refusal{"TR-8.10", refusalText("%1 has raked %2 this turn.", theShip, theOther),
                       refusalText("Ram, or lie alongside.")}
            .of(striker)
            .by(target);
    return {};
}

const Touch* openStrike(const State& state, ShipNumber ship, ShipNumber target)
{
    for (const Touch& touch : state.touches)
        if (touch.rammer == ship && touch.rammed() == target && !touch.isAnswered)
            return &touch;
    return nullptr;
}

Touch* openStrike(State& state, ShipNumber ship, ShipNumber target)
{
    for (Touch& touch : state.touches)
        if (touch.rammer == ship && touch.rammed() == target && !touch.isAnswered)
            return &touch;
    return nullptr;
}

Refusal strikeRefusal(const BattleFacts& facts, const State& state, const Strike& order)
{
    if (state.phase != Phase::Contact)
        return {"TR-8.1", refusalText("Nobody is struck now.")};
    if (!isShip(state, order.ship) || !isShip(state, order.target))
        return {"TR-8.1", refusalText("There is no such ship.")};
    if (!openStrike(state, order.ship, order.target))
        return {"TR-8.4", refusalText("%1 does not strike %2, or has no choice left.", theShip, theOther),
                refusalText("A draw leaves no choice.")};
    if (order.slip != Hand::None && order.order != Contact::Rake)
        return {"TR-8.11", refusalText("Only a ship that rakes slips aside.")};
    if (order.order == Contact::Ram && !mayRam(facts, state, order.ship))
        return {"TR-8.4", refusalText("%1 cannot ram.", theShip), refusalText("It lies alongside.")};
    return order.order == Contact::Rake ? rakeRefusal(facts, state, order.ship, order.target) : Refusal{};
}

Strike strikeAsPlotted(const BattleFacts& facts, const State& state, const Touch& touch)
{
    const Plot& plot = shipOf(state, touch.rammer).plot;
    Strike strike{touch.rammer, touch.rammed(), plot.order, Hand::None};
    if (strike.order == Contact::Rake && rakeRefusal(facts, state, strike.ship, strike.target))
        strike.order = Contact::Ram;
    if (strike.order == Contact::Ram && !mayRam(facts, state, strike.ship))
        strike.order = Contact::Alongside;
    if (strike.order == Contact::Rake)
        strike.slip = plot.slip;
    return strike;
}

void openContacts(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (Touch& touch : state.touches) {
        if (!areBothAfloat(state, touch)) { // one went down under the stones
            touch.isAnswered = true;
            touch.rammer = noShip;
            touch.isDraw = false;
            continue;
        }
        const bool isNoStrike = touch.isByStern || facts.of(touch.other).isWall;
        if (!isNoStrike && !touch.isRolledOff) {
            touch.rammer = touch.mover;
            const bool isHeadOn = aspectOf(state, touch.mover, touch.other) == 0
                                  && isUnderWay(state, touch.mover) && isUnderWay(state, touch.other);
            if (isHeadOn) {
                const int rolled = rollOff(facts, touch.mover, touch.other, proceedings);
                touch.isDraw = rolled == 0;
                touch.rammer = rolled == 0 ? noShip : rolled > 0 ? touch.mover : touch.other;
                proceedings.tell("head-on", "TR-8.3", touch.isDraw ? -1 : holderOf(state, touch.rammer),
                                 touch.mover, touch.other, [&] {
                                     const Phrase& mover = facts.called(touch.mover);
                                     const Phrase& other = facts.called(touch.other);
                                     return touch.isDraw
                                                ? phrase("%1 and %2 meet bow to bow: both ram.", mover, other)
                                                : phrase("%1 and %2 meet bow to bow: %3 rams.", mover, other,
                                                         facts.called(touch.rammer));
                                 });
            }
        }
        touch.isAnswered = touch.rammer == noShip;
        if (touch.isAnswered)
            continue;
        const bool mayRake = !rakeRefusal(facts, state, touch.rammer, touch.rammed());
        if (!mayRam(facts, state, touch.rammer) && !mayRake) {
            touch.isAnswered = true;
            touch.order = Contact::Alongside;
        }
    }
}

void resolveContacts(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    // Dice in the order of the rammers; touches are few.
    const auto byRoster = [](const Touch& a, const Touch& b) {
        const ShipNumber one = a.rammer == noShip ? a.mover : a.rammer;
        const ShipNumber two = b.rammer == noShip ? b.mover : b.rammer;
        return one != two ? one < two : a.rammed() < b.rammed();
    };
    std::sort(state.touches.begin(), state.touches.end(), byRoster);
    for (Touch& touch : state.touches) {
        if (!areBothAfloat(state, touch))
            continue;
        if (touch.isRake())
            rake(facts, state, touch.rammer, touch.rammed(), proceedings);
        forRams(facts, state, touch, [&](ShipNumber rammer, ShipNumber target) {
            ram(facts, state, rammer, target, proceedings);
        });
        if (touch.rammer != noShip && touch.order == Contact::Alongside) {
            proceedings.tell("alongside", "TR-8.4", holderOf(state, touch.rammer), touch.rammer,
                             touch.rammed(), [&] {
                                 return phrase("%1 lies alongside %2.", facts.called(touch.rammer),
                                               facts.called(touch.rammed()));
                             });
        }
    }
    for (const Touch& touch : state.touches) {
        if (!touch.isRake()) {
            if (shipOf(state, touch.mover).onBoard())
                halt(state, touch.mover);
            stop(state, touch.other);
        } else if (touch.rammed() == touch.mover || touch.isMutual) { // its step into the raker's hex is lost
            shipOf(state, touch.rammed()).stepLost = true;
            mark(state, touch.rammed(), '~');
        }
    }
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        if (!sinkIfDue(facts, state, number, "TR-8.7", proceedings))
            continue;
        for (const Touch& touch : state.touches)
            forRams(facts, state, touch, [&](ShipNumber rammer, ShipNumber target) {
                if (target == number)
                    shipOf(state, rammer).owesPivot = true; // TR-8.8
            });
    }
    for (Touch& touch : state.touches)
        if (touch.isRake() && shipOf(state, touch.rammer).onBoard())
            slip(facts, state, touch, proceedings);
}

} // namespace navarch::trireme
