// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/war/map/weeks/week_sight.h"
#include "core/campaign/campaign.h"

namespace navarch {

/// What has been told of a week that is played, as far as it has gone: the eyes that look read what the chronicle lets
/// them (CP-2.3).
class WeekReport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A week that is played has one.")
    /// { day, text, kind, port }, in order; at the end also what else was told of that turn since it was sailed, with day 0.
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QVariantList lines() const { return m_lines; }

    /// Another week: of the records of its turn those from `firstNumber` on were made since it was sailed.
    void begin(std::int64_t firstNumber) { m_firstNumber = firstNumber; }
    /// What is told of `week` until `moment`; of what stands `now`, which may be null, with whose eyes.
    void tell(const SeenWeek& week, double moment, const Campaign* now, SideId eyes);
    void clear();

signals:
    void changed();

private:
    std::int64_t m_firstNumber = 0;
    QVariantList m_lines;
};

} // namespace navarch
