// SPDX-License-Identifier: GPL-3.0-or-later
// navarch port shore [PORT]
#include "app/base/speech/speech.h"
#include "app/cli/base/one_named.h"
#include "app/cli/base/options.h"
#include "core/base/naming/meant.h"
#include "core/base/text.h"
#include "core/data/ancient_coast.h"
#include "core/data/figures.h"

namespace navarch {

namespace {

struct PortShoreRequest {
    std::string port;
};

Json placeAnswer(const AncientPlace& place)
{
    const auto degrees = [](int value) { return static_cast<double>(value) / wholeDegree; };
    return {{"id", place.id},
            {"name", place.name},
            {"ports", place.ports},
            {"latitude", degrees(place.at.latitude)},
            {"longitude", degrees(place.at.longitude)},
            {"drawn", !place.water.empty() || !place.land.empty()},
            {"then", place.then},
            {"source", place.source}};
}

ExitCode portShore(const PortShoreRequest& request, Console& console)
{
    const std::vector<AncientPlace>& all = AncientCoast::builtIn().all();
    const std::vector<KnownPort>& ports = builtInFigures().gazetteer.all();
    std::vector<const AncientPlace*> places;
    const KnownPort* port = nullptr;
    if (request.port.empty()) {
        for (const AncientPlace& place : all)
            places.push_back(&place);
    } else if (const auto at = oneNamed(request.port, ports).place) {
        port = &ports[*at];
        if (const AncientPlace* place = AncientCoast::builtIn().of(port->id))
            places.push_back(place);
    } else if (const auto there = oneNamed(request.port, all).place) {
        places.push_back(&all[*there]);
    } else {
        std::vector<std::string> names;
        for (const KnownPort& each : ports)
            names.push_back(each.name);
        for (const AncientPlace& each : all)
            names.push_back(each.name);
        console.complain(Problem{"PORT",
                                 phrase("There is no port %1.", given(quotedForMessage(request.port))),
                                 didYouMean(meantBy(request.port, names), names)});
        return ExitCode::Unusable;
    }
    if (console.wantsJson()) {
        Json answer = Json::array();
        for (const AncientPlace* place : places)
            answer.push_back(placeAnswer(*place));
        console.printJson({{"format", "navarch-port-shore/1"}, {"places", std::move(answer)}});
        return ExitCode::Done;
    }
    for (const AncientPlace* place : places)
        console.print((place == places.front() ? "" : "\n") + spokenText(termOf(place->name)) + ", "
                      + placeText(place->at) + "\n  " + spokenText(termOf(place->then)) + "\n  "
                      + spokenText(phrase("After %1", given(place->source))) + "\n");
    if (places.empty())
        console.print(phrase("The shore of %1 is drawn as it is today.", given(port->name)));
    return ExitCode::Done;
}

} // namespace

void addPortShore(CLI::App& port, ChosenCommand& chosen)
{
    const auto request = std::make_shared<PortShoreRequest>();
    CLI::App* command = addCommand(port, chosen, "shore",
                                   "How the shore of a port was in antiquity, where the chart is not today's",
                                   request, portShore);
    command->add_option(
        "PORT", request->port,
        "a port of the Mediterranean or a place there, by its name or id; all places when left out");
}

} // namespace navarch
