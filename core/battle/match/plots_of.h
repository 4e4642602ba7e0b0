// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    [[nodiscard]] std::optional<Json> plotsDone([[maybe_unused]] int side) const override
    {
        if constexpr (Plotted<G>)
            return m_game.orderJson(m_game.plotsDone(side));
        else
            return std::nullopt;
    }

private:
    const G& m_game;
    const typename G::State& m_state;
};

} // namespace navarch
