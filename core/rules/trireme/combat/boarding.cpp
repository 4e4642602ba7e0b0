// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/combat/boarding.h"

#include <algorithm>
#include <vector>

#include "core/base/listed.h"
#include "core/rules/trireme/movement/moves.h"

namespace navarch::trireme {

namespace {

constexpr std::array<std::int16_t Men::*, 3> grades{&Men::light, &Men::medium, &Men::heavy};

bool mayWish(const BattleFacts& facts, const State& state, ShipNumber ship, ShipNumber target)
{
    return !facts.of(ship).isWall && shipOf(state, ship).men.count() > 0 && !hasRaked(state, target, ship);
}

/// A pair that may be grappled now (TR-9.2).
bool isOpen(const State& state, const Touch& touch)
{
    return shipOf(state, touch.mover).onBoard() && shipOf(state, touch.other).onBoard()
           && hex::isAdjacent(shipOf(state, touch.mover).hex, shipOf(state, touch.other).hex);
}

/// A ship whose side is outnumbered may be taken when somebody boarded it.
bool isBoarded(const State& state, ShipNumber ship)
{
    return std::any_of(state.links.begin(), state.links.end(),
                       [&](const Link& link) { return link.defender == ship; });
}

void addLink(State& state, ShipNumber attacker, ShipNumber defender)
{
    state.links.push_back({attacker, defender, 0});
    for (const ShipNumber each : {attacker, defender}) {
        stop(state, each);
        Ship& ship = shipOf(state, each);
        ship.owesBack = ship.owesPivot = false; // a grapple cancels the duty (TR-5.5)
    }
}

/// The ships of one fight (TR-9.7).
struct Group {
    std::array<ShipNumber, maxBattleShips + maxWallSections> ships{};
    int count = 0;
    std::array<int, 2> men{};
};

/// Marks who fights together; 0: nobody does with it.
class Groups {
public:
    explicit Groups(const State& state) : m_state(state)
    {
        for (const Link& link : state.links)
            join(link.attacker, link.defender);
    }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int of(ShipNumber ship) const { return m_of[static_cast<std::size_t>(ship)]; }
    void collect(int number, Group& group) const
    {
        group.count = 0;
        group.men = {};
        for (std::size_t i = 0; i < m_state.ships.size(); ++i)
            if (m_of[i] == number) {
                group.ships[static_cast<std::size_t>(group.count++)] = static_cast<ShipNumber>(i);
                group.men[static_cast<std::size_t>(m_state.ships[i].holder)] += m_state.ships[i].men.count();
            }
    }

private:
    void join(ShipNumber a, ShipNumber b)
    {
        auto& one = m_of[static_cast<std::size_t>(a)];
        auto& two = m_of[static_cast<std::size_t>(b)];
        if (one == 0 && two == 0) {
            one = two = static_cast<std::int16_t>(++m_count);
        } else if (one == 0 || two == 0) {
            one = two = std::max(one, two);
        } else if (one != two) {
            const std::int16_t gone = two;
            const std::int16_t kept = one;
            for (auto& each : m_of)
                each = each == gone ? kept : each;
        }
    }

    const State& m_state;
    std::array<std::int16_t, maxBattleShips + maxWallSections> m_of{};
    int m_count = 0;
};

/// Takes the lightest of a side's men, from the ship with most of them, then the first (TR-9.7).
void kill(State& state, const Group& group, int side, int kills)
{
    for (; kills > 0; --kills) {
        for (const auto grade : grades) {
            Ship* most = nullptr;
            for (int i = 0; i < group.count; ++i) {
                Ship& ship = shipOf(state, group.ships[static_cast<std::size_t>(i)]);
                if (ship.holder == side && ship.men.*grade > 0
                    && (!most || ship.men.*grade > most->men.*grade))
                    most = &ship;
            }
            if (most) {
                most->men.*grade = static_cast<std::int16_t>(most->men.*grade - 1);
                break;
            }
        }
    }
}

/// TR-9.4.
void fightRound(const BattleFacts& facts, State& state, const Group& group, Proceedings& proceedings)
{
    std::array<int, 2> kills{};
    for (int i = 0; i < group.count; ++i) {
        const Ship& ship = shipOf(state, group.ships[static_cast<std::size_t>(i)]);
        for (const auto grade : grades)
            for (int man = 0; man < ship.men.*grade; ++man)
                if (proceedings.d6("TR-9.4", phraseText("Hand to hand")) >= killsFrom(facts.house(), grade))
                    ++kills[static_cast<std::size_t>(ship.holder)];
    }
    const std::array<int, 2> before = group.men;
    for (int side = 0; side < 2; ++side)
        kill(state, group, 1 - side, kills[static_cast<std::size_t>(side)]);
    const ShipNumber first = group.ships[0];
    proceedings.tell("boarding", "TR-9.4", -1, first, group.count > 1 ? group.ships[1] : noShip, [&] {
        std::vector<Phrase> names;
        for (int i = 0; i < group.count; ++i)
            names.push_back(facts.called(group.ships[static_cast<std::size_t>(i)]));
        return phrase("Hand to hand aboard %1: %2 loses %3 of %4, %5 loses %6 of %7.", listedWithAnd(names),
                      given(facts.sideName(0)), std::min(before[0], kills[1]), before[0],
                      given(facts.sideName(1)), std::min(before[1], kills[0]), before[1]);
    });
}

/// The winner's ship of a fight that has most men now (TR-9.8).
ShipNumber captorOf(const BattleFacts& facts, const State& state, int fight, int winner)
{
    ShipNumber captor = noShip;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& each = state.ships[i];
        if (each.fight == fight && each.onBoard() && each.holder == winner && !each.isPrize
            && !facts.ships[i].isWall
            && (captor == noShip || each.men.count() > shipOf(state, captor).men.count()))
            captor = static_cast<ShipNumber>(i);
    }
    return captor;
}

void strikeColours(Ship& ship)
{
    ship.men = {};
    ship.engines = {};
    ship.crewOf = noShip;
}

/// A beaten side's ships: those that were boarded surrender, the others are thrown back (TR-9.7).
void settleGroup(const BattleFacts& facts, State& state, const Group& group, int winner,
                 Proceedings& proceedings)
{
    for (int i = 0; i < group.count; ++i) {
        const ShipNumber number = group.ships[static_cast<std::size_t>(i)];
        if (holderOf(state, number) == winner)
            continue;
        if (isBoarded(state, number)) {
            const ShipNumber captor = captorOf(facts, state, shipOf(state, number).fight, winner);
            strikeColours(shipOf(state, number));
            proceedings.tell("surrender", "TR-9.5", winner, captor, number,
                             [&] { return phrase("%1 surrenders.", facts.called(number)); });
            state.settlements.push_back({captor, number, static_cast<std::int8_t>(winner), true});
        } else {
            proceedings.tell("repulsed", "TR-9.5", winner, noShip, number, [&] {
                return phrase("The boarders of %1 are thrown back.", facts.called(number));
            });
            for (const Link& link : state.links)
                if (link.attacker == number)
                    state.settlements.push_back(
                        {link.defender, number, static_cast<std::int8_t>(winner), false});
        }
    }
    // Who surrendered is held by nobody any more.
    std::erase_if(state.links, [&](const Link& link) {
        return std::any_of(state.settlements.begin(), state.settlements.end(),
                           [&](const Settlement& each) { return each.isPrize && link.has(each.loser); });
    });
}

} // namespace

int killsFrom(const HouseFigures& house, std::int16_t Men::*grade)
{
    return grade == &Men::light    ? house.lightFrom
           : grade == &Men::medium ? house.mediumFrom
                                   : house.heavyFrom;
}

Wish* wishOf(State& state, ShipNumber ship, ShipNumber target)
{
    for (Touch& touch : state.touches)
        if ((touch.mover == ship && touch.other == target) || (touch.other == ship && touch.mover == target))
            return touch.mover == ship ? &touch.moverWishes : &touch.otherWishes;
    return nullptr;
}

void openGrapples(const BattleFacts& facts, State& state)
{
    for (Touch& touch : state.touches) {
        touch.moverWishes = touch.otherWishes = Wish::MayNot;
        // Whom a ship rakes and cannot slip past it may still grapple, but not the other way round (TR-8.11, 8.10).
        if (!isOpen(state, touch) || (touch.isRake() && !touch.slipFailed))
            continue;
        const auto wish = [&](ShipNumber ship, ShipNumber target) {
            return mayWish(facts, state, ship, target) ? Wish::Unasked : Wish::MayNot;
        };
        touch.moverWishes = wish(touch.mover, touch.other);
        touch.otherWishes = wish(touch.other, touch.mover);
    }
}

Refusal grappleRefusal(const BattleFacts& facts, const State& state, const Grapple& order)
{
    if (state.phase != Phase::Grapple)
        return {"TR-9.2", refusalText("Nobody grapples now.")};
    if (!isShip(state, order.ship) || !isShip(state, order.target))
        return {"TR-9.2", refusalText("There is no such ship.")};
    for (const Touch& touch : state.touches) {
        if ((touch.mover != order.ship || touch.other != order.target)
            && (touch.other != order.ship || touch.mover != order.target))
            continue;
        switch (touch.mover == order.ship ? touch.moverWishes : touch.otherWishes) {
        case Wish::Unasked: return {};
        case Wish::MayNot:
            if (hasRaked(state, order.target, order.ship))
                return {"TR-8.10", refusalText("%1 was raked by %2 this turn.", theShip, theOther),
                        refusalText("It may not board it before the next.")};
            if (shipOf(state, order.ship).men.count() == 0)
                return {"TR-9.2", refusalText("%1 has no marines.", theShip)};
            return {"TR-9.2", facts.of(order.ship).isWall
                                  ? refusalText("Walls never board.")
                                  : refusalText("%1 and %2 cannot be grappled now.", theShip, theOther)};
        case Wish::No:
        case Wish::Yes: return {"TR-9.2", refusalText("The side has said so already.")};
        }
    }
    return {"TR-9.2", refusalText("%1 does not touch %2.", theShip, theOther),
            refusalText("Only ships in contact can be grappled.")};
}

void resolveGrapples(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const HouseFigures& house = facts.house();
    for (const Touch& touch : state.touches) {
        const bool moverWishes = touch.moverWishes == Wish::Yes;
        const bool otherWishes = touch.otherWishes == Wish::Yes;
        if ((!moverWishes && !otherWishes) || !isOpen(state, touch))
            continue;
        ShipNumber attacker = moverWishes ? touch.mover : touch.other;
        if (moverWishes && otherWishes)
            attacker = touch.isDraw             ? betterCrew(facts, touch.mover, touch.other)
                       : touch.rammer != noShip ? touch.rammer
                                                : touch.mover;
        const ShipNumber defender = attacker == touch.mover ? touch.other : touch.mover;
        const bool hasCorvus = (moverWishes && facts.of(touch.mover).hasCorvus)
                               || (otherWishes && facts.of(touch.other).hasCorvus);
        bool holds = hasCorvus || (moverWishes && otherWishes);
        if (!holds) {
            const int from = facts.of(attacker).hasHand ? house.handFrom : house.grappleFrom;
            holds = proceedings.d6("TR-9.1", phraseText("Throwing the irons")) >= from;
        }
        if (holds)
            addLink(state, attacker, defender);
        proceedings.tell(holds ? "grapple" : "no-grapple", "TR-9.1", holderOf(state, attacker), attacker,
                         defender, [&] {
                             const Phrase& by = facts.called(attacker);
                             const Phrase& whom = facts.called(defender);
                             return !holds      ? phrase("The irons of %1 do not hold %2.", by, whom)
                                    : hasCorvus ? phrase("%1 grapples %2 with the corvus.", by, whom)
                                                : phrase("%1 grapples %2.", by, whom);
                         });
    }
}

void fightAboard(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.settlements.clear();
    if (state.links.empty())
        return;
    const Groups groups(state);
    Group group;
    for (int number = 1; number <= groups.count(); ++number) {
        groups.collect(number, group);
        if (group.count == 0)
            continue;
        for (int i = 0; i < group.count; ++i)
            shipOf(state, group.ships[static_cast<std::size_t>(i)]).fight = static_cast<std::int16_t>(number);
        fightRound(facts, state, group, proceedings);
        for (Link& link : state.links)
            if (groups.of(link.attacker) == number)
                ++link.rounds;
        groups.collect(number, group);
        const int times = facts.house().outnumbered;
        if (group.men[0] == 0 && group.men[1] == 0) {
            std::erase_if(state.links, [&](const Link& link) { return groups.of(link.attacker) == number; });
            proceedings.tell("cut", "TR-9.5", -1, group.ships[0], group.ships[1],
                             [&] { return phrase("Nobody is left to fight, and the grapples are cut."); });
        } else if (outnumbers(group.men[0], group.men[1], times)) {
            settleGroup(facts, state, group, 0, proceedings);
        } else if (outnumbers(group.men[1], group.men[0], times)) {
            settleGroup(facts, state, group, 1, proceedings);
        }
    }
}

Refusal prizeCrewRefusal(const BattleFacts&, const State& state, const PrizeCrew& order)
{
    if (state.phase != Phase::Settle || state.settlements.empty())
        return {"TR-9.8", refusalText("No prize waits for a crew.")};
    const Settlement& now = state.settlements.front();
    if (!now.isPrize || now.winner != order.ship || now.loser != order.target)
        return Refusal{"TR-9.8", refusalText("%1 is settled first.", theOther)}.by(now.loser);
    if (order.marines < 1 || order.marines > shipOf(state, order.ship).men.count())
        return Refusal{"TR-9.8", refusalTextN("%1 has {%n marine|%n marines}, and sends one or more.",
                                              numberAt(0), theShip)}
            .with(shipOf(state, order.ship).men.count());
    return {};
}

void sendPrizeCrew(const BattleFacts& facts, State& state, const PrizeCrew& order, Proceedings& proceedings)
{
    Ship& captor = shipOf(state, order.ship);
    Ship& prize = shipOf(state, order.target);
    prize.holder = captor.holder;
    prize.men = captor.men.take(order.marines);
    prize.crewOf = order.ship;
    prize.isPrize = true;
    ++captor.captures;
    proceedings.tell("captured", "TR-9.8", captor.holder, order.ship, order.target, [&] {
        return phraseN("%1 takes %2 and sends {%n marine|%n marines} aboard.", order.marines,
                       facts.called(order.ship), facts.called(order.target));
    });
    state.settlements.erase(state.settlements.begin());
}

Refusal counterBoardRefusal(const BattleFacts& facts, const State& state, const CounterBoard& order)
{
    if (state.phase != Phase::Settle || state.settlements.empty())
        return {"TR-9.5", refusalText("No boarders have been thrown back.")};
    const Settlement& now = state.settlements.front();
    if (now.isPrize || now.winner != order.ship || now.loser != order.target)
        return Refusal{"TR-9.5", refusalText("%1 is settled first.", theOther)}.by(now.loser);
    if (order.boards && shipOf(state, order.ship).men.count() == 0)
        return {"TR-9.5", refusalText("%1 has no marines.", theShip), refusalText("Cut the grapples.")};
    if (order.boards && facts.of(order.ship).isWall)
        return {"TR-9.11", refusalText("Walls never board."), refusalText("Cut the grapples.")};
    return {};
}

void counterBoard(const BattleFacts& facts, State& state, const CounterBoard& order, Proceedings& proceedings)
{
    for (Link& link : state.links)
        if (order.boards && link.attacker == order.target && link.defender == order.ship)
            std::swap(link.attacker, link.defender);
    if (!order.boards)
        std::erase_if(state.links, [&](const Link& link) {
            return link.attacker == order.target && link.defender == order.ship;
        });
    proceedings.tell(order.boards ? "counter-board" : "cut", "TR-9.5", holderOf(state, order.ship),
                     order.ship, order.target, [&] {
                         const Phrase& by = facts.called(order.ship);
                         const Phrase& whom = facts.called(order.target);
                         return order.boards ? phrase("%1 boards %2 in turn.", by, whom)
                                             : phrase("%1 cuts loose from %2.", by, whom);
                     });
    state.settlements.erase(state.settlements.begin());
}

void settle(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    while (!state.settlements.empty()) {
        Settlement& now = state.settlements.front();
        const Ship& loser = shipOf(state, now.loser);
        if (!now.isPrize) {
            const bool mayBoard = !facts.of(now.winner).isWall && shipOf(state, now.winner).men.count() > 0;
            if (mayBoard)
                return;
            counterBoard(facts, state, {now.winner, now.loser, false}, proceedings);
            continue;
        }
        if (facts.of(now.loser).side == now.side
            && loser.holder != now.side) { // its own rowers need no guard
            shipOf(state, now.loser).holder = now.side;
            if (now.winner != noShip)
                ++shipOf(state, now.winner).captures;
            proceedings.tell("retaken", "TR-9.9", now.side, now.winner, now.loser, [&] {
                return phrase("%1 wins %2 back.", given(facts.sideName(now.side)), facts.called(now.loser));
            });
            state.settlements.erase(state.settlements.begin());
            continue;
        }
        now.winner = captorOf(facts, state, loser.fight, now.side);
        if (now.winner == noShip
            || shipOf(state, now.winner).men.count() == 0) { // prizes beyond the men are let go
            proceedings.tell("let-go", "TR-9.8", now.side, noShip, now.loser,
                             [&] { return phrase("%1 is disarmed and let go.", facts.called(now.loser)); });
            state.settlements.erase(state.settlements.begin());
            continue;
        }
        return;
    }
}

} // namespace navarch::trireme
