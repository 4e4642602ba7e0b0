// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/war/map/sight/chart_sight.h"
#include "core/campaign/week/week_log.h"

namespace navarch {

/// A week at sea as one pair of eyes may see it (CP-2.3): how the chart stood when it began, and what they know of its days.
struct SeenWeek {
    ChartSight dawn; ///< of the first day, without the ways of orders
    WeekLog log;     ///< as of seenBy()
    /// How each side's fleets are drawn: of those alone that these eyes come to see.
    struct Look {
        QString name;
        QString colour;
        QString emblem;
    };
    std::map<SideId, Look> looks;
};

inline constexpr double daysOfAWeek = 7;
/// The part of a day in which fleets row; in the rest one sees what came of it.
inline constexpr double rowingOfADay = 0.75;

/// The week that begins with `before`, as `viewer` may see it. `log` is watchWeek()'s.
[[nodiscard]] SeenWeek seenWeekOf(const Campaign& before, const Figures& figures, const WeekLog& log,
                                  SideId viewer);

/// The chart at a moment of it, 0 to daysOfAWeek: fleets on their way along the lanes, others' where they were last seen, and
/// what befell them that day.
[[nodiscard]] ChartSight sightAt(const SeenWeek& week, const Figures& figures, double moment);

/// The day of that moment, 1 to 7.
[[nodiscard]] int dayOf(double moment);
/// On that day nothing is seen to move and nothing is told: one picture of the chart is as good as another.
[[nodiscard]] bool isStill(const SeenWeek& week, int day);
/// How many of the week's events one has been told by that moment.
[[nodiscard]] std::size_t toldBy(const SeenWeek& week, double moment);

} // namespace navarch
