// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include <memory>
#include <vector>

#include "app/base/lists/row_selection.h"
#include "app/battle/battle_player.h"
#include "app/battle/result/entered_result.h"
#include "app/battle/result/result_rows.h"

namespace navarch {

/// The sides of a result that is entered: who plays them, a list of rows for each, and what they lost.
class ResultSides {
public:
    /// Of a result that outlives it.
    explicit ResultSides(const EnteredResult& result) : m_result(result) {}

    /// Of another battle with so many sides; those without a player get a plain one.
    void begin(std::vector<BattlePlayer> players, std::size_t sides);
    /// Brings the rows up to date.
    void show(const RowSelection& selection);

    /// { side, name, colour, emblem, ships, lost, loss (in talents), rows } each; none while nothing is entered.
    [[nodiscard]] QVariantList shown() const;

private:
    const EnteredResult& m_result;
    std::vector<BattlePlayer> m_players;
    std::vector<std::unique_ptr<ResultRows>> m_rows; ///< a side each
};

} // namespace navarch
