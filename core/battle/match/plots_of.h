// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/captains/foreseeing_captain.h"
#include "core/battle/match/written_plots.h"

namespace navarch {

/// The written plots of a match of one game.
template <Game G>
class PlotsOf final : public WrittenPlots {
public:
    /// Game and state must outlive it; the state may be another each time it is asked.
    PlotsOf(const G& game, const typename G::State& state) : m_game(game), m_state(state) {}

    [[nodiscard]] std::optional<PlotForm> plotForm([[maybe_unused]] ShipNumber ship) const override
    {
        if constexpr (Plotted<G>)
            return m_game.plotForm(m_state, ship);
        else
            return std::nullopt;
    }

    [[nodiscard]] std::optional<PlotTrack> plotTrack([[maybe_unused]] ShipNumber ship,
                                                     [[maybe_unused]] const PlotDraft& draft) const override
    {
        if constexpr (Plotted<G>)
            return m_game.plotTrack(m_state, ship, draft);
        else
            return std::nullopt;
    }

    [[nodiscard]] std::optional<PlotDraft> readPlot([[maybe_unused]] const std::string& text) const override
    {
        if constexpr (Plotted<G>)
            return m_game.readPlot(text);
        else
            return std::nullopt;
    }

    [[nodiscard]] std::optional<Json> plotOrder([[maybe_unused]] ShipNumber ship,
                                                [[maybe_unused]] const PlotDraft& draft) const override
    {
        if constexpr (Plotted<G>)
            if (const auto order = m_game.plotOrder(ship, draft))
                return m_game.orderJson(*order);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<PlotDraft> thought([[maybe_unused]] ShipNumber ship,
                                                   [[maybe_unused]] Temperament temperament) const override
    {
        if constexpr (Plotted<G> && HandPlayed<G>)
            if (m_game.plotForm(m_state, ship)) {
                std::vector<typename G::Order> orders;
                m_game.shipOptions(m_state, ship, orders);
                return firstThought(orders, temperament);
            }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Json> plotsDone([[maybe_unused]] int side) const override
    {
        if constexpr (Plotted<G>)
            return m_game.orderJson(m_game.plotsDone(side));
        else
            return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<PlotDraft> firstThought(const std::vector<typename G::Order>& orders,
                                                        Temperament temperament) const
    {
        if (orders.empty())
            return std::nullopt;
        typename G::State seen = m_state;
        if constexpr (Veiled<G>)
            m_game.veil(seen, m_game.sideOf(m_state, orders.front()));
        std::vector<int> merits;
        if constexpr (WeighsTogether<G>)
            m_game.weigh(seen, orders, temperament, merits);
        else
            for (const auto& order : orders)
                merits.push_back(m_game.merit(seen, order, temperament));
        std::size_t best = 0;
        for (std::size_t i = 1; i < orders.size(); ++i)
            if (merits[i] > merits[best])
                best = i;
        return m_game.draftIn(orders[best]);
    }

    const G& m_game;
    const typename G::State& m_state;
};

} // namespace navarch
