// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/combat/order.h"

#include <algorithm>

#include "core/rules/squadrons/geometry/formation.h"

namespace navarch::squadrons {

namespace {

/// Free again when nothing holds it.
void refresh(State& state, SquadronNumber squadron)
{
    Squadron& about = at(state, squadron);
    if (about.status == Status::Engaged && !isLinked(state, squadron))
        about.status = Status::Free;
}

/// The last stand of a formation goes (SQ-2.8); its footprint has one less.
void removeStand(const BattleFacts& facts, State& state, SquadronNumber squadron, int before, TablePoint from)
{
    const Squadron& about = at(state, squadron);
    const int after = before - 1;
    if (after <= 0)
        return;
    if (about.isBent) {
        const std::array<StandPlace, mostStands> column = about.column;
        putColumn(facts, state, squadron, {column.data(), static_cast<std::size_t>(after)});
        return;
    }
    const Base now = baseOf(state, squadron);
    const Footprint footprint = footprintOf(about.formation, after, facts.stand());
    Base next = baseAt(frontOf(now), now.heading, footprint);
    Length aside = 0; // of its front middle, to the right
    switch (about.formation) {
    case Formation::EpiMias:
        // The end farther from the contact goes; even: the left one.
        aside =
            free_table::asideOf(from - now.centre, now.heading) >= 0 ? facts.stand() / 2 : -facts.stand() / 2;
        break;
    case Formation::EpiPollon:
        // The rear rank from the left; with it all gone on the left, that column closes up.
        aside = footprint.width < 2 * now.halfWidth ? facts.stand() / 2 : 0;
        break;
    case Formation::EpiKeras: break;
    case Formation::Kyklos:
    case Formation::Unformed: next = baseAbout(now.centre, now.heading, footprint); break;
    }
    if (aside != 0)
        next = baseAt(
            free_table::rounded(free_table::fine(frontOf(now)) + free_table::wayOf(now.heading, 0, aside)),
            now.heading, footprint);
    put(state, squadron, next);
}

bool isOnRight(const Base& base, TablePoint place)
{
    return free_table::asideOf(place - base.centre, base.heading) >= 0;
}

} // namespace

void takeFormation(State& state, SquadronNumber squadron, Formation formation, const Base& footprint)
{
    at(state, squadron).formation = formation;
    put(state, squadron, footprint);
}

void becomeUnformed(const BattleFacts& facts, State& state, SquadronNumber squadron)
{
    Squadron& about = at(state, squadron);
    if (about.isUnformed())
        return;
    const Base now = baseOf(state, squadron);
    const int stands = std::max(1, standsOf(facts, state, squadron));
    takeFormation(state, squadron, Formation::Unformed,
                  baseAt(frontOf(now), now.heading, footprintOf(Formation::Unformed, stands, facts.stand())));
    about.disordered = false;
    endRaceOf(state, squadron);
}

void worsen(const BattleFacts& facts, State& state, SquadronNumber squadron, std::string_view rule,
            Proceedings& proceedings)
{
    Squadron& about = at(state, squadron);
    if (about.isUnformed())
        return;
    if (!about.disordered) {
        disorder(facts, state, squadron, rule, proceedings);
        return;
    }
    becomeUnformed(facts, state, squadron);
    proceedings.tell("unformed", rule, facts.of(squadron).side, squadron, noShip,
                     [&] { return phrase("%1 loses its formation.", given(facts.name(squadron))); });
}

void disorder(const BattleFacts& facts, State& state, SquadronNumber squadron, std::string_view rule,
              Proceedings& proceedings)
{
    Squadron& about = at(state, squadron);
    if (about.isUnformed() || about.disordered)
        return;
    about.disordered = true;
    proceedings.tell("disordered", rule, facts.of(squadron).side, squadron, noShip,
                     [&] { return phrase("%1 falls into disorder.", given(facts.name(squadron))); });
}

void loseHalves(const BattleFacts& facts, State& state, SquadronNumber squadron, int halves,
                SquadronNumber by, TablePoint from)
{
    Squadron& about = at(state, squadron);
    const int most = 2 * facts.of(squadron).stands;
    for (int i = 0; i < halves && about.halvesLost < most; ++i) {
        const int before = standsOf(facts, state, squadron);
        about.blows[static_cast<std::size_t>(about.halvesLost++)] = by;
        if (standsOf(facts, state, squadron) < before)
            removeStand(facts, state, squadron, before, from);
    }
}

bool removeDestroyed(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    bool any = false;
    for (std::size_t i = 0; i < state.squadrons.size(); ++i) {
        const auto squadron = static_cast<SquadronNumber>(i);
        if (!at(state, squadron).isOnTable() || standsOf(facts, state, squadron) > 0)
            continue;
        unlink(facts, state, squadron, true);
        leave(facts, state, squadron, Leaving::No);
        at(state, squadron).status = Status::Destroyed;
        any = true;
        proceedings.tell("destroyed", "SQ-2.7", facts.of(squadron).side, squadron, noShip,
                         [&] { return phrase("%1 is destroyed.", given(facts.name(squadron))); });
    }
    return any;
}

void link(const BattleFacts& facts, State& state, const Link& made, Proceedings& proceedings)
{
    for (const SquadronNumber squadron : {made.striker, made.struck}) {
        endRaceOf(state, squadron);
        endChasesOf(state, squadron);
        at(state, squadron).status = Status::Engaged;
    }
    if (areLinked(state, made.striker, made.struck))
        return;
    state.links.push_back(made);
    proceedings.tell("engaged", "SQ-9.4", facts.of(made.striker).side, made.striker, made.struck, [&] {
        const GivenText striker = given(facts.name(made.striker));
        const GivenText struck = given(facts.name(made.struck));
        return made.at == Side::Front  ? phrase("%1 engages %2 in front.", striker, struck)
               : made.at == Side::Rear ? phrase("%1 engages %2 in the rear.", striker, struck)
               : isOnRight(baseOf(state, made.struck), made.place)
                   ? phrase("%1 engages %2 in the right flank.", striker, struck)
                   : phrase("%1 engages %2 in the left flank.", striker, struck);
    });
}

void unlink(const BattleFacts& facts, State& state, SquadronNumber squadron, bool leavesFlotsam)
{
    // Kept in order: what is dealt with by place would hang on who was linked first.
    std::size_t kept = 0;
    for (std::size_t i = 0; i < state.links.size(); ++i) {
        const Link link = state.links[i];
        if (!link.has(squadron)) {
            state.links[kept++] = link;
            continue;
        }
        if (leavesFlotsam && facts.options.flotsam)
            state.flotsam.push_back(link.place);
    }
    state.links.resize(kept);
    for (std::size_t i = 0; i < state.squadrons.size(); ++i)
        refresh(state, static_cast<SquadronNumber>(i));
}

void leave(const BattleFacts& facts, State& state, SquadronNumber squadron, Leaving how)
{
    Squadron& about = at(state, squadron);
    endRaceOf(state, squadron);
    unlink(facts, state, squadron, false);
    std::erase_if(state.chases,
                  [&](const Chase& chase) { return chase.pursuer == squadron || chase.router == squadron; });
    about.status = Status::Off;
    about.leaving = how;
    takeOff(state, squadron);
}

const Race* raceOf(const State& state, SquadronNumber squadron)
{
    for (const Race& race : state.races)
        if (race.attacker == squadron || race.defender == squadron)
            return &race;
    return nullptr;
}

void endRaceOf(State& state, SquadronNumber squadron)
{
    const Race* found = raceOf(state, squadron);
    if (!found)
        return;
    const Race race = *found;
    std::erase(state.races, race);
    for (const SquadronNumber each : {race.attacker, race.defender})
        if (at(state, each).status == Status::Running)
            at(state, each).status = Status::Free;
}

void endChasesOf(State& state, SquadronNumber pursuer)
{
    for (Chase& chase : state.chases) // it stays a late opponent of whom it broke (SQ-13.2)
        chase.hasEnded = chase.hasEnded || chase.pursuer == pursuer;
}

int rankOf(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    const int own = facts.figures.rankOf(at(state, squadron).formation);
    for (const Link& link : state.links) {
        if (link.sideOf(squadron) == Side::Front || !link.has(squadron))
            continue;
        switch (facts.options.struckRank) {
        case StruckRank::Four: return facts.figures.struckRank;
        case StruckRank::OneWorse: return std::min(own + 1, 4);
        case StruckRank::Own: return own;
        }
    }
    return own;
}

} // namespace navarch::squadrons
