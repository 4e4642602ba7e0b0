// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sea/lanes.h"

#include <algorithm>
#include <functional>
#include <queue>

#include "core/base/json_reader.h"
#include "core/sea/position_json.h"

namespace navarch {

namespace {

constexpr Bounds laneMiles{1, 2000};
constexpr int maxPathPoints = 500;

Lane readLane(const Json& json, const std::string& file, const std::string& path, Problems& problems)
{
    Lane lane;
    ObjectReader read(json, file, path, problems, Missing::IsAProblem);
    read("from", lane.from, nameText);
    read("to", lane.to, nameText);
    read("nm", lane.miles, laneMiles);
    for (const Json* item : read.items("path", maxPathPoints)) {
        if (const auto position = positionFrom(*item))
            lane.path.push_back(*position);
        else
            read.refuse("path", phrase("A pair of longitude and latitude in degrees belongs here."));
    }
    if (lane.path.size() < 2)
        read.refuse("path", phrase("A lane's path has two points at least."));
    if (read.has("source")) {
        std::string source;
        read("source", source, noteText);
    }
    read.finish();
    if (lane.from == lane.to)
        read.refuse("to", phrase("A lane leads from one place to another."));
    return lane;
}

} // namespace

const Lane* SeaLanes::between(std::string_view a, std::string_view b) const
{
    const auto from = m_ways.find(a);
    if (from == m_ways.end())
        return nullptr;
    const auto found = from->second.find(b);
    return found == from->second.end() ? nullptr : &m_lanes[found->second];
}

std::vector<std::string> SeaLanes::neighboursOf(std::string_view place) const
{
    std::vector<std::string> names;
    if (const auto from = m_ways.find(place); from != m_ways.end())
        for (const auto& [name, lane] : from->second)
            names.push_back(name);
    return names;
}

void SeaLanes::number()
{
    m_places.clear();
    for (const auto& [place, ways] : m_ways)
        m_places.push_back(place);
    m_steps.clear();
    for (const auto& [place, ways] : m_ways) {
        std::vector<Step>& steps = m_steps.emplace_back();
        for (const auto& [next, lane] : ways)
            steps.push_back({numberOf(next), m_lanes[lane].miles});
    }
}

std::size_t SeaLanes::numberOf(std::string_view place) const
{
    return static_cast<std::size_t>(std::lower_bound(m_places.begin(), m_places.end(), place)
                                    - m_places.begin());
}

void SeaLanes::spread(std::vector<int>& miles) const
{
    using Open = std::pair<int, std::size_t>;
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    for (std::size_t place = 0; place < miles.size(); ++place)
        if (miles[place] >= 0)
            open.emplace(miles[place], place);
    while (!open.empty()) {
        const auto [far, place] = open.top();
        open.pop();
        if (far > miles[place])
            continue;
        for (const Step& step : m_steps[place]) {
            const int farther = far + step.miles;
            if (miles[step.to] >= 0 && miles[step.to] <= farther)
                continue;
            miles[step.to] = farther;
            open.emplace(farther, step.to);
        }
    }
}

std::map<std::string, int> SeaLanes::milesFrom(const std::vector<std::pair<std::string, int>>& starts) const
{
    std::vector<int> miles(m_places.size(), -1);
    std::map<std::string, int> all;
    for (const auto& [place, far] : starts) {
        if (!knows(place)) {
            const auto [known, isNew] = all.emplace(place, far);
            known->second = std::min(known->second, far);
        } else if (int& there = miles[numberOf(place)]; there < 0 || far < there) {
            there = far;
        }
    }
    spread(miles);
    for (std::size_t place = 0; place < miles.size(); ++place)
        if (miles[place] >= 0)
            all.emplace_hint(all.end(), m_places[place], miles[place]);
    return all;
}

std::vector<std::string> SeaLanes::route(std::string_view from, std::string_view to) const
{
    if (!knows(from) || !knows(to))
        return {};
    std::vector<int> left(m_places.size(), -1);
    left[numberOf(to)] = 0;
    spread(left);
    std::size_t here = numberOf(from);
    if (left[here] < 0)
        return {};
    std::vector<std::string> way{m_places[here]};
    while (left[here] > 0) {
        // The first by name of those that lead on by a shortest way; there is one.
        const auto next = std::find_if(m_steps[here].begin(), m_steps[here].end(), [&](const Step& step) {
            return left[step.to] + step.miles == left[here];
        });
        here = next->to;
        way.push_back(m_places[here]);
    }
    return way;
}

int SeaLanes::milesOf(const std::vector<std::string>& places) const
{
    int miles = 0;
    for (std::size_t i = 1; i < places.size(); ++i) {
        const Lane* lane = between(places[i - 1], places[i]);
        if (!lane)
            return -1;
        miles += lane->miles;
    }
    return miles;
}

Position SeaLanes::positionOn(std::string_view from, std::string_view to, int miles) const
{
    const Lane& lane = *between(from, to);
    std::vector<Position> path = lane.path;
    if (lane.from != from)
        std::reverse(path.begin(), path.end());
    std::int64_t length = 0;
    for (std::size_t i = 1; i < path.size(); ++i)
        length += hundredthsOfMiles(path[i - 1], path[i]);
    // The printed length rules; the path is stretched to it.
    std::int64_t left = length * std::clamp(miles, 0, lane.miles) / lane.miles;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const std::int64_t leg = hundredthsOfMiles(path[i - 1], path[i]);
        if (left <= leg && leg > 0) {
            const auto part = [&](int a, int b) {
                return static_cast<int>(a + (std::int64_t{b} - a) * left / leg);
            };
            return {part(path[i - 1].latitude, path[i].latitude),
                    part(path[i - 1].longitude, path[i].longitude)};
        }
        left -= leg;
    }
    return path.back();
}

Result<SeaLanes> SeaLanes::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    SeaLanes result;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat("navarch-lanes/1");
    std::string source;
    top("source", source, noteText);
    for (const Json* item : top.items("lanes", 20'000)) {
        const std::size_t number = result.m_lanes.size();
        const std::string path = "lanes[" + std::to_string(number) + "]";
        const Lane& lane = result.m_lanes.emplace_back(readLane(*item, file, path, problems));
        const bool isNew = result.m_ways[lane.from].emplace(lane.to, number).second;
        result.m_ways[lane.to].emplace(lane.from, number);
        if (!isNew)
            top.refuse(path, phrase("This lane stands twice."),
                       phrase("List each lane once; it is sailed both ways."));
    }
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    result.number();
    return result;
}

} // namespace navarch
