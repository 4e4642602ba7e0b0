// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/battle/made_up/tiny_game.h"

#include <algorithm>
#include <cstdlib>

#include "core/base/json_reader.h"
#include "core/pricing/ship_price.h"

namespace navarch::tiny {

namespace {

template <class... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

constexpr Bounds shipBounds{0, 1999};

Ship& at(State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
const Ship& at(const State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
int apart(const State& state, ShipNumber a, ShipNumber b)
{
    return std::abs(at(state, a).place - at(state, b).place);
}
std::size_t index(int side)
{
    return static_cast<std::size_t>(side);
}

} // namespace

Result<TinyGame> TinyGame::begin(const BattleBrief& brief, const Figures& figures)
{
    if (brief.sides.size() != 2)
        return problem("sides", phrase("This game is for two sides."), phrase("Leave the others out."));
    TinyGame game;
    for (const auto& [name, value] : brief.options) {
        if (name != "dither" || value != "offered")
            return problem("options." + name, phrase("This game has no such option."),
                           phrase("Leave it out."));
        game.m_offersDither = true;
    }
    game.m_ships = shipsOf(brief, figures.classes);
    for (const BriefShip& ship : game.m_ships)
        game.m_values.push_back(
            static_cast<int>(shipTotal(ship.ship.fit, ship.ship.crew, figures.prices).hundredths()));
    for (const BriefSide& side : brief.sides)
        game.m_sides.push_back(side.name);
    game.m_limit = brief.turnLimit.value_or(100);
    return game;
}

State TinyGame::opening() const
{
    State state;
    for (const BriefShip& ship : m_ships) {
        Ship& one = state.ships.emplace_back();
        one.hull = static_cast<std::int8_t>(ship.ship.condition.damage == Damage::None ? 3 : 2);
        one.holder = static_cast<std::int8_t>(ship.side);
        one.place = ship.side == 0 ? 0 : 10;
    }
    return state;
}

const std::string& TinyGame::name(ShipNumber ship) const
{
    return m_ships[static_cast<std::size_t>(ship)].name;
}

bool TinyGame::isShip(ShipNumber ship) const
{
    return ship >= 0 && static_cast<std::size_t>(ship) < m_ships.size();
}

Decisions TinyGame::decisions(const State& state) const
{
    Decisions waiting;
    if (state.phase == Phase::Rowing)
        waiting.add({state.side, 0, -1, false});
    for (std::int8_t side = 0; side < 2 && state.phase == Phase::Attacks; ++side)
        if (!state.said[index(side)])
            waiting.add({side, 1, -1, true});
    return waiting;
}

int TinyGame::sideOf(const State& state, const Order& order) const
{
    return std::visit(
        Overloaded{
            [&](const Row& row) { return isShip(row.ship) ? at(state, row.ship).holder : -1; },
            [&](const Attack& attack) { return isShip(attack.ship) ? at(state, attack.ship).holder : -1; },
            [](const auto& other) { return static_cast<int>(other.side); }},
        order);
}

Refusal TinyGame::check(const State& state, const Order& order) const
{
    if (isOver(state))
        return {"TG-4", refusalText("The battle is over.")};
    const int side = sideOf(state, order);
    const Decisions waiting = decisions(state);
    if (std::none_of(waiting.begin(), waiting.end(), [&](const Decision& each) { return each.side == side; }))
        return {"TG-1", refusalText("This side has nothing to decide now."),
                refusalText("Wait for its turn.")};
    if (const Row* row = std::get_if<Row>(&order)) {
        if (state.phase != Phase::Rowing)
            return {"TG-1", refusalText("Nobody rows now."), refusalText("Say who attacks.")};
        const int to = at(state, row->ship).place + (side == 0 ? row->ahead : -row->ahead);
        if (at(state, row->ship).hull <= 0 || row->ahead < -1 || row->ahead > 3 || row->ahead == 0 || to < 0
            || to > 10)
            return {"TG-1", refusalText("The ship cannot row there."),
                    refusalText("Row one to three places ahead or one back.")};
    }
    if ((std::holds_alternative<Hold>(order) || std::holds_alternative<Dither>(order))
        && state.phase != Phase::Rowing)
        return {"TG-1", refusalText("Nobody rows now."), refusalText("Say who attacks.")};
    if (const Attack* attack = std::get_if<Attack>(&order)) {
        if (state.phase != Phase::Attacks)
            return {"TG-2", refusalText("Nobody attacks now."), refusalText("Row first.")};
        if (!isShip(attack->target) || at(state, attack->target).holder == side
            || at(state, attack->target).hull <= 0 || at(state, attack->ship).hull <= 0
            || apart(state, attack->ship, attack->target) > 3)
            return {"TG-2", refusalText("It cannot attack that ship."),
                    refusalText("Name an enemy within three places.")};
    }
    if (std::holds_alternative<Rest>(order) && state.phase != Phase::Attacks)
        return {"TG-2", refusalText("Nobody attacks now."), refusalText("Row first.")};
    return {};
}

void TinyGame::perform(State& state, const Order& order, Proceedings& proceedings) const
{
    const auto say = [&](const Attack& attack, int side) {
        state.attacks[index(side)] = attack;
        state.said[index(side)] = true;
        if (state.said[0] && state.said[1])
            resolve(state, proceedings);
    };
    const auto rowed = [&] {
        const bool isSecond = (state.turn % 2 == 1) == (state.side == 1);
        if (isSecond)
            state.phase = Phase::Attacks;
        else
            state.side = static_cast<std::int8_t>(1 - state.side);
    };
    std::visit(Overloaded{[&](const Row& row) {
                              Ship& ship = at(state, row.ship);
                              ship.place = static_cast<std::int8_t>(
                                  ship.place + (ship.holder == 0 ? row.ahead : -row.ahead));
                              proceedings.tell("row", "TG-1", ship.holder, row.ship, noShip,
                                               [&] { return given(name(row.ship) + " rows."); });
                              rowed();
                          },
                          [&](const Hold&) { rowed(); }, [](const Dither&) {},
                          [&](const Attack& attack) { say(attack, sideOf(state, order)); },
                          [&](const Rest& rest) {
                              say({noShip, noShip, false}, rest.side);
                          },
                          [&](const Concede& concede) {
                              state.conceded = concede.side;
                              state.phase = Phase::Over;
                              proceedings.tell("concede", "TG-4", concede.side, noShip, noShip, [&] {
                                  return given(m_sides[index(concede.side)] + " gives up.");
                              });
                          }},
               order);
}

void TinyGame::hit(State& state, const Attack& attack, Proceedings& proceedings,
                   std::array<int, 2>& losses) const
{
    const int side = at(state, attack.ship).holder;
    const Ship& target = at(state, attack.target);
    const int die = proceedings.d10("TG-3", "Attack");
    int score = die + proceedings.modifier("TG-3", "Damaged target", target.hull < 3 ? 1 : 0);
    score += proceedings.modifier("TG-3", "Bold", attack.boldly ? -2 : 0);
    bool isTaken = false;
    if (die == 10 && target.hull == 1)
        isTaken = proceedings.d6("TG-3", "Boarding") >= 4;
    proceedings.settle(score >= 6 ? "hit" : "missed");
    losses[index(side)] = isTaken ? -1 : score < 6 ? 0 : attack.boldly ? 2 : 1;
    proceedings.tell("attack", "TG-3", side, attack.ship, attack.target,
                     [&] { return given(name(attack.ship) + " attacks " + name(attack.target) + "."); });
}

void TinyGame::resolve(State& state, Proceedings& proceedings) const
{
    std::array<int, 2> losses{};
    for (int side = 0; side < 2; ++side)
        if (state.attacks[index(side)].ship != noShip)
            hit(state, state.attacks[index(side)], proceedings, losses);
    for (int side = 0; side < 2; ++side) {
        if (state.attacks[index(side)].ship == noShip)
            continue;
        Ship& target = at(state, state.attacks[index(side)].target);
        if (losses[index(side)] < 0 && target.hull > 0)
            target.holder = static_cast<std::int8_t>(side);
        else
            target.hull =
                static_cast<std::int8_t>(std::max(target.hull - std::max(losses[index(side)], 0), 0));
        at(state, state.attacks[index(side)].ship).hits += losses[index(side)] > 0 ? 1 : 0;
    }
    nextTurn(state);
}

void TinyGame::nextTurn(State& state) const
{
    std::array<int, 2> left{};
    for (const Ship& ship : state.ships)
        left[index(ship.holder)] += ship.hull > 0 ? 1 : 0;
    state.said = {};
    state.attacks = {};
    state.atLimit = state.turn >= m_limit;
    if (left[0] == 0 || left[1] == 0 || state.atLimit) {
        state.phase = Phase::Over;
        return;
    }
    ++state.turn;
    state.phase = Phase::Rowing;
    state.side = state.turn % 2 == 1 ? 0 : 1;
}

void TinyGame::options(const State& state, const Decision& decision, std::vector<Order>& orders) const
{
    orders.clear();
    const auto count = static_cast<ShipNumber>(state.ships.size());
    if (state.phase == Phase::Rowing)
        orders.emplace_back(Hold{decision.side});
    if (state.phase == Phase::Rowing && m_offersDither)
        orders.emplace_back(Dither{decision.side});
    if (state.phase != Phase::Rowing)
        orders.emplace_back(Rest{decision.side});
    for (ShipNumber ship = 0; ship < count; ++ship) {
        if (at(state, ship).holder != decision.side || at(state, ship).hull <= 0)
            continue;
        if (state.phase == Phase::Rowing)
            for (const int ahead : {-1, 1, 2, 3})
                if (const Row row{ship, static_cast<std::int8_t>(ahead)};
                    !check(state, row) && orders.size() < 400)
                    orders.emplace_back(row);
        for (ShipNumber target = 0; target < count && state.phase == Phase::Attacks; ++target)
            for (const bool boldly : {false, true})
                if (const Attack attack{ship, target, boldly}; !check(state, attack) && orders.size() < 400)
                    orders.emplace_back(attack);
    }
}

int TinyGame::merit(const State& state, const Order& order, Temperament temperament) const
{
    if (const Attack* attack = std::get_if<Attack>(&order)) {
        const Ship& target = at(state, attack->target);
        const int tenths = 5 + (target.hull < 3 ? 1 : 0) - (attack->boldly ? 2 : 0);
        const int points = attack->boldly ? std::min<int>(2, target.hull) : 1;
        const int taste = attack->boldly ? (temperament == Temperament::Bold ? 12 : 10) : 10;
        return m_values[static_cast<std::size_t>(attack->target)] * tenths * points * taste
               / (100 * target.hull);
    }
    if (const Row* row = std::get_if<Row>(&order)) {
        const Ship& ship = at(state, row->ship);
        int merit = 0;
        for (ShipNumber other = 0; other < static_cast<ShipNumber>(state.ships.size()); ++other) {
            const Ship& enemy = at(state, other);
            if (enemy.holder == ship.holder || enemy.hull <= 0)
                continue;
            const int now = apart(state, row->ship, other);
            const int then =
                std::abs(ship.place + (ship.holder == 0 ? row->ahead : -row->ahead) - enemy.place);
            merit = std::max(merit, (now > 3 ? now - then : 0) * 10);
        }
        return merit;
    }
    return std::holds_alternative<Concede>(order)  ? -1'000'000
           : std::holds_alternative<Dither>(order) ? 1'000'000
                                                   : 0;
}

int TinyGame::standing(const State& state, int side) const
{
    int sum = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        sum += (state.ships[i].holder == side ? 1 : -1) * state.ships[i].hull * m_values[i] / 3;
    return sum;
}

void TinyGame::breakOff(State& state, Proceedings& proceedings) const
{
    state.phase = Phase::Over;
    state.undecided = true;
    proceedings.tell(undecidedEvent, "TG-5", -1, noShip, noShip, undecidedText);
}

BattleOutcome TinyGame::outcome(const State& state) const
{
    BattleOutcome outcome;
    outcome.rules = id;
    outcome.turns = state.turn;
    outcome.atTurnLimit = state.atLimit;
    std::array<int, 2> left{};
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        left[index(ship.holder)] += ship.hull > 0 ? 1 : 0;
        ShipOutcome& one = outcome.ships.emplace_back();
        one.side = m_ships[i].side;
        one.row = m_ships[i].row;
        one.ofRow = m_ships[i].ofRow;
        one.name = m_ships[i].name;
        one.condition = m_ships[i].ship.condition;
        if (ship.hull < 3)
            one.condition.damage = std::max(one.condition.damage, static_cast<Damage>(3 - ship.hull));
        one.fate = ship.hull <= 0            ? ShipFate::Sunk
                   : ship.holder != one.side ? ShipFate::Captured
                                             : ShipFate::Afloat;
        one.captor = one.fate == ShipFate::Captured ? ship.holder : -1;
        one.deeds.rams = ship.hits;
    }
    if (state.conceded >= 0) {
        outcome.conceded = state.conceded;
        outcome.victor = 1 - state.conceded;
    } else if (!state.undecided && (left[0] == 0) != (left[1] == 0)) {
        outcome.victor = left[0] == 0 ? 1 : 0;
    }
    outcome.undecided = state.undecided;
    return outcome;
}

std::string TinyGame::unsoundness(const State& state) const
{
    for (const Ship& ship : state.ships) {
        if (ship.hull < 0 || ship.hull > 3)
            return "A hull of " + std::to_string(ship.hull) + ".";
        if (ship.place < 0 || ship.place > 10)
            return "A ship at place " + std::to_string(ship.place) + ".";
    }
    return state.ships.size() == m_ships.size() ? "" : "Ships were lost from the lists.";
}

Json TinyGame::orderJson(const Order& order) const
{
    return std::visit(Overloaded{[](const Row& row) -> Json {
                                     return {{"do", "row"}, {"ship", row.ship}, {"ahead", row.ahead}};
                                 },
                                 [](const Hold& hold) -> Json {
                                     return {{"do", "hold"}, {"side", hold.side}};
                                 },
                                 [](const Attack& attack) -> Json {
                                     return {{"do", "attack"},
                                             {"ship", attack.ship},
                                             {"target", attack.target},
                                             {"boldly", attack.boldly}};
                                 },
                                 [](const Rest& rest) -> Json {
                                     return {{"do", "rest"}, {"side", rest.side}};
                                 },
                                 [](const Dither& dither) -> Json {
                                     return {{"do", "dither"}, {"side", dither.side}};
                                 },
                                 [](const Concede& concede) -> Json {
                                     return {{"do", "concede"}, {"side", concede.side}};
                                 }},
                      order);
}

Order TinyGame::readOrder(const Json& json, const std::string& file, const std::string& path,
                          Problems& problems) const
{
    ObjectReader read(json, file, path, problems, Missing::IsAProblem);
    std::string what;
    read("do", what, nameText);
    const auto number = [&](const char* field, Bounds bounds) {
        int value = 0;
        read(field, value, bounds);
        return value;
    };
    Order order;
    if (what == "row") {
        const auto ship = static_cast<ShipNumber>(number("ship", shipBounds));
        order = Row{ship, static_cast<std::int8_t>(number("ahead", {-20, 20}))};
    } else if (what == "attack") {
        Attack attack{static_cast<ShipNumber>(number("ship", shipBounds)),
                      static_cast<ShipNumber>(number("target", shipBounds)), false};
        read("boldly", attack.boldly);
        order = attack;
    } else if (what == "hold" || what == "rest" || what == "dither" || what == "concede") {
        const auto side = static_cast<std::int8_t>(number("side", {0, 1}));
        if (what == "hold")
            order = Hold{side};
        else if (what == "rest")
            order = Rest{side};
        else if (what == "dither")
            order = Dither{side};
        else
            order = Concede{side};
    } else {
        read.refuse("do", phrase("There is no such order."),
                    phrase("Row, hold, attack, rest, dither or concede."));
    }
    read.finish();
    return order;
}

Phrase TinyGame::wording(const Order& order) const
{
    return given(std::visit(
        Overloaded{
            [&](const Row& row) { return name(row.ship) + " rows " + std::to_string(row.ahead) + " ahead"; },
            [&](const Hold& hold) { return m_sides[index(hold.side)] + " holds"; },
            [&](const Attack& attack) {
                return name(attack.ship) + " attacks " + name(attack.target)
                       + (attack.boldly ? " boldly" : "");
            },
            [&](const Rest& rest) { return m_sides[index(rest.side)] + " rests"; },
            [&](const Dither& dither) { return m_sides[index(dither.side)] + " dithers"; },
            [&](const Concede& concede) { return m_sides[index(concede.side)] + " gives up"; }},
        order));
}

Phrase TinyGame::wording(const Decision& decision) const
{
    return given(m_sides[index(decision.side)] + (decision.kind == 0 ? ": who rows?" : ": who attacks?"));
}

} // namespace navarch::tiny
