// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "core/battle/brief/brief.h"

namespace navarch {

/// So many ships of a class, as they leave the yard and without crews' quality or commanders, against as many: Athens
/// and Corinth.
[[nodiscard]] BattleBrief equalBrief(const std::string& rules, int ships,
                                     const std::string& classId = "trireme");

/// Where a brief is wrong for a game; empty when it can be fought.
template <class G>
[[nodiscard]] std::string whyNotBegun(const BattleBrief& brief)
{
    const auto game = G::begin(brief, builtInFigures());
    return game ? std::string() : game.error().front().place;
}

/// The game of a brief that can be fought.
template <class G>
[[nodiscard]] G begunGame(const BattleBrief& brief)
{
    auto game = G::begin(brief, builtInFigures());
    if (!game)
        throw std::logic_error(game.error().front().text());
    return std::move(*game);
}

} // namespace navarch
