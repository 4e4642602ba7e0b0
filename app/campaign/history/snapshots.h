// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <utility>
#include <vector>

namespace navarch {

/// A value as it was after each change, with the name of the change: undo and redo walk along the row. The oldest are
/// forgotten beyond `maxSteps`.
template <class Value>
class Snapshots {
public:
    static constexpr std::size_t maxSteps = 200;

    [[nodiscard]] const Value& now() const { return m_steps[m_at].value; }
    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_steps.size(); }
    /// What undo() would take back and redo() do again; empty when there is nothing.
    [[nodiscard]] QString undoTitle() const { return canUndo() ? m_steps[m_at].title : QString(); }
    [[nodiscard]] QString redoTitle() const { return canRedo() ? m_steps[m_at + 1].title : QString(); }

    /// Forgets everything and begins with `first`.
    void begin(Value first)
    {
        m_steps.clear();
        m_steps.push_back({{}, std::move(first)});
        m_at = 0;
    }

    /// `next` stands now; what was undone is forgotten. A value equal to the present one is no step.
    bool take(QString title, Value next)
    {
        if (next == now())
            return false;
        m_steps.resize(m_at + 1);
        m_steps.push_back({std::move(title), std::move(next)});
        if (m_steps.size() > maxSteps)
            m_steps.erase(m_steps.begin());
        m_at = m_steps.size() - 1;
        return true;
    }

    /// Alters the present value in place, without a step: for what undo has no business with.
    template <class Change>
    void amend(Change change)
    {
        change(m_steps[m_at].value);
    }

    void undo() { m_at -= canUndo() ? 1 : 0; }
    void redo() { m_at += canRedo() ? 1 : 0; }

private:
    struct Step {
        QString title;
        Value value;
    };

    std::vector<Step> m_steps = std::vector<Step>(1);
    std::size_t m_at = 0;
};

} // namespace navarch
