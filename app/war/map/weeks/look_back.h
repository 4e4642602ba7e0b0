// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

#include <map>
#include <memory>

#include "app/war/map/chart/sea_chart.h"
#include "db/past_campaign.h"

namespace navarch {

/// Shows past weeks on the chart as they began, read back from the campaign's journal: the records as they were, seen with
/// the same eyes (CP-2.3). Weeks once read are kept until something changes. It reads a little at a time, so that the
/// window stays at hand.
class LookBack : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::SeaChart* chart READ chart WRITE setChart NOTIFY chartChanged)
    /// The turn that stands now, from 0; there are as many before it.
    Q_PROPERTY(int last READ last NOTIFY changed)
    /// The turn that is shown or on its way.
    Q_PROPERTY(int turn READ turn WRITE setTurn NOTIFY changed)
    /// The journal is still being read.
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// Why it cannot be shown; empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit LookBack(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] SeaChart* chart() const { return m_chart; }
    void setChart(SeaChart* chart);
    [[nodiscard]] int last() const;
    [[nodiscard]] int turn() const { return m_turn < 0 ? last() : m_turn; }
    void setTurn(int turn);
    [[nodiscard]] bool busy() const { return m_isReading; }
    [[nodiscard]] QString problem() const { return m_problem; }

signals:
    void chartChanged();
    void changed();

private:
    void take();
    void forget();
    void readOn();
    void show();
    /// One deed back; keeps the week that ends there. False when it cannot go on.
    bool step();
    [[nodiscard]] const CampaignFile* file() const;
    [[nodiscard]] OpenCampaign* campaign() const { return m_chart ? m_chart->campaign() : nullptr; }

    QPointer<SeaChart> m_chart;
    QPointer<OpenCampaign> m_followed;
    std::unique_ptr<PastCampaign> m_past;
    std::map<int, ChartSight> m_weeks;
    int m_turn = -1; ///< none: the present
    bool m_isReading = false;
    QString m_problem;
};

} // namespace navarch
