// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/battle/result/entered_result.h"

namespace navarch {

/// The way back through what was entered, change by change, and forwards again.
class ResultHistory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A result entry has it.")
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY changed)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY changed)

public:
    /// Of a result that outlives it.
    explicit ResultHistory(EnteredResult& result) : m_result(result)
    {
        connect(&m_result, &EnteredResult::changed, this, &ResultHistory::changed);
    }

    Q_INVOKABLE void undo() { m_result.undo(); }
    Q_INVOKABLE void redo() { m_result.redo(); }

    [[nodiscard]] bool canUndo() const { return m_result.history().canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_result.history().canRedo(); }
    [[nodiscard]] QString undoTitle() const { return m_result.history().undoTitle(); }
    [[nodiscard]] QString redoTitle() const { return m_result.history().redoTitle(); }

signals:
    void changed();

private:
    EnteredResult& m_result;
};

} // namespace navarch
