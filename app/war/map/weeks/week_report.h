// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/war/map/weeks/week_sight.h"
#include "core/campaign/campaign.h"

namespace navarch {

/// What is told of a week; day 0: at its end.
struct ReportLine {
    Q_GADGET
    QML_VALUE_TYPE(reportLine)
    Q_PROPERTY(int day MEMBER day)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int port MEMBER port)
    /// It weighs more than what happens every day (core/campaign/deed/told_week.h).
    Q_PROPERTY(bool great MEMBER great)

public:
    int day = 0;
    QString text;
    QString kind;
    int port = 0;
    bool great = false;

    friend bool operator==(const ReportLine&, const ReportLine&) = default;
};

/// What has been told of a week that is played, as far as it has gone: the eyes that look read what the chronicle lets
/// them (CP-2.3).
class WeekReport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A week that is played has one.")
    /// In order; at the end also what else was told of that turn since it was sailed, with day 0.
    Q_PROPERTY(QList<navarch::ReportLine> lines READ lines NOTIFY changed)
    /// On the day to which it has gone nothing is seen to happen: it passes at once.
    Q_PROPERTY(bool still MEMBER m_isStill NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QList<ReportLine> lines() const { return m_lines; }

    /// Another week: of the records of its turn those from `firstNumber` on were made since it was sailed.
    void begin(std::int64_t firstNumber) { m_firstNumber = firstNumber; }
    /// What is told of `week` until `moment`; of what stands `now`, which may be null, with whose eyes.
    void tell(const SeenWeek& week, double moment, const Campaign* now, SideId eyes);
    void clear();

signals:
    void changed();

private:
    std::int64_t m_firstNumber = 0;
    bool m_isStill = false;
    QList<ReportLine> m_lines;
};

} // namespace navarch
