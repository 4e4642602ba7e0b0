// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "core/battle/contract/joint.h"
#include "core/battle/contract/reasons.h"
#include "core/battle/match/hand_play.h"
#include "core/battle/match/why.h"

namespace navarch {

/// Orders with their words, shapes and merits, those of most merit first.
template <Game G>
[[nodiscard]] std::vector<MatchOption> described(const G& game, const typename G::State& state,
                                                 const std::vector<typename G::Order>& orders,
                                                 Temperament temperament)
{
    std::vector<int> merits;
    std::vector<std::size_t> places;
    for (const typename G::Order& order : orders) {
        places.push_back(places.size());
        merits.push_back(game.merit(state, order, temperament));
    }
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return merits[a] > merits[b]; });
    std::vector<MatchOption> options;
    for (const std::size_t place : places) {
        const typename G::Order& order = orders[place];
        MatchOption& option = options.emplace_back();
        option.order = game.orderJson(order);
        option.wording = game.wording(order);
        option.merit = merits[place];
        if constexpr (Watchable<G>)
            option.shape = game.shapeOf(state, order);
    }
    if constexpr (Reasoned<G> && Naming<G>)
        if (options.size() > 1) {
            const auto reasonsFor = [&](std::size_t place) {
                std::vector<ReasonTerm> terms;
                game.reasons(state, orders[place], temperament, terms);
                return terms;
            };
            // Orders that are worth the same are mostly the same.
            const auto next = std::find_if(places.begin(), places.end(), [&](std::size_t each) {
                return merits[each] < merits[places.front()];
            });
            options.front().why =
                whyRather(reasonsFor(places.front()),
                          next == places.end() ? std::vector<ReasonTerm>() : reasonsFor(*next),
                          [&game](ShipNumber ship) { return game.shipName(ship); });
        }
    return options;
}

/// A refusal in words.
template <Game G>
[[nodiscard]] Problem problemOf(const G& game, const Refusal& refusal)
{
    ShipNaming named;
    if constexpr (Naming<G>)
        named = [&game](ShipNumber ship) { return game.shipName(ship); };
    return orderRefused(refusal, named);
}

/// A match of one game as people play it by hand.
template <Game G>
class HandOf final : public HandPlay {
public:
    /// Game and state must outlive it; the state may be another each time it is asked.
    HandOf(const G& game, const typename G::State& state) : m_game(game), m_state(state) {}

    [[nodiscard]] std::vector<MatchOption> optionsOf(ShipNumber ship, Temperament temperament) const override
    {
        if constexpr (HandPlayed<G>) {
            std::vector<Order> orders;
            m_game.shipOptions(m_state, ship, orders);
            return described(m_game, m_state, orders, temperament);
        }
        return offered(ship, {}, temperament);
    }

    [[nodiscard]] std::vector<MatchOption> sideOptions(const Decision& decision,
                                                       Temperament temperament) const override
    {
        if constexpr (HandPlayed<G>) {
            std::vector<Order> orders;
            m_game.sideOptions(m_state, decision, orders);
            return described(m_game, m_state, orders, temperament);
        }
        return offered(noShip, decision, temperament);
    }

    [[nodiscard]] std::optional<Problem> whyIdle(ShipNumber ship) const override
    {
        if constexpr (HandPlayed<G>) {
            if (const Refusal refusal = m_game.idleRefusal(m_state, ship))
                return problemOf(m_game, refusal.ship == noShip ? refusal.of(ship) : refusal);
            return std::nullopt;
        }
        if (!offered(ship, {}, Temperament::Steady).empty())
            return std::nullopt;
        return Problem{"order", phrase("Nothing is asked of this ship now."), {}};
    }

    [[nodiscard]] std::optional<MoveForm> moveForm(ShipNumber ship) const override
    {
        if constexpr (HandPlayed<G>)
            return m_game.moveForm(m_state, ship);
        else
            return std::nullopt;
    }

    [[nodiscard]] std::optional<Json> placing(ShipNumber ship, const BoardPose& pose) const override
    {
        if constexpr (HandPlayed<G>)
            if (const auto order = m_game.placing(m_state, ship, pose))
                return m_game.orderJson(*order);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<FormationPlace> formingUp(ShipNumber ship, Formation formation,
                                                          const BoardPose& pose) const override
    {
        if constexpr (FormedUp<G>)
            if (const auto order = m_game.formingUp(m_state, ship, formation, pose))
                if (auto shape = m_game.shapeOf(m_state, *order))
                    return FormationPlace{m_game.orderJson(*order), std::move(shape->formation)};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Json> takingUp(ShipNumber ship) const override
    {
        if constexpr (TakingUp<G>)
            return m_game.orderJson(m_game.takingUp(ship));
        else
            return std::nullopt;
    }

    [[nodiscard]] std::optional<Json> courseHolding(int side) const override
    {
        if constexpr (CourseHolding<G>)
            return m_game.orderJson(m_game.courseHolding(side));
        else
            return std::nullopt;
    }

    [[nodiscard]] std::optional<Json> concession(int side) const override
    {
        if constexpr (HandPlayed<G>)
            return m_game.orderJson(m_game.concession(side));
        else
            return std::nullopt;
    }

private:
    using Order = typename G::Order;

    /// What the decisions, or the one given, offer a ship; for noShip, what is no ship's.
    [[nodiscard]] std::vector<MatchOption> offered(ShipNumber ship, const std::optional<Decision>& only,
                                                   Temperament temperament) const
    {
        std::vector<MatchOption> found;
        for (const Decision& decision : m_game.decisions(m_state)) {
            if (only && decision != *only)
                continue;
            std::vector<Order> orders;
            m_game.options(m_state, decision, orders);
            for (MatchOption& option : described(m_game, m_state, orders, temperament))
                if ((option.shape ? option.shape->ship : noShip) == ship)
                    found.push_back(std::move(option));
        }
        return found;
    }

    const G& m_game;
    const typename G::State& m_state;
};

} // namespace navarch
