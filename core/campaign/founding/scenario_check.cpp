// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/scenario_check.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "core/campaign/settings/chart_in_force.h"
#include "core/chart/chart.h"
#include "core/chart/chart_check.h"
#include "core/data/own_figures.h"
#include "core/ports/port_gazetteer.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/port_price.h"
#include "core/rules/own_findings.h"

namespace navarch {

namespace {

/// Names with these may be meant as markup, which nothing of ours reads.
bool hasMarkup(const std::string& text)
{
    return text.find_first_of("<>") != std::string::npos;
}

/// What a founding that is refused calls how two sides stand.
std::string relationSubject(const PlannedRelation& relation)
{
    return "relation " + relation.side + ", " + relation.other;
}

std::string nameOfSide(const std::string& id, const CampaignPlan& plan)
{
    for (const PlannedSide& side : plan.sides)
        if (side.id == id)
            return side.name;
    return id;
}

class ScenarioCheck {
public:
    ScenarioCheck(const CampaignPlan& plan, const Figures& figures, Findings& findings)
        : m_plan(plan),
          m_figures(figures),
          m_findings(findings)
    {
        for (const PlannedPort& port : plan.ports)
            if (!port.owner.empty())
                m_owners.insert(port.owner);
    }

    void run()
    {
        if (m_plan.sides.size() < 2)
            add(Severity::Error, "too-few-sides", given(m_plan.name),
                phrase("A war has two sides at least. Add one."));
        for (const PlannedPort& port : m_plan.ports)
            checkPort(port);
        for (const PlannedSide& side : m_plan.sides)
            checkSide(side);
        checkThatTheyCanMeet();
        checkNames();
    }

private:
    void add(Severity severity, const char* key, Phrase subject, Phrase message, const char* rule = "")
    {
        m_findings.push_back({severity, key, rule, std::move(subject), std::move(message)});
    }

    [[nodiscard]] std::string nameOfPort(const std::string& id) const
    {
        const KnownPort* known = m_figures.gazetteer.find(id);
        return known ? known->name : id;
    }

    void checkPort(const PlannedPort& port)
    {
        if (!m_figures.lanes.knows(port.place))
            add(isInUse(port.place) ? Severity::Error : Severity::Warning, "port-off-lanes",
                given(nameOfPort(port.place)),
                phrase("No lane leads to it, so no fleet can sail from or to it. Compute the lanes of the "
                       "chart anew, or leave it out."),
                "CP-7.1");
    }

    /// Whether it is somebody's home, or fleets lie there.
    [[nodiscard]] bool isInUse(const std::string& place) const
    {
        return std::any_of(m_plan.sides.begin(), m_plan.sides.end(), [&](const PlannedSide& side) {
            return side.homePort == place
                   || std::any_of(side.fleets.begin(), side.fleets.end(),
                                  [&](const auto& fleet) { return fleet.port == place; });
        });
    }

    void checkSide(const PlannedSide& side)
    {
        if (side.homePort.empty() && !m_owners.contains(side.id))
            add(Severity::Error, "side-without-port", given(side.name),
                phrase("It has no port. Give it a home port, or make it the owner of one of the ports."),
                "CP-2.1");
    }

    void checkThatTheyCanMeet()
    {
        const PlannedSide* first = nullptr;
        std::map<std::string, int> miles;
        for (const PlannedSide& side : m_plan.sides) {
            const std::string home = homeOf(side);
            if (home.empty() || !m_figures.lanes.knows(home))
                continue;
            if (!first) {
                first = &side;
                miles = m_figures.lanes.milesFrom({{home, 0}});
            } else if (!miles.contains(home)) {
                add(Severity::Warning, "side-out-of-reach", given(side.name),
                    phrase("No lanes lead from %1 to %2. Join their waters, or they never meet.",
                           given(nameOfPort(homeOf(*first))), given(nameOfPort(home))),
                    "CP-7.1");
            }
        }
    }

    [[nodiscard]] std::string homeOf(const PlannedSide& side) const
    {
        if (!side.homePort.empty())
            return side.homePort;
        for (const PlannedPort& port : m_plan.ports)
            if (port.owner == side.id)
                return port.place;
        return {};
    }

    void checkNames()
    {
        const auto check = [&](const std::string& name) {
            if (hasMarkup(name))
                add(Severity::Warning, "markup", given(name),
                    phrase("It has < or > in it, which are shown as they are. Leave them out if they were "
                           "meant as markup."));
        };
        check(m_plan.name);
        for (const PlannedPort& port : m_plan.ports)
            check(nameOfPort(port.place));
        for (const PlannedSide& side : m_plan.sides) {
            check(side.name);
            for (const PlannedSide::PlannedFleet& planned : side.fleets) {
                check(planned.fleet.name);
                for (const FleetShip& ship : planned.fleet.ships) {
                    check(ship.name);
                    check(ship.captain);
                }
                for (const FleetCommander& commander : planned.fleet.commanders)
                    check(commander.name);
            }
        }
    }

    const CampaignPlan& m_plan;
    const Figures& m_figures; ///< with the places of its chart
    Findings& m_findings;
    std::set<std::string> m_owners; ///< ids of sides that have a port
};

} // namespace

Findings checkScenario(const CampaignPlan& plan, const Figures& figures)
{
    Findings findings;
    if (plan.chart)
        findings = checkChart(*plan.chart);
    Findings ofWar = checkWarOf(plan, figures);
    std::move(ofWar.begin(), ofWar.end(), std::back_inserter(findings));
    return findings;
}

Findings checkWarOf(const CampaignPlan& plan, const Figures& figures)
{
    Findings findings;
    const auto addErrors = [&](const Findings& more) {
        std::copy_if(more.begin(), more.end(), std::back_inserter(findings),
                     [](const Finding& each) { return each.severity == Severity::Error; });
    };
    if (plan.chart) {
        std::vector<KnownPort> idle; // the walls of ports in play are refused when they are founded
        std::copy_if(plan.chart->ports.begin(), plan.chart->ports.end(), std::back_inserter(idle),
                     [&](const KnownPort& port) {
                         return std::none_of(plan.ports.begin(), plan.ports.end(),
                                             [&](const PlannedPort& each) { return each.place == port.id; });
                     });
        addErrors(standingWallFindings(idle, figures.prices.limits));
    }
    const Figures* onChart = plan.chart ? figuresOnDocument(chartText(*plan.chart), figures) : &figures;
    const auto classes = ownClassesOf(plan);
    // What a file of classes is refused for, it is refused for in a war as well; house figures go through the gate below.
    if (classes)
        addErrors(classBookFindings({{}, *classes}, figures.fitRules()));
    if (onChart && classes)
        ScenarioCheck(plan, figuresWith(*onChart, *classes), findings).run();
    if (const auto campaign = foundCampaign(plan, figures); !campaign)
        for (const Problem& problem : campaign.error()) {
            Finding finding{Severity::Error, "founding", {}, given(problem.place), problem.sentences()};
            // Two rows of one class may be refused for the same thing.
            if (std::find(findings.begin(), findings.end(), finding) == findings.end())
                findings.push_back(std::move(finding));
        }
    return findings;
}

ScenarioPlace placeOf(const Finding& finding, const CampaignPlan& plan, const Figures& figures)
{
    if (!finding.subject.isGiven())
        return {};
    const std::string& subject = finding.subject.text();
    ScenarioPlace place;
    std::size_t longest = 0;
    const auto compare = [&](const std::string& name, const ScenarioPlace& there) {
        const bool begins =
            subject.starts_with(name)
            && (subject.size() == name.size() || subject[name.size()] == ',' || subject[name.size()] == ':');
        if (begins && name.size() >= longest) {
            longest = name.size();
            place = there;
        }
    };
    for (const PlannedPort& port : plan.ports) {
        const KnownPort* known = figures.gazetteer.find(port.place);
        compare("port " + port.place, {-1, -1, port.place});
        if (known)
            compare(known->name, {-1, -1, port.place});
    }
    for (std::size_t i = 0; i < plan.sides.size(); ++i) {
        const PlannedSide& side = plan.sides[i];
        const int number = static_cast<int>(i);
        const std::string whose = "side " + side.name;
        if (!finding.key.starts_with("port")) // as a city is called, so may its side be
            compare(side.name, {number, -1, {}});
        compare(whose, {number, -1, {}});
        for (const auto& walls : side.defences)
            compare(whose + ", port " + walls.port, {number, -1, walls.port});
        for (std::size_t j = 0; j < side.fleets.size(); ++j) {
            compare(side.fleets[j].fleet.name, {number, static_cast<int>(j), {}});
            compare(whose + ", fleet " + side.fleets[j].fleet.name, {number, static_cast<int>(j), {}});
        }
    }
    for (const PlannedRelation& relation : plan.relations) {
        const auto side = std::find_if(plan.sides.begin(), plan.sides.end(),
                                       [&](const PlannedSide& each) { return each.id == relation.side; });
        if (side != plan.sides.end())
            compare(relationSubject(relation), {static_cast<int>(side - plan.sides.begin()), -1, {}});
    }
    return place;
}

Phrase namedSubject(const Finding& finding, const CampaignPlan& plan, const Figures& figures)
{
    const ScenarioPlace place = placeOf(finding, plan, figures);
    if (finding.key != "founding" || !finding.subject.isGiven())
        return finding.subject;
    std::string prefix;
    std::vector<std::string> names;
    const std::string& subject = finding.subject.text();
    const auto told =
        std::find_if(plan.relations.begin(), plan.relations.end(),
                     [&](const PlannedRelation& each) { return subject.starts_with(relationSubject(each)); });
    if (told != plan.relations.end()) {
        prefix = relationSubject(*told);
        names = {nameOfSide(told->side, plan), nameOfSide(told->other, plan)};
    } else if (place.side >= 0) {
        const PlannedSide& side = plan.sides[static_cast<std::size_t>(place.side)];
        prefix = "side " + side.name;
        names.push_back(side.name);
        if (place.fleet >= 0) {
            names.push_back(side.fleets[static_cast<std::size_t>(place.fleet)].fleet.name);
            prefix += ", fleet " + names.back();
        }
    }
    if (!place.port.empty()) {
        const KnownPort* known = figures.gazetteer.find(place.port);
        prefix += (prefix.empty() ? "port " : ", port ") + place.port;
        names.push_back(known ? known->name : place.port);
    }
    if (names.empty() || !subject.starts_with(prefix))
        return finding.subject;
    std::string rest = subject.substr(prefix.size());
    if (rest.starts_with(": "))
        rest.erase(0, 2);
    if (!rest.empty() && std::find(names.begin(), names.end(), rest) == names.end())
        names.push_back(rest);
    std::string joined;
    for (const std::string& name : names)
        joined += (joined.empty() ? "" : ", ") + name;
    return given(joined);
}

std::vector<SidePrice> pricesOf(const CampaignPlan& plan, const Figures& figures)
{
    std::vector<SidePrice> prices;
    for (const PlannedSide& side : plan.sides) {
        SidePrice& price = prices.emplace_back();
        price.name = side.name;
        price.budget = side.budget;
        for (const PlannedSide::PlannedFleet& planned : side.fleets) {
            const Talents total = fleetTotal(planned.fleet, figures.prices);
            price.fleets.push_back({planned.fleet.name, planned.port, planned.fleet.shipCount(), total});
            price.total += total;
        }
        for (const PlannedSide::PlannedDefences& walls : side.defences) {
            const Talents total = fortificationPrice(walls.defences, figures.prices).total;
            price.walls.push_back({walls.port, total});
            price.total += total;
        }
    }
    return prices;
}

} // namespace navarch
