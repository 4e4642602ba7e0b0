// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QThreadPool>

#include <optional>

#include "app/base/background_job.h"
#include "app/base/lists/row_list.h"
#include "app/workshop/charts/chart_document.h"

namespace navarch {

struct ChartFindingEntry {
    Finding finding;
    std::optional<Position> place;

    [[nodiscard]] std::string key() const { return finding.key + finding.subject.english(); }
};

/// Computes the lanes of the chart on the table whenever it is another, on a thread of its own, and lists what is wrong
/// with it, gravest first. What is listed and drawn stays until that is done.
///
/// Roles: severity (FindingSeverity), findingKey, subject, message, placed (place() says where).
class ChartCheck : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The chart room hands it out.")
    /// Lanes are computed just now.
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)
    /// How many lanes there are.
    Q_PROPERTY(int lanes READ laneCount NOTIFY changed)

public:
    explicit ChartCheck(ChartDocument& document);

    /// Where the finding of that row is, in degrees.
    Q_INVOKABLE QPointF place(int row) const;

    [[nodiscard]] bool busy() const { return m_job.isRunning(); }
    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] int warnings() const { return m_warnings; }
    [[nodiscard]] int laneCount() const { return static_cast<int>(m_lanes.size()); }
    /// As they were computed last.
    [[nodiscard]] const std::vector<Lane>& lanes() const { return m_lanes; }

    void refill();

signals:
    void changed();
    /// Lanes and findings are those of the chart on the table.
    void reckoned();

private:
    [[nodiscard]] static const RowRoles<ChartFindingEntry>& roles();
    void show();

    ChartDocument& m_document;
    QThreadPool m_thread;
    BackgroundJob<ChartReckoning> m_job;
    ListRows<ChartFindingEntry> m_rows{*this, roles()};
    std::vector<Lane> m_lanes;
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace navarch
