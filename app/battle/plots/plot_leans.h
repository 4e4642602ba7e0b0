// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "core/battle/match/match.h"

namespace navarch {

/// Which way a step leads, for arrow keys.
enum class PlotLean { Ahead, Port, Starboard, Astern };

/// Which way the symbols of a game's plots lead, as far as tracks have shown it.
class PlotLeans {
public:
    void learn(const PlotTrack& track, BoardKind board);
    [[nodiscard]] std::optional<PlotLean> of(char symbol) const;
    [[nodiscard]] bool knows(char symbol) const { return m_leans.contains(symbol); }

private:
    std::map<char, PlotLean> m_leans;
};

} // namespace navarch
