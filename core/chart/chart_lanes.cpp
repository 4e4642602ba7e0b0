// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_lanes.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <map>
#include <optional>
#include <thread>
#include <tuple>

#include "core/base/system/on_threads.h"
#include "core/base/text.h"
#include "core/chart/lane_network.h"
#include "core/chart/sea_ways.h"
#include "core/chart/waters.h"

namespace navarch {

namespace {

/// A longer lane than this is none: weeks at sea without a port.
constexpr int longestLane = 2000;

/// How far in miles a port may lie from land: somewhere its town must stand, though the land of a chart is drawn roughly, or an
/// islet is not.
constexpr int shoreReach = 10;

/// Whether some shore lies within shoreReach.
bool isByAShore(const Coast& coast, Position port)
{
    constexpr std::int64_t farthest = shoreReach * milesToLength;
    constexpr int wide = shoreReach * 100'000 / 60 + 1; // in latitude
    for (const LandPolygon& polygon : coast.polygons)
        for (const Ring& ring : polygon.rings)
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Position from = ring[i];
                const Position to = ring[i + 1 < ring.size() ? i + 1 : 0];
                if (std::max(from.latitude, to.latitude) >= port.latitude - wide
                    && std::min(from.latitude, to.latitude) <= port.latitude + wide
                    && lengthOf(port, nearestOn(from, to, port)) <= farthest)
                    return true;
            }
    return false;
}

/// Two ports by number and how far it is between them.
struct Pair {
    std::int64_t length;
    std::size_t from;
    std::size_t to;
};

void findTheUnreachable(const Chart& chart, const LaneNetwork& network, Findings& findings)
{
    // The most ports that hang together are the sea of this war.
    const std::vector<std::size_t> pieces = network.pieces();
    std::vector<std::size_t> sizes(pieces.size());
    for (const std::size_t piece : pieces)
        ++sizes[piece];
    const auto centre =
        static_cast<std::size_t>(std::max_element(sizes.begin(), sizes.end()) - sizes.begin());
    std::size_t count = 0;
    for (std::size_t port = 0; port < chart.ports.size(); ++port) {
        if (pieces[port] == centre || ++count > mostChartFindings)
            continue;
        findings.push_back(
            {Severity::Warning,
             "port-unreachable",
             {},
             given(chart.ports[port].name),
             phrase("No lane leads from here to %1: it lies on another water, or beyond %2 miles. "
                    "Move it, or open the strait between.",
                    given(chart.ports[centre].name), longestLane)});
    }
}

/// What was decided of lanes, by the numbers of their ports, the smaller first.
using Choices = std::map<std::pair<std::size_t, std::size_t>, LaneChoice>;

/// A lane somebody forced that cannot be.
void refuseForced(const Chart& chart, const std::pair<std::size_t, std::size_t>& ports, Findings& findings)
{
    findings.push_back(
        {Severity::Warning,
         "lane-impossible",
         {},
         phrase("%1 to %2", given(quotedForMessage(chart.ports[ports.first].id)),
                given(quotedForMessage(chart.ports[ports.second].id))),
         phrase("No lane can be forced here: there is no way over water of at most %1 miles.", longestLane)});
}

Choices choicesOf(const Chart& chart, Findings& findings)
{
    std::map<std::string, std::size_t, std::less<>> numbers;
    for (std::size_t port = 0; port < chart.ports.size(); ++port)
        numbers.emplace(chart.ports[port].id, port);
    Choices choices;
    std::size_t unknown = 0;
    for (const ChosenLane& lane : chart.chosen) {
        const auto from = numbers.find(lane.from);
        const auto to = numbers.find(lane.to);
        if (from != numbers.end() && to != numbers.end())
            choices.emplace(std::minmax(from->second, to->second), lane.choice);
        else if (++unknown <= mostChartFindings)
            findings.push_back(chosenWithoutPort(lane, from == numbers.end() ? lane.from : lane.to));
    }
    return choices;
}

} // namespace

Finding chosenWithoutPort(const ChosenLane& lane, const std::string& missing)
{
    return {
        Severity::Warning,
        "chosen-lane-without-port",
        {},
        phrase("%1 to %2", given(quotedForMessage(lane.from)), given(quotedForMessage(lane.to))),
        phrase("This lane is forced or forbidden, and there is no port %1 on this chart. It is passed over.",
               given(quotedForMessage(missing)))};
}

int milesOf(std::int64_t length)
{
    constexpr std::int64_t ofSixty = lengthUnits * 100'000;
    return std::max(1, static_cast<int>((length * 60 + ofSixty / 2) / ofSixty));
}

std::int64_t lengthOf(const std::vector<Position>& path)
{
    std::int64_t length = 0;
    for (std::size_t i = 1; i < path.size(); ++i)
        length += lengthOf(path[i - 1], path[i]);
    return length;
}

std::vector<int> roadsteadsOf(const Chart& chart, Waters& waters, const LaneRules& rules, Findings& findings)
{
    std::vector<int> roadsteads;
    std::map<int, std::size_t> taken;
    std::size_t wrong = 0;
    std::size_t atSea = 0;
    for (const KnownPort& port : chart.ports) {
        const auto found = chart.sheet.holds(positionOf(port))
                               ? waters.roadstead(positionOf(port), rules.reach)
                               : std::nullopt;
        roadsteads.push_back(found.value_or(-1));
        if (!found && ++wrong <= mostChartFindings)
            findings.push_back(
                {Severity::Error,
                 "port-inland",
                 {},
                 given(port.name),
                 phrase("The port lies at %1, and no sea within %2 miles of it. Move it to a shore.",
                        given(placeText(positionOf(port))), rules.reach / 100)});
        if (!found)
            continue;
        const auto [other, isNew] = taken.emplace(*found, roadsteads.size() - 1);
        if (!isNew && ++wrong <= mostChartFindings)
            findings.push_back(
                {Severity::Error,
                 "ports-on-one-spot",
                 {},
                 given(port.name),
                 phrase("The port has its ships at %1, where those of %2 lie. Move one of them.",
                        given(placeText(waters.mesh().at(*found))), given(chart.ports[other->second].name))});
        if (!chart.coast.polygons.empty() && !isByAShore(chart.coast, positionOf(port))
            && ++atSea <= mostChartFindings)
            findings.push_back({Severity::Warning,
                                "port-at-sea",
                                {},
                                given(port.name),
                                phrase("The port lies at %1, and no land within %2 miles of it. Move it to a "
                                       "shore, or draw its island.",
                                       given(placeText(positionOf(port))), shoreReach)});
    }
    return roadsteads;
}

void findLandOffTheSheet(const Chart& chart, Findings& findings)
{
    for (const LandPolygon& polygon : chart.coast.polygons) {
        for (const Ring& ring : polygon.rings) {
            const auto off =
                std::find_if(ring.begin(), ring.end(), [&](Position at) { return !chart.sheet.holds(at); });
            if (off == ring.end())
                continue;
            findings.push_back(
                {Severity::Error,
                 "land-off-the-sheet",
                 {},
                 given(placeText(*off)),
                 phrase("The land reaches beyond the bounds of the chart. Widen them, or cut it off.")});
            return;
        }
    }
}

namespace {

/// Runs work(port) for each of so many ports, on threads.
template <class Work>
void forEachPort(std::size_t ports, const LaneRules& rules, const Work& work)
{
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;
    const std::thread::id asking = std::this_thread::get_id();
    onThreads(rules.threads, [&] {
        for (std::size_t port = next++; port < ports; port = next++) {
            work(port);
            ++done;
            if (rules.progress && std::this_thread::get_id() == asking)
                rules.progress({LaneProgress::Part::Ways, done, ports});
        }
    });
}

/// The ports that a lane may join, the nearest first.
std::vector<Pair> pairsOf(const SeaWays& ways, std::size_t ports, const LaneRules& rules)
{
    std::vector<std::vector<Pair>> found(ports);
    constexpr std::int64_t longest =
        (longestLane + 1) * milesToLength; // milesOf() decides of what is at most that
    forEachPort(ports, rules, [&](std::size_t from) {
        const SeaWays::Tree tree = ways.from(from, longest);
        for (std::size_t to = from + 1; to < ports; ++to)
            if (tree.length[to] > 0 && milesOf(tree.length[to]) <= longestLane)
                found[from].push_back({tree.length[to], from, to});
    });
    std::vector<Pair> pairs;
    for (const std::vector<Pair>& some : found)
        pairs.insert(pairs.end(), some.begin(), some.end());
    std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
        return std::tie(a.length, a.from, a.to) < std::tie(b.length, b.from, b.to);
    });
    return pairs;
}

/// Draws lanes, which are in the order of the ports they go out from. Their ways are looked for again: to keep those between
/// all ports would take the room of all capes for each of them.
void drawLanes(Chart& chart, const SeaWays& ways, const std::vector<Pair>& lanes, const LaneRules& rules)
{
    std::vector<std::vector<Lane>> drawn(chart.ports.size());
    forEachPort(chart.ports.size(), rules, [&](std::size_t from) {
        const auto [first, last] =
            std::equal_range(lanes.begin(), lanes.end(), Pair{0, from, 0},
                             [](const Pair& a, const Pair& b) { return a.from < b.from; });
        if (first == last)
            return;
        std::vector<std::size_t> goals;
        for (auto lane = first; lane != last; ++lane)
            goals.push_back(lane->to);
        const SeaWays::Tree tree = ways.from(from, goals);
        for (auto lane = first; lane != last; ++lane)
            drawn[from].push_back({chart.ports[from].id, chart.ports[lane->to].id, milesOf(lane->length),
                                   ways.path(tree, lane->to)});
    });
    for (std::vector<Lane>& some : drawn)
        std::move(some.begin(), some.end(), std::back_inserter(chart.lanes));
}

} // namespace

Findings computeLanes(Chart& chart, const LaneRules& rules)
{
    chart.lanes.clear();
    Findings findings;
    findLandOffTheSheet(chart, findings);
    if (hasErrors(findings))
        return findings;
    Waters waters(chart.coast, chart.sheet, findings);
    if (hasErrors(findings))
        return findings;
    if (chart.coast.polygons.empty())
        findings.push_back({Severity::Warning,
                            "no-land",
                            {},
                            given(chart.name),
                            phrase("There is no land on this chart: every lane is a straight line.")});
    waters.closeStraits(chart.straitMetres);
    const std::vector<int> roadsteads = roadsteadsOf(chart, waters, rules, findings);
    if (hasErrors(findings))
        return findings;
    waters.fillBays(roadsteads);
    const auto tell = [&](LaneProgress::Part part, std::size_t done, std::size_t all) {
        if (rules.progress)
            rules.progress({part, done, all});
    };
    const SeaWays ways(waters, roadsteads, rules.threads, [&](std::size_t done, std::size_t all) {
        tell(LaneProgress::Part::Sight, done, all);
    });
    if (ways.isGivenUp()) {
        findings.push_back(
            {Severity::Error,
             "coast-too-intricate",
             {},
             given(chart.name),
             phrase("Too many capes see each other to look for lanes between them: there are more than "
                    "%1 straight ways, or finding them takes too long. Leave the smallest islands out, "
                    "or give a simpler coast.",
                    SeaWays::mostLegs)});
        return findings;
    }
    const std::vector<Pair> pairs = pairsOf(ways, chart.ports.size(), rules);
    const Choices choices = choicesOf(chart, findings);
    const auto choiceOf = [&](const Pair& pair) -> std::optional<LaneChoice> {
        const auto found = choices.find({pair.from, pair.to});
        return found == choices.end() ? std::nullopt : std::optional(found->second);
    };
    LaneNetwork network(chart.ports.size());
    std::vector<Pair> kept;
    // Forced ones are there first, so that no other is kept for what they lead to.
    std::size_t forced = 0;
    for (const Pair& pair : pairs)
        if (choiceOf(pair) == LaneChoice::Forced) {
            network.add(pair.from, pair.to, pair.length);
            kept.push_back(pair);
            ++forced;
        }
    std::size_t looked = 0;
    for (const Pair& pair : pairs) {
        tell(LaneProgress::Part::Choice, ++looked, pairs.size());
        if (choiceOf(pair)
            || network.leadsWithin(pair.from, pair.to, pair.length * (100 + rules.roundaboutPercent) / 100))
            continue;
        network.add(pair.from, pair.to, pair.length);
        kept.push_back(pair);
        if (kept.size() <= mostChartLanes)
            continue;
        findings.push_back(
            {Severity::Error,
             "too-many-lanes",
             {},
             given(chart.name),
             phrase("More than %1 lanes would join these ports. Leave ports out, or allow longer ways by "
                    "other ports (--roundabout).",
                    mostChartLanes)});
        return findings;
    }
    const auto isKept = [&](const std::pair<std::size_t, std::size_t>& ports) {
        return std::any_of(
            kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(forced),
            [&](const Pair& pair) { return pair.from == ports.first && pair.to == ports.second; });
    };
    std::size_t impossible = 0;
    for (const auto& [ports, choice] : choices)
        if (choice == LaneChoice::Forced && !isKept(ports) && ++impossible <= mostChartFindings)
            refuseForced(chart, ports, findings);
    std::sort(kept.begin(), kept.end(), [](const Pair& a, const Pair& b) {
        return std::tie(a.from, a.length, a.to) < std::tie(b.from, b.length, b.to);
    });
    drawLanes(chart, ways, kept, rules);
    findTheUnreachable(chart, network, findings);
    return findings;
}

} // namespace navarch
