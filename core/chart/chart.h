// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/chart/coast.h"
#include "core/ports/port_gazetteer.h"
#include "core/sea/lanes.h"

namespace navarch {

/// A sea of one's own: land, ports, and the lanes between them. The document "navarch-chart/1".
struct Chart {
    std::string name;
    std::string source; ///< where the coast is from
    Sheet sheet;
    int straitMetres = 0; ///< straits narrower than this are closed
    Coast coast;
    std::vector<KnownPort> ports;
    std::vector<Lane> lanes;
};

/// The most ports a chart may have: lanes are looked for between all pairs of them.
inline constexpr std::size_t mostChartPorts = 1000;
inline constexpr int mostStraitMetres = 100'000;

[[nodiscard]] inline Position positionOf(const KnownPort& port)
{
    return {port.latitude, port.longitude};
}

/// Reads a document; `file` is for messages. That it can be read does not say that it is sound: checkChart() does.
[[nodiscard]] Result<Chart> readChart(std::string_view text, const std::string& file);
/// The same of one that stands within another document.
[[nodiscard]] Result<Chart> chartFromJson(const Json& json, const std::string& file);

/// The document, the same bytes for the same chart.
[[nodiscard]] std::string chartText(const Chart& chart);

} // namespace navarch
