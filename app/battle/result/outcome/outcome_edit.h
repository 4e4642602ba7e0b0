// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>
#include <span>
#include <vector>

#include "app/battle/result/outcome/sheet_rows.h"
#include "core/battle/match/outcome_check.h"

namespace navarch {

/// One row of a result that is entered: a ship, a commander or a wall section of the outcome.
struct OutcomePart {
    OutcomeFinding::Part part = OutcomeFinding::Part::Whole;
    std::size_t index = 0; ///< in the outcome's ships, commanders or walls

    /// A number of its own, 1 and up; 0 of the whole.
    [[nodiscard]] int key() const;
    [[nodiscard]] static OutcomePart ofKey(int key);
};

/// What an outcome is of and what is changed in it, with what limits each change.
struct OutcomeSheet {
    const BattleBrief& brief;
    const BattleOutcome& before;         ///< outcomeBefore(brief)
    const std::vector<BriefShip>& ships; ///< shipsOf(brief)
    std::span<const std::size_t> order =
        {};                              ///< of the ships on paper, sheetOrder(); empty: that of the brief
    std::span<const RowCode> codes = {}; ///< of each ship; empty: there are none

    /// The ship of a place in the order of the sheets, which are as many as ships; and the place of a ship.
    [[nodiscard]] std::size_t shipAt(std::size_t place) const { return order.empty() ? place : order[place]; }
    [[nodiscard]] std::size_t placeOf(std::size_t ship) const
    {
        return order.empty()
                   ? ship
                   : static_cast<std::size_t>(std::find(order.begin(), order.end(), ship) - order.begin());
    }
};

/// The side a part came with.
[[nodiscard]] int sideOf(const BattleOutcome& outcome, OutcomePart part);

/// Sets one field of one part ("oars_lost", "rudder_hit", ...), no further than what it came with and had aboard. False
/// when the part has no such field.
bool setNumber(BattleOutcome& outcome, OutcomePart part, const QString& field, int number,
               const OutcomeSheet& sheet);

/// Sets what is chosen by name ("fate" -> "sunk", "captor" -> "1", "damage", "captain_state", "state"). A captor is
/// found where there is but one other side. False when the part has no such field or the field no such choice.
bool setChoice(BattleOutcome& outcome, OutcomePart part, const QString& field, const QString& value,
               const OutcomeSheet& sheet);

/// What a letter or digit means to a part, as setChoice() has it: S on a ship sinks it, D on a commander kills him, 0-5
/// are levels of damage. An empty field: nothing.
struct KeyMeaning {
    QString field;
    QString value;
};
[[nodiscard]] KeyMeaning meaningOf(QChar key, OutcomeFinding::Part part);

} // namespace navarch
