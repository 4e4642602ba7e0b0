// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/salamis_ad_actium/referee/referee.h"

#include <algorithm>
#include <cmath>

namespace navarch::referee::salamis {

Referee::Referee(const BattleBrief& brief, const Figures& figures)
    : BattleReferee(brief),
      m_ships(paperShips(brief, figures))
{
}

void Referee::afterOrder()
{
    m_beforeBowRam.clear();
    agree(m_due.empty(), m_due.empty() ? "" : m_due.front().kind + " is missing");
}

void Referee::hear(const Json& order, const BattleEvent& event)
{
    const std::string& kind = event.kind;
    if (!m_due.empty())
        return fulfil(event);
    agree(m_boarder == noShip || kind == "boarding", "a fight has no second side");
    agree(kind != "casualties" && kind != "ram-recoil" && kind != "ram-lost" && kind != "captured"
              && kind != "surrendered" && kind != "holds-out" && kind != "damage",
          "nothing led to this");
    if (kind == "ram")
        ram(event);
    else if (kind == "bow-ram")
        m_beforeBowRam = m_ships;
    else if (kind == "mast")
        mast(event);
    else if (kind == "rake" || kind == "rake-failed")
        rake(event, kind == "rake");
    else if (kind == "shoot")
        shoot(event);
    else if (kind == "ballistae")
        ballistae(event);
    else if (kind == "heavy-engine" || kind == "heavy-engine-missed")
        heavyEngine(event, kind == "heavy-engine");
    else if (kind == "pot" || kind == "greek-fire")
        missile(order, event);
    else if (kind == "fire")
        fire(event);
    else if (kind == "fire-passed" || kind == "fire-kept") {
        DiceCursor dice(event);
        agree(kind == "fire-passed", dice.next(10) <= 3, "a fire passes on");
        if (kind == "fire-passed")
            of(event.target).fires = std::min(20, of(event.target).fires + 1);
    } else if (kind == "boarding")
        boarding(event);
    else if (kind == "grappled" || kind == "grapple-failed")
        grapple(event, kind == "grappled");
    else if (kind == "demoralised" || kind == "morale-holds")
        morale(event, kind == "morale-holds");
    else if (kind == "rallied" || kind == "rally-failed")
        morale(event, kind == "rallied");
    else if (kind == "weather" || kind == "weather-holds")
        weather(event);
    else if (kind == "weathered" || kind == "weather-damage")
        weathered(event, kind == "weathered");
    else if (kind == "sheared")
        sheared(event);
    else if (kind == "sunk" || kind == "wreck-floats") {
        DiceCursor dice(event);
        agree(of(event.ship).damage == 5, "no wreck sinks");
        agree(kind == "sunk", dice.next(10) <= 4, "a wreck sinks");
        if (kind == "sunk")
            of(event.ship).goDown();
    } else if (kind == "bow-ram-roll") {
        crewLines(event);
    }
}

void Referee::fulfil(const BattleEvent& event)
{
    const Due due = m_due.front();
    m_due.pop_front();
    const bool isTest = due.kind == "holds-out" && event.kind == "surrendered";
    agree(event.kind == due.kind || isTest, due.kind + " should come first");
    if (event.kind == "captured" || event.kind == "surrendered" || event.kind == "holds-out") {
        agree(due.ship, event.target, "who is taken");
        return captured(event);
    }
    agree(due.ship, event.ship, "whom it befalls");
    if (event.kind == "ram-recoil")
        return recoil(event);
    PaperShip& ship = of(event.ship);
    if (event.kind == "casualties") {
        DiceCursor dice(event);
        for (int i = 0; i < due.dice; ++i) {
            const int face = dice.next(10);
            if (face < due.ignoredFrom)
                ship.casualty(face, due.column, dice);
        }
        dice.end();
    } else if (event.kind == "sunk") {
        if (due.credit != noShip && ship.damage < 5)
            ++of(due.credit).deeds.sinkings;
        ship.goDown();
    } else if (event.kind == "damage") {
        agree(ship.worsenTo(due.dice), "damage does not grow");
    } else if (event.kind == "ram-lost") {
        ship.ramBroken = true;
    }
}

void Referee::owe(std::string kind, ShipNumber ship)
{
    Due due;
    due.kind = std::move(kind);
    due.ship = ship;
    m_due.push_back(due);
}

void Referee::oweCasualties(ShipNumber ship, Column column, int dice, int ignoredFrom)
{
    if (dice > 0)
        m_due.push_back({"casualties", ship, column, dice, ignoredFrom, noShip});
}

void Referee::crewLines(const BattleEvent& event)
{
    const PaperShip& ship = of(event.ship);
    const bool own = ship.ownCrew();
    has(event, "Crew quality", own ? ship.crew : 0);
    has(event, "Captain wounded", own && ship.captain == PersonState::Wounded ? -1 : 0);
    has(event, "Captain killed",
        own && ship.captain != PersonState::Wounded && ship.captain != PersonState::Fit ? -2 : 0);
    const int command = line(event, "Command level");
    const auto& people = brief().sides[static_cast<std::size_t>(ship.side)].fleet.commanders;
    agree(command == 0
              || (own
                  && std::any_of(people.begin(), people.end(),
                                 [&](const auto& man) { return modifierOf(man.quality) == command; })),
          "no commander is of that quality");
    const int bees = line(event, "Bees aboard");
    agree(bees == 0 || (bees == -2 && ship.wasStung), "bees");
}

Referee::Test Referee::crewTest(const BattleEvent& event, DiceCursor& dice)
{
    crewLines(event);
    Test test;
    test.face = dice.next(10);
    test.total = test.face + sumOf(event);
    return test;
}

void Referee::mast(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    DiceCursor dice(event);
    agree(ship.hasMast && !ship.mastDown, "there is no mast to fall");
    if (dice.next(10) <= (ship.strongMast ? 3 : 5))
        ship.mastDown = true;
}

void Referee::rake(const BattleEvent& event, bool done)
{
    const PaperShip& raker = of(event.ship);
    PaperShip& target = of(event.target);
    DiceCursor dice(event);
    has(event, "Oar factors short of full speed", -raker.oarsShort());
    has(event, "Own turn class", raker.turnClass());
    has(event, "Target's crew quality", target.ownCrew() ? -target.crew : 0);
    has(event, "Target's turn class", -target.turnClass());
    const int fast = line(event, "Fast move");
    agree(fast == 0 || fast == 1, "fast move");
    agree(crewTest(event, dice).passed(), done, "the rake");
    if (!done)
        return;
    ++of(event.ship).deeds.rakes;
    for (int left = target.oars; left > 0; --left) {
        const int face = dice.next(10);
        if (face == 8 && target.oars > 0)
            --target.oars;
        if (face >= 9 && target.speedLost < target.fit.speed)
            ++target.speedLost;
    }
    dice.end();
}

void Referee::shoot(const BattleEvent& event)
{
    const PaperShip& shooter = of(event.ship);
    const PaperShip& target = of(event.target);
    DiceCursor dice(event);
    const int archers = static_cast<int>(dice.left());
    agree(archers > 0 && archers <= shooter.archers, "archers");
    constexpr std::string_view high = "In a tower or on the platform, a unit each";
    has(event, "Target is cataphract", target.fit.cataphract ? -1 : 0);
    has(event, "Target has parablemata", target.fit.parablemata ? -1 : 0);
    has(event, high, shooter.heights() > 0 ? 1 : 0);
    const int moved = line(event, "Moved far");
    agree(moved == 0 || moved == -1, "moved far");
    int hits = 0;
    for (int i = 0; i < archers; ++i) {
        const int needed = event.dice[static_cast<std::size_t>(i)].why == "Archers, short range" ? 6 : 7;
        hits += dice.next(10) + sumOf(event, high) + (i < shooter.heights() ? 1 : 0) >= needed ? 1 : 0;
    }
    oweCasualties(event.target, Column::Missiles, hits);
}

void Referee::ballistae(const BattleEvent& event)
{
    DiceCursor dice(event);
    agree(of(event.ship).ballistae, static_cast<int>(dice.left()), "ballistae");
    has(event, "Small target", of(event.target).fit.size < 3 ? -1 : 0);
    int casualties = 0;
    for (const Roll& die : event.dice) {
        const int face = dice.next(10);
        const bool hit = face + sumOf(event) >= (die.why == "Ballista, short range" ? 6 : 7);
        casualties += hit ? (face == 10 ? 2 : 1) : 0;
    }
    oweCasualties(event.target, Column::Missiles, casualties);
}

void Referee::missile(const Json& order, const BattleEvent& event)
{
    PaperShip& target = of(event.target);
    DiceCursor dice(event);
    const std::string missile = order.value("missile", std::string());
    const bool isGreek = event.kind == "greek-fire";
    const bool hits = dice.next(10) >= (isGreek ? 3 : 5);
    if (isGreek) {
        agree(of(event.ship).greekFire, "it has no Greek fire");
        of(event.ship).greekFire = false;
    } else {
        agree(of(event.ship).pots-- > 0, "it has no pots");
    }
    if (!hits)
        return;
    if (isGreek || missile == "rhodian-fire")
        target.fires = std::min(20, target.fires + (isGreek ? 2 : 1));
    else if (missile == "bees")
        target.wasStung = true;
    else
        oweCasualties(event.target, Column::Missiles, 2);
}

void Referee::fire(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    DiceCursor dice(event);
    agree(ship.fires, static_cast<int>(dice.left()), "fires");
    int casualties = 0;
    for (int left = ship.fires; left > 0; --left) {
        const int face = dice.next(10);
        if (face <= 3) {
            (void)ship.worsenTo(ship.damage + 1);
            ++casualties;
        } else if (face >= (ship.ownCrew() && ship.crew > 0 ? 7 : 8)) {
            --ship.fires;
        }
    }
    oweCasualties(event.ship, Column::Missiles, casualties);
}

void Referee::grapple(const BattleEvent& event, bool holds)
{
    const PaperShip& ship = of(event.ship);
    DiceCursor dice(event);
    if (ship.fit.corvi > 0) {
        agree(holds && dice.atEnd(), "a corvus needs no test");
        return;
    }
    has(event, "Ferrea manus", ship.fit.ferreaManus > 0 ? 2 : 0);
    const int still = line(event, "Target stationary");
    agree(still == 1 || (still == 0 && of(event.target).mayMakeWay()),
          "a ship that cannot row is stationary");
    agree(crewTest(event, dice).passed(), holds, "the grapple");
}

void Referee::morale(const BattleEvent& event, bool holds)
{
    PaperShip& ship = of(event.ship);
    DiceCursor dice(event);
    const bool isRally = event.kind == "rallied" || event.kind == "rally-failed";
    agree(isRally, ship.demoralised, "only the demoralised rally");
    has(event, "Rally", isRally ? -1 : 0);
    agree(crewTest(event, dice).passed(), holds, "morale");
    ship.demoralised = !holds;
}

void Referee::weather(const BattleEvent& event)
{
    DiceCursor dice(event);
    constexpr std::array<int, 6> raised{0, 1, 1, 2, 3, 4}; // flat, slight, choppy, rough, very rough
    const auto rollSea = [&](int most) {
        const int face = dice.next(6);
        m_sea = std::clamp(raised[static_cast<std::size_t>(m_wind)]
                               + (face == 1   ? -1
                                  : face == 6 ? 1
                                              : 0),
                           0, most);
    };
    if (event.rule == "SA-2.5.1") {
        if (brief().weather.wind) {
            m_wind = static_cast<int>(*brief().weather.wind);
        } else {
            const int face = dice.next(10);
            m_wind = face <= 2 ? 0 : face <= 5 ? 1 : face <= 8 ? 2 : 3;
        }
        if (brief().weather.sea)
            m_sea = static_cast<int>(*brief().weather.sea);
        else
            rollSea(2);
        if (!brief().weather.direction)
            (void)dice.next(8);
        dice.end();
        return;
    }
    if (dice.next(10) <= 2) {
        m_wind = std::clamp(m_wind + (dice.next(6) % 2 == 0 ? 1 : -1), 0, 5);
        rollSea(4);
    }
    if (dice.next(6) <= 2)
        (void)dice.next(6);
    dice.end();
}

void Referee::weathered(const BattleEvent& event, bool holds)
{
    PaperShip& ship = of(event.ship);
    DiceCursor dice(event);
    constexpr std::array<int, 6> deducts{0, 2, 3, 4, 5, 6};
    agree(m_sea >= 2, "only a choppy sea damages");
    has(event, "Oar factors short of full speed", -ship.oarsShort());
    has(event, "Size class", ship.fit.size);
    has(event, "Wind", -deducts[static_cast<std::size_t>(m_wind)]);
    has(event, "Damage", -std::min(4, ship.damage));
    has(event, "Raised platform", ship.fit.raisedPlatform ? -1 : 0);
    has(event, "Towers", ship.towers > 0 ? -1 : 0);
    has(event, "Corvus", ship.fit.corvi > 0 ? -1 : 0);
    const int drifting = line(event, "Drifting");
    agree(drifting == -2 || (drifting == 0 && ship.mayMakeWay()),
          "a ship that cannot or may not make way drifts");
    const Test test = crewTest(event, dice);
    agree(test.passed(), holds, "the sea");
    if (holds)
        return;
    // A natural 1 fails by one at least.
    const int by = std::max(1, 6 - test.total);
    if (by <= 2) {
        BattleEvent none;
        DiceCursor noDice(none);
        ship.casualty(1, Column::Ram, noDice); // an oar factor
    } else if (by <= 4) {
        oweCasualties(event.ship, Column::Ram, 1);
    } else {
        (void)ship.worsenTo(ship.damage + 1);
    }
}

void Referee::sheared(const BattleEvent& event)
{
    if (event.dice.size() > 2) {
        breakOff();
        return;
    }
    for (const ShipNumber each : {event.ship, event.target})
        of(each).oars = std::max(0, of(each).oars - 1);
}

void Referee::agreeOnEnd(const BattleOutcome& outcome)
{
    agree(m_due.empty(), "something is missing");
    std::array<int, 2> ships{};
    std::array<int, 2> out{};
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        PaperShip ship = m_ships[i];
        // A wreck that floats is his who holds the water, with all aboard (SA-12.1).
        if (ship.damage == 5 && !ship.isSunk && outcome.victor && outcome.ships[i].onTable) {
            ship.holder = *outcome.victor;
            const bool aboard = ship.captain == PersonState::Fit || ship.captain == PersonState::Wounded;
            if (!ship.ownCrew() && aboard && outcome.ships[i].fate != ShipFate::Sunk)
                ship.captain = PersonState::Captured;
        }
        agreeOn(ship, outcome.ships[i]);
        const auto side = static_cast<std::size_t>(ship.side);
        ++ships[side];
        out[side] +=
            outcome.ships[i].fate != ShipFate::Afloat || ship.damage == 5 || ship.demoralised ? 1 : 0;
    }
    if (outcome.atTurnLimit || outcome.conceded)
        return;
    // Two thirds of its ships beat a side (SA-9.2).
    const std::array<bool, 2> beaten{3 * out[0] >= 2 * ships[0], 3 * out[1] >= 2 * ships[1]};
    agree(beaten[0] || beaten[1], "nobody is beaten");
    const int victor = beaten[0] == beaten[1] ? -1 : beaten[0] ? 1 : 0;
    agree(victor, outcome.victor.value_or(-1), "victor");
}

} // namespace navarch::referee::salamis
