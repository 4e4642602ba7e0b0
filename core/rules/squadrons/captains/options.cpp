// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/captains/options.h"

#include <algorithm>

#include "core/battle/contract/game.h"
#include "core/rules/squadrons/captains/paths.h"
#include "core/rules/squadrons/geometry/formation.h"
#include "core/rules/squadrons/movement/signals.h"
#include "core/rules/squadrons/orders/check.h"
#include "core/rules/squadrons/phases/turn.h"
#include "core/rules/squadrons/setup/deploy.h"

namespace navarch::squadrons {

namespace {

class Lister {
public:
    Lister(const BattleFacts& facts, const State& state, std::vector<Order>& orders)
        : m_facts(facts),
          m_state(state),
          m_orders(orders)
    {
    }

    void most(std::size_t count) { m_most = std::min(count, mostOptions); }
    void add(const Order& order)
    {
        if (m_orders.size() < m_most && !checkOrder(m_facts, m_state, order))
            m_orders.push_back(order);
    }

    void deployment(int side)
    {
        add(Ready{static_cast<std::int8_t>(side)});
        const auto i = static_cast<std::size_t>(side);
        for (SquadronNumber squadron = m_facts.first[i]; squadron < m_facts.first[i + 1]; ++squadron) {
            const Base& base = baseOf(m_state, squadron);
            const TablePoint front = frontOf(base);
            const auto put = [&](Formation formation, Length aside, Length back) {
                add(DeploySquadron{squadron, formation, front.x + aside,
                                   front.y + (side == m_state.alpha ? -back : back),
                                   static_cast<std::int16_t>(base.heading)});
            };
            // Only formations after its own, and to one side and back, so that no way of placing it comes round again.
            const auto own = std::find(formationsOffered.begin(), formationsOffered.end(),
                                       at(m_state, squadron).formation);
            for (auto next = own == formationsOffered.end() ? formationsOffered.begin() : own + 1;
                 next != formationsOffered.end(); ++next)
                put(*next, 0, 0);
            put(at(m_state, squadron).formation, inch, 0);
            put(at(m_state, squadron).formation, 0, inch);
        }
    }

    void ofSquadron(SquadronNumber squadron)
    {
        const Squadron& about = at(m_state, squadron);
        add(Pick{squadron});
        add(Obey{squadron});
        add(BreakOff{squadron});
        if (about.status != Status::Free || about.hasMoved)
            return;
        add(Stay{squadron});
        const auto heading = static_cast<std::int16_t>(baseOf(m_state, squadron).heading);
        if (m_state.phase == Phase::Moves) {
            add(AboutFace{squadron});
            add(Back{squadron, 2 * inch});
            add(Back{squadron, inch});
            for (const Formation formation : formationsOffered) {
                add(Form{squadron, formation, heading});
                if (about.formation == Formation::Kyklos)
                    add(Form{squadron, formation, static_cast<std::int16_t>((heading + 180) % 360)});
            }
            if (about.isUnformed())
                for (const Formation formation : formationsOffered)
                    for (const int turn : {0, 90, 180, 270})
                        add(Reform{squadron, formation, static_cast<std::int16_t>((heading + turn) % 360)});
            else
                add(Reform{squadron, about.formation, heading});
        }
        if (const auto allowance = allowanceOf(m_facts, m_state, squadron)) {
            const Outlook outlook(m_facts, m_state, squadron, Temperament::Steady);
            Paths(m_facts, m_state, outlook, squadron, *allowance, Width::Many)
                .forAll([&](const Advance& order, const Course& course) {
                    add(order);
                    if (!course.strike && order.intent == Intent::Engage
                        && order.all().back().ahead == *allowance) {
                        Advance shy = order;
                        shy.intent = Intent::None;
                        add(shy);
                    }
                    if (order.intent == Intent::Diekplous) {
                        Advance inColumns = order;
                        inColumns.intent = Intent::DiekplousInColumns;
                        add(inColumns);
                    }
                });
        }
    }

    void moves(int side)
    {
        add(EndMoves{static_cast<std::int8_t>(side)});
        const auto i = static_cast<std::size_t>(side);
        const SquadronNumber first = m_facts.first[i];
        const SquadronNumber past = m_facts.first[i + 1];
        if (!m_state.hasBegun) {
            most(mostOptions / 4);
            for (std::int8_t number = 1; number <= 5; ++number)
                for (SquadronNumber squadron = first; squadron < past; ++squadron)
                    if (number == 5 || obeys(squadron, number))
                        add(Signal{squadron, number});
        }
        // Everybody gets his share of the room.
        int left = 0;
        for (SquadronNumber squadron = first; squadron < past; ++squadron)
            left += !at(m_state, squadron).hasMoved;
        for (SquadronNumber squadron = first; squadron < past && left > 0; ++squadron) {
            if (at(m_state, squadron).hasMoved)
                continue;
            const std::size_t room = mostOptions - m_orders.size();
            most(m_orders.size() + std::max<std::size_t>(1, room / static_cast<std::size_t>(left)));
            ofSquadron(squadron);
            --left;
        }
        most(mostOptions);
    }

    /// The first wheel and run that brings its front in contact, when signal 5 leaves nothing else (SQ-6.4): the ways that are
    /// tried otherwise may all miss.
    void contactOf(SquadronNumber squadron)
    {
        if (squadron == noSquadron)
            return;
        const auto allowance = allowanceOf(m_facts, m_state, squadron);
        if (!allowance)
            return;
        const Mover mover = moverOf(m_facts, m_state, squadron);
        for (Degrees degrees = 0; degrees <= m_facts.figures.mostTurn && m_orders.empty(); ++degrees) {
            const Length cost =
                mover.formation == Formation::EpiKeras ? 0 : wheelCost(2 * mover.base.halfWidth, degrees);
            if (cost > *allowance)
                return;
            for (const int sense : {1, -1}) {
                Advance order;
                order.squadron = squadron;
                order.count = 2;
                order.steps[0] = Step{0, static_cast<std::int16_t>(sense * degrees)};
                order.steps[1] = Step{*allowance - cost, 0};
                add(order);
            }
        }
    }

    void targets(SquadronNumber squadron)
    {
        for (const Link& link : m_state.links)
            if (link.has(squadron))
                add(NameTarget{squadron, link.other(squadron)});
    }

private:
    /// Whether a signal would make it do something.
    [[nodiscard]] bool obeys(SquadronNumber squadron, int number) const
    {
        return at(m_state, squadron).status == Status::Free
               && obeying(m_facts, m_state, squadron, number).has_value();
    }

    const BattleFacts& m_facts;
    const State& m_state;
    std::vector<Order>& m_orders;
    std::size_t m_most = mostOptions;
};

} // namespace

void listSquadronOptions(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                         std::vector<Order>& orders)
{
    Lister(facts, state, orders).ofSquadron(squadron);
}

void listOptions(const BattleFacts& facts, const State& state, const Decision& decision,
                 std::vector<Order>& orders)
{
    orders.clear();
    Lister lister(facts, state, orders);
    switch (state.phase) {
    case Phase::Begin: lister.add(Begin{}); break;
    case Phase::Deploy: lister.deployment(decision.side); break;
    case Phase::Initiative:
        lister.add(TakeTurn{decision.side, true});
        lister.add(TakeTurn{decision.side, false});
        break;
    case Phase::Moves: lister.moves(decision.side); break;
    case Phase::Path: lister.ofSquadron(state.picked); break;
    case Phase::Targets: lister.targets(decision.subject); break;
    case Phase::Over: break;
    }
    if (orders.empty() && state.phase == Phase::Path)
        lister.contactOf(state.picked);
    if (orders.empty() && state.phase == Phase::Moves)
        lister.contactOf(nextToObey(facts, state, decision.side));
}

} // namespace navarch::squadrons
