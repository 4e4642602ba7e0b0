// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/captains/merit.h"

#include <algorithm>

#include "core/rules/shared/errand.h"
#include "core/rules/squadrons/captains/judge.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/ending/ending.h"

namespace navarch::squadrons {

namespace {

/// What a stand costs on the average, hundredths of talents.
std::int64_t valueOfStand(const BattleFacts& facts)
{
    std::int64_t value = 0;
    for (const SquadronFacts& squadron : facts.squadrons)
        value += squadron.value;
    return std::max<std::int64_t>(1, value / std::max(1, facts.stands[0] + facts.stands[1]));
}

int inTalents(const BattleFacts& facts, int thousandths)
{
    const std::int64_t value = valueOfStand(facts) * thousandths / 1000;
    return static_cast<int>(std::clamp<std::int64_t>(value, -1'000'000'000, 1'000'000'000));
}

/// The terms of SQ-20.5 for one fleet, thousandths of a stand.
int termsOf(const BattleFacts& facts, const State& state, int side)
{
    constexpr int disordered = 400;
    constexpr int behind = 500;
    constexpr int struck = 1500;
    constexpr int twoToOne = 500;
    constexpr int lostSquadron = 500;
    constexpr int chance = 800;
    constexpr int perInch = 20;
    constexpr int beyond = 8;
    int worth = 0;
    const auto i = static_cast<std::size_t>(side);
    int nearest = 0;
    int standing = 0;
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron) {
        const Squadron& about = at(state, squadron);
        if (!about.isOnTable())
            continue;
        worth += 500 * (2 * facts.of(squadron).stands - about.halvesLost);
        if (!about.isStanding())
            continue;
        worth -= about.isUnformed() ? 2 * disordered : about.disordered ? disordered : 0;
        const Outlook outlook(facts, state, squadron, Temperament::Steady);
        worth += about.status == Status::Free && outlook.hasChance() ? chance : 0;
        nearest += std::clamp(outlook.nearest() / inch - beyond, 0, 100);
        ++standing;
    }
    if (standing > 0)
        worth -= perInch * nearest * (facts.first[i + 1] - facts.first[i]) / standing;
    for (const Link& link : state.links) {
        const SquadronNumber own = facts.of(link.striker).side == side ? link.striker : link.struck;
        const SquadronNumber enemy = link.other(own);
        if (link.sideOf(own) != Side::Front)
            worth -= struck;
        else
            worth -= behind * formationDifferential(rankOf(facts, state, own), rankOf(facts, state, enemy));
        worth += isTwoToOne(facts, state, own, enemy) ? twoToOne : 0;
    }
    const int lost = lostSquadrons(facts, state, side);
    worth -= lostSquadron * lost;
    if (isHalfLost(facts, state, side))
        worth -= 2000;
    if (facts.options.katastrophe == Katastrophe::HalfTheFleet && isKatastrophe(facts, state, facts.first[i]))
        worth -= 2000;
    return worth;
}

} // namespace

int meritOf(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament)
{
    return inTalents(facts, std::visit(Judge(facts, state, temperament), order));
}

void addReasons(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament,
                std::vector<ReasonTerm>& terms)
{
    (void)std::visit(Judge(facts, state, temperament, ReasonNotes(&terms)), order);
}

int standingOf(const BattleFacts& facts, const State& state, int side)
{
    int worth = termsOf(facts, state, side) - termsOf(facts, state, 1 - side);
    if (const int exiter = facts.condition.exiter; exiter >= 0)
        worth +=
            static_cast<int>(shareDone(facts.condition, side, state.exited[static_cast<std::size_t>(exiter)],
                                       std::int64_t{500} * (facts.stands[0] + facts.stands[1])));
    if (state.phase == Phase::Over && state.victor >= 0)
        worth += state.victor == side ? 10'000 : -10'000;
    return inTalents(facts, worth);
}

} // namespace navarch::squadrons
