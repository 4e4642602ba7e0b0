// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/phases/events.h"

#include <algorithm>
#include <array>

#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/ending/ending.h"
#include "core/rules/squadrons/geometry/formation.h"

namespace navarch::squadrons {

namespace {

/// Every squadron of a fleet, or of both, tests; routers have no order to lose (SQ-5.1).
void weather(const BattleFacts& facts, State& state, int side, Proceedings& proceedings)
{
    proceedings.tell("weather", "SQ-T3", side, noShip, noShip, [&] {
        return side < 0 ? phrase("The weather suddenly worsens over both fleets.")
                        : phrase("The weather suddenly worsens for %1.", given(facts.sideName(side)));
    });
    // The tests are taken at once (SQ-1.4): who is near an enemy is found before anybody loses its formation, and with it
    // its footprint. `dealt` keeps it until then.
    const auto tests = [&](SquadronNumber squadron) {
        return (side < 0 || facts.of(squadron).side == side) && at(state, squadron).isStanding();
    };
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        at(state, squadron).dealt =
            tests(squadron) && isNearEnemy(facts, state, squadron, facts.figures.near) ? 1 : 0;
    });
    forAllByAlpha(facts, state, [&](SquadronNumber squadron) {
        const bool isNear = at(state, squadron).dealt != 0;
        at(state, squadron).dealt = 0;
        if (tests(squadron))
            (void)testManoeuvre(facts, state, squadron, isNear, phraseText("bad weather"), proceedings);
    });
}

/// An even draw among those squadrons of a fleet; noSquadron: there is none (SQ-5.2).
template <class Among>
SquadronNumber drawn(const BattleFacts& facts, const State& state, int side, Proceedings& proceedings,
                     Among&& among)
{
    const auto i = static_cast<std::size_t>(side);
    int count = 0;
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        count += among(at(state, squadron));
    if (count == 0)
        return noSquadron;
    int left = evenDraw(count, proceedings, "SQ-5.2", phraseText("Which squadron"));
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        if (among(at(state, squadron)) && --left == 0)
            return squadron;
    return noSquadron;
}

void omen(const BattleFacts& facts, State& state, int side, Proceedings& proceedings)
{
    const SquadronNumber squadron =
        drawn(facts, state, side, proceedings, [](const Squadron& each) { return each.isOnTable(); });
    if (squadron == noSquadron)
        return;
    Squadron& about = at(state, squadron);
    const bool rises = about.morale != Morale::Determined;
    about.morale = static_cast<Morale>(std::min(static_cast<int>(about.morale) + 1, 1));
    proceedings.tell("omen", "SQ-T3", side, squadron, noShip, [&] {
        const GivenText name = given(facts.name(squadron));
        return rises ? phrase("A good omen for %1: its morale rises.", name)
                     : phrase("A good omen for %1, which is determined already.", name);
    });
}

void navarchDies(const BattleFacts& facts, State& state, int side, Proceedings& proceedings)
{
    const SquadronNumber squadron = drawn(
        facts, state, side, proceedings, [](const Squadron& each) { return each.status == Status::Engaged; });
    if (squadron == noSquadron) {
        proceedings.tell("nothing", "SQ-5.3", side, noShip, noShip, [&] {
            return phrase("No squadron of %1 is in melee: nothing happens.", given(facts.sideName(side)));
        });
        return;
    }
    Squadron& about = at(state, squadron);
    const bool falls = about.morale != Morale::PoorlyMotivated;
    about.morale = static_cast<Morale>(std::max(static_cast<int>(about.morale) - 1, -1));
    const int commander = facts.of(squadron).commander;
    CommanderEnd* man = commander < 0 ? nullptr : &state.commanders[static_cast<std::size_t>(commander)];
    if (man && man->state != PersonState::Dead)
        man->state = PersonState::Dead;
    else
        state.ships[static_cast<std::size_t>(facts.of(squadron).ships.front())].condition.captain =
            PersonState::Dead;
    about.navarchDead = true;
    proceedings.tell("navarch-dies", "SQ-T3", side, squadron, noShip, [&] {
        const GivenText name = given(facts.name(squadron));
        return falls ? phrase("The navarchos of %1 dies: its morale falls.", name)
                     : phrase("The navarchos of %1 dies; its morale was low already.", name);
    });
}

} // namespace

void happen(const BattleFacts& facts, State& state, Event event, int sum, Proceedings& proceedings)
{
    switch (event) {
    case Event::WeatherForAll: weather(facts, state, -1, proceedings); break;
    case Event::WeatherForInvader: weather(facts, state, facts.options.invader, proceedings); break;
    case Event::AlphaOmen: omen(facts, state, state.alpha, proceedings); break;
    case Event::BetaOmen: omen(facts, state, 1 - state.alpha, proceedings); break;
    case Event::AlphaNavarchDies: navarchDies(facts, state, state.alpha, proceedings); break;
    case Event::BetaNavarchDies: navarchDies(facts, state, 1 - state.alpha, proceedings); break;
    case Event::Row:
        if (facts.options.row == RowOn::SixToEight || (facts.options.row == RowOn::SevenOnly && sum == 7))
            row(facts, state, proceedings);
        break;
    }
}

void rollEvent(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    const int sum = twoDice(proceedings, "SQ-T3", phraseText("The turn's event"));
    proceedings.tell("event", "SQ-T3", -1, noShip, noShip, [&] {
        constexpr std::array<PhraseText, 7> words{phraseText("sudden bad weather"),
                                                  phraseText("a gull catches a tuna"),
                                                  phraseText("a navarchos falls in and drowns"),
                                                  phraseText("the cry to row"),
                                                  phraseText("a navarchos is shot"),
                                                  phraseText("a dolphin sings the paean"),
                                                  phraseText("sudden bad weather for the invaders")};
        return phrase("Turn %1: the event is %2, %3.", state.turn, sum,
                      Phrase(words[static_cast<std::size_t>(eventOf(sum))], std::nullopt, {}));
    });
    happen(facts, state, eventOf(sum), sum, proceedings);
}

} // namespace navarch::squadrons
