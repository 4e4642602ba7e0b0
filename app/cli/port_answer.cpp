// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/port_answer.h"

#include "app/base/speech/speech.h"
#include "app/cli/base/price_answer.h"
#include "core/data/figures.h"

namespace navarch {

PricedPort pricePort(const Fortification& port, Defences defences)
{
    const PriceList& prices = builtInFigures().prices;
    return {port, fortificationPrice(port, prices), fortificationFindings(port, prices.limits, defences)};
}

void fillPortPrice(Json& answer, const PricedPort& priced)
{
    const auto& [port, price, findings] = priced;
    const PriceList& prices = builtInFigures().prices;
    answer["total"] = price.total.text();
    answer["sections"] = Json::array();
    for (std::size_t i = 0; i < port.sections.size(); ++i) {
        const WallSection& section = port.sections[i];
        const int taken = section.unitsTaken(prices.limits);
        answer["sections"].push_back({{"number", i + 1},
                                      {"capacity", section.capacity},
                                      {"taken", taken},
                                      {"room", section.capacity - taken},
                                      {"masonry", (prices.masonry * section.capacity).text()},
                                      {"total", price.lines[i].amount.text()},
                                      {"lines", linesAnswer(price.lines[i].parts)}});
    }
    answer["commander"] = {{"name", port.commander.name},
                           {"quality", nameOf(port.commander.quality)},
                           {"total", prices.priceOf(port.commander.quality).text()}};
    answer["lines"] = linesAnswer(price.lines);
}

std::string portPriceText(const PricedPort& priced)
{
    const auto& [port, price, findings] = priced;
    const Limits& limits = builtInFigures().prices.limits;
    TextTable table = priceTable();
    table.row({spokenText(phrase("%1, economic value %2, %3 garrison",
                                 port.name.empty() ? phrase("Port") : Phrase(given(port.name)),
                                 port.economicValue, termOf(nameOf(port.garrison)))),
               spokenText(phrase("talents"))});
    for (std::size_t i = 0; i < price.lines.size(); ++i) {
        table.row({});
        priceRows(table, {price.lines[i]}, 0);
        if (i < port.sections.size()) {
            const int room = port.sections[i].capacity - port.sections[i].unitsTaken(limits);
            table.row({"  " + std::string(8, ' ') + "  "
                           + spokenText(phrase("room left: %1 of %2", room, port.sections[i].capacity)),
                       ""});
        } else {
            table.row({"  " + std::string(8, ' ') + "  "
                           + (port.commander.name.empty() ? "" : port.commander.name + ", ")
                           + spokenText(termOf(nameOf(port.commander.quality))),
                       ""});
        }
    }
    table.row({});
    table.row({spokenText(phrase("Total")), spokenAmount(price.total)});
    return table.text() + findingsText(findings);
}

} // namespace navarch
