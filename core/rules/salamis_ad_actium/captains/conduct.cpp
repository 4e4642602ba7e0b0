// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/captains/conduct.h"

#include <algorithm>
#include <array>

#include "core/rules/salamis_ad_actium/movement/contact.h"

namespace navarch::salamis {

namespace {

enum Line : std::size_t { Collisions, BowOn, Rakes, FireAtHand, Homeward, GotHome, SectionsTaken };

constexpr std::array<ConductLine, 7> seenLines{
    {{"friends-collide", phraseText("Ships of one side run into each other"), ""},
     {"bow-on-rams", phraseText("Rams bow on bow"), phraseText("blows of ships")},
     {"rakes", phraseText("Rakes along a side"), phraseText("blows of ships")},
     {"greek-fire-at-hand", phraseText("Greek fire at a ship that lies against one of their own"),
      phraseText("throws")},
     {"demoralised-idle", phraseText("Demoralised and free, yet not rowing for home"),
      phraseText("orders of such ships")},
     {"demoralised-home", phraseText("Demoralised ships that got off the table"),
      phraseText("demoralised ships")},
     {"sections-taken", phraseText("Sections of wall taken"), phraseText("sections")}}};

bool isBeside(const State& state, ShipNumber target, int side)
{
    return std::any_of(state.contacts.begin(), state.contacts.end(), [&](const Contact& each) {
        return (each.a == target && holderOf(state, each.b) == side)
               || (each.b == target && holderOf(state, each.a) == side);
    });
}

/// What a move came to: a blow is told under the name of who dealt it.
void countBlow(const Move& move, const BattleEvents& events, std::span<ConductCount> counts)
{
    const auto has = [&](std::string_view kind) {
        return std::any_of(events.begin(), events.end(), [&](const BattleEvent& event) {
            return event.kind == kind && event.ship == move.ship;
        });
    };
    const bool isBowOn = has("bow-ram");
    const bool isRake = has("rake") || has("rake-failed");
    if (!isBowOn && !isRake && !has("ram"))
        return;
    ++counts[BowOn].of;
    ++counts[Rakes].of;
    counts[BowOn].count += isBowOn;
    counts[Rakes].count += isRake;
}

} // namespace

std::span<const ConductLine> conductLines()
{
    return seenLines;
}

void countConduct(const BattleFacts& facts, const State& before, const Order& order,
                  const BattleEvents& events, const State& after, std::span<ConductCount> counts)
{
    if (const auto* move = std::get_if<Move>(&order)) {
        countBlow(*move, events, counts);
        if (shipOf(before, move->ship).demoralised) {
            ++counts[Homeward].of;
            counts[Homeward].count += move->gait == Gait::Back;
        }
    }
    if (const auto* rest = std::get_if<Rest>(&order)) {
        const Ship& ship = shipOf(before, rest->ship);
        if (ship.demoralised && !ship.hasMoved && !isHeld(before, rest->ship)) {
            ++counts[Homeward].of;
            ++counts[Homeward].count;
        }
    }
    if (const auto* thrown = std::get_if<Throw>(&order); thrown && thrown->missile == Missile::GreekFire) {
        ++counts[FireAtHand].of;
        counts[FireAtHand].count += isBeside(before, thrown->target, holderOf(before, thrown->ship));
    }
    if (std::holds_alternative<Begin>(order))
        counts[SectionsTaken].of += std::count_if(facts.ships.begin(), facts.ships.end(),
                                                  [](const ShipFacts& each) { return each.isWall; });
    for (std::size_t i = 0; i < after.ships.size(); ++i) {
        const Ship& was = before.ships[i];
        const Ship& is = after.ships[i];
        counts[GotHome].of += is.demoralised && !was.demoralised && !facts.ships[i].isWall;
        counts[GotHome].count += was.demoralised && was.onTable()
                                 && (is.where == Whereabouts::Fled || is.where == Whereabouts::Withdrew);
        counts[SectionsTaken].count += facts.ships[i].isWall && was.holder != is.holder;
    }
    for (const BattleEvent& event : events)
        counts[Collisions].count += event.kind == "touch" && event.ship != noShip && event.target != noShip
                                    && holderOf(before, event.ship) == holderOf(before, event.target);
}

} // namespace navarch::salamis
