// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/squadrons/skirmish.h"

#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/figures/tables.h"
#include "core/rules/squadrons/orders/check.h"
#include "core/rules/squadrons/setup/set_up.h"
#include "core/rules/squadrons/state/order_names.h"

namespace navarch::squadrons {

namespace {

constexpr Length hundredth = inch / 100;

/// "36.00".
std::string hundredths(Length length)
{
    const Length rounded = (length + (length < 0 ? -5 : 5)) / 10;
    const std::string digits = std::to_string(1000 + std::abs(rounded) % 100);
    return (rounded < 0 ? "-" : "") + std::to_string(std::abs(rounded) / 100) + "." + digits.substr(2);
}

} // namespace

Skirmish::Skirmish(bool withReserve)
{
    facts.figures = compiled(navarch::SquadronTables::builtIn(), facts.turnLimit);
    facts.sides = {"Athens", "Corinth"};
    state.phase = Phase::Moves;
    state.turn = 1;
    state.ready = {true, true};
    if (withReserve)
        add(0, 7000, 150, 0, Formation::EpiMias, 1);
}

SquadronNumber Skirmish::add(int side, int x, int y, Degrees heading, Formation formation, int stands)
{
    const auto number = static_cast<SquadronNumber>(facts.squadrons.size());
    SquadronFacts& made = facts.squadrons.emplace_back();
    made.name = "Squadron " + std::to_string(number + 1);
    made.side = side;
    made.stands = stands;
    made.isFast = true;
    made.weight = 12 * stands;
    made.ships = {static_cast<std::int16_t>(facts.ships.size())};
    made.firstPlace = facts.ships.size();
    ShipFacts& ship = facts.ships.emplace_back();
    ship.name = "Ship " + std::to_string(number + 1);
    ship.side = side;
    ship.squadron = number;
    ship.weight = made.weight;
    facts.stands[static_cast<std::size_t>(side)] += stands;
    facts.first[2] = static_cast<SquadronNumber>(number + 1);
    if (side == 0)
        facts.first[1] = facts.first[2];
    state.squadrons.emplace_back();
    state.bases.insert(state.bases.begin()
                           + static_cast<std::ptrdiff_t>((state.squadrons.size() - 1) * mostStands),
                       mostStands, Base{}); // before the land
    state.ships.emplace_back();
    state.lossOrder.push_back(made.ships.front());
    put(number, x, y, heading, formation);
    return number;
}

void Skirmish::put(SquadronNumber squadron, int x, int y, Degrees heading, Formation formation)
{
    takeFormation(state, squadron, formation,
                  baseAt({x * hundredth, y * hundredth}, heading,
                         footprintOf(formation, standsOf(facts, state, squadron), facts.stand())));
}

void Skirmish::unform(SquadronNumber squadron)
{
    becomeUnformed(facts, state, squadron);
}

void Skirmish::link(SquadronNumber striker, SquadronNumber struck, Side side)
{
    (void)played({}, [&](Proceedings& p) {
        squadrons::link(facts, state, {striker, struck, side, frontOf(baseOf(state, struck))}, p);
    });
}

void Skirmish::shore(free_table::TableEdge edge)
{
    facts.place = edge == free_table::TableEdge::Left ? PlaceKind::Shore : PlaceKind::Port;
    const std::vector<Base> land = landFor(facts, state);
    state.bases.insert(state.bases.end(), land.begin(), land.end());
}

void Skirmish::turnOf(int side)
{
    state.phase = Phase::Moves;
    state.side = static_cast<std::int8_t>(side);
}

std::string Skirmish::where(SquadronNumber squadron) const
{
    const Base& base = baseOf(state, squadron);
    if (!base.isPresent())
        return "off";
    const TablePoint front = frontOf(base);
    return hundredths(front.x) + ", " + hundredths(front.y) + " / " + std::to_string(base.heading) + ", "
           + std::string(wordsOf(at(state, squadron).formation))
           + (at(state, squadron).isBent ? ", bent" : "")
           + (at(state, squadron).disordered ? ", disordered" : "");
}

std::string Skirmish::ordered(const Order& order, const std::vector<int>& faces)
{
    if (const std::string why = refusal(order); !why.empty())
        return why;
    return played(faces, [&](Proceedings& proceedings) { performOrder(facts, state, order, proceedings); });
}

std::string Skirmish::refusal(const Order& order) const
{
    return reasonOf(facts, checkOrder(facts, state, order), order);
}

int Skirmish::count(const std::string& kind) const
{
    int found = 0;
    for (const BattleEvent& event : events)
        found += event.kind == kind;
    return found;
}

Advance path(SquadronNumber squadron, std::initializer_list<std::pair<int, int>> steps, Intent intent)
{
    Advance order;
    order.squadron = squadron;
    order.intent = intent;
    for (const auto& [ahead, turn] : steps)
        order.steps[static_cast<std::size_t>(order.count++)] = {ahead * hundredth,
                                                                static_cast<std::int16_t>(turn)};
    return order;
}

} // namespace navarch::squadrons
