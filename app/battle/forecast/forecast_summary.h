// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/battle/forecast/shown_spread.h"
#include "core/battle/forecast/running_forecast.h"

namespace navarch {

/// What the battles of one game that were fought so far come to, in words: who wins, how often nobody does, for how many
/// turns it goes on; or why none can be fought.
class ForecastSummary : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// Battles that the figures hold.
    Q_PROPERTY(int runs READ runs NOTIFY changed)
    /// "1,240 battles so far", "Stopped after 1,240 battles".
    Q_PROPERTY(QString state READ state NOTIFY changed)
    /// "Athens wins 62 of 100 (58–66)"; empty before the first battle.
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    /// Why this game cannot fight the match, and what would help; empty when it can.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    /// What kind of captains fight.
    Q_PROPERTY(QString note READ note CONSTANT)

    /// Draws: "6 of 100" and "4–9".
    Q_PROPERTY(QString draws READ draws NOTIFY changed)
    Q_PROPERTY(QString drawRange READ drawRange NOTIFY changed)
    /// Talents: where the axis of losses ends, the same for all sides.
    Q_PROPERTY(double lossMost READ lossMost NOTIFY changed)
    /// For a SpreadPlot, and in words: "6 to 24 turns, 13.2 on average; 4 of 100 reach the limit".
    Q_PROPERTY(navarch::ShownSpread turns READ turns NOTIFY changed)
    Q_PROPERTY(QString turnsText READ turnsText NOTIFY changed)

public:
    using QObject::QObject;

    /// `most`: how many battles there can be, at which it is at its end.
    void show(RunningForecast::Standing standing, int most);
    [[nodiscard]] const RunningForecast::Standing& standing() const { return m_standing; }
    [[nodiscard]] const Forecast& forecast() const { return m_standing.forecast; }
    /// It is held up by nothing but that nobody wants more battles.
    [[nodiscard]] bool canGoOn() const;

    [[nodiscard]] int runs() const { return m_standing.forecast.runs; }
    [[nodiscard]] QString state() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString draws() const;
    [[nodiscard]] QString drawRange() const;
    [[nodiscard]] double lossMost() const;
    [[nodiscard]] ShownSpread turns() const;
    [[nodiscard]] QString turnsText() const;

signals:
    void changed();

private:
    RunningForecast::Standing m_standing;
    int m_most = 0; ///< 0: nothing is fought at all
};

} // namespace navarch
