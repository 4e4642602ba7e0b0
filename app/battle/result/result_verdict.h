// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/battle/result/entered_result.h"

namespace navarch {

/// How a battle ended as a whole: who won, how long it took, who gave up.
class ResultVerdict : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A result entry has it.")
    /// The side that won, or -1: a draw.
    Q_PROPERTY(int victor READ victor WRITE setVictor NOTIFY changed)
    /// 0 to 1000.
    Q_PROPERTY(int turns READ turns WRITE setTurns NOTIFY changed)
    /// The side that gave up, or -1.
    Q_PROPERTY(int conceded READ conceded WRITE setConceded NOTIFY changed)
    Q_PROPERTY(bool atTurnLimit READ atTurnLimit WRITE setAtTurnLimit NOTIFY changed)

public:
    /// Of a result that outlives it.
    explicit ResultVerdict(EnteredResult& result);

    [[nodiscard]] int victor() const { return m_result.outcome().victor.value_or(-1); }
    void setVictor(int side);
    [[nodiscard]] int turns() const { return m_result.outcome().turns; }
    void setTurns(int turns);
    [[nodiscard]] int conceded() const { return m_result.outcome().conceded.value_or(-1); }
    void setConceded(int side);
    [[nodiscard]] bool atTurnLimit() const { return m_result.outcome().atTurnLimit; }
    void setAtTurnLimit(bool at);

signals:
    void changed();

private:
    /// Nothing when there is no such side.
    [[nodiscard]] std::optional<int> sideOr(int side) const;

    EnteredResult& m_result;
};

} // namespace navarch
