// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/rules/squadrons/geometry/formation.h"
#include "core/rules/squadrons/setup/deploy.h"
#include "core/rules/squadrons/setup/set_up.h"

namespace navarch::squadrons {

namespace {

/// What the brief's formations are here.
Formation formationOf(navarch::Formation formation, int stands)
{
    switch (formation) {
    case navarch::Formation::Abreast: return Formation::EpiMias;
    case navarch::Formation::Astern: return Formation::EpiKeras;
    case navarch::Formation::Echelon:
        return stands < leastStands(Formation::EpiPollon) ? Formation::EpiKeras : Formation::EpiPollon;
    }
    return Formation::EpiMias;
}

/// The squadrons that a wish of the brief names: one, or the parts of one that has many stands.
template <class Visit>
void forNamed(const BattleFacts& facts, int side, const Deployment& wish, Visit&& visit)
{
    if (wish.squadron.empty())
        return;
    for (std::size_t i = 0; i < facts.squadrons.size(); ++i)
        if (facts.squadrons[i].side == side
            && (facts.squadrons[i].roster == wish.squadron || facts.squadrons[i].name == wish.squadron))
            visit(static_cast<SquadronNumber>(i));
}

/// Squadrons where the brief wants them: `x`, `y` of the middle of the front, tenths of an inch. The parts of one stand side
/// by side, an inch apart, the first on the left.
void placeAsWished(const BattleFacts& facts, const BriefSide& side, int number, State& state,
                   Problems& problems)
{
    constexpr std::int32_t unitsOfATenth = inch / 10;
    // First all are taken up, so that none stands in another's way.
    for (const Deployment& wish : side.deployment)
        forNamed(facts, number, wish, [&](SquadronNumber squadron) { takeOff(state, squadron); });
    static thread_local BattleDice none;
    Proceedings unheard(none);
    for (std::size_t i = 0; i < side.deployment.size(); ++i) {
        const Deployment& wish = side.deployment[i];
        const std::string path =
            "sides[" + std::to_string(number) + "].deployment[" + std::to_string(i) + "]";
        const auto heading = static_cast<std::int16_t>(std::clamp(wish.heading, -1, 360));
        const auto widthOf = [&](SquadronNumber squadron) {
            const int stands = facts.of(squadron).stands;
            return footprintOf(formationOf(wish.formation, stands), stands, facts.stand()).width;
        };
        Length width = -inch;
        forNamed(facts, number, wish, [&](SquadronNumber squadron) { width += widthOf(squadron) + inch; });
        if (!wish.ship.empty() || width < 0) {
            problems.push_back({path, phrase("This side has no such squadron."),
                                phrase("Name one of its squadrons that can fight.")});
            continue;
        }
        Length aside = -width / 2;
        bool isRefused = false;
        forNamed(facts, number, wish, [&](SquadronNumber squadron) {
            const TablePoint middle{std::clamp(wish.x, -1, 2'000) * unitsOfATenth,
                                    std::clamp(wish.y, -1, 2'000) * unitsOfATenth};
            const TablePoint front = free_table::rounded(
                free_table::fine(middle)
                + free_table::wayOf(free_table::headingOf(heading), 0, aside + widthOf(squadron) / 2));
            aside += widthOf(squadron) + inch;
            const DeploySquadron order{squadron, formationOf(wish.formation, facts.of(squadron).stands),
                                       front.x, front.y, heading};
            if (const Refusal why = check(facts, state, order); why && !isRefused) {
                const auto named = [&](ShipNumber each) { return Phrase(given(facts.name(each))); };
                problems.push_back(
                    {path, reasonOf(why.of(squadron), named), remedyOf(why.of(squadron), named)});
                isRefused = true;
            } else if (!why) {
                perform(facts, state, order, unheard);
            }
        });
    }
}

} // namespace

void makeRoom(const BattleFacts& facts, State& state)
{
    // Links and chases are of pairs that met, chases of either end of them; more than these are met in no battle, and would
    // only cost an allocation.
    const std::size_t count = facts.squadrons.size();
    state.links.reserve(std::min(count * count / 4 + 1, count * 16));
    state.chases.reserve(2 * state.links.capacity());
    state.races.reserve(count);
    state.flotsam.reserve(count * 16);
}

State openingOf(const BattleFacts& facts, const BattleBrief& brief, Problems& problems)
{
    State state;
    state.bases.resize(facts.squadrons.size() * mostStands);
    for (const SquadronFacts& squadron : facts.squadrons) {
        Squadron& made = state.squadrons.emplace_back();
        made.morale = squadron.morale;
        state.lossOrder.insert(state.lossOrder.end(), squadron.ships.begin(), squadron.ships.end());
    }
    state.ships.resize(facts.ships.size());
    state.commanders.resize(facts.commanders.size());
    state.alpha = static_cast<std::int8_t>(
        facts.options.alpha == AlphaIs::Defender ? 1 - facts.options.invader : facts.options.invader);
    const std::vector<Base> land = landFor(facts, state);
    state.bases.insert(state.bases.end(), land.begin(), land.end());
    state.phase = Phase::Deploy;
    if (!deployInLines(facts, state, 0) || !deployInLines(facts, state, 1)) {
        problems.push_back({"options.table", phrase("The fleets do not fit into their strips."),
                            phrase("Take a wider table, or fewer stands: table and stands.")});
        return state;
    }
    for (std::size_t side = 0; side < brief.sides.size(); ++side)
        placeAsWished(facts, brief.sides[side], static_cast<int>(side), state, problems);
    if (facts.options.alpha == AlphaIs::HigherDie)
        state.phase = Phase::Begin;
    return state;
}

} // namespace navarch::squadrons
