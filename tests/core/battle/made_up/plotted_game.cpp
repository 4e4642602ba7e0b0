// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the made-up game with plots.
#include "core/rules/shared/rule_set_of.h"
#include "tests/core/battle/made_up/plotted_steps.h"

namespace navarch::plotted {

Result<PlottedGame> PlottedGame::begin(const BattleBrief& brief, const Figures& figures)
{
    if (brief.sides.size() != 2)
        return problem("sides", phrase("This game is for two sides."), phrase("Leave the others out."));
    PlottedGame game;
    game.m_ships = shipsOf(brief, figures.classes);
    for (const BriefSide& side : brief.sides)
        game.m_sides.push_back(side.name);
    game.m_limit = brief.turnLimit.value_or(20);
    return game;
}

State PlottedGame::opening() const
{
    State state;
    std::array<std::int32_t, 2> columnsTaken{};
    for (const BriefShip& ship : m_ships) {
        Ship& one = state.ships.emplace_back();
        std::int32_t& column = columnsTaken[static_cast<std::size_t>(ship.side)];
        one.pose = {1 + 2 * column++, ship.side == 0 ? rows - 2 : 1,
                    static_cast<std::int16_t>(ship.side == 0 ? 0 : 3)};
    }
    return state;
}

ShipNumber PlottedGame::nextToPlot(const State& state, int side) const
{
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (m_ships[i].side == side && state.ships[i].hull > 0 && !state.ships[i].isPlotted)
            return static_cast<ShipNumber>(i);
    return noShip;
}

Decisions PlottedGame::decisions(const State& state) const
{
    Decisions waiting;
    for (std::int8_t side = 0; side < 2 && !state.isOver; ++side)
        if (!state.ready[static_cast<std::size_t>(side)])
            waiting.add({side, 0, nextToPlot(state, side), true});
    return waiting;
}

int PlottedGame::sideOf(const State&, const Order& order) const
{
    return std::visit(
        Overloaded{[&](const PlotShip& plot) { return isShip(plot.ship) ? side(plot.ship) : -1; },
                   [](const auto& other) { return static_cast<int>(other.side); }},
        order);
}

Refusal PlottedGame::refusal(const State& state, const PlotShip& order, int* step) const
{
    const Ship& ship = at(state, order.ship);
    if (order.plot.speed > ship.speed + 1 || order.plot.speed < ship.speed - 1)
        return {"PG-1", refusalText("The speed changes by more than one."),
                refusalText("Plan nearer to the last.")};
    BoardPose pose = ship.pose;
    for (int i = 0; i < order.plot.count; ++i) {
        if (const Refusal why = stepRefusal(pose, order.plot, i)) {
            *step = i;
            return why;
        }
        pose = stepped(pose, order.plot.steps[static_cast<std::size_t>(i)]);
    }
    if (order.plot.count != needed(order.plot.speed))
        return {"PG-1", refusalText("A plot needs as many steps as its speed.")};
    return {};
}

Refusal PlottedGame::check(const State& state, const Order& order) const
{
    const int who = sideOf(state, order);
    if (state.isOver || who < 0 || who > 1)
        return {"PG-4", refusalText("The battle is over, or there is no such side.")};
    if (state.ready[static_cast<std::size_t>(who)])
        return {"PG-1", refusalText("The side has done.")};
    if (const PlotShip* plot = std::get_if<PlotShip>(&order)) {
        int step = -1;
        return at(state, plot->ship).hull <= 0 ? Refusal{"PG-1", refusalText("The ship is gone.")}
                                               : refusal(state, *plot, &step);
    }
    if (std::holds_alternative<EndPlot>(order) && nextToPlot(state, who) != noShip)
        return {"PG-1", refusalText("A ship of the side has no plot yet."), refusalText("Plot it.")};
    if (std::holds_alternative<HoldCourse>(order) && nextToPlot(state, who) == noShip)
        return {"PG-1", refusalText("All ships of the side are plotted.")};
    return {};
}

/// The slowest straight plot; what is left of the others when that is refused.
Plot PlottedGame::stillest(const State& state, ShipNumber ship) const
{
    Plot found;
    for (int speed = at(state, ship).speed - 1; speed <= at(state, ship).speed + 1; ++speed) {
        Plot plot;
        plot.speed = static_cast<std::int8_t>(std::clamp(speed, -1, 3));
        plot.count = static_cast<std::int8_t>(needed(plot.speed));
        plot.steps.fill(plot.speed < 0 ? 'B' : 'F');
        std::fill(plot.steps.begin() + plot.count, plot.steps.end(), '\0');
        int step = -1;
        if (plot.speed >= 0 && !refusal(state, {ship, plot}, &step))
            return plot;
        if (plot.speed < 0 && !refusal(state, {ship, plot}, &step))
            found = plot;
    }
    return found;
}

void PlottedGame::perform(State& state, const Order& order, Proceedings& proceedings) const
{
    std::visit(Overloaded{[&](const PlotShip& plot) {
                              at(state, plot.ship).plot = plot.plot;
                              at(state, plot.ship).isPlotted = true;
                          },
                          [&](const HoldCourse& hold) {
                              for (ShipNumber ship = nextToPlot(state, hold.side); ship != noShip;
                                   ship = nextToPlot(state, hold.side)) {
                                  at(state, ship).plot = stillest(state, ship);
                                  at(state, ship).isPlotted = true;
                              }
                          },
                          [&](const EndPlot& end) {
                              state.ready[static_cast<std::size_t>(end.side)] = true;
                              if (state.ready[0] && state.ready[1])
                                  resolve(state, proceedings);
                          },
                          [&](const Concede& concede) {
                              state.conceded = concede.side;
                              state.isOver = true;
                          }},
               order);
}

void PlottedGame::resolve(State& state, Proceedings& proceedings) const
{
    const auto count = static_cast<ShipNumber>(state.ships.size());
    for (ShipNumber i = 0; i < count; ++i) {
        Ship& ship = at(state, i);
        if (ship.hull <= 0)
            continue;
        proceedings.tell("moved", "PG-2", side(i), i, noShip,
                         [&] { return given(name(i) + " rows " + textOf(ship.plot) + "."); });
        for (int step = 0; step < ship.plot.count; ++step)
            ship.pose = stepped(ship.pose, ship.plot.steps[static_cast<std::size_t>(step)]);
        ship.speed = ship.plot.speed;
    }
    for (ShipNumber i = 0; i < count; ++i)
        for (ShipNumber j = 0; j < count; ++j) {
            Ship& one = at(state, i);
            Ship& other = at(state, j);
            if (i == j || one.hull <= 0 || other.hull <= 0 || one.pose.x != other.pose.x
                || one.pose.y != other.pose.y)
                continue;
            if (side(i) != side(j) && one.plot.holds)
                continue;
            if (side(i) != side(j) && proceedings.d6("PG-3", "Ram") < 4)
                continue;
            --other.hull;
            proceedings.tell("hit", side(i) == side(j) ? "PG-2" : "PG-3", side(i), i, j,
                             [&] { return given(name(i) + " strikes " + name(j) + "."); });
        }
    std::array<int, 2> left{};
    for (ShipNumber i = 0; i < count; ++i) {
        left[static_cast<std::size_t>(side(i))] += at(state, i).hull > 0 ? 1 : 0;
        at(state, i).isPlotted = false;
        at(state, i).plot = {};
    }
    state.ready = {};
    state.isOver = left[0] == 0 || left[1] == 0 || state.turn >= m_limit;
    state.turn = static_cast<std::int16_t>(state.turn + (state.isOver ? 0 : 1));
}

void PlottedGame::options(const State& state, const Decision& decision, std::vector<Order>& orders) const
{
    orders.clear();
    if (decision.subject == noShip)
        orders.emplace_back(EndPlot{decision.side});
    else
        shipOptions(state, decision.subject, orders);
}

void PlottedGame::shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const
{
    if (!isShip(ship) || state.ready[static_cast<std::size_t>(side(ship))] || at(state, ship).hull <= 0)
        return;
    constexpr std::array<const char*, 9> paths{"", "B", "F", "FF", "FP", "FS", "FFF", "FPF", "FSF"};
    for (const char* path : paths)
        for (int speed = -1; speed <= 3; ++speed) {
            const auto plot = plotOf({speed, path, {}});
            if (needed(speed) == static_cast<int>(std::string_view(path).size())
                && !check(state, PlotShip{ship, *plot}))
                orders.emplace_back(PlotShip{ship, *plot});
        }
    if (orders.empty())
        orders.emplace_back(PlotShip{ship, stillest(state, ship)});
}

void PlottedGame::sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const
{
    for (const Order& order : {Order(HoldCourse{decision.side}), Order(EndPlot{decision.side})})
        if (!check(state, order))
            orders.push_back(order);
}

Refusal PlottedGame::idleRefusal(const State& state, ShipNumber ship) const
{
    return isShip(ship) && at(state, ship).hull > 0 ? Refusal{}
                                                    : Refusal{"PG-1", refusalText("The ship is gone.")};
}

int PlottedGame::merit(const State&, const Order& order, Temperament) const
{
    const PlotShip* plot = std::get_if<PlotShip>(&order);
    return plot ? plot->plot.count : 0;
}

void PlottedGame::breakOff(State& state, Proceedings& proceedings) const
{
    state.isOver = state.undecided = true;
    proceedings.tell(undecidedEvent, "PG-4", -1, noShip, noShip, undecidedText);
}

BattleOutcome PlottedGame::outcome(const State& state) const
{
    BattleOutcome outcome;
    outcome.turns = state.turn;
    std::array<int, 2> left{};
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        ShipOutcome& one = outcome.ships.emplace_back();
        one.side = m_ships[i].side;
        one.name = m_ships[i].name;
        one.row = m_ships[i].row;
        one.ofRow = m_ships[i].ofRow;
        one.onTable = true;
        one.condition = m_ships[i].ship.condition;
        one.fate = state.ships[i].hull > 0 ? ShipFate::Afloat : ShipFate::Sunk;
        left[static_cast<std::size_t>(one.side)] += state.ships[i].hull > 0 ? 1 : 0;
    }
    if (state.conceded >= 0) {
        outcome.conceded = state.conceded;
        outcome.victor = 1 - state.conceded;
    } else if ((left[0] == 0) != (left[1] == 0)) {
        outcome.victor = left[0] == 0 ? 1 : 0;
    }
    if (state.undecided)
        outcome.victor.reset();
    outcome.undecided = state.undecided;
    outcome.atTurnLimit = !outcome.victor && !state.undecided;
    return outcome;
}

std::string PlottedGame::unsoundness(const State& state) const
{
    for (const Ship& ship : state.ships)
        if (ship.hull > 0 && !isSea(ship.pose))
            return "A ship is off the sea.";
    return {};
}

} // namespace navarch::plotted

namespace navarch {

BattleBrief plottedBrief(int ships)
{
    BattleBrief brief;
    brief.rules = "plotted";
    brief.seed = 5;
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        FleetShip& row = side.fleet.ships.emplace_back();
        row.classId = "trireme";
        row.fit = builtInFigures().classes.find("trireme")->fit;
        row.squadron = "Van";
        row.count = ships;
    }
    return brief;
}

const RuleSets& plottedRules()
{
    static const RuleSets rules({ruleSet<plotted::PlottedGame>("Plotted game")});
    return rules;
}

} // namespace navarch
