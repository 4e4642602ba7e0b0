// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/trireme/referee/referee.h"

#include <algorithm>

namespace navarch::referee::trireme {

namespace {

int face(const BattleEvent& event, std::size_t at)
{
    agree(at < event.dice.size(), "a die is missing");
    agree(event.dice[at].sides == 6, "only six-sided dice are rolled");
    return event.dice[at].face;
}

} // namespace

Referee::Referee(const BattleBrief& brief, const Figures& figures)
    : BattleReferee(brief),
      m_ships(paperShips(brief, figures)),
      m_shot(m_ships.size()),
      m_shotAboard(m_ships.size())
{
}

void Referee::afterOrder()
{
    applyShots();
    agree(m_due.empty(), m_due.empty() ? "" : m_due.front().kind + " is missing");
    for (const PaperShip& ship : m_ships)
        agree(ship.isHulk || ship.isFled || ship.damage < ship.hull, ship.name + " should have sunk");
}

void Referee::hear(const Json& order, const BattleEvent& event)
{
    const std::string& kind = event.kind;
    if (kind != "shot")
        applyShots();
    agree(m_due.empty() || kind == m_due.front().kind,
          m_due.empty() ? "" : m_due.front().kind + " should come first");
    if (kind == "head-on")
        headOn(event);
    else if (kind == "ram")
        ram(event);
    else if (kind == "rake") {
        agree(of(event.ship).crew > of(event.target).crew && of(event.target).hasOars, "it may not rake");
        ++of(event.target).raked;
        ++of(event.ship).deeds.rakes;
    } else if (kind == "sunk")
        sunk(event);
    else if (kind == "shot")
        shot(event);
    else if (kind == "grapple" || kind == "no-grapple")
        grapple(event, kind == "grapple");
    else if (kind == "boarding")
        boarding(event);
    else if (kind == "fled") {
        of(event.ship).isFled = true;
        unlink(event.ship);
    } else if (kind == "reverted") {
        PaperShip& ship = of(event.ship);
        agree(ship.holder != ship.side && ship.marines() == 0, "somebody guards her");
        ship.holder = ship.side;
        ship.crewOf = noShip;
        std::erase_if(m_links,
                      [&](const Link& link) { return of(link.attacker).holder == of(link.defender).holder; });
    } else if (kind == "plug")
        plug(event);
    else if (kind == "leak")
        leak(event);
    else if (kind == "turn" || kind == "over") {
        agree(m_leaking.empty(), "a hole does not leak");
        for (std::size_t i = 0; i < m_ships.size(); ++i)
            agree(m_ships[i].holes.empty() || !m_ships[i].onBoard()
                      || m_plugged.contains(static_cast<ShipNumber>(i)),
                  m_ships[i].name + " has open holes that nobody plugs");
        m_plugged.clear();
        if (m_atTheCheck.empty() && kind == "over")
            m_atTheCheck = m_ships;
    } else
        settled(order, event);
}

/// A volley is rolled, then applied: boarders first.
void Referee::applyShots()
{
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        (void)m_ships[i].takeMen(m_shotAboard[i]);
        m_ships[i].shotDown(m_shot[i]);
        m_shotAboard[i] = m_shot[i] = 0;
    }
}

/// TR-8.3.
void Referee::headOn(const BattleEvent& event)
{
    const int better = of(event.ship).crew - of(event.target).crew;
    const int first = face(event, 0) + std::max(0, better);
    const int second = face(event, 1) + std::max(0, -better);
    const int rammer = first == second ? -1 : of(first > second ? event.ship : event.target).holder;
    agree(rammer, event.side, "who rams");
}

/// TR-8.5, 8.6.
void Referee::ram(const BattleEvent& event)
{
    PaperShip& rammer = of(event.ship);
    PaperShip& target = of(event.target);
    agree(rammer.hasRam && !rammer.isPrize, "it cannot ram");
    agree(rammer.ram, line(event, "Ram modifier"), "ram modifier");
    const int fast = line(event, "At full speed");
    agree(fast == 0 || fast == 1, "full speed");
    agree(1, static_cast<int>(event.dice.size()), "dice");
    const int points = std::max(0, face(event, 0) + rammer.ram + fast);
    agree(tells(event, ": " + std::to_string(points) + " damage"), std::to_string(points) + " damage");
    if (points == 0)
        return;
    target.damage += points;
    target.holes.push_back(event.ship);
    target.struckBy = event.ship;
    ++rammer.deeds.rams;
}

void Referee::sunk(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    agree(ship.onBoard() || ship.isFled, "it is sunk already");
    agree(ship.damage >= ship.hull, "it floats still");
    agree(ship.struckBy, event.target, "who sank it");
    if (ship.struckBy != noShip && of(ship.struckBy).holder != ship.holder)
        ++of(ship.struckBy).deeds.sinkings;
    ship.isHulk = true;
    ship.isFled = false;
    ship.men = ship.engines = {};
    ship.holes.clear();
    m_leaking.erase(event.ship);
    unlink(event.ship);
}

/// TR-T6. What a shot at that range would have done is in the figures that are told: near or far.
void Referee::shot(const BattleEvent& event)
{
    const std::size_t weapon = tells(event, " bow") ? bows : tells(event, " catapult") ? catapults : stones;
    agree(!event.dice.empty() && static_cast<int>(event.dice.size()) <= of(event.ship).engines[weapon],
          "so many do not shoot");
    agree(!of(event.ship).isPrize, "a prize does not shoot");
    std::array<int, 2> kills{};
    std::array<int, 2> damage{};
    for (std::size_t i = 0; i < event.dice.size(); ++i) {
        const int die = face(event, i);
        if (weapon == stones) {
            kills[0] += die == 6 ? 1 : 0;
            damage[0] += die == 6 ? 2 : die == 5 ? 1 : 0;
            damage[1] += die == 6 ? 1 : 0;
        } else {
            kills[0] += die >= 5 ? 1 : 0;
            kills[1] += die == 6 ? 1 : 0;
        }
    }
    const bool aboard = tells(event, "at the boarders of ");
    for (std::size_t far = 0; far < (aboard ? 1U : 2U); ++far) {
        const std::string told = (damage[far] > 0 ? ": " + std::to_string(damage[far]) + " damage, " : ": ")
                                 + std::to_string(kills[far]) + " killed.";
        if (!tells(event, told))
            continue;
        (aboard ? m_shotAboard : m_shot)[static_cast<std::size_t>(event.target)] += kills[far];
        of(event.target).damage += damage[far];
        if (damage[far] > 0)
            of(event.target).struckBy = event.ship;
        return;
    }
    agree(false, "no range has that result");
}

/// TR-9.1.
void Referee::grapple(const BattleEvent& event, bool holds)
{
    if (event.dice.empty())
        agree(holds, "without a die it holds");
    else
        agree(face(event, 0) >= (of(event.ship).hasHand ? 3 : 4), holds, "the irons");
    if (holds)
        m_links.push_back({event.ship, event.target});
}

void Referee::unlink(ShipNumber ship)
{
    std::erase_if(m_links, [&](const Link& link) { return link.has(ship); });
}

std::vector<ShipNumber> Referee::groupOf(ShipNumber ship) const
{
    std::set<ShipNumber> group{ship};
    for (std::size_t before = 0; before != group.size();) {
        before = group.size();
        for (const Link& link : m_links)
            if (group.contains(link.attacker) || group.contains(link.defender))
                group.insert({link.attacker, link.defender});
    }
    return {group.begin(), group.end()};
}

/// TR-9.4, 9.5, 9.7.
void Referee::boarding(const BattleEvent& event)
{
    const std::vector<ShipNumber> group = groupOf(event.ship);
    agree(group.size() > 1, "nobody fights her");
    std::array<int, 2> kills{};
    std::array<int, 2> men{};
    std::size_t at = 0;
    for (const ShipNumber each : group)
        for (std::size_t grade = 0; grade < 3; ++grade)
            for (int i = 0; i < of(each).men[grade]; ++i)
                kills[static_cast<std::size_t>(of(each).holder)] +=
                    face(event, at++) >= 6 - static_cast<int>(grade) ? 1 : 0;
    agree(static_cast<int>(at), static_cast<int>(event.dice.size()), "men that fight");
    for (int side = 0; side < 2; ++side)
        kill(group, side, kills[static_cast<std::size_t>(1 - side)]);
    for (const ShipNumber each : group)
        men[static_cast<std::size_t>(of(each).holder)] += of(each).marines();
    if (men[0] == 0 && men[1] == 0)
        m_due.push_back({"cut", group.front()});
    else if (men[0] > 2 * men[1])
        owe(group, 0);
    else if (men[1] > 2 * men[0])
        owe(group, 1);
}

void Referee::kill(const std::vector<ShipNumber>& group, int side, int kills)
{
    for (; kills > 0; --kills) {
        PaperShip* from = nullptr;
        for (std::size_t grade = 0; grade < 3 && !from; ++grade) {
            for (const ShipNumber each : group)
                if (of(each).holder == side && of(each).men[grade] > (from ? from->men[grade] : 0))
                    from = &of(each);
            if (from)
                --from->men[grade];
        }
    }
}

/// The beaten side's ships, by the roster: boarded ones surrender, the others are thrown back.
void Referee::owe(const std::vector<ShipNumber>& group, int winner)
{
    ShipNumber captor = noShip;
    for (const ShipNumber each : group)
        if (of(each).holder == winner && !of(each).isPrize
            && (captor == noShip || of(each).marines() > of(captor).marines()))
            captor = each;
    for (const ShipNumber each : group) {
        if (of(each).holder == winner)
            continue;
        const bool boarded = std::any_of(m_links.begin(), m_links.end(),
                                         [&](const Link& link) { return link.defender == each; });
        m_due.push_back({boarded ? "surrender" : "repulsed", each, captor});
    }
}

void Referee::settled(const Json& order, const BattleEvent& event)
{
    const std::string& kind = event.kind;
    if (kind == "surrender" || kind == "repulsed" || (kind == "cut" && !m_due.empty())) {
        agree(!m_due.empty(), "nothing led to this");
        const Due due = m_due.front();
        m_due.erase(m_due.begin());
        if (kind == "cut") {
            for (const ShipNumber each : groupOf(event.ship))
                unlink(each);
            return;
        }
        agree(due.loser, event.target, "whom it befalls");
        if (kind == "repulsed")
            return;
        agree(due.captor, event.ship, "the captor");
        of(due.loser).men = of(due.loser).engines = {};
        of(due.loser).crewOf = noShip;
        unlink(due.loser);
        return;
    }
    if (kind == "captured") {
        PaperShip& captor = of(event.ship);
        PaperShip& prize = of(event.target);
        const int sent = order.value("marines", 0);
        agree(sent >= 1 && sent <= captor.marines(), "so many are not there to be sent");
        prize.men = captor.takeMen(sent);
        prize.holder = captor.holder;
        prize.crewOf = event.ship;
        prize.isPrize = true;
        ++captor.deeds.captures;
    } else if (kind == "retaken") {
        of(event.target).holder = event.side;
        if (event.ship != noShip)
            ++of(event.ship).deeds.captures;
    } else if (kind == "counter-board" || kind == "cut") {
        for (Link& link : m_links)
            if (kind == "counter-board" && link.attacker == event.target && link.defender == event.ship)
                std::swap(link.attacker, link.defender);
        if (kind == "cut")
            std::erase_if(m_links, [&](const Link& link) {
                return link.attacker == event.target && link.defender == event.ship;
            });
    }
}

/// TR-10.1: 5 or 6, only 6 in a fight.
void Referee::plug(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    agree(static_cast<int>(ship.holes.size()), static_cast<int>(event.dice.size()), "open holes");
    const bool isAfterwards = ship.isFled || !m_plugged.insert(event.ship).second;
    if (isAfterwards && m_atTheCheck.empty())
        m_atTheCheck = m_ships;
    const bool fights = m_atTheCheck.empty()
                        && std::any_of(m_links.begin(), m_links.end(),
                                       [&](const Link& link) { return link.has(event.ship); });
    std::vector<ShipNumber> open;
    // After the battle grapples are cut.
    for (std::size_t i = 0; i < ship.holes.size(); ++i)
        if (face(event, i) < (fights ? 6 : 5))
            open.push_back(ship.holes[i]);
    agree(tells(event, " plugs " + std::to_string(ship.holes.size() - open.size()) + " of "),
          "holes plugged");
    ship.holes = open;
    if (!open.empty())
        m_leaking.insert(event.ship);
}

/// TR-10.2.
void Referee::leak(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    agree(!ship.holes.empty() && m_leaking.contains(event.ship), "no hole is open");
    agree(tells(event, ": " + std::to_string(ship.holes.size()) + " damage"), "damage by water");
    ship.damage += static_cast<int>(ship.holes.size());
    ship.struckBy = ship.holes.front();
    m_leaking.erase(event.ship);
}

/// Her own that are aboard, unless she was taken once, and those on her prizes.
std::array<int, 3> Referee::menAtEnd(std::size_t ship) const
{
    std::array<int, 3> men = m_ships[ship].isPrize ? std::array<int, 3>{} : m_ships[ship].men;
    for (const PaperShip& prize : m_ships)
        if (!prize.isHulk && prize.crewOf == static_cast<ShipNumber>(ship))
            for (std::size_t grade = 0; grade < 3; ++grade)
                men[grade] += prize.men[grade];
    return men;
}

void Referee::agreeOnEnd(const BattleOutcome& outcome)
{
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        const PaperShip& ship = m_ships[i];
        const ShipOutcome& end = outcome.ships[i];
        const ShipFate fate = ship.isHulk                ? ShipFate::Sunk
                              : ship.holder != ship.side ? ShipFate::Captured
                              : ship.isFled              ? ShipFate::Fled
                                                         : ShipFate::Afloat;
        agree(fate == end.fate, ship.name + " met another fate");
        agree(fate == ShipFate::Captured ? ship.holder : -1, end.captor, ship.name + ", captor");
        const Condition counted =
            conditionAfter(ship, menAtEnd(i), fate == ShipFate::Captured || fate == ShipFate::Sunk);
        const Condition& left = end.condition;
        const auto same = [&](int ours, int engine, const char* what) {
            agree(ours, engine, ship.name + " at the end, " + what);
        };
        same(static_cast<int>(counted.damage), static_cast<int>(left.damage), "damage");
        same(counted.oarsLost, left.oarsLost, "oar factors lost");
        same(counted.archersLost, left.archersLost, "archers lost");
        same(counted.marinesLost, left.marinesLost, "marines lost");
        same(counted.heavyMarinesLost, left.heavyMarinesLost, "heavy marines lost");
        same(counted.ballistaeLost, left.ballistaeLost, "ballistae lost");
        same(counted.heavyEnginesLost, left.heavyEnginesLost, "heavy engines lost");
        agree(counted == left, ship.name + " at the end, something else");
        agree(ship.deeds == end.deeds, ship.name + ", deeds");
    }
    agreeOnVictor(outcome);
}

/// TR-11.2: the only side with active ships, else points.
void Referee::agreeOnVictor(const BattleOutcome& outcome)
{
    if (outcome.conceded)
        return agree(1 - *outcome.conceded, outcome.victor.value_or(-1), "victor");
    std::array<bool, 2> active{};
    std::array<int, 2> points{};
    for (const PaperShip& ship : m_atTheCheck) {
        const auto side = static_cast<std::size_t>(ship.side);
        active[side] = active[side] || (ship.onBoard() && ship.holder == ship.side);
        points[1 - side] += ship.isHulk                ? ship.hull
                            : ship.holder != ship.side ? 2 * ship.hull
                            : ship.isFled              ? ship.hull / 2
                                                       : 0;
    }
    const int victor = active[0] != active[1]   ? (active[0] ? 0 : 1)
                       : points[0] == points[1] ? -1
                       : points[0] > points[1]  ? 0
                                                : 1;
    agree(victor, outcome.victor.value_or(-1), "victor");
}

} // namespace navarch::referee::trireme
