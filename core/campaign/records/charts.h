// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/fields.h"
#include "core/base/id.h"

namespace navarch {

/// What a chart's document may be, in characters.
inline constexpr TextBounds chartDocumentText{16'000'000, false, true};

/// The chart a campaign is played on when it has one of its own; at most one. Without any it is the built-in one of the
/// Mediterranean, as all files before schema 10 have it. It is there from the founding, and nothing changes it: places of
/// fleets, orders and sightings are places of it.
struct ChartRecord {
    static constexpr std::string_view tableName = "charts";
    static constexpr int sinceSchema = 10;

    Id<ChartRecord> id;
    std::string name;     ///< may be empty
    std::string document; ///< navarch-chart/1, as chartText() writes it

    friend bool operator==(const ChartRecord&, const ChartRecord&) = default;
};

template <RecordSelf<ChartRecord> Self, class Visitor>
void visitFields(Self& chart, Visitor& visit)
{
    visit("name", chart.name, optionalNameText);
    visit("document", chart.document, chartDocumentText);
}

} // namespace navarch
