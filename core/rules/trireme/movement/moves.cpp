// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/movement/moves.h"

#include <algorithm>
#include <span>
#include <vector>

#include "core/base/listed.h"
#include "core/boards/hex/words.h"
#include "core/rules/trireme/movement/plots.h"

namespace navarch::trireme {

namespace {

enum class Fate : std::uint8_t { None, Pending, Stays, Goes, Blocked };

/// The ships that have a step in this phase, and what becomes of each (TR-6.2).
class Together {
public:
    Together(const BattleFacts& facts, State& state, Proceedings& proceedings)
        : m_facts(facts),
          m_state(state),
          m_proceedings(proceedings),
          m_phase(static_cast<std::size_t>(state.movement - 1))
    {
    }

    void move()
    {
        for (std::size_t i = 0; i < m_state.ships.size(); ++i)
            aim(static_cast<ShipNumber>(i));
        std::ranges::sort(movers(), [&](ShipNumber a, ShipNumber b) { return isEarlier(a, b); });
        findSwaps();
        do
            findBlocked();
        while (settleOneHex());
        goTogether();
        for (const ShipNumber ship : movers())
            touch(ship);
    }

private:
    struct Mover {
        Fate fate = Fate::None;
        Step step{};
        hex::Hex aim;
        bool isMutual = false;
        bool isRolledOff = false; ///< for the hex, with whoever entered it
        bool isDraw = false;
    };

    Mover& of(ShipNumber ship) { return m_of[static_cast<std::size_t>(ship)]; }
    /// The ships with a step to make; sorted, those that aim at one hex stand together.
    [[nodiscard]] std::span<ShipNumber> movers() { return {m_movers.data(), m_count}; }
    [[nodiscard]] bool isEarlier(ShipNumber a, ShipNumber b)
    {
        const hex::Hex left = of(a).aim;
        const hex::Hex right = of(b).aim;
        const bool leftTaken = shipAt(m_facts, m_state, left) != noShip;
        const bool rightTaken = shipAt(m_facts, m_state, right) != noShip;
        if (leftTaken != rightTaken) // those empty at the start come first
            return rightTaken;
        if (left.q != right.q)
            return left.q < right.q;
        return left.r != right.r ? left.r < right.r : a < b;
    }

    void mark(ShipNumber ship, char mark) { shipOf(m_state, ship).marks[m_phase] = mark; }
    void halt(ShipNumber ship)
    {
        stop(m_state, ship);
        mark(ship, 'x');
    }

    /// TR-6.2 (a) to (c).
    void aim(ShipNumber number)
    {
        Ship& ship = shipOf(m_state, number);
        if (!ship.onBoard() || ship.isStopped || m_facts.of(number).isWall)
            return;
        const int index = stepInPhase(ship.plot.speed, m_state.movement);
        if (index < 0)
            return;
        Mover& mover = of(number);
        mover.step = ship.plot.path[static_cast<std::size_t>(index)];
        ship.facing = facingAfter(ship.facing, mover.step);
        if (mover.step == Step::Port || mover.step == Step::Starboard)
            ship.counter = 0;
        mover.aim = aimOf(ship.hex, ship.facing, mover.step);
        if (m_facts.isLand(mover.aim) || isHulkAt(m_facts, m_state, mover.aim)) {
            halt(number);
            m_proceedings.tell("stopped", "TR-6.2", ship.holder, number, noShip, [&] {
                return m_facts.isLand(mover.aim) ? phrase("%1 stops before land.", m_facts.called(number))
                                                 : phrase("%1 stops before a hulk.", m_facts.called(number));
            });
        } else if (!m_facts.board.contains(mover.aim)) {
            const hex::Edge edge = hex::edgeBeyond(m_facts.board, mover.aim);
            ship.byEnemyEdge = edge == (ship.holder == 0 ? hex::Edge::North : hex::Edge::South);
            if (ship.byEnemyEdge)
                ++m_state.exited[static_cast<std::size_t>(ship.holder)];
            mark(number, stepLetters[static_cast<std::size_t>(mover.step)]);
            removeFromBoard(m_facts, m_state, number);
            m_proceedings.tell("fled", "TR-6.2", ship.holder, number, noShip,
                               [&] { return phrase("%1 rows off the field.", m_facts.called(number)); });
        } else {
            mover.fate = Fate::Pending;
            m_movers[m_count++] = number;
        }
    }

    [[nodiscard]] ShipNumber inAimOf(ShipNumber ship) { return shipAt(m_facts, m_state, of(ship).aim); }

    /// TR-6.3, 2.
    void findSwaps()
    {
        for (const ShipNumber a : movers()) {
            const ShipNumber b = inAimOf(a);
            if (b != noShip && of(b).fate != Fate::None && of(b).aim == shipOf(m_state, a).hex) {
                of(a).fate = Fate::Blocked;
                of(a).isMutual = true;
            }
        }
    }

    /// TR-6.3, 3: whoever aims at one that stays, until nothing changes.
    void findBlocked()
    {
        for (bool changes = true; changes;) {
            changes = false;
            for (const ShipNumber ship : movers()) {
                if (of(ship).fate != Fate::Pending)
                    continue;
                const ShipNumber there = inAimOf(ship);
                if (there != noShip && of(there).fate != Fate::Pending) {
                    of(ship).fate = Fate::Blocked;
                    changes = true;
                }
            }
        }
    }

    /// TR-6.3, 4: the first hex that two or more still aim at. False when there is none.
    bool settleOneHex()
    {
        const std::span<ShipNumber> all = movers();
        for (auto from = all.begin(); from != all.end();) {
            const auto to =
                std::find_if(from, all.end(), [&](ShipNumber ship) { return of(ship).aim != of(*from).aim; });
            ShipNumber ours = noShip; // of each side the one that goes on
            ShipNumber theirs = noShip;
            int rivals = 0;
            for (const ShipNumber ship : std::span(from, to)) {
                if (of(ship).fate != Fate::Pending)
                    continue;
                ++rivals;
                ShipNumber& best = holderOf(m_state, ship) == 0 ? ours : theirs;
                if (best == noShip || goesOn(ship, best))
                    best = ship;
            }
            if (rivals > 1) {
                for (const ShipNumber ship : std::span(from, to))
                    if (ship != ours && ship != theirs)
                        of(ship).fate = Fate::Blocked;
                if (ours != noShip && theirs != noShip)
                    contest(ours, theirs);
                return true;
            }
            from = to;
        }
        return false;
    }

    [[nodiscard]] bool goesOn(ShipNumber ship, ShipNumber before) const
    {
        const int crews = m_facts.of(ship).crew - m_facts.of(before).crew;
        const int speeds = shipOf(m_state, ship).plot.speed - shipOf(m_state, before).plot.speed;
        return crews != 0 ? crews > 0 : speeds > 0;
    }

    /// TR-6.4: two enemies at one hex. The one that enters is struck by the one that stays.
    void contest(ShipNumber a, ShipNumber b)
    {
        const auto comesBowOn = [&](ShipNumber ship) {
            return of(ship).step != Step::Astern && !shipOf(m_state, ship).isPrize;
        };
        ShipNumber stays = noShip;
        if (comesBowOn(a) && comesBowOn(b)) {
            const int rolled = rollOff(m_facts, a, b, m_proceedings);
            if (rolled == 0) {
                const int hulls = m_facts.of(a).hull - m_facts.of(b).hull;
                stays = hulls > 0 || (hulls == 0 && a < b) ? b : a;
            } else {
                stays = rolled > 0 ? a : b;
            }
            of(stays).isRolledOff = true;
            of(stays).isDraw = rolled == 0;
            m_proceedings.tell(
                "roll-off", "TR-6.4", holderOf(m_state, stays), stays, stays == a ? b : a, [&] {
                    const Phrase& crosses = m_facts.called(stays == a ? b : a);
                    const Phrase& other = m_facts.called(stays);
                    return rolled == 0 ? phrase("%1 crosses the bow of %2; both ram.", crosses, other)
                                       : phrase("%1 crosses the bow of %2.", crosses, other);
                });
        } else if (comesBowOn(a) != comesBowOn(b)) {
            stays = comesBowOn(a) ? a : b;
        } else {
            stays = betterCrew(m_facts, a, b) == a ? b : a;
        }
        of(stays).fate = Fate::Blocked;
    }

    /// TR-6.3: all left over move at once.
    void goTogether()
    {
        for (const ShipNumber ship : movers())
            if (of(ship).fate == Fate::Pending)
                m_state.atHex[m_facts.board.indexOf(shipOf(m_state, ship).hex)] = noShip;
        for (const ShipNumber number : movers()) {
            if (of(number).fate != Fate::Pending)
                continue;
            of(number).fate = Fate::Goes;
            Ship& ship = shipOf(m_state, number);
            ship.hex = of(number).aim;
            m_state.atHex[m_facts.board.indexOf(ship.hex)] = number;
            if (of(number).step == Step::Ahead || of(number).step == Step::Astern)
                ship.counter =
                    static_cast<std::int8_t>(std::min(ship.counter + 1, m_facts.house().counterFull));
            mark(number, stepLetters[static_cast<std::size_t>(of(number).step)]);
        }
    }

    /// Whom a ship that could not make its step touches (TR-6.5).
    void touch(ShipNumber number)
    {
        if (of(number).fate != Fate::Blocked)
            return;
        const ShipNumber other = inAimOf(number);
        if (other == noShip) {
            halt(number);
            return;
        }
        if (holderOf(m_state, other) == holderOf(m_state, number)) {
            halt(number);
            m_proceedings.tell("fouled", "TR-6.5", holderOf(m_state, number), number, other, [&] {
                return phrase("%1 fouls %2.", m_facts.called(number), m_facts.called(other));
            });
            return;
        }
        if (of(number).isMutual && other < number && of(other).isMutual)
            return; // told from the other's end
        Touch made;
        made.mover = number;
        made.other = other;
        made.isMutual = of(number).isMutual;
        made.isByStern = of(number).step == Step::Astern;
        if (made.isMutual && made.isByStern
            && of(other).step != Step::Astern) { // the one with its bow to the other
            std::swap(made.mover, made.other);
            made.isByStern = false;
        }
        made.isRolledOff = of(number).isRolledOff && of(other).fate == Fate::Goes;
        if (made.isRolledOff) {
            made.rammer = of(number).isDraw ? noShip : number;
            made.isDraw = of(number).isDraw;
        }
        m_state.touches.push_back(made);
        m_state.blow = true;
    }

    const BattleFacts& m_facts;
    State& m_state;
    Proceedings& m_proceedings;
    std::size_t m_phase;
    std::array<Mover, maxBattleShips + maxWallSections> m_of{};
    std::array<ShipNumber, maxBattleShips + maxWallSections> m_movers{};
    std::size_t m_count = 0;
};

} // namespace

namespace {

/// Where a ship lay, and whither it looked.
struct Lay {
    hex::Hex hex;
    hex::Facing facing = 0;
};

std::vector<Lay> laysOf(const State& state)
{
    std::vector<Lay> lays;
    for (const Ship& ship : state.ships)
        lays.push_back({ship.hex, ship.facing});
    return lays;
}

/// "Phase 3: Aias 12.20 facing north, Tyro 14.21 facing south-east.": where a side's ships have come to, those too that turned
/// and were stopped.
void tellMoves(const BattleFacts& facts, const State& state, const std::vector<Lay>& before,
               Proceedings& proceedings)
{
    constexpr std::size_t together = 20; // a line of the log
    const auto hasMoved = [&](std::size_t i, int side) {
        const Ship& ship = state.ships[i];
        return ship.onBoard() && ship.holder == side
               && (ship.hex != before[i].hex || ship.facing != before[i].facing);
    };
    for (int side = 0; side < 2; ++side) {
        std::vector<Phrase> moved;
        ShipNumber first = noShip;
        const auto tell = [&] {
            if (!moved.empty())
                proceedings.tell("move", "TR-6.1", side, first, noShip,
                                 [&] { return phrase("Phase %1: %2.", state.movement, listed(moved)); });
            moved.clear();
        };
        for (std::size_t i = 0; i < facts.shipCount; ++i) {
            if (!hasMoved(i, side))
                continue;
            const auto number = static_cast<ShipNumber>(i);
            first = moved.empty() ? number : first;
            moved.push_back(
                hex::wordsOf({facts.called(number), state.ships[i].hex, state.ships[i].facing}, 1));
            if (moved.size() == together)
                tell();
        }
        tell();
    }
}

} // namespace

int rollOff(const BattleFacts& facts, ShipNumber first, ShipNumber second, Proceedings& proceedings)
{
    const int better = facts.of(first).crew - facts.of(second).crew;
    const int one =
        proceedings.d6("TR-8.3", phraseText("Bow to bow: the first"))
        + proceedings.modifier("TR-8.3", phraseText("The first ship's better crew"), std::max(better, 0));
    const int two =
        proceedings.d6("TR-8.3", phraseText("Bow to bow: the second"))
        + proceedings.modifier("TR-8.3", phraseText("The second ship's better crew"), std::max(-better, 0));
    return one > two ? 1 : one < two ? -1 : 0;
}

ShipNumber betterCrew(const BattleFacts& facts, ShipNumber a, ShipNumber b)
{
    const int crews = facts.of(a).crew - facts.of(b).crew;
    return crews > 0 || (crews == 0 && a < b) ? a : b;
}

void reveal(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        Ship& ship = state.ships[i];
        if (!ship.isPlotted)
            continue;
        const int most = maxOf(facts.house(), facts.of(number));
        const int cruise = cruiseOf(facts.house(), facts.of(number), ship);
        const bool sprints = ship.plot.speed > cruise && ship.raked == 0 && !ship.isPrize
                             && (!facts.options.sprintExact || ship.plot.speed == most);
        if (sprints && ship.sprints > 0)
            --ship.sprints;
        if (ship.plot.pivot != Hand::None) {
            ship.facing = hex::turned(ship.facing, static_cast<int>(ship.plot.pivot));
            ship.counter = 0;
        }
        proceedings.tell("plot", "TR-5.1", ship.holder, number, noShip, [&] {
            return phrase("%1 has plotted %2.", facts.called(number), given(textOf(ship.plot)));
        });
    }
}

void moveTogether(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    state.touches.clear();
    for (Ship& ship : state.ships)
        ship.stepLost = false;
    if (!proceedings.isHeard()) {
        Together(facts, state, proceedings).move();
        return;
    }
    const std::vector<Lay> before = laysOf(state);
    Together(facts, state, proceedings).move();
    tellMoves(facts, state, before, proceedings);
}

} // namespace navarch::trireme
