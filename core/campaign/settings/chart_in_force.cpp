// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/settings/chart_in_force.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <utility>
#include <vector>

#include "core/base/json_reader.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/data/own_figures.h"

namespace navarch {

namespace {

/// A chart as wars need it. Charts are kept by their documents: they are large, few, and asked for at every turn.
struct KeptChart {
    Chart chart;
    PortGazetteer gazetteer;
    SeaLanes lanes;
    std::map<const Figures*, std::unique_ptr<const Figures>> figures; ///< by what they stand in for
};

Json partOf(const Json& document, const char* name, const char* format)
{
    Json part{{"format", format}};
    if (document.contains(name))
        part[name] = document[name];
    return part;
}

/// Null when it cannot be read.
std::unique_ptr<KeptChart> readKept(const std::string& document)
{
    const std::string file = "chart";
    const auto json = parseJson(document, file);
    if (!json)
        return nullptr;
    auto chart = chartFromJson(*json, file);
    if (!chart || !whyUnfitForWar(*chart, file).empty())
        return nullptr;
    auto gazetteer = PortGazetteer::fromJson(partOf(*json, "ports", "navarch-ports/1"), file);
    auto lanes = SeaLanes::fromJson(partOf(*json, "lanes", "navarch-lanes/1"), file);
    if (!gazetteer || !lanes)
        return nullptr;
    auto kept = std::make_unique<KeptChart>();
    kept->chart = std::move(*chart);
    kept->gazetteer = std::move(*gazetteer);
    kept->lanes = std::move(*lanes);
    return kept;
}

/// What figures with other places than these are like in all else.
const Figures* figuresBut(const Figures& places)
{
    return places.placesAside ? places.placesAside : &places;
}

std::mutex keeping;

/// `keeping` is locked meanwhile.
KeptChart* keptChart(const std::string& document)
{
    // Few of them, of megabytes each: they are told apart by their lengths first, and compared once.
    static std::vector<std::pair<std::string, std::unique_ptr<KeptChart>>> charts;
    const auto found = std::find_if(charts.begin(), charts.end(),
                                    [&](const auto& known) { return known.first == document; });
    if (found != charts.end())
        return found->second.get();
    auto kept = readKept(document);
    return kept ? charts.emplace_back(document, std::move(kept)).second.get() : nullptr;
}

/// `figures` with the built-in lanes of that edition, which are the newest where there is no such; `figures` themselves where they have
/// those already, or those of a chart. It lasts as long as the program.
const Figures& figuresOnEdition(int edition, const Figures& figures)
{
    if (edition == figures.lanesEdition || figures.lanesEdition == 0)
        return figures;
    const Figures& base = *figuresBut(figures);
    const std::size_t earlier = static_cast<std::size_t>(edition) - 1;
    if (earlier >= base.earlierLanes.size())
        return base;
    static std::map<std::pair<const Figures*, int>, std::unique_ptr<const Figures>> kept;
    const std::lock_guard lock(keeping);
    auto& those = kept[{&base, edition}];
    if (!those) {
        auto made = std::make_unique<Figures>(base);
        made->lanes = base.earlierLanes[earlier];
        made->lanesEdition = edition;
        made->placesAside = &base;
        those = std::move(made);
    }
    return *those;
}

const ChartRecord* recordOf(const Campaign& campaign)
{
    const auto& charts = campaign.table<ChartRecord>();
    return charts.empty() ? nullptr : &charts.begin()->second;
}

/// An id that orders and files may name: routes are ids with blanks between them, and a record holds whole routes.
bool isPlain(const std::string& id)
{
    constexpr std::size_t longest = 40;
    return id.size() <= longest && std::all_of(id.begin(), id.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
           });
}

/// Collects places that are none of the chart's.
class PlaceCheck {
public:
    PlaceCheck(const Figures& figures, const std::string& place, Problems& problems)
        : m_figures(figures),
          m_place(place),
          m_problems(problems)
    {
    }

    template <class Record>
    void check(const Record& record, const std::string& id)
    {
        if (!id.empty() && !m_figures.gazetteer.find(id))
            refuse(Record::tableName, record.id.value, id);
    }
    template <class Record>
    void check(const Record& record, const PlaceAtSea& at)
    {
        if (!at.isNone() && !isKnown(at, m_figures.lanes, m_figures.gazetteer))
            refuse(Record::tableName, record.id.value, at.from + (at.to.empty() ? "" : " " + at.to));
    }

private:
    void refuse(std::string_view table, std::int64_t id, const std::string& what)
    {
        if (m_problems.size() < maxProblems)
            m_problems.push_back(
                {m_place + ": " + std::string(table) + " " + std::to_string(id),
                 phrase("%1 is no place of the campaign's chart.", given(quotedForMessage(what))),
                 {}});
    }

    const Figures& m_figures;
    const std::string& m_place;
    Problems& m_problems;
};

} // namespace

const Chart* chartOfDocument(const std::string& document)
{
    const std::lock_guard lock(keeping);
    const KeptChart* kept = keptChart(document);
    return kept ? &kept->chart : nullptr;
}

const Figures* figuresOnDocument(const std::string& document, const Figures& base)
{
    const std::lock_guard lock(keeping);
    KeptChart* kept = keptChart(document);
    if (!kept)
        return nullptr;
    auto& figures = kept->figures[&base];
    if (!figures) {
        auto own = std::make_unique<Figures>(base);
        own->gazetteer = kept->gazetteer;
        own->lanes = kept->lanes;
        own->lanesEdition = 0;
        own->earlierLanes.clear();
        own->placesAside = figuresBut(base);
        figures = std::move(own);
    }
    return figures.get();
}

const Chart* chartOf(const Campaign& campaign)
{
    const ChartRecord* record = recordOf(campaign);
    return record ? chartOfDocument(record->document) : nullptr;
}

const Figures& figuresOf(const Campaign& campaign, const Figures& base)
{
    const ChartRecord* record = recordOf(campaign);
    const Figures& bare =
        figuresWithout(base); // of another campaign's classes, or of the same at another time
    const Figures* own = record ? figuresOnDocument(record->document, bare) : nullptr;
    const Figures& places = own ? *own : figuresOnEdition(campaign.head().lanesEdition, bare);
    return figuresWith(places, ownClassesOf(campaign));
}

Problems whyUnfitForWar(const Chart& chart, const std::string& file)
{
    Problems problems;
    const auto refuse = [&](const std::string& place, Phrase what, Phrase remedy) {
        if (problems.size() < maxProblems)
            problems.push_back({file + ": " + place, std::move(what), std::move(remedy)});
    };
    std::set<std::string> ids;
    for (std::size_t i = 0; i < chart.ports.size(); ++i) {
        const KnownPort& port = chart.ports[i];
        ids.insert(port.id);
        if (!isPlain(port.id))
            refuse("ports[" + std::to_string(i) + "].id",
                   phrase("%1 cannot be named in orders.", given(quotedForMessage(port.id))),
                   phrase("Use small letters a to z, digits and hyphens, at most 40."));
    }
    if (chart.ports.empty())
        refuse("ports", phrase("The chart has no ports."), phrase("Add some, and compute its lanes."));
    for (std::size_t i = 0; i < chart.lanes.size(); ++i)
        for (const std::string& end : {chart.lanes[i].from, chart.lanes[i].to})
            if (!ids.contains(end))
                refuse("lanes[" + std::to_string(i) + "]",
                       phrase("There is no port %1 on this chart.", given(quotedForMessage(end))),
                       phrase("Correct it, or compute the lanes anew."));
    return problems;
}

Problems chartProblems(const Campaign& campaign, const std::string& place)
{
    const auto& charts = campaign.table<ChartRecord>();
    Problems problems = ownClassProblems(campaign, place);
    if (charts.empty() || !problems.empty())
        return problems;
    const ChartRecord& record = charts.begin()->second;
    const std::string at =
        place + ": " + std::string(ChartRecord::tableName) + " " + std::to_string(record.id.value);
    if (charts.size() > 1)
        return {{at, phrase("There is another chart; a campaign has one."), {}}};
    const auto chart = readChart(record.document, at);
    if (!chart)
        return chart.error();
    problems = whyUnfitForWar(*chart, at);
    if (!problems.empty())
        return problems;
    PlaceCheck places(figuresOf(campaign), place, problems);
    for (const auto& [id, port] : campaign.table<PortRecord>())
        places.check(port, port.place);
    for (const auto& [id, fleet] : campaign.table<FleetRecord>())
        places.check(fleet, fleet.at);
    for (const auto& [id, contact] : campaign.table<ContactRecord>())
        places.check(contact, contact.at);
    for (const auto& [id, sighting] : campaign.table<SightingRecord>())
        places.check(sighting, sighting.at);
    for (const auto& [id, order] : campaign.table<OrderRecord>()) {
        places.check(order, order.patrolFrom);
        places.check(order, order.patrolTo);
    }
    return problems;
}

} // namespace navarch
