// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/json.h"
#include "core/chart/coast.h"
#include "core/ports/port_gazetteer.h"
#include "core/sea/lanes.h"

namespace navarch {

/// What somebody decided of a lane, whatever computing them would bring.
enum class LaneChoice { Forced, Forbidden };

template <>
struct EnumNames<LaneChoice> {
    static constexpr std::array<EnumName<LaneChoice>, 2> names{
        {{LaneChoice::Forced, "forced"}, {LaneChoice::Forbidden, "forbidden"}}};
};

/// The lane between two ports, by their ids, about which that was decided. It is the same either way round.
struct ChosenLane {
    std::string from;
    std::string to;
    LaneChoice choice = LaneChoice::Forced;

    [[nodiscard]] bool isBetween(std::string_view a, std::string_view b) const
    {
        return (from == a && to == b) || (from == b && to == a);
    }
    friend bool operator==(const ChosenLane&, const ChosenLane&) = default;
};

/// A sea of one's own: land, ports, and the lanes between them. The document "navarch-chart/1".
struct Chart {
    std::string name;
    std::string source; ///< where the coast is from
    Sheet sheet;
    int straitMetres = 0; ///< straits narrower than this are closed
    Coast coast;
    std::vector<KnownPort> ports;
    std::vector<Lane> lanes;
    std::vector<ChosenLane> chosen; ///< each pair of ports once
};

/// Of how many lanes a chart may decide so.
inline constexpr std::size_t mostChosenLanes = 2000;
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
