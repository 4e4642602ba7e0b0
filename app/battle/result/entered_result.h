// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <utility>
#include <vector>

#include "app/battle/result/outcome/outcome_edit.h"
#include "app/campaign/history/snapshots.h"
#include "core/data/figures.h"

namespace navarch {

/// The result of a battle as far as it is entered: what it was fought from, what became of everybody, and what is found
/// against that. Each change is one step of undo.
class EnteredResult : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Begins with a battle in which nothing happened. `figures`, which outlive it, are those it was fought by, `codes` what
    /// its ships go by on paper; without any, what they do when their fleets are printed by themselves. `begun`: goes on
    /// with that instead, where it is an outcome of this battle; may be null.
    void begin(const BattleBrief& brief, const Figures& figures, std::vector<RowCode> codes,
               const BattleOutcome* begun);
    /// Nothing is entered any more.
    void close();

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// Differs from a battle in which nothing happened.
    [[nodiscard]] bool isBegun() const { return m_isOpen && outcome() != m_before; }
    [[nodiscard]] const BattleBrief& brief() const { return m_brief; }
    [[nodiscard]] const Figures& figures() const { return *m_figures; }
    [[nodiscard]] const BattleOutcome& outcome() const { return m_history.now(); }
    [[nodiscard]] OutcomeSheet sheet() const { return {m_brief, m_before, m_ships, m_order, m_codes}; }

    /// What can be entered of a side: its ships in the order of the sheets, its commanders, its walls; and of all sides, by
    /// their keys.
    [[nodiscard]] std::vector<OutcomePart> partsOf(int side) const;
    [[nodiscard]] std::vector<int> keys() const;
    [[nodiscard]] QString nameOf(OutcomePart part) const;

    [[nodiscard]] const std::vector<OutcomeFinding>& found() const { return m_found; }
    /// How many of those say that it cannot have been.
    [[nodiscard]] int errors() const { return m_errors; }

    /// `next` stands now, one step of undo. False when it does already, or nothing is entered.
    bool take(const QString& title, BattleOutcome next);
    /// The same; `change` alters a copy of what stands.
    template <class Change>
    bool perform(const QString& title, Change change)
    {
        BattleOutcome next = outcome();
        change(next);
        return take(title, std::move(next));
    }
    [[nodiscard]] const Snapshots<BattleOutcome>& history() const { return m_history; }
    void undo();
    void redo();

signals:
    /// Something else stands now, or another battle's result is entered, or none.
    void changed();
    /// What stands was changed by hand; told after changed().
    void altered();

private:
    void judge();

    bool m_isOpen = false;
    const Figures* m_figures = &builtInFigures();
    BattleBrief m_brief;
    BattleOutcome m_before;
    std::vector<BriefShip> m_ships;
    std::vector<std::size_t> m_order; ///< of the ships on paper
    std::vector<RowCode> m_codes;     ///< of each ship
    Snapshots<BattleOutcome> m_history;
    std::vector<OutcomeFinding> m_found;
    int m_errors = 0;
};

} // namespace navarch
