// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/pompeius/referee/referee.h"

#include <algorithm>
#include <sstream>

namespace navarch::referee::pompeius {

Referee::Referee(const BattleBrief& brief, const Figures& figures)
    : BattleReferee(brief),
      m_paper(paperOf(brief, figures))
{
}

/// Orders are hidden until both sides have locked: those of a turn are gathered before anything happens in it. Where ships
/// stand at first no event says.
void Referee::begin(const RecordedBattle& battle)
{
    m_written.resize(2);
    std::size_t turn = 0;
    std::map<int, Pose> placed;
    for (const RecordedOrder& each : battle.orders) {
        const Json& order = each.order;
        const std::string kind = order.value("order", order.value("do", std::string()));
        const auto pose = [&] {
            return Pose{{order["column"].get<int>(), order["row"].get<int>()}, order["heading"].get<int>()};
        };
        if (order.contains("plot")) {
            m_written[turn].plots[order["ship"].get<int>()] = order["plot"].get<std::string>();
        } else if (order.contains("heading")) {
            if (turn == 0)
                placed[order["ship"].get<int>()] = pose();
            else {
                m_written[turn].returns[order["ship"].get<int>()] = pose();
                m_written[turn].plots.erase(order["ship"].get<int>());
            }
        }
        for (const BattleEvent& event : each.events)
            if (event.kind == "turn") {
                ++turn;
                m_written.resize(turn + 2);
            }
    }
    for (const BriefSide& side : brief().sides)
        for (const Deployment& wish : side.deployment)
            for (PaperShip& ship : m_paper.ships)
                if (ship.name == wish.ship)
                    ship.pose = ship.was = {{wish.x, wish.y}, wish.heading};
    for (const auto& [ship, at] : placed)
        of(ship).pose = of(ship).was = at;
}

void Referee::hear(const Json& order, const BattleEvent& event)
{
    // The first thing mended is what the order says; what has no choice is mended after it.
    m_freed =
        order.contains("remedy") && event.kind == "mended" && !m_isAnswered ? order["other"].get<int>() : -1;
    m_isAnswered = m_isAnswered || event.kind == "mended";
    const std::string& kind = event.kind;
    if (kind == "turn") {
        endTurn();
        ++m_turn;
        startTurn();
    } else if (kind == "returned") {
        PaperShip& ship = of(event.ship);
        agree(ship.where == Where::Away, "she is not away");
        ship.where = Where::Map;
        ship.pose = ship.was = m_written[static_cast<std::size_t>(m_turn)].returns.at(event.ship);
        ship.lastSpeed = 2;
    } else if (kind == "stop")
        stop(event);
    else if (kind == "move")
        move(event);
    else if (kind == "left")
        left(event);
    else if (kind == "ram" || kind == "collision" || kind == "shared" || kind == "met" || kind == "spared")
        meeting(event);
    else if (kind == "crossed" || kind == "moved")
        boards(event);
    else if (kind == "grapple")
        grapple(event);
    else if (kind == "collision-damage")
        collision(event);
    else if (kind == "ram-damage")
        ram(event);
    else if (kind == "ram-shock")
        shock(event);
    else if (kind == "shot")
        shot(event);
    else if (kind == "melee")
        melee(event);
    else if (kind == "cards")
        draws(event);
    else if (kind == "card")
        missile(event);
    else if (kind == "taken")
        taken(event);
    else if (kind == "sunk")
        sunk(event);
    else if (kind == "captured")
        captured(event);
    else if (kind == "mend" || kind == "cut")
        mends(event);
    else if (kind == "plug")
        plug(event);
    else if (kind == "mended")
        mended(event);
    else if (kind == "loss")
        loss(event);
    else if (kind == "fire-spreads")
        spreads(event);
    else if (kind == "laid")
        laid(event);
    else if (kind == "person")
        person(event);
    else if (kind == "points")
        points(event);
    else if (kind == "laurels")
        laurels(event);
    else if (kind == "conceded" || kind == "undecided")
        breakOff();
}

void Referee::startTurn()
{
    m_stage = Moving;
    m_subPhase = 0;
    m_met = {-1, -1};
    for (Link& link : m_links)
        link.fresh = 0;
    for (PaperUnit& unit : m_paper.units)
        unit.hasActed = unit.hasFought = false;
    const Written& written = m_written[static_cast<std::size_t>(m_turn)];
    for (const auto& [ship, plot] : written.plots)
        read(ship, plot);
}

/// "1 1L E | Ram; Shoot B1 fire; Repair M1, M2" (PM-5.2).
void Referee::read(int number, const std::string& plot)
{
    PaperShip& ship = of(number);
    const auto bar = plot.find('|');
    std::istringstream steps(plot.substr(0, bar));
    for (std::string step; steps >> step;)
        if (step != "0")
            ship.steps.push_back(step);
    int rexes = 0;
    int turns = 0;
    for (const std::string& step : ship.steps) {
        rexes += step[0] == '1' || step.starts_with("-1") ? 1 : 0;
        turns += step.ends_with('L') || step.ends_with('R') ? 1 : 0;
    }
    agree(rexes <= ship.most(), ship.name + " rows more than her maximum");
    const bool isStop = ship.steps == std::vector<std::string>{"0!"};
    if (rexes > 0)
        agree(turns <= ship.mostTurns(), ship.name + " turns too often");
    agree(ship.steps.empty() || isStop || ship.where != Where::Map || !isHeld(number),
          ship.name + " is held and rows");
    if (bar == std::string::npos)
        return;
    std::istringstream others(plot.substr(bar + 1));
    for (std::string part; std::getline(others, part, ';');) {
        std::istringstream words(part);
        Task task;
        words >> task.what;
        if (task.what == "Ram")
            ship.ordersRam = true;
        for (std::string word; words >> word;) {
            const bool more = word.ends_with(',');
            if (more)
                word.pop_back();
            if (word == "fire") {
                ship.tasks.back().isFire = true;
                continue;
            }
            task.unit = word.substr(0, word.find('>'));
            ship.tasks.push_back(task);
        }
    }
    for (const Task& task : ship.tasks)
        for (PaperUnit& unit : m_paper.units)
            if (unit.home == number && unit.name() == task.unit)
                unit.hasActed = true;
}

/// PM-6.3.
void Referee::stop(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    ship.isStopped = ship.hasActed = true;
    DiceCursor dice(event);
    Cards back;
    int disorder = 0;
    const int cards = std::min(std::abs(ship.lastSpeed), ship.tray.count());
    for (int i = 0; i < cards; ++i) {
        Kind kind{};
        bool isBoog = false;
        draw(ship, dice, kind, isBoog);
        ++(kind == RowerDisorder ? ship.box : back).of[kind][isBoog ? 0 : 1];
        disorder += kind == RowerDisorder ? 1 : 0;
    }
    dice.end();
    for (std::size_t kind = 0; kind < 8; ++kind)
        for (std::size_t mark = 0; mark < 2; ++mark)
            ship.tray.of[kind][mark] += back.of[kind][mark];
    agree(tells(event, disorder == 0   ? "keep their order"
                       : disorder == 1 ? "1 rower disorder."
                                       : std::to_string(disorder) + " rower disorders."),
          std::to_string(disorder) + " rower disorder");
}

} // namespace navarch::referee::pompeius
