// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include "app/base/background_job.h"
#include "app/war/map/chart/sea_chart.h"
#include "app/war/map/weeks/week_report.h"
#include "app/war/map/weeks/week_sight.h"

namespace navarch {

/// Plays the week that was sailed last on the chart, day by day, as far as the eyes that look may know of it (CP-2.3): fleets
/// along their lanes, marks where storms and meetings were, and what is told of it. It ends by itself, may be skipped, and
/// is put away when anything of the campaign changes.
class WeekPlay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::SeaChart* chart READ chart WRITE setChart NOTIFY chartChanged)
    /// It is shown, playing or played to its end, until it is put away.
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    /// It goes on by itself.
    Q_PROPERTY(bool playing READ playing NOTIFY changed)
    /// It is still being looked up what happened.
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// How long a day takes. Kept for the next week, and the next evening.
    Q_PROPERTY(navarch::WeekPlay::Pace pace READ pace WRITE setPace NOTIFY paceChanged)
    /// Where it is: 0 at the first dawn, 7 at the end.
    Q_PROPERTY(double moment READ moment WRITE setMoment NOTIFY momentChanged)
    /// The day that is shown, 1 to 7.
    Q_PROPERTY(int day READ day NOTIFY momentChanged)
    /// The week's date, in words.
    Q_PROPERTY(QString date READ date NOTIFY changed)
    Q_PROPERTY(navarch::WeekReport* report READ report CONSTANT)

public:
    enum Pace { Slow, Even, Fast };
    Q_ENUM(Pace)

    explicit WeekPlay(QObject* parent = nullptr);
    ~WeekPlay() override;

    [[nodiscard]] SeaChart* chart() const { return m_chart; }
    void setChart(SeaChart* chart);
    [[nodiscard]] bool shown() const { return m_isShown; }
    [[nodiscard]] bool playing() const { return m_clock.isActive(); }
    [[nodiscard]] bool busy() const { return m_looking.isRunning(); }
    [[nodiscard]] Pace pace() const { return m_pace; }
    void setPace(Pace pace);
    [[nodiscard]] double moment() const { return m_moment; }
    /// Shows that moment; it goes on from there when it is playing.
    void setMoment(double moment);
    [[nodiscard]] int day() const { return dayOf(m_moment); }
    [[nodiscard]] QString date() const;
    [[nodiscard]] WeekReport* report() { return &m_report; }
    [[nodiscard]] const SeenWeek& week() const { return m_week; }

    /// Looks up the week that was sailed last and plays it; with `atEnd` it is told at once, and the chart shows how things
    /// stand. False when none was sailed, or its beginning cannot be read.
    Q_INVOKABLE bool watch(bool atEnd);
    /// To its end: what is left is told, as soon as it is known, and the chart shows how things stand now.
    Q_INVOKABLE void skip();
    /// Stands still at that moment, as for a picture of it.
    Q_INVOKABLE void standAt(double moment);
    /// From its beginning.
    Q_INVOKABLE void again();
    /// Nothing of it is shown any more.
    Q_INVOKABLE void putAway();

signals:
    void chartChanged();
    void changed();
    void paceChanged();
    void momentChanged();

private:
    void follow();
    void take(const SeenWeek& week, bool atEnd);
    void tick();
    void show();
    void tell();

    QPointer<SeaChart> m_chart;
    QPointer<OpenCampaign> m_followed;
    SeenWeek m_week;
    bool m_isShown = false;
    bool m_isToBeSkipped = false; ///< as soon as it is known what happened
    double m_moment = 0;
    Pace m_pace;
    WeekReport m_report;
    QTimer m_clock;
    QElapsedTimer m_since;
    BackgroundJob<SeenWeek> m_looking;
};

} // namespace navarch
