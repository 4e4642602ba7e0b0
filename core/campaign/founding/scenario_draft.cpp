// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/scenario_draft.h"

#include <algorithm>

#include "core/base/json_reader.h"
#include "core/campaign/founding/scenario.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/chart/chart.h"
#include "core/data/own_figures.h"
#include "core/ships/own_class.h"

namespace navarch {

namespace {

/// What a draft is called in messages: it need not be a file yet.
const std::string thisScenario = "scenario";

constexpr std::size_t longestId = 40;

} // namespace

bool operator==(const ScenarioDraft& a, const ScenarioDraft& b)
{
    if (a.document != b.document)
        return false;
    if (a.chart == b.chart)
        return true;
    return a.chart && b.chart && chartText(*a.chart) == chartText(*b.chart);
}

Result<ScenarioDraft> readScenarioDraft(std::string_view text, const std::string& file,
                                        const Figures& figures)
{
    return parseDocument(text, file, {scenarioFormat}).and_then([&](Json json) -> Result<ScenarioDraft> {
        auto plan = readPlan(json, file, figures);
        if (!plan)
            return tl::unexpected(std::move(plan.error()));
        ScenarioDraft draft{std::move(json), std::move(plan->chart)};
        if (draft.chart)
            draft.document["chart"] = nullptr;
        return draft;
    });
}

std::string scenarioText(const ScenarioDraft& draft)
{
    return scenarioText(draft.document, draft.chart.get());
}

Result<CampaignPlan> planOf(const ScenarioDraft& draft, const Figures& figures, int scale)
{
    return readPlan(draft.document, thisScenario, figures, scale, draft.chart);
}

const Figures& figuresOf(const ScenarioDraft& draft, const Figures& base)
{
    const Figures* own = draft.chart ? figuresOnDocument(chartText(*draft.chart), base) : nullptr;
    Problems none; // it was read before
    ObjectReader top(draft.document, thisScenario, {}, none);
    const std::vector<ShipClass> classes = readOwnClasses(top, "classes", base.classes);
    return figuresWith(own ? *own : base, none.empty() ? classes : std::vector<ShipClass>{});
}

Result<ScenarioDraft> bareScenario(const BareWar& war, const Figures& figures)
{
    if (war.chart)
        if (Problems unfit = whyUnfitForWar(*war.chart, "chart"); !unfit.empty())
            return tl::unexpected(std::move(unfit));
    ScenarioDraft draft;
    draft.chart = war.chart;
    draft.document = {{"format", "navarch-scenario/1"},
                      {"id", idOfName(war.name, "war")},
                      {"name", war.name},
                      {"summary", ""},
                      {"history", ""},
                      {"chart", builtInChartName},
                      {"seed", 1},
                      {"year", war.year},
                      {"month", 3},
                      {"week", 1}};
    if (draft.chart)
        draft.document["chart"] = nullptr;
    const PortGazetteer& gazetteer = figuresOf(draft, figures).gazetteer;
    Json ports = Json::array();
    for (const KnownPort& port : gazetteer.all())
        if (gazetteer.economicValue(port, war.year) > 0)
            ports.push_back({{"place", port.id}});
    draft.document["ports"] = std::move(ports);
    Json sides = Json::array();
    for (std::size_t i = 0; i < war.sides.size(); ++i)
        sides.push_back(
            {{"id", "side-" + std::to_string(i + 1)},
             {"name", war.sides[i]},
             {"colour", EnumNames<SideColour>::names[i % EnumNames<SideColour>::names.size()].name},
             {"emblem", EnumNames<Emblem>::names[i % EnumNames<Emblem>::names.size()].name},
             {"player", "person"},
             {"period", "classical"},
             {"budget", "1000"}});
    draft.document["sides"] = std::move(sides);
    if (auto plan = planOf(draft, figures); !plan)
        return tl::unexpected(std::move(plan.error()));
    return draft;
}

std::string idOfName(std::string_view name, std::string_view otherwise)
{
    std::string id;
    for (const char letter : name) {
        const bool isBig = letter >= 'A' && letter <= 'Z';
        const bool fits = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        if (fits || isBig)
            id += isBig ? static_cast<char>(letter - 'A' + 'a') : letter;
        else if (!id.empty() && id.back() != '-')
            id += '-';
        if (id.size() == longestId)
            break;
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? std::string(otherwise) : id;
}

} // namespace navarch
