// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/captains/simulation_captain.h"

#include <algorithm>

#include "core/battle/captains/captain.h"
#include "core/rules/squadrons/captains/judge.h"
#include "core/rules/squadrons/captains/options.h"
#include "core/rules/squadrons/movement/signals.h"
#include "core/rules/squadrons/orders/check.h"
#include "core/rules/squadrons/phases/turn.h"

namespace navarch::squadrons {

namespace {

/// The best of some orders, and all that are as good.
class Best {
public:
    explicit Best(std::vector<Order>& orders) : m_orders(orders) { m_orders.clear(); }
    void consider(const Order& order, int worth)
    {
        if (m_orders.empty() || worth > m_most) {
            m_orders.clear();
            m_most = worth;
        }
        if (worth == m_most && m_orders.size() < mostOptions)
            m_orders.push_back(order);
    }
    [[nodiscard]] int most() const { return m_most; }

private:
    std::vector<Order>& m_orders;
    int m_most = 0;
};

/// Beyond this from every enemy there is nothing but to close, or to mend one's order first.
constexpr Length farOff = 14 * inch;

void considerPaths(const BattleFacts& facts, const State& state, const Outlook& outlook,
                   SquadronNumber squadron, Length allowance, Best& best)
{
    Paths(facts, state, outlook, squadron, allowance, Width::Few)
        .forAll([&](const Advance& order, const Course& course) {
            best.consider(order, outlook.worthOf(order, course) - outlook.now());
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
    best.consider(Stay{squadron}, 0);
    const auto consider = [&](const auto& order) {
        if (!check(facts, state, order))
            best.consider(order, judge(order, outlook));
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
        best.consider(Pick{squadron}, std::max(1, judge(Pick{squadron}, outlook, Width::Few)));
}

void considerMoves(const BattleFacts& facts, const State& state, std::int8_t side, Temperament temperament,
                   Best& best)
{
    const auto i = static_cast<std::size_t>(side);
    if (const SquadronNumber squadron = nextToObey(facts, state, side); squadron != noSquadron) {
        best.consider(Obey{squadron}, 0);
        return;
    }
    const Judge judge(facts, state, temperament);
    if (!state.hasBegun) // columns need a signal to draw up
        for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
            if (at(state, squadron).formation == Formation::EpiKeras)
                for (std::int8_t number = 1; number <= 4; ++number)
                    if (const Signal order{squadron, number}; !check(facts, state, order))
                        if (const int worth = judge(order); worth > 0)
                            best.consider(order, worth);
    if (best.most() > 0)
        return;
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        if (at(state, squadron).status == Status::Free && !at(state, squadron).hasMoved) {
            considerSquadron(facts, state, squadron, temperament, best);
            return;
        }
    best.consider(EndMoves{side}, 0);
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        if (const BreakOff order{squadron};
            at(state, squadron).status == Status::Engaged && !check(facts, state, order))
            best.consider(order, judge(order));
}

} // namespace

SimulationCaptain::SimulationCaptain(const BattleFacts& facts, Temperament temperament, std::uint64_t seed,
                                     int side)
    : m_facts(&facts),
      m_temperament(temperament),
      m_seed(seed),
      m_stream(captainsStream(side))
{
    m_options.reserve(mostOptions);
    m_best.reserve(mostOptions);
}

const Order& SimulationCaptain::choose(const State& state, const Decision& decision, std::uint64_t ordinal)
{
    const BattleFacts& facts = *m_facts;
    const Judge judge(facts, state, m_temperament);
    Best best(m_best);
    switch (state.phase) {
    case Phase::Moves: considerMoves(facts, state, decision.side, m_temperament, best); break;
    case Phase::Path: {
        const Outlook outlook(facts, state, state.picked, m_temperament);
        best.consider(Stay{state.picked}, 0);
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
            best.consider(order, std::visit(judge, order));
        break;
    }
    return m_best[tieBreak(m_best.size(), ordinal)];
}

std::size_t SimulationCaptain::tieBreak(std::size_t count, std::uint64_t ordinal) const
{
    if (count < 2)
        return 0;
    const int sides = static_cast<int>(std::min<std::size_t>(count, 1000));
    return static_cast<std::size_t>(faceOf({m_seed, m_stream, ordinal}, sides) - 1);
}

} // namespace navarch::squadrons
