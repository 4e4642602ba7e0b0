// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/battle/contract/board_view.h"
#include "core/battle/contract/game.h"
#include "core/battle/events/event.h"
#include "core/battle/outcome/outcome.h"

namespace navarch::kept {

/// A running sum of what a battle comes to (FNV-1a, 64 bits), without its words.
class KeptSum {
public:
    void add(std::int64_t number);
    void add(std::string_view text);
    void add(const Decision& decision);
    void add(const BattleEvents& events);
    void add(const BoardView& board);
    void add(const BattleOutcome& outcome);

    /// Its last 16 bits.
    [[nodiscard]] std::string text() const;

private:
    std::uint64_t m_sum = 14'695'981'039'346'656'037U;
};

} // namespace navarch::kept
