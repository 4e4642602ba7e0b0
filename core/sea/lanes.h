// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/json.h"
#include "core/sea/position.h"

namespace navarch {

/// A sea lane between two places of the gazetteer (CP-7.1). It is sailed both ways and listed once.
struct Lane {
    std::string from;
    std::string to;
    int miles = 0;              ///< nautical
    std::vector<Position> path; ///< from one roadstead to the other, two points at least
};

/// The lanes of the sea, and the ways along them.
class SeaLanes {
public:
    [[nodiscard]] const std::vector<Lane>& all() const { return m_lanes; }

    /// The lane between two places, whichever way it is listed; null when there is none.
    [[nodiscard]] const Lane* between(std::string_view a, std::string_view b) const;

    /// The places a lane leads to from this one, in the order of their names.
    [[nodiscard]] std::vector<std::string> neighboursOf(std::string_view place) const;

    /// Whether any lane begins or ends there.
    [[nodiscard]] bool knows(std::string_view place) const { return m_ways.contains(place); }

    /// The shortest way, both ends included; of equally long ones the one whose places come first by name. Empty when
    /// none leads there, one place when `from` is `to`.
    [[nodiscard]] std::vector<std::string> route(std::string_view from, std::string_view to) const;

    /// The miles to every place that lanes lead to, by the shortest way from one of `starts` (places and the miles it takes to be
    /// there, 0 or more). Starts that no lane knows lead to themselves alone.
    [[nodiscard]] std::map<std::string, int>
    milesFrom(const std::vector<std::pair<std::string, int>>& starts) const;

    /// The length of a way in nautical miles; -1 when two places of it have no lane between them.
    [[nodiscard]] int milesOf(const std::vector<std::string>& places) const;

    /// Where a ship is `miles` out on the lane from `from` to `to`, measured along its path. The lane must be there.
    [[nodiscard]] Position positionOn(std::string_view from, std::string_view to, int miles) const;

    /// Reads "navarch-lanes/1"; `file` is for messages.
    [[nodiscard]] static Result<SeaLanes> fromJson(const Json& json, const std::string& file);

private:
    /// By place, by neighbour: the lane's number.
    using Ways = std::map<std::string, std::map<std::string, std::size_t, std::less<>>, std::less<>>;

    /// What ways are found by: places are numbered by their names.
    struct Step {
        std::size_t to = 0;
        int miles = 0;
    };
    void number();
    [[nodiscard]] std::size_t numberOf(std::string_view place) const;
    /// To every place, by number, from those that have miles already; -1: no lane leads there.
    void spread(std::vector<int>& miles) const;

    std::vector<Lane> m_lanes;
    Ways m_ways;
    std::vector<std::string> m_places;      ///< in the order of their names
    std::vector<std::vector<Step>> m_steps; ///< of each place, in the order of its neighbours' names
};

} // namespace navarch
