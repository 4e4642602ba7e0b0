// SPDX-License-Identifier: GPL-3.0-or-later
// navarch port price PORT.json [--strict]
#include "app/base/speech/speech.h"
#include "app/cli/base/input.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/port_answer.h"

namespace navarch {

namespace {

struct PortPriceRequest {
    std::string path;
    bool strict = false;
};

ExitCode portPrice(const PortPriceRequest& request, Console& console)
{
    const auto port = readDocument(request.path, {portFormat}).and_then([&](const Json& json) {
        return readFortification(json, placeOf(request.path));
    });
    if (!port) {
        console.complain(port.error());
        return ExitCode::Unusable;
    }
    const PricedPort priced = pricePort(*port, Defences::Bought);
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-port-price/1"},
                    {"name", port->name},
                    {"economic_value", port->economicValue},
                    {"garrison_quality", nameOf(port->garrison)}};
        fillPortPrice(answer, priced);
        answer["findings"] = findingsAnswer(priced.findings);
        console.printJson(answer);
    } else {
        console.print(portPriceText(priced));
    }
    if (!request.strict || !hasErrors(priced.findings))
        return ExitCode::Done;
    console.complain(priced.findings);
    return ExitCode::Refused;
}

} // namespace

void addPortPrice(CLI::App& port, ChosenCommand& chosen)
{
    const auto request = std::make_shared<PortPriceRequest>();
    CLI::App* command = addCommand(port, chosen, "price",
                                   "The price of a port's defences, section by section", request, portPrice);
    command->add_option("PORT.json", request->path, "a port file; - reads standard input")->required();
    command->add_flag("--strict", request->strict, "exit with 1 when a finding is an error");
}

} // namespace navarch
