// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_lanes.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <optional>
#include <tuple>

#include "core/base/system/on_threads.h"
#include "core/base/text.h"
#include "core/chart/sea_ways.h"
#include "core/chart/waters.h"

namespace navarch {

namespace {

/// A longer lane than this is none: weeks at sea without a port.
constexpr int longestLane = 2000;

/// Two ports by number and how far it is between them.
struct Pair {
    std::int64_t length;
    std::size_t from;
    std::size_t to;
};

/// What lanes lead where so far.
class Network {
public:
    explicit Network(std::size_t ports) : m_ports(ports), m_lengths(ports * ports, none)
    {
        for (std::size_t port = 0; port < ports; ++port)
            m_lengths[port * ports + port] = 0;
    }
    // Longer than any way over the globe, and a hundred times it is still a number.
    static constexpr std::int64_t none = std::int64_t{1} << 54;

    [[nodiscard]] std::int64_t between(std::size_t a, std::size_t b) const
    {
        return m_lengths[a * m_ports + b];
    }
    void add(const Pair& lane)
    {
        // Every way that the new lane shortens goes through it once.
        const std::vector<std::int64_t> ofFrom = row(lane.from);
        const std::vector<std::int64_t> ofTo = row(lane.to);
        for (std::size_t a = 0; a < m_ports; ++a) {
            const std::int64_t there = std::min(ofFrom[a], ofTo[a]);
            if (there >= none)
                continue;
            for (std::size_t b = 0; b < m_ports; ++b) {
                const std::int64_t through = std::min(ofFrom[a] + ofTo[b], ofTo[a] + ofFrom[b]) + lane.length;
                std::int64_t& known = m_lengths[a * m_ports + b];
                known = std::min(known, through);
            }
        }
    }

private:
    [[nodiscard]] std::vector<std::int64_t> row(std::size_t port) const
    {
        const auto first = m_lengths.begin() + static_cast<std::ptrdiff_t>(port * m_ports);
        return {first, first + static_cast<std::ptrdiff_t>(m_ports)};
    }
    std::size_t m_ports;
    std::vector<std::int64_t> m_lengths;
};

void findTheUnreachable(const Chart& chart, const Network& network, Findings& findings)
{
    // The most ports that hang together are the sea of this war.
    std::size_t most = 0;
    std::size_t centre = 0;
    for (std::size_t a = 0; a < chart.ports.size(); ++a) {
        std::size_t reached = 0;
        for (std::size_t b = 0; b < chart.ports.size(); ++b)
            reached += network.between(a, b) < Network::none ? 1 : 0;
        if (reached > most) {
            most = reached;
            centre = a;
        }
    }
    std::size_t count = 0;
    for (std::size_t port = 0; port < chart.ports.size(); ++port) {
        if (network.between(centre, port) < Network::none || ++count > mostChartFindings)
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
    const SeaWays ways(waters, roadsteads, rules.threads);
    if (ways.isGivenUp()) {
        findings.push_back(
            {Severity::Error,
             "coast-too-intricate",
             {},
             given(chart.name),
             phrase("The land is too intricate to look for lanes along it. Give a simpler coast.")});
        return findings;
    }
    std::vector<SeaWays::Tree> trees(chart.ports.size());
    std::atomic<std::size_t> next = 0;
    onThreads(rules.threads, [&] {
        for (std::size_t port = next++; port < trees.size(); port = next++)
            trees[port] = ways.from(port);
    });

    std::vector<Pair> pairs;
    for (std::size_t from = 0; from < trees.size(); ++from)
        for (std::size_t to = from + 1; to < trees.size(); ++to)
            if (const std::int64_t length = trees[from].length[to];
                length > 0 && milesOf(length) <= longestLane)
                pairs.push_back({length, from, to});
    std::sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
        return std::tie(a.length, a.from, a.to) < std::tie(b.length, b.from, b.to);
    });
    const Choices choices = choicesOf(chart, findings);
    const auto choiceOf = [&](const Pair& pair) -> std::optional<LaneChoice> {
        const auto found = choices.find({pair.from, pair.to});
        return found == choices.end() ? std::nullopt : std::optional(found->second);
    };
    Network network(chart.ports.size());
    std::vector<Pair> kept;
    // Forced ones are there first, so that no other is kept for what they lead to.
    std::size_t forced = 0;
    for (const Pair& pair : pairs)
        if (choiceOf(pair) == LaneChoice::Forced) {
            network.add(pair);
            kept.push_back(pair);
            ++forced;
        }
    for (const Pair& pair : pairs) {
        if (choiceOf(pair)
            || network.between(pair.from, pair.to) * 100 <= pair.length * (100 + rules.roundaboutPercent))
            continue;
        network.add(pair);
        kept.push_back(pair);
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
    for (const Pair& pair : kept)
        chart.lanes.push_back({chart.ports[pair.from].id, chart.ports[pair.to].id, milesOf(pair.length),
                               ways.path(trees[pair.from], pair.to)});
    findTheUnreachable(chart, network, findings);
    return findings;
}

} // namespace navarch
