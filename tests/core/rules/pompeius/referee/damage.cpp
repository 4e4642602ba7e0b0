// SPDX-License-Identifier: GPL-3.0-or-later
// Rams, missiles and fights aboard (PM-9.1 to 9.12).
#include <algorithm>

#include "tests/core/rules/pompeius/referee/referee.h"

namespace navarch::referee::pompeius {

namespace {

int modifierOf(const PaperUnit& unit)
{
    return (unit.kind == 'M' ? 1 : 0) - unit.disorder;
}

} // namespace

/// Goes on to a later part of the turn; what happens on the way is told by no event.
void Referee::reach(Stage stage)
{
    while (m_stage < stage) {
        switch (m_stage) {
        case Moving:
            agree(m_met.first < 0, "somebody was asked and did not answer");
            m_stage = Rolling;
            openDamage();
            break;
        case Rolling:
            m_stage = Applying;
            applyDamage();
            break;
        case Applying:
            agree(m_draw == m_draws.size(), "cards were not drawn");
            m_stage = Sinking;
            removeBeaten();
            findSinking();
            break;
        case Sinking:
            agree(m_sinking.empty(), "a ship should sink");
            closeDamage();
            m_stage = Mending;
            openMending();
            break;
        case Mending:
            agree(m_mend == m_mending.size(), "somebody does not mend");
            m_stage = Recovering;
            recover();
            break;
        case Recovering:
            agree(m_losses.empty(), "a leak or a fire was forgotten");
            agree(m_spreads.empty(), "a fire does not spread");
            agree(m_sinking.empty(), "a ship should sink");
            for (PaperShip& ship : m_paper.ships) {
                ship.fires += ship.firesToCome;
                ship.firesToCome = 0;
            }
            adopt();
            m_stage = Laying;
            break;
        case Laying: return;
        }
    }
}

/// PM-9.6, 9.7: who fights whom, before anybody is removed.
void Referee::openDamage()
{
    m_pairs.clear();
    m_pair = 0;
    for (int ship = 0; ship < ships(); ++ship) {
        const bool contested[2] = {isContested(ship, false), isContested(ship, true)};
        for (const bool inBow : {false, true}) {
            if (!contested[inBow ? 1 : 0] || !of(ship).isAfloat())
                continue;
            std::vector<int> lines[2];
            for (int i = 0; i < units(); ++i) {
                PaperUnit& unit = unitOf(i);
                if (!unit.isAboard(ship) || unit.inBow != inBow)
                    continue;
                if (unit.isFoot())
                    lines[unit.side].push_back(i);
            }
            for (auto& line : lines)
                std::stable_sort(line.begin(), line.end(), [&](int a, int b) {
                    const PaperUnit& one = unitOf(a);
                    const PaperUnit& two = unitOf(b);
                    if (modifierOf(one) != modifierOf(two))
                        return modifierOf(one) > modifierOf(two);
                    return one.kind == 'M' && two.kind != 'M';
                });
            const std::size_t pairs = std::min(lines[0].size(), lines[1].size());
            for (std::size_t i = 0; i < pairs; ++i) {
                Pair pair;
                pair.ship = ship;
                for (std::size_t side = 0; side < 2; ++side) {
                    const std::size_t surplus = lines[side].size() - pairs;
                    pair.units[side] = lines[side][i];
                    pair.behind[side] = static_cast<int>(surplus / pairs + (i < surplus % pairs ? 1 : 0));
                }
                m_pairs.push_back(pair);
            }
            for (int i = 0; i < units(); ++i)
                if (unitOf(i).isAboard(ship) && unitOf(i).inBow == inBow)
                    unitOf(i).hasFought = true;
        }
    }
}

Referee::Blow& Referee::blowOf(const BattleEvent& event, bool isRam)
{
    for (Blow& blow : m_blows)
        if (!blow.isRolled && blow.isRam == isRam && blow.a == event.ship && blow.b == event.target)
            return blow;
    throw Disagreement("there was no such blow");
}

/// PM-9.9.
void Referee::collision(const BattleEvent& event)
{
    reach(Rolling);
    Blow& blow = blowOf(event, false);
    blow.isRolled = true;
    const int points = blow.run + std::max(of(blow.a).mass, of(blow.b).mass);
    for (int& each : blow.cards)
        each = points;
    for (int& each : blow.hull)
        each = points;
    agree(0, static_cast<int>(event.dice.size()), "dice");
    agree(points, sumOf(event), "modifiers");
    agree(tells(event, " lose " + std::to_string(points) + " hull"), std::to_string(points) + " hull");
}

/// PM-9.10.
void Referee::ram(const BattleEvent& event)
{
    reach(Rolling);
    Blow& blow = blowOf(event, true);
    DiceCursor dice(event);
    const int modifier = of(blow.a).mass - of(blow.b).mass + blow.run;
    const int points = std::max(0, dice.next(6) + modifier);
    dice.end();
    agree(modifier, sumOf(event), "modifiers");
    agree(tells(event, " loses " + std::to_string(points) + " hull"), std::to_string(points) + " hull");
    blow.cards[1] = blow.hull[1] = points;
}

/// PM-9.11, and a card more for an unsupported ram (Translation).
void Referee::shock(const BattleEvent& event)
{
    Blow& blow = blowOf(event, true);
    blow.isRolled = true;
    DiceCursor dice(event);
    const int modifier = of(blow.b).mass - of(blow.a).mass;
    const int more = of(blow.a).isUnsupported ? 1 : 0;
    blow.cards[0] = std::max(0, dice.next(6) + modifier) + more;
    dice.end();
    has(event, "Difference of mass", modifier);
    agree(modifier + more, sumOf(event), "modifiers");
    agree(tells(event, "shock: " + std::to_string(blow.cards[0]) + " card"),
          std::to_string(blow.cards[0]) + " cards");
}

/// PM-9.3, 9.4.
void Referee::shot(const BattleEvent& event)
{
    reach(Rolling);
    const bool isFire = tells(event, " shoots fire at ");
    PaperUnit& unit = unitOf(unitTold(event, isFire ? " shoots fire at " : " shoots at "));
    agree(unit.kind != 'M' && unit.fate == 'a' && unit.disorder == 0 && !unit.hasFought && isAtWork(unit),
          "it cannot shoot");
    agree(!isFire || unit.isPrepared, "it has no fire");
    PaperShip& target = of(event.target);
    agree(target.onMap() && target.holder != unit.side, "it is no target");
    for (const PaperUnit& each : m_paper.units)
        agree(!each.isAboard(event.target) || each.side != unit.side, "own men are aboard");
    const PaperShip& ship = of(unit.at);
    const Place from = unit.inBow ? ship.bow() : ship.pose.stern;
    const int range = unit.kind == 'B' ? (isFire ? 4 : 8) : isFire ? 2 : 4;
    agree(std::min(from.to(target.pose.stern), from.to(target.bow())) <= range, "it is too far");
    DiceCursor dice(event);
    const bool hits = dice.next(6) >= 5;
    agree(!hits, tells(event, " and misses."), "the shot");
    if (hits) {
        ++target.hits;
        const bool burns = isFire && dice.next(6) >= 4;
        agree(burns, tells(event, "and fire."), "the fire");
        target.firesToCome += burns ? 1 : 0;
    }
    dice.end();
    if (isFire)
        unit.isPrepared = false;
}

/// PM-9.6, 9.7.
void Referee::melee(const BattleEvent& event)
{
    reach(Rolling);
    agree(m_pair < m_pairs.size(), "nobody is left to fight");
    const Pair& pair = m_pairs[m_pair++];
    agree(pair.ship, event.ship, "where they fight");
    DiceCursor dice(event);
    int totals[2] = {0, 0};
    int modifiers = 0;
    for (std::size_t side = 0; side < 2; ++side) {
        const int modifier = modifierOf(unitOf(pair.units[side])) + pair.behind[side];
        modifiers += modifier;
        totals[side] = dice.next(6) + modifier;
        const std::string label =
            of(unitOf(pair.units[side]).home).name + " " + unitOf(pair.units[side]).name();
        agree(tells(event, label), label + " fights");
    }
    dice.end();
    agree(modifiers, sumOf(event), "modifiers");
    agree(tells(event, ", " + std::to_string(totals[0]) + " to " + std::to_string(totals[1]) + ":"),
          "the totals");
    if (totals[0] == totals[1])
        return;
    const std::size_t winner = totals[0] > totals[1] ? 0 : 1;
    unitOf(pair.units[1 - winner]).isBeaten = true;
    ++of(unitOf(pair.units[winner]).home).kills;
}

/// PM-9.12: hull at once, cards in the order of rams.
void Referee::applyDamage()
{
    agree(m_pair == m_pairs.size(), "a fight is missing");
    m_draws.clear();
    m_draw = 0;
    for (const Blow& blow : m_blows)
        agree(blow.isRolled, "a ram was not rolled for");
    for (int ship = 0; ship < ships(); ++ship)
        for (const Blow& blow : m_blows)
            for (int i = 0; i < 2; ++i) {
                if ((i == 0 ? blow.a : blow.b) != ship)
                    continue;
                const int other = i == 0 ? blow.b : blow.a;
                of(ship).hull -= blow.hull[i];
                if (blow.hull[i] > 0)
                    of(ship).struckBy = other;
                if (blow.cards[i] > 0)
                    m_draws.push_back({ship, other, blow.cards[i],
                                       !blow.isRam ? "PM-9.9"
                                       : i == 0    ? "PM-9.11"
                                                   : "PM-9.10"});
            }
    m_blows.clear();
    for (PaperShip& ship : m_paper.ships) {
        ship.fires += ship.firesToCome;
        ship.firesToCome = 0;
    }
}

/// A card out of the tray (PM-4.4): one die of as many faces as there are cards.
void Referee::draw(PaperShip& ship, DiceCursor& dice, Kind& kind, bool& isBoog)
{
    const int cards = ship.tray.count();
    int at = cards == 1 ? 1 : dice.next(cards);
    for (std::size_t each = 0; each < 8; ++each)
        for (std::size_t mark = 0; mark < 2; ++mark) {
            int& there = ship.tray.of[each][mark];
            if (at > 0 && at <= there) {
                --there;
                kind = static_cast<Kind>(each);
                isBoog = mark == 0;
                at = 0;
                return;
            }
            at -= there;
        }
}

void Referee::draws(const BattleEvent& event)
{
    PaperShip& ship = of(event.ship);
    DiceCursor dice(event);
    int count = 0;
    int other = -1;
    if (event.rule == "PM-9.13") {
        reach(m_stage < Mending ? Sinking : Recovering);
        if (m_stage == Recovering)
            findSinking();
        const bool isDragged = std::any_of(m_sinking.begin(), m_sinking.end(),
                                           [&](int each) { return areJoined(each, event.ship); });
        agree(isDragged && !m_sinking.contains(event.ship), "no wreck drags her");
        count = dice.next(6);
    } else {
        reach(Applying);
        agree(m_draw < m_draws.size(), "nobody draws");
        const Draw& due = m_draws[m_draw++];
        agree(due.ship == event.ship && due.other == event.target && due.rule == event.rule,
              "another draws first");
        count = due.count;
        other = due.other;
    }
    const int all = std::min(count, ship.tray.count());
    for (int i = 0; i < all; ++i) {
        Kind kind{};
        bool isBoog = false;
        draw(ship, dice, kind, isBoog);
        ++ship.box.of[kind][isBoog ? 0 : 1];
        if (kind == Stuck)
            ship.boxedStuck.push_back(other);
    }
    dice.end();
    agree(tells(event, "draws " + std::to_string(all) + " damage card"), std::to_string(all) + " cards");
    agree(all < count, tells(event, "the tray is empty"), "an empty tray");
}

void Referee::missile(const BattleEvent& event)
{
    reach(Applying);
    PaperShip& ship = of(event.ship);
    agree(ship.hits-- > 0, "nothing hit her");
    DiceCursor dice(event);
    Kind kind{};
    bool isBoog = false;
    draw(ship, dice, kind, isBoog);
    dice.end();
    ++(isBoog ? ship.box : ship.tray).of[kind][isBoog ? 0 : 1];
    if (isBoog && kind == Stuck)
        ship.boxedStuck.push_back(-1);
    agree(!isBoog, tells(event, "without effect"), "the mark");
}

void Referee::removeBeaten()
{
    for (PaperShip& ship : m_paper.ships) {
        agree(ship.hits == 0 || ship.tray.count() == 0, ship.name + " draws for a hit");
        ship.hits = 0;
    }
    for (PaperUnit& unit : m_paper.units) {
        if (unit.hasFought)
            unit.isPrepared = false;
        if (!unit.isBeaten)
            continue;
        calm(unit);
        unit.isBeaten = false;
        unit.fate = 'k';
    }
}

/// PM-9.8.
void Referee::taken(const BattleEvent& event)
{
    reach(Sinking);
    PaperUnit& unit = unitOf(unitTold(event, " is taken by "));
    agree(unit.kind == 'B' && unit.fate == 'a' && unit.hasFought, "it is not taken");
    for (const PaperUnit& each : m_paper.units)
        agree(!each.isAboard(unit.at) || each.inBow != unit.inBow || !each.isFoot() || each.side != unit.side,
              "somebody defends it");
    calm(unit);
    unit.fate = 'p';
    ++of(event.ship).prisoners;
}

} // namespace navarch::referee::pompeius
