// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/squadrons/referee/referee.h"

#include <algorithm>

namespace navarch::referee::squadrons {

Referee::Referee(const BattleBrief& brief, const Figures& figures)
    : BattleReferee(brief),
      m_paper(paperOf(brief, figures))
{
}

void Referee::begin(const RecordedBattle& battle)
{
    m_holder = battle.outcome.atTurnLimit ? -1 : battle.outcome.victor.value_or(-1);
}

void Referee::afterOrder()
{
    applyBattle();
    for (const PaperSquadron& squadron : m_paper.squadrons) {
        agree(!squadron.onTable() || squadron.standsLeft() > 0, squadron.name + " should be destroyed");
        agree(squadron.toWorsen == 0 || !squadron.onTable(), squadron.name + " should lose order");
    }
}

void Referee::hear(const Json&, const BattleEvent& event)
{
    const std::string& kind = event.kind;
    if (kind != "battle-test")
        applyBattle();
    agree(m_mustRout < 0 || kind == "morale" || kind == "routs", "a squadron should rout");
    if (kind == "loss-order")
        lossOrder(event);
    else if (kind == "event")
        turnEvent(event);
    else if (kind == "omen")
        of(event.ship).morale = std::min(1, of(event.ship).morale + 1);
    else if (kind == "navarch-dies") {
        of(event.ship).morale = std::max(-1, of(event.ship).morale - 1);
        m_paper.ships[*std::min_element(of(event.ship).ships.begin(), of(event.ship).ships.end())]
            .after.captain = PersonState::Dead;
    } else if (kind == "manoeuvre")
        manoeuvre(event);
    else if (kind == "trick-test")
        trick(event);
    else if (kind == "battle-test")
        battleTest(event);
    else if (kind == "morale")
        morale(event);
    else if (kind == "disordered" || kind == "unformed")
        worsened(event);
    else if (kind == "reformed") {
        PaperSquadron& squadron = of(event.ship);
        agree(squadron.isUnformed || squadron.isDisordered, "its order is good");
        squadron.isDisordered = squadron.isUnformed; // one step better
        squadron.isUnformed = false;
    } else if (kind == "destroyed") {
        agree(of(event.ship).standsLeft() == 0, "stands are left");
        of(event.ship).isDestroyed = true;
    } else if (kind == "routs") {
        PaperSquadron& squadron = of(event.ship);
        agree(m_mustRout > 0, "nobody failed");
        m_mustRout = m_mustRout == 1 ? -1 : m_mustRout - 1;
        squadron.isRouting = squadron.isUnformed = true;
        squadron.isDisordered = false;
    } else if (kind == "rallied")
        of(event.ship).isRouting = false;
    else if (kind == "struck-in-flight") {
        const bool target = !tells(event, " flees into "); // who moved is named first; both may be routing
        of(target ? event.target : event.ship).lose(2, target ? event.ship : event.target);
    } else if (kind == "left")
        of(event.ship).isOff = true;
    else if (kind == "row") {
        int lost = 0;
        int all = 0;
        for (PaperSquadron& squadron : m_paper.squadrons) {
            all += squadron.side == event.side;
            lost += squadron.side == event.side && !squadron.isStanding();
            squadron.isOff = squadron.isOff || (squadron.side == event.side && squadron.onTable());
        }
        agree(2 * lost >= all, "fewer than half are lost");
    } else if (kind == "conceded" || kind == "withdrew")
        breakOff();
    else if (kind == "fate")
        fate(event);
    else if (kind == "condition")
        condition(event);
    else if (kind == "deed")
        deed(event);
}

/// SQ-3.3: even draws from those not yet drawn, in roster order.
void Referee::lossOrder(const BattleEvent& event)
{
    PaperSquadron& squadron = of(event.ship);
    std::vector<std::size_t> left = squadron.ships;
    std::vector<std::size_t> drawn;
    for (std::size_t i = 0; !left.empty(); ++i) {
        std::size_t which = 0;
        if (left.size() > 1) {
            agree(i < event.dice.size(), "a draw is missing");
            agree(static_cast<int>(left.size()), event.dice[i].sides, "ships to draw from");
            which = static_cast<std::size_t>(event.dice[i].face - 1);
        }
        drawn.push_back(left[which]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(which));
    }
    squadron.ships = drawn;
}

void Referee::turnEvent(const BattleEvent& event)
{
    m_atMorale.reset();
    m_atPursuit.reset();
    agree(tells(event, ": the event is " + std::to_string(event.dice[0].face + event.dice[1].face) + ","),
          "the sum");
}

void Referee::manoeuvre(const BattleEvent& event)
{
    PaperSquadron& squadron = of(event.ship);
    has(event, "Well trained", squadron.training > 0 ? 1 : 0);
    has(event, "Green", squadron.training < 0 ? -1 : 0);
    const int near = line(event, "Enemy within 6\"");
    agree(near == 0 || near == -2, "nearness");
    const bool passes = total(event) >= 6;
    agree(passes, tells(event, " passes its manoeuvre test"), "the test");
    if (!passes && !squadron.isUnformed && !tells(event, "(re-forming)"))
        ++squadron.toWorsen;
}

void Referee::trick(const BattleEvent& event)
{
    const PaperSquadron& squadron = of(event.ship);
    has(event, "Disordered", squadron.isDisordered ? -1 : 0);
    has(event, "Ships not fast", squadron.isFast ? 0 : -1);
    has(event, "Well trained", squadron.training > 0 ? 1 : 0);
    has(event, "Green", squadron.training < 0 ? -1 : 0);
    agree(total(event) >= 6, tells(event, " succeeds in "), "the trick");
}

void Referee::battleTest(const BattleEvent& event)
{
    const PaperSquadron& squadron = of(event.ship);
    has(event, "Well trained", squadron.training > 0 ? 1 : 0);
    has(event, "Green", squadron.training < 0 ? -1 : 0);
    has(event, "Disordered", squadron.isDisordered ? -1 : 0);
    const int formation = line(event, "Formation");
    agree(formation <= 0 && formation >= -3, "formation");
    const int outnumbers = line(event, "Two to one");
    agree(outnumbers == 0 || outnumbers == 1, "two to one");
    const int score = total(event);
    const int halves = score <= 5 ? 0 : score <= 8 ? 1 : score <= 10 ? 2 : 3;
    agree(halves == 0, tells(event, " is thrown back by "), "thrown back");
    const char* words[] = {"", " half a stand.", " a stand.", " a stand and a half."};
    agree(halves == 0 || tells(event, words[halves]), "stands that it costs");
    m_dealt.push_back({event.ship, event.target, halves});
}

/// All is rolled on the state before; then losses, then order (SQ-12.4).
void Referee::applyBattle()
{
    for (const Dealt& each : m_dealt)
        m_paper.squadrons[static_cast<std::size_t>(each.to)].lose(each.halves, each.by);
    for (const Dealt& each : m_dealt) {
        PaperSquadron& squadron = m_paper.squadrons[static_cast<std::size_t>(each.by)];
        if (each.halves == 0 && squadron.standsLeft() > 0 && !squadron.isUnformed)
            ++squadron.toWorsen;
    }
    m_dealt.clear();
}

void Referee::worsened(const BattleEvent& event)
{
    PaperSquadron& squadron = of(event.ship);
    agree(!squadron.isUnformed, "it is unformed already");
    agree(squadron.isDisordered, event.kind == "unformed", "a step worse");
    if (event.rule == "SQ-8.1" || event.rule == "SQ-T7")
        agree(--squadron.toWorsen >= 0, "it failed no test");
    squadron.isUnformed = squadron.isDisordered;
    squadron.isDisordered = !squadron.isUnformed;
    if (squadron.isUnformed)
        squadron.toWorsen = 0;
}

/// SQ-13.9: half or more of the stands a fleet began with are lost, off or in routing squadrons.
bool Referee::isKatastrophe(int side) const
{
    int first = 0;
    int left = 0;
    for (const PaperSquadron& squadron : m_paper.squadrons)
        if (squadron.side == side) {
            first += squadron.stands;
            left += squadron.isStanding() ? squadron.standsLeft() : 0;
        }
    return 2 * (first - left) >= first;
}

void Referee::morale(const BattleEvent& event)
{
    PaperSquadron& squadron = of(event.ship);
    const bool pursues = tells(event, " to stop pursuit.");
    auto& katastrophe = pursues ? m_atPursuit : m_atMorale;
    if (!katastrophe)
        katastrophe = {isKatastrophe(0), isKatastrophe(1)};
    has(event, "Determined", squadron.morale > 0 ? 1 : 0);
    has(event, "Poorly motivated", squadron.morale < 0 ? -1 : 0);
    std::string stands;
    for (const PaperSquadron& each : m_paper.squadrons)
        if (each.side == squadron.side)
            stands += " " + each.name + " " + std::to_string(each.isStanding() ? each.standsLeft() : 0)
                      + " of " + std::to_string(each.stands);
    agree((*katastrophe)[static_cast<std::size_t>(squadron.side)] ? -1 : 0, line(event, "Katastrophe"),
          "Katastrophe," + stands);
    has(event, "Pursuing", pursues ? -2 : 0);
    const bool passes = total(event) >= 6;
    agree(passes, tells(event, " passes its morale test"), "the test");
    if (passes)
        return;
    if (pursues) { // it goes on, unformed
        squadron.isUnformed = true;
        squadron.isDisordered = false;
    } else if (!squadron.isRouting) {
        m_mustRout = std::max(0, m_mustRout) + 1;
    }
}

bool Referee::hasLeft(int side) const
{
    return std::none_of(m_paper.squadrons.begin(), m_paper.squadrons.end(),
                        [&](const PaperSquadron& each) { return each.side == side && each.isStanding(); });
}

/// SQ-18.6 to 18.8, but for what dice say.
void Referee::settle()
{
    m_isSettled = true;
    const std::array<bool, 2> left{hasLeft(0), hasLeft(1)};
    for (const PaperSquadron& squadron : m_paper.squadrons) {
        nameLosses(m_paper, squadron);
        for (const std::size_t i : squadron.ships) {
            PaperShip& ship = m_paper.ships[i];
            if (ship.isStricken)
                m_stricken.push_back(i);
            else if (squadron.isOff || left[static_cast<std::size_t>(ship.side)])
                ship.fate = ShipFate::Fled;
        }
    }
    for (PaperShip& ship : m_paper.ships) {
        if (ship.squadron >= 0)
            continue;
        const bool allDestroyed =
            std::all_of(m_paper.squadrons.begin(), m_paper.squadrons.end(), [&](const PaperSquadron& each) {
                return each.side != ship.side || each.isDestroyed;
            });
        if (allDestroyed && m_holder == 1 - ship.side) {
            ship.fate = ShipFate::Captured;
            ship.captor = m_holder;
        } else if (left[static_cast<std::size_t>(ship.side)]) {
            ship.fate = ShipFate::Fled;
        }
    }
}

/// SQ-18.7: 1-2 sunk; swamped: saved or taken by who holds the field, else sunk.
void Referee::fate(const BattleEvent& event)
{
    if (!m_isSettled)
        settle();
    agree(!m_stricken.empty(), "nobody is stricken any more");
    PaperShip& ship = m_paper.ships[m_stricken.front()];
    m_stricken.erase(m_stricken.begin());
    agree(tells(event, ship.name), ship.name + " is next");
    const int face = event.dice.back().face;
    ship.fate = face <= 2 || m_holder < 0 ? ShipFate::Sunk
                : m_holder == ship.side   ? ShipFate::Afloat
                                          : ShipFate::Captured;
    ship.captor = ship.fate == ShipFate::Captured ? m_holder : -1;
    ship.after.damage = ship.fate == ShipFate::Captured ? Damage::Severe : Damage::Wrecked;
}

/// SQ-18.8: a die for each level gained.
void Referee::condition(const BattleEvent& event)
{
    if (!m_isSettled)
        settle();
    const auto found = std::find_if(m_paper.ships.begin(), m_paper.ships.end(), [&](const PaperShip& each) {
        return tells(event, each.name + " is hurt.") && each.side == event.side
               && each.squadron == static_cast<int>(event.ship);
    });
    agree(found != m_paper.ships.end(), "no such ship");
    PaperShip& ship = *found;
    int levels = static_cast<int>(ship.after.damage) - static_cast<int>(ship.before.damage);
    for (const Roll& die : event.dice) {
        if (die.rule != "SQ-18.8")
            continue;
        --levels;
        Condition& after = ship.after;
        const auto lose = [](int& lost, int had) {
            lost += lost < had ? 1 : 0;
            return lost <= had;
        };
        if (die.face <= 2)
            (void)lose(after.oarsLost, ship.fit.oars);
        else if (die.face == 3)
            (void)lose(after.speedLost, ship.fit.speed);
        else if (die.face <= 5) {
            if (after.archersLost < ship.fit.archers)
                ++after.archersLost;
            else if (after.marinesLost < ship.fit.marines)
                ++after.marinesLost;
            else if (after.heavyMarinesLost < ship.fit.heavyMarines)
                ++after.heavyMarinesLost;
        }
    }
    agree(0, levels, ship.name + ", dice for levels of damage");
}

/// SQ-18.10.
void Referee::deed(const BattleEvent& event)
{
    for (PaperShip& ship : m_paper.ships)
        if (ship.side == event.side && ship.squadron == static_cast<int>(event.ship)
            && tells(event, ship.name + " sank "))
            ++ship.deeds.sinkings;
        else if (ship.side == event.side && ship.squadron == static_cast<int>(event.ship)
                 && tells(event, ship.name + " took "))
            ++ship.deeds.captures;
}

void Referee::agreeOnEnd(const BattleOutcome& outcome)
{
    if (!m_isSettled)
        settle();
    agree(m_stricken.empty(), "a stricken ship has no fate");
    for (std::size_t i = 0; i < m_paper.ships.size(); ++i) {
        PaperShip& ship = m_paper.ships[i];
        const ShipOutcome& end = outcome.ships[i];
        const auto same = [&](int counted, int engine, const char* what) {
            agree(counted, engine, ship.name + " at the end, " + what);
        };
        same(static_cast<int>(ship.fate), static_cast<int>(end.fate), "fate");
        same(ship.captor, end.captor, "captor");
        same(static_cast<int>(ship.after.damage), static_cast<int>(end.condition.damage), "damage");
        const bool isSunk = ship.fate == ShipFate::Sunk;
        const bool isLost = isSunk || ship.fate == ShipFate::Captured;
        const auto lost = [&](int counted, int all, bool allLost) {
            return allLost ? std::max(counted, all) : counted;
        };
        const Condition& left = end.condition;
        same(lost(ship.after.oarsLost, ship.fit.oars, isSunk), left.oarsLost, "oar factors lost");
        same(lost(ship.after.speedLost, ship.fit.speed, ship.after.damage == Damage::Wrecked), left.speedLost,
             "speed lost");
        same(lost(ship.after.archersLost, ship.fit.archers, isLost), left.archersLost, "archers lost");
        same(lost(ship.after.marinesLost, ship.fit.marines, isLost), left.marinesLost, "marines lost");
        same(lost(ship.after.heavyMarinesLost, ship.fit.heavyMarines, isLost), left.heavyMarinesLost,
             "heavy marines lost");
        same(ship.deeds.sinkings, end.deeds.sinkings, "sinkings");
        same(ship.deeds.captures, end.deeds.captures, "captures");
        same(0, end.deeds.rams, "rams");
    }
    if (outcome.atTurnLimit || outcome.conceded)
        return;
    const std::array<bool, 2> left{hasLeft(0), hasLeft(1)};
    agree(left[0] || left[1], "no fleet has left");
    agree(left[0] && left[1] ? -1 : left[0] ? 1 : 0, outcome.victor.value_or(-1), "victor");
}

/// Two dice and all that counts.
int Referee::total(const BattleEvent& event) const
{
    agree(event.dice.size() >= 2, "two dice are rolled");
    int sum = event.dice[event.dice.size() - 2].face + event.dice.back().face;
    for (const DieModifier& each : event.modifiers)
        sum += each.value;
    return sum;
}

} // namespace navarch::referee::squadrons
