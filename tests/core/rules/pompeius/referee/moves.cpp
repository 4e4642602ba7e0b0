// SPDX-License-Identifier: GPL-3.0-or-later
// Steps, meetings, boarding and grapples (PM-6 to PM-8).
#include <algorithm>

#include "tests/core/rules/pompeius/referee/referee.h"

namespace navarch::referee::pompeius {

namespace {

/// The last number in a text.
int numberIn(const std::string& text)
{
    const auto last = text.find_last_of("0123456789");
    agree(last != std::string::npos, "no number in: " + text);
    const auto before = text.find_last_not_of("0123456789", last);
    return std::stoi(text.substr(before + 1, last - before));
}

} // namespace

void Referee::move(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    const int step = static_cast<int>(ship.moves) + 1;
    agree(step >= m_subPhase, ship.name + " moves too late");
    if (step > m_subPhase) {
        m_subPhase = step;
        for (PaperShip& each : m_paper.ships) {
            each.was = each.pose;
            each.wentAstern = false;
        }
    }
    agree(ship.onMap() && !ship.isStopped && !isHeld(event.ship), ship.name + " does not move");
    agree(ship.moves < ship.steps.size(), ship.name + " has no such step");
    const std::string& label = ship.steps[ship.moves++];
    agree(tells(event, ": " + label + ", at "), "the step is " + label);
    const bool ahead = label[0] == '1' || label[0] == 'E';
    const bool astern = label[0] == '-';
    const int turn = label.ends_with('L') ? 5 : label.ends_with('R') ? 1 : 0;
    if (ahead || astern)
        ship.pose.stern = ship.pose.stern.next(ahead ? ship.pose.heading : (ship.pose.heading + 3) % 6);
    ship.pose.heading = (ship.pose.heading + turn) % 6;
    ship.moved += ahead ? 1 : astern ? -1 : 0;
    ship.wentAstern = astern;
    ship.run = ahead && turn == 0 ? ship.run + 1 : 0;
    ship.hasActed = true;
    const auto digits = [](int number) { return (number + 1 < 10 ? "0" : "") + std::to_string(number + 1); };
    if (ship.pose.stern.column >= 0 && ship.pose.stern.row >= 0)
        agree(tells(event, "at " + digits(ship.pose.stern.column) + digits(ship.pose.stern.row)),
              "where she is");
}

void Referee::left(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    agree(m_turn + 4, numberIn(event.text.english()),
          "when she may return"); // three whole turns away (PM-13.2)
    ship.where = Where::Away;
    ship.isStopped = true;
}

bool Referee::entered(int number, int other) const
{
    const PaperShip& ship = of(number);
    for (const Place& rex : {ship.pose.stern, ship.bow()})
        if (!(rex == ship.was.stern) && !(rex == ship.bowWas()) && of(other).holds(rex))
            return true;
    return false;
}

bool Referee::crossed(int a, int b) const
{
    const PaperShip& one = of(a);
    const PaperShip& two = of(b);
    return one.length == 1 && two.length == 1 && !(one.pose.stern == one.was.stern)
           && one.pose.stern == two.was.stern && two.pose.stern == one.was.stern;
}

/// PM-7.4.
bool Referee::isHeadOn(int rammer, int other) const
{
    const PaperShip& ship = of(rammer);
    const PaperShip& met = of(other);
    if (ship.pose.heading != (met.pose.heading + 3) % 6)
        return false;
    Place rex = ship.pose.stern;
    if (!crossed(rammer, other))
        for (const Place& each : {ship.pose.stern, ship.bow()}) // the bow's counts before the stern's
            if (!(each == ship.was.stern) && !(each == ship.bowWas()) && met.holds(each))
                rex = each;
    return rex == met.bow() || rex == met.bowWas();
}

bool Referee::mayRam(int number, int other) const
{
    const PaperShip& ship = of(number);
    return ship.ordersRam && ship.hasRam && !ship.isStopped && !ship.wentAstern
           && ship.holder != of(other).holder;
}

/// PM-7.2, 7.3.
void Referee::meeting(const BattleEvent& event)
{
    const int a = event.ship;
    const int b = event.target;
    if (m_met.first >= 0 && event.dice.empty()) { // whoever was asked has answered
        agree((m_met == std::pair{a, b}) || (m_met == std::pair{b, a}), "another was asked");
        const auto [rammer, other] = m_met;
        m_met = {-1, -1};
        if (event.kind == "ram")
            strike(rammer, other, event);
        else if (event.kind == "collision") {
            agree(isHeadOn(rammer, other), "they do not meet head-on");
            collide(a, b, event);
        }
        return;
    }
    agree(m_met.first < 0, "somebody is asked");
    agree(2, static_cast<int>(event.dice.size()), "dice");
    DiceCursor dice(event);
    const int first = dice.next(6);
    const int second = dice.next(6);
    const bool byA = entered(a, b) || crossed(a, b);
    const bool byB = entered(b, a) || crossed(a, b);
    agree(byA || byB, "nobody enters a rex");
    agree(!of(a).isStopped || !of(b).isStopped, "both lie still");
    const bool mutual = byA && byB && !of(a).isStopped && !of(b).isStopped;
    if (first == second) {
        agree(event.kind == "collision" && event.rule == (mutual ? "PM-7.3" : "PM-7.2"), "they collide");
        collide(a, b, event);
        return;
    }
    if (event.kind == "shared") {
        const int rammer = !mutual ? a : first > second ? a : b;
        agree(!mayRam(rammer, rammer == a ? b : a), "she may ram");
        return;
    }
    if (event.kind == "met") { // the ship is the one that is asked, not the first to roll
        agree(mutual && mayRam(a, b), "she is not asked");
        m_met = {a, b};
        return;
    }
    agree(!mutual, "the higher is asked");
    if (event.kind == "collision") {
        agree(mayRam(a, b) && isHeadOn(a, b), "they do not ram head-on");
        collide(a, b, event);
    } else {
        agree(event.kind == "ram", "what they do");
        strike(a, b, event);
    }
}

void Referee::strike(int rammer, int other, const BattleEvent& event)
{
    agree(mayRam(rammer, other), "she may not ram");
    agree(!isHeadOn(rammer, other), "they meet head-on");
    Blow blow;
    blow.a = rammer;
    blow.b = other;
    blow.isRam = true;
    blow.run = of(rammer).run;
    agree(blow.run, numberIn(event.text.english()), "run");
    m_blows.push_back(blow);
    of(rammer).rammed = other;
    ++of(rammer).deeds.rams;
    of(rammer).isStopped = of(other).isStopped = true;
}

void Referee::collide(int a, int b, const BattleEvent&)
{
    const int runs[2] = {of(a).isStopped ? 0 : of(a).run, of(b).isStopped ? 0 : of(b).run};
    Blow blow;
    blow.a = a;
    blow.b = b;
    blow.run = std::max(runs[0], runs[1]);
    m_blows.push_back(blow);
    if (crossed(a, b)) { // PM-7.8
        const bool isA = of(a).mass != of(b).mass ? of(a).mass < of(b).mass
                         : runs[0] != runs[1]     ? runs[0] < runs[1]
                                                  : a > b;
        of(isA ? a : b).pose = of(isA ? a : b).was;
    }
    of(a).isStopped = of(b).isStopped = true;
}

/// PM-8.1 to 8.4.
void Referee::boards(const BattleEvent& event)
{
    const bool crosses = event.kind == "crossed";
    PaperUnit& unit = unitOf(unitTold(event, crosses ? " crosses to " : " moves to "));
    agree(unit.isFoot() && unit.fate == 'a' && unit.disorder == 0, "it cannot move");
    agree(crosses, unit.at != event.target, "where it was");
    if (crosses && of(event.target).holder != unit.side) {
        int counters = 0;
        for (const Link& link : m_links)
            counters += link.by == unit.at && link.on == event.target ? link.count - link.fresh : 0;
        agree(counters > 0, "no grapple of an earlier turn holds her");
    }
    unit.at = event.target;
    unit.inBow = tells(event, "the bow.");
    unit.isPrepared = false;
}

/// PM-8.5.
void Referee::grapple(const BattleEvent& event)
{
    const int by = event.ship;
    const PaperUnit& unit =
        unitOf(unitTold(event, tells(event, " fails to grapple ") ? " fails to grapple " : " grapples "));
    agree(unit.at == by && unit.isFoot() && unit.disorder == 0, "it cannot throw");
    agree(share(by, event.target), "they share no rex");
    DiceCursor dice(event);
    const int least = of(by).handsUsed++ < of(by).hands ? 4 : 5;
    const bool holds = dice.next(6) >= least;
    dice.end();
    agree(holds, tells(event, " grapples "), "the grapple");
    if (!holds)
        return;
    auto link = std::find_if(m_links.begin(), m_links.end(),
                             [&](const Link& each) { return each.by == by && each.on == event.target; });
    if (link == m_links.end())
        link = m_links.insert(m_links.end(), {by, event.target, 0, 0});
    ++link->count;
    ++link->fresh;
    of(by).isStopped = of(event.target).isStopped = true;
}

} // namespace navarch::referee::pompeius
