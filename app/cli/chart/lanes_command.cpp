// SPDX-License-Identifier: GPL-3.0-or-later
// navarch chart lanes COAST.geojson PORTS.json [--out CHART.json]
#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <thread>
#include <tuple>

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/input.h"
#include "app/cli/base/one_named.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/text_table.h"
#include "app/cli/chart/chart_words.h"
#include "app/cli/chart/inland_option.h"
#include "core/base/naming/meant.h"
#include "core/base/text.h"
#include "core/chart/chart_lanes.h"
#include "core/chart/geojson.h"
#include "core/data/coasts.h"

namespace navarch {

namespace {

struct LanesRequest {
    std::string coast;
    std::string ports;
    std::string out;
    std::string name;
    std::vector<double> bounds; ///< west, south, east, north in degrees; empty: as the land and the ports are
    int straitMetres = 0;
    LaneRules rules;
    std::vector<std::string> forced; ///< "from,to"
    std::vector<std::string> forbidden;
    Replacing replacing = Replacing::SameKind;
};

constexpr int mostThreads = 64;
constexpr int mostRoundabout = 100;

/// The built-in coast, in place of a file.
constexpr std::string_view builtIn = "mediterranean";

/// The coast of a file, or the built-in one by its name.
Result<Coast> coastOf(const std::string& path)
{
    if (path == builtIn)
        return builtInCoast(CoastLevel::Fine);
    return readInput(path, largestGeoJson).and_then([&](const std::string& text) {
        return readGeoJson(text, placeOf(path));
    });
}

/// What stands before the ending of a file's name.
std::string nameFrom(const std::string& path)
{
    const std::string shown = shownPath(path);
    std::string name = shown.substr(shown.rfind('/') + 1);
    name = name.substr(0, name.find('.'));
    return whyUnfitText(name, maxNameLength) || name == "-" ? std::string() : name;
}

bool areBounds(const std::vector<double>& bounds)
{
    return bounds.size() == 4 && bounds[0] >= -180 && bounds[0] < bounds[2] && bounds[2] <= 180
           && bounds[1] >= -90 && bounds[1] < bounds[3] && bounds[3] <= 90;
}

/// The port that is meant by its id or its name (meantBy()), or a problem that says so and which may have been meant.
Result<std::string> portNamed(const Chart& chart, const std::string& text, const char* option)
{
    OneNamed meant = oneNamed(text, chart.ports);
    if (meant.place)
        return chart.ports[*meant.place].id;
    if (meant.bearers > 0)
        return problem(option,
                       phrase("%1 ports are called %2.", meant.bearers, given(quotedForMessage(text))),
                       phrase("Write the id of the one that is meant."));
    return problem(option, phrase("There is no port %1.", given(quotedForMessage(text))),
                   std::move(meant.instead));
}

/// Adds what was decided of lanes; the first that cannot be is a problem.
Result<void> addChosen(Chart& chart, const std::vector<std::string>& pairs, LaneChoice choice,
                       const char* option)
{
    for (const std::string& pair : pairs) {
        const std::size_t comma = pair.find(',');
        if (comma == 0 || comma == pair.npos || comma + 1 == pair.size()
            || pair.find(',', comma + 1) != pair.npos)
            return problem(option, phrase("%1 is no pair of ports.", given(quotedForMessage(pair))),
                           phrase("Write two ports with a comma between them, %1 for instance.",
                                  given("piraeus,samos")));
        const auto from = portNamed(chart, pair.substr(0, comma), option);
        if (!from)
            return tl::unexpected(from.error());
        const auto to = portNamed(chart, pair.substr(comma + 1), option);
        if (!to)
            return tl::unexpected(to.error());
        if (*from == *to)
            return problem(option, phrase("%1 is one port twice.", given(quotedForMessage(pair))),
                           phrase("Name two ports."));
        if (std::any_of(chart.chosen.begin(), chart.chosen.end(),
                        [&](const ChosenLane& lane) { return lane.isBetween(*from, *to); }))
            return problem(option,
                           phrase("Of the lane %1 it is said twice what is to become of it.",
                                  given(quotedForMessage(pair))),
                           phrase("Leave one of the two out."));
        if (chart.chosen.size() >= mostChosenLanes)
            return problem(
                option, phrase("There are more than %1 lanes that are forced or forbidden.", mostChosenLanes),
                phrase("Leave some out."));
        chart.chosen.push_back({*from, *to, choice});
    }
    return {};
}

/// Tells how far computing lanes is, where it takes longer than a second.
class LaneTeller {
public:
    void operator()(const LaneProgress& progress)
    {
        const auto now = std::chrono::steady_clock::now();
        if (now < m_next)
            return;
        m_next = now + std::chrono::milliseconds(200);
        m_hasTold = true;
        Console::tellProgress(wordsOf(progress));
    }
    /// The line is gone then.
    void end() const
    {
        if (m_hasTold)
            Console::tellProgress({});
    }

private:
    static Phrase wordsOf(const LaneProgress& progress)
    {
        switch (progress.part) {
        case LaneProgress::Part::Sight:
            return phrase("looking out from cape %1 of %2", progress.done, progress.all);
        case LaneProgress::Part::Ways: return phrase("ways from port %1 of %2", progress.done, progress.all);
        case LaneProgress::Part::Choice: return phrase("pair of ports %1 of %2", progress.done, progress.all);
        }
        return {};
    }

    std::chrono::steady_clock::time_point m_next = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    bool m_hasTold = false;
};

void printLanes(const Chart& chart, const Findings& findings, Console& console)
{
    TextTable table({TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Right});
    table.row({spokenText(phrase("From")), spokenText(phrase("To"), "a place"),
               spokenText(phrase("nautical miles"))});
    for (const Lane& lane : chart.lanes)
        table.row({lane.from, lane.to, std::to_string(lane.miles)});
    console.print(table.text());
    console.print(findingsText(findings));
}

ExitCode chartLanes(const LanesRequest& request, Console& console)
{
    if (request.coast == "-" && request.ports == "-") {
        console.complain(phrase("Only one of two files can be standard input."));
        return ExitCode::Unusable;
    }
    auto coast = coastOf(request.coast);
    if (!coast) {
        console.complain(coast.error());
        return ExitCode::Unusable;
    }
    const std::string portsPlace = placeOf(request.ports);
    const auto ports = readDocument(request.ports, {PortGazetteer::format}).and_then([&](const Json& json) {
        return PortGazetteer::fromJson(json, portsPlace);
    });
    if (!ports) {
        console.complain(ports.error());
        return ExitCode::Unusable;
    }
    if (ports->all().size() > mostChartPorts) {
        console.complain(Problem{portsPlace + ": ports",
                                 phrase("There are more than %1 ports.", mostChartPorts),
                                 phrase("Leave some out.")});
        return ExitCode::Unusable;
    }
    if (ports->all().empty()) {
        console.complain(Problem{portsPlace + ": ports", phrase("There is no port in it."),
                                 phrase("Give two or more; lanes lead from port to port.")});
        return ExitCode::Unusable;
    }
    if (!request.bounds.empty() && !areBounds(request.bounds)) {
        console.complain(Problem{"--bounds",
                                 phrase("West, south, east and north are not in order, or off the globe."),
                                 phrase("Give them in degrees, -10,29.5,43,48 for instance.")});
        return ExitCode::Unusable;
    }

    Chart chart;
    chart.name = request.name.empty() ? nameFrom(request.coast) : request.name;
    chart.straitMetres = request.straitMetres;
    chart.coast = std::move(*coast);
    chart.ports = ports->all();
    for (const auto& [option, pairs, choice] :
         {std::tuple("--lane", request.forced, LaneChoice::Forced),
          std::tuple("--no-lane", request.forbidden, LaneChoice::Forbidden)})
        if (const auto added = addChosen(chart, pairs, choice, option); !added) {
            console.complain(added.error());
            return ExitCode::Unusable;
        }
    Findings findings;
    tidy(chart.coast, findings);
    std::vector<Position> places;
    for (const KnownPort& port : chart.ports)
        places.push_back(positionOf(port));
    const auto units = [&](std::size_t which) {
        return static_cast<int>(std::lround(request.bounds[which] * wholeDegree));
    };
    chart.sheet = request.bounds.empty() ? sheetOf(chart.coast, places)
                                         : Sheet{{units(1), units(0)}, {units(3), units(2)}};
    if (!hasErrors(findings)) {
        LaneTeller teller;
        LaneRules rules = request.rules;
        rules.progress = std::ref(teller);
        const Findings more = computeLanes(chart, rules);
        teller.end();
        findings.insert(findings.end(), more.begin(), more.end());
    }
    const bool isRefused = hasErrors(findings);
    const bool isWritten = !isRefused && !request.out.empty() && request.out != "-";
    if (isWritten && !wrote({request.out, FileKind::Chart, chartText(chart), request.replacing}, console))
        return ExitCode::Unusable;
    if (console.wantsJson()) {
        Json lanes = Json::array();
        for (const Lane& lane : chart.lanes)
            lanes.push_back(Json{{"from", lane.from}, {"to", lane.to}, {"nm", lane.miles}});
        console.printJson({{"format", "navarch-chart-lanes/1"},
                           {"name", chart.name},
                           {"points", chart.coast.points()},
                           {"ports", chart.ports.size()},
                           {"lanes", std::move(lanes)},
                           {"out", isWritten ? Json(shownPath(request.out)) : Json()},
                           {"findings", findingsAnswer(findings)}});
    } else if (isRefused) {
        console.print(findingsText(findings));
    } else if (request.out == "-") {
        console.print(chartText(chart));
    } else if (isWritten) {
        console.print(portsAndLanes(chart), shownPath(request.out));
        console.print(findingsText(findings));
    } else {
        printLanes(chart, findings, console);
    }
    if (!isRefused)
        return ExitCode::Done;
    console.complain(findings);
    return ExitCode::Refused;
}

} // namespace

void addChartLanes(CLI::App& chart, ChosenCommand& chosen)
{
    const auto request = std::make_shared<LanesRequest>();
    request->rules.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 8u));
    CLI::App* command =
        addCommand(chart, chosen, "lanes", "Sea lanes between ports, by the shortest ways over water",
                   request, chartLanes);
    command
        ->add_option("COAST.geojson", request->coast,
                     "land as GeoJSON, or mediterranean for the built-in coast; - reads standard input")
        ->required();
    command->add_option("PORTS.json", request->ports, "ports (navarch-ports/1); - reads standard input")
        ->required();
    command->add_option("--out", request->out, "a chart to write (navarch-chart/1)")->type_name("CHART.json");
    takesName(command->add_option("--name", request->name,
                                  "what the chart is called; its file's name when left out"))
        ->type_name("NAME");
    command
        ->add_option(
            "--bounds", request->bounds,
            "west, south, east and north of the chart in degrees, which nobody sails beyond; a degree "
            "beyond land and ports when left out, or where the land is cut off")
        ->delimiter(',')
        ->expected(4)
        ->type_name("W,S,E,N");
    addWholeNumber(
        *command, "--strait", Bounds{0, mostStraitMetres},
        [request](std::int64_t metres) { request->straitMetres = static_cast<int>(metres); },
        "straits narrower than so many metres are closed; 0, all are open, when left out");
    addInland(*command, request->rules);
    addWholeNumber(
        *command, "--roundabout", Bounds{0, mostRoundabout},
        [request](std::int64_t percent) { request->rules.roundaboutPercent = static_cast<int>(percent); },
        "no lane where going by way of other ports is longer by no more than so many hundredths; "
            + std::to_string(request->rules.roundaboutPercent) + " when left out");
    for (const auto& [option, pairs, what] :
         {std::tuple("--lane", &request->forced,
                     "a lane between these two ports whatever others lead there; may be given several times"),
          std::tuple("--no-lane", &request->forbidden, "no lane between these two ports; likewise")})
        command->add_option(option, *pairs, what)->type_name("FROM,TO")->take_all()->allow_extra_args(false);
    addWholeNumber(
        *command, "--threads", Bounds{1, mostThreads},
        [request](std::int64_t threads) { request->rules.threads = static_cast<int>(threads); },
        "as many as the machine has, when left out; the lanes are the same with any");
    addForce(*command, request->replacing);
}

} // namespace navarch
