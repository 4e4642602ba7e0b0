// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/chart/drafting/chart_draft.h"

namespace navarch {

/// What was computed of a chart: its lanes, and what is wrong with it.
struct ChartReckoning {
    std::vector<Lane> lanes; ///< none while there are errors
    Findings findings;
};

/// A chart on the table of the chart room. A value, so that every step of the work can be kept and taken back (Snapshots).
struct ChartPlan {
    ChartDraft draft;
    std::shared_ptr<const ChartReckoning> reckoned; ///< of this draft; null: it is still computed
    Findings ofReading; ///< what was put right when its coast was read; it holds as long as that coast
    std::string path;   ///< the file it was read from or saved to; empty: none yet

    /// Two are equal whose drafts and files are: what is computed of them is the same.
    friend bool operator==(const ChartPlan& a, const ChartPlan& b)
    {
        return a.draft == b.draft && a.path == b.path;
    }
};

/// Whether what was computed of one draft holds for the other: values and the chart's name apart they are equal.
[[nodiscard]] bool sharesReckoning(const ChartDraft& a, const ChartDraft& b);

/// Computes lanes and findings; safe on any thread.
[[nodiscard]] ChartReckoning reckoned(const ChartDraft& draft);

/// The draft that is kept beside the work ("navarch-chart-draft/1").
[[nodiscard]] Json chartDraftJson(const ChartPlan& plan);
[[nodiscard]] Result<ChartPlan> readChartDraft(const Json& json, const std::string& file);
/// A chart that was read, its coast put right.
[[nodiscard]] ChartPlan planOf(Chart chart);

} // namespace navarch
