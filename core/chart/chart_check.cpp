// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_check.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/chart/sea_ways.h"
#include "core/chart/waters.h"

namespace navarch {

namespace {

/// How far from where a port's ships lie a lane may end, in hundredths of miles.
constexpr std::int64_t endNear = 300;

/// Collects findings, not too many of one kind.
class Collected {
public:
    explicit Collected(Findings& findings) : m_findings(findings) {}
    void add(Severity severity, const char* key, Phrase subject, Phrase message)
    {
        if (++m_counts[key] <= mostChartFindings)
            m_findings.push_back({severity, key, {}, std::move(subject), std::move(message)});
    }
    void add(Finding finding)
    {
        if (++m_counts[finding.key] <= mostChartFindings)
            m_findings.push_back(std::move(finding));
    }

private:
    Findings& m_findings;
    std::map<std::string, std::size_t> m_counts;
};

/// A lane and the numbers of its ports.
struct KnownLane {
    const Lane& lane;
    std::size_t from;
    std::size_t to;
};

class Check {
public:
    Check(const Chart& chart, const LaneRules& rules, Findings& findings)
        : m_chart(chart),
          m_rules(rules),
          m_findings(findings),
          m_collected(findings)
    {
        for (std::size_t port = 0; port < chart.ports.size(); ++port)
            m_ports.emplace(chart.ports[port].id, port);
    }

    void run()
    {
        findNamesakes();
        findLandOffTheSheet(m_chart, m_findings);
        if (hasErrors(m_findings))
            return;
        Waters waters(m_chart.coast, m_chart.sheet, m_findings);
        if (hasErrors(m_findings))
            return;
        if (m_chart.coast.polygons.empty())
            m_collected.add(Severity::Warning, "no-land", given(m_chart.name),
                            phrase("There is no land on this chart: every lane is a straight line."));
        waters.closeStraits(m_chart.straitMetres);
        m_roadsteads = roadsteadsOf(m_chart, waters, m_rules, m_findings);
        for (const KnownLane& known : knownLanes())
            checkLane(known, waters);
        findTheUnreachable();
        checkChosen();
        if (!hasErrors(m_findings))
            compareWithShortest(waters);
    }

private:
    /// Orders, papers and the chronicle call ports by their names.
    void findNamesakes()
    {
        std::map<std::string, int> named;
        for (const KnownPort& port : m_chart.ports)
            if (++named[port.name] == 2)
                m_collected.add(
                    Severity::Warning, "port-name-twice", given(port.name),
                    phrase("Several ports are called so, and nobody can tell them apart. Give each a name of "
                           "its own."));
    }

    template <class Way> // a lane, or one about which was decided
    [[nodiscard]] static Phrase nameOf(const Way& lane)
    {
        return phrase("%1 to %2", given(quotedForMessage(lane.from)), given(quotedForMessage(lane.to)));
    }

    [[nodiscard]] std::vector<KnownLane> knownLanes()
    {
        std::vector<KnownLane> known;
        for (const Lane& lane : m_chart.lanes) {
            const auto from = m_ports.find(lane.from);
            const auto to = m_ports.find(lane.to);
            if (from == m_ports.end() || to == m_ports.end())
                m_collected.add(Severity::Error, "lane-without-port", nameOf(lane),
                                phrase("There is no port %1 on this chart. Correct it, or take the lane out.",
                                       given(quotedForMessage(from == m_ports.end() ? lane.from : lane.to))));
            else
                known.push_back({lane, from->second, to->second});
        }
        return known;
    }

    void checkLane(const KnownLane& known, Waters& waters)
    {
        const Lane& lane = known.lane;
        for (const auto& [port, end] :
             {std::pair(known.from, lane.path.front()), std::pair(known.to, lane.path.back())}) {
            if (m_roadsteads[port] < 0)
                return; // told of the port
            if (hundredthsOfMiles(waters.mesh().at(m_roadsteads[port]), end) > endNear)
                m_collected.add(Severity::Error, "lane-ends-elsewhere", nameOf(lane),
                                phrase("The path ends at %1, not at %2. Lead it there.",
                                       given(placeText(end)), given(m_chart.ports[port].name)));
        }
        for (std::size_t i = 1; i < lane.path.size(); ++i) {
            const Position a = lane.path[i - 1];
            const Position b = lane.path[i];
            if (!m_chart.sheet.holds(a) || !m_chart.sheet.holds(b)) {
                m_collected.add(Severity::Error, "lane-off-the-sheet", nameOf(lane),
                                phrase("The path leaves the chart near %1. Lead it within its bounds.",
                                       given(placeText(m_chart.sheet.holds(a) ? b : a))));
                return;
            }
            if (waters.isClear(a, b))
                continue;
            m_collected.add(
                Severity::Error, "lane-over-land", nameOf(lane),
                phrase("The path crosses land between %1 and %2. Lead it around, or compute the lanes "
                       "anew.",
                       given(placeText(a)), given(placeText(b))));
            break;
        }
        const int miles = milesOf(lengthOf(lane.path));
        if (std::abs(miles - lane.miles) > 1 + miles / 20)
            m_collected.add(
                Severity::Error, "lane-length", nameOf(lane),
                phrase("It says %1 miles, and its path is %2 long. Write %2.", lane.miles, miles));
    }

    /// Lanes are as it was decided.
    void checkChosen()
    {
        for (const ChosenLane& chosen : m_chart.chosen) {
            const std::string* missing = !m_ports.contains(chosen.from) ? &chosen.from
                                         : !m_ports.contains(chosen.to) ? &chosen.to
                                                                        : nullptr;
            if (missing) {
                m_collected.add(chosenWithoutPort(chosen, *missing));
                continue;
            }
            const bool isThere =
                std::any_of(m_chart.lanes.begin(), m_chart.lanes.end(),
                            [&](const Lane& lane) { return chosen.isBetween(lane.from, lane.to); });
            if (isThere && chosen.choice == LaneChoice::Forbidden)
                m_collected.add(
                    Severity::Warning, "lane-forbidden", nameOf(chosen),
                    phrase("This lane is forbidden on this chart, and is there all the same. Take it "
                           "out, or compute the lanes anew."));
            if (!isThere && chosen.choice == LaneChoice::Forced)
                m_collected.add(
                    Severity::Warning, "lane-missing", nameOf(chosen),
                    phrase("This lane is forced on this chart, and is not there. Compute the lanes "
                           "anew; where no way leads, let it go."));
        }
    }

    void findTheUnreachable()
    {
        std::map<std::string, std::set<std::string>> ways;
        for (const Lane& lane : m_chart.lanes) {
            ways[lane.from].insert(lane.to);
            ways[lane.to].insert(lane.from);
        }
        // The most ports that hang together are the sea of this war.
        std::map<std::string, int> groups;
        std::map<int, int> sizes;
        for (const KnownPort& port : m_chart.ports) {
            if (groups.contains(port.id))
                continue;
            const int group = static_cast<int>(sizes.size());
            std::vector<std::string> waiting{port.id};
            groups[port.id] = group;
            while (!waiting.empty()) {
                const std::string at = waiting.back();
                waiting.pop_back();
                sizes[group] += m_ports.contains(at) ? 1 : 0;
                for (const std::string& next : ways[at])
                    if (groups.emplace(next, group).second)
                        waiting.push_back(next);
            }
        }
        const auto most = std::max_element(sizes.begin(), sizes.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        for (const KnownPort& port : m_chart.ports)
            if (groups[port.id] != most->first)
                m_collected.add(
                    Severity::Warning, "port-unreachable", given(port.name),
                    phrase("No lanes lead from here to most other ports. Move it, open the strait "
                           "between, or compute the lanes anew."));
    }

    void compareWithShortest(Waters& waters)
    {
        waters.fillBays(m_roadsteads);
        const SeaWays ways(waters, m_roadsteads, m_rules.threads);
        if (ways.isGivenUp())
            return;
        std::map<std::size_t, SeaWays::Tree> trees;
        for (const KnownLane& known : knownLanes()) {
            const auto [tree, isNew] = trees.try_emplace(known.from);
            if (isNew)
                tree->second = ways.from(known.from);
            const std::int64_t shortest = tree->second.length[known.to];
            if (shortest >= 0 && lengthOf(known.lane.path) * 20 > shortest * 21)
                m_collected.add(Severity::Note, "lane-roundabout", nameOf(known.lane),
                                phrase("The path is %1 miles long; there is one of %2.", known.lane.miles,
                                       milesOf(shortest)));
        }
    }

    const Chart& m_chart;
    const LaneRules& m_rules;
    Findings& m_findings;
    Collected m_collected;
    std::map<std::string, std::size_t> m_ports;
    std::vector<int> m_roadsteads;
};

} // namespace

Findings checkChart(Chart chart, const LaneRules& rules)
{
    Findings findings;
    tidy(chart.coast, findings);
    if (!hasErrors(findings))
        Check(chart, rules, findings).run();
    return findings;
}

} // namespace navarch
