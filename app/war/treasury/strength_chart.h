// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include <map>
#include <memory>
#include <optional>

#include "app/war/treasury/curve_list.h"
#include "core/campaign/money/strength.h"
#include "db/past_campaign.h"

namespace navarch {

/// What each visible side's ships were worth at the end of each week, read back from the campaign's journal: what was
/// undone never happened. It reads a little at a time, so that the window stays at hand, and keeps what it has read of weeks
/// that are over.
class StrengthChart : public navarch::CurveList {
    Q_OBJECT
    QML_ELEMENT
    /// Only then is the journal read: the chart is looked at.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    /// Past weeks are still being read.
    Q_PROPERTY(bool busy READ busy NOTIFY refilled)
    /// Why older weeks cannot be shown; empty.
    Q_PROPERTY(QString problem READ problem NOTIFY refilled)

public:
    explicit StrengthChart(QObject* parent = nullptr) : CurveList(parent) {}

    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] bool busy() const { return m_isReading; }
    [[nodiscard]] QString problem() const { return m_problem; }

signals:
    void activeChanged();

protected:
    void refill() override;

private:
    using Strengths = std::map<SideId, Talents>;

    void forgetOtherFile();
    void readOn();
    /// One deed back; keeps the week that ends there. False: there is nothing more to read.
    bool step();
    void display();

    bool m_active = false;
    bool m_isReading = false;
    const CampaignFile* m_file = nullptr; ///< whose weeks are kept; not looked into
    QString m_path;
    QString m_problem;
    std::unique_ptr<FleetStrength> m_pricing;
    std::unique_ptr<PastCampaign> m_past;
    std::optional<Strengths> m_atStart; ///< as the war began; none: not read
    std::map<int, Strengths> m_weeks;   ///< as each turn ended
};

} // namespace navarch
