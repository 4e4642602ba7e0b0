// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/background_job.h"
#include "app/base/lists/row_list.h"
#include "app/workshop/wars/war_document.h"

namespace navarch {

struct WarFindingEntry {
    int severity = 0;
    QString findingKey;
    QString rule;
    QString subject;
    QString message;
    ScenarioPlace place;

    [[nodiscard]] QString key() const
    {
        return findingKey + QLatin1Char('/') + subject + QLatin1Char('/') + message;
    }
};

/// What is wrong with the war that is built, gravest first: what `navarch scenario check` finds. What is wrong with a chart of its
/// own comes a little later.
///
/// Roles: severity, findingKey, rule, subject, message, and where it is mended: side and fleet (-1: none), port (its id; empty:
/// none).
class WarCheck : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The war builder hands it out.")
    Q_PROPERTY(int errors READ errors NOTIFY checked)
    Q_PROPERTY(int warnings READ warnings NOTIFY checked)
    /// The chart is still being looked at.
    Q_PROPERTY(bool busy READ busy NOTIFY checked)

public:
    explicit WarCheck(const WarReading& reading);
    ~WarCheck() override;

    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] int warnings() const { return m_warnings; }
    [[nodiscard]] bool busy() const { return m_job.isRunning(); }

    void refill();

signals:
    void checked();

private:
    [[nodiscard]] static const RowRoles<WarFindingEntry>& roles();
    void lay();

    const WarReading& m_reading;
    Findings m_ofWar;
    Findings m_ofChart;
    std::shared_ptr<const Chart> m_chart; ///< that m_ofChart is about
    BackgroundJob<Findings> m_job;
    ListRows<WarFindingEntry> m_rows{*this, roles()};
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace navarch
