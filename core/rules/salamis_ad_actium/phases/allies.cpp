// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/phases/allies.h"

namespace navarch::salamis {

namespace {

std::string_view arrivalWord(Arrival arrival)
{
    switch (arrival) {
    case Arrival::Refuses: return phraseText("will not fight today");
    case Arrival::OwnEdge: return phraseText("arrive on their own side's edge");
    case Arrival::AnyEdge: return phraseText("arrive on any edge but the enemy's");
    default: return phraseText("are not here yet");
    }
}

Phrase arrivalText(Arrival arrival, const GivenText& allies)
{
    switch (arrival) {
    case Arrival::Refuses: return phrase("The allies %1 will not fight today.", allies);
    case Arrival::OwnEdge: return phrase("The allies %1 arrive on their own side's edge.", allies);
    case Arrival::AnyEdge: return phrase("The allies %1 arrive on any edge but the enemy's.", allies);
    default: return phrase("The allies %1 are not here yet.", allies);
    }
}

} // namespace

Arrival arrivalOf(const BattleFigures& figures, int score)
{
    const HouseFigures& house = figures.house;
    return score <= house.alliesRefuseTo      ? Arrival::Refuses
           : score >= house.alliesAnyEdgeFrom ? Arrival::AnyEdge
           : score >= house.alliesArriveFrom  ? Arrival::OwnEdge
                                              : Arrival::Waiting;
}

void rollForAllies(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.contingents.size(); ++i) {
        if (state.contingents[i] != Arrival::Waiting)
            continue;
        const ContingentFacts& allies = facts.contingents[i];
        const int face = proceedings.d10("SA-13.2", phraseText("Allies off the table"));
        const int more = proceedings.modifier("SA-13.1", phraseText("Price change, tens of per cent"),
                                              allies.alliedPercent / 10);
        const Arrival arrival = arrivalOf(facts.figures, face + more);
        state.contingents[i] = arrival;
        proceedings.settle(arrivalWord(arrival));
        if (arrival == Arrival::Refuses)
            for (const int squadron : allies.squadrons)
                for (const ShipNumber ship : facts.squadrons[static_cast<std::size_t>(squadron)].ships)
                    shipOf(state, ship).where = Whereabouts::NeverCame;
        proceedings.tell("allies", "SA-13.2", allies.side, noShip, noShip,
                         [&] { return arrivalText(arrival, given(allies.name)); });
    }
}

} // namespace navarch::salamis
