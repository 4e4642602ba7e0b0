// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/captains/simulation_captain.h"

#include <algorithm>

#include "core/rules/squadrons/captains/judge.h"
#include "core/rules/squadrons/captains/options.h"
#include "core/rules/squadrons/movement/signals.h"
#include "core/rules/squadrons/orders/check.h"
#include "core/rules/squadrons/phases/turn.h"

namespace navarch::squadrons {

namespace {

using Best = BestOf<Order>;

/// Beyond this from every enemy there is nothing but to close, or to mend one's order first.
constexpr Length farOff = 14 * inch;

void considerPaths(const BattleFacts& facts, const State& state, const Outlook& outlook,
                   SquadronNumber squadron, Length allowance, Best& best)
{
    Paths(facts, state, outlook, squadron, allowance, Width::Few)
        .forAll([&](const Advance& order, const Course& course) {
            best.offer(outlook.worthOf(order, course) - outlook.now(), order);
        });
}

/// What one squadron may do in Moves.
void considerSquadron(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                      Temperament temperament, Best& best)
{
    const Squadron& about = at(state, squadron);
    const Outlook outlook(facts, state, squadron, temperament);
    const Judge judge(facts, state, temperament);
    const auto heading = static_cast<std::int16_t>(baseOf(state, squadron).heading);
    best.offer(0, Stay{squadron});
    const auto consider = [&](const auto& order) {
        if (!check(facts, state, order))
            best.offer(judge(order, outlook), order);
    };
    const bool isFar = outlook.nearest() > farOff;
    if (about.isUnformed()) {
        for (const int turn : {0, 90, 180, 270})
            consider(Reform{squadron, Formation::EpiMias, static_cast<std::int16_t>((heading + turn) % 360)});
    } else if (about.disordered) {
        consider(Reform{squadron, about.formation, heading});
    }
    if (!isFar && about.formation == Formation::EpiMias) {
        consider(AboutFace{squadron});
        consider(Form{squadron, Formation::Kyklos, heading});
    } else if (!isFar && about.formation == Formation::EpiPollon) {
        consider(Form{squadron, Formation::EpiMias, heading});
    } else if (about.formation == Formation::Kyklos) {
        consider(Form{squadron, Formation::EpiMias, heading});
        consider(Form{squadron, Formation::EpiMias, static_cast<std::int16_t>((heading + 180) % 360)});
    }
    if (const auto allowance = allowanceOf(facts, state, squadron))
        considerPaths(facts, state, outlook, squadron, *allowance, best);
    else
        best.offer(std::max(1, judge(Pick{squadron}, outlook, Width::Few)), Pick{squadron});
}

void considerMoves(const BattleFacts& facts, const State& state, std::int8_t side, Temperament temperament,
                   Best& best)
{
    const auto i = static_cast<std::size_t>(side);
    if (const SquadronNumber squadron = nextToObey(facts, state, side); squadron != noSquadron) {
        best.offer(0, Obey{squadron});
        return;
    }
    const Judge judge(facts, state, temperament);
    if (!state.hasBegun) // columns need a signal to draw up
        for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
            if (at(state, squadron).formation == Formation::EpiKeras)
                for (std::int8_t number = 1; number <= 4; ++number)
                    if (const Signal order{squadron, number}; !check(facts, state, order))
                        if (const int worth = judge(order); worth > 0)
                            best.offer(worth, order);
    if (best.worth() > 0)
        return;
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        if (at(state, squadron).status == Status::Free && !at(state, squadron).hasMoved) {
            considerSquadron(facts, state, squadron, temperament, best);
            return;
        }
    best.offer(0, EndMoves{side});
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        if (const BreakOff order{squadron};
            at(state, squadron).status == Status::Engaged && !check(facts, state, order))
            best.offer(judge(order), order);
}

} // namespace

const Order& SimulationCaptain::choose(const State& state, const Decision& decision, std::uint64_t ordinal)
{
    const BattleFacts& facts = *m_facts;
    const Judge judge(facts, state, m_temperament);
    Best& best = m_best;
    best.clear();
    switch (state.phase) {
    case Phase::Moves: considerMoves(facts, state, decision.side, m_temperament, best); break;
    case Phase::Path: {
        const Outlook outlook(facts, state, state.picked, m_temperament);
        best.offer(0, Stay{state.picked});
        considerPaths(facts, state, outlook, state.picked, state.pace, best);
        break;
    }
    case Phase::Begin:
    case Phase::Deploy:
    case Phase::Initiative:
    case Phase::Targets:
    case Phase::Over:
        listOptions(facts, state, decision, m_options);
        for (const Order& order : m_options)
            best.offer(std::visit(judge, order), order);
        break;
    }
    return best.choose(m_die, ordinal);
}

} // namespace navarch::squadrons
