// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a fleet file: either refused with a message, or read, priced, written and read back to the same fleet.
#include "core/data/figures.h"
#include "core/pricing/fleet_price.h"
#include "core/ships/fleet.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    using namespace navarch;
    const Figures& figures = builtInFigures();
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const auto json = parseJson(text, "fleet.json");
    if (!json)
        return 0;
    const auto fleet = readFleet(*json, "fleet.json", figures.classes, figures.prices.limits);
    if (!fleet)
        return 0;

    const FleetPrice price = priceFleet(*fleet, figures);
    if (price.total != fleetTotal(*fleet, figures.prices))
        std::abort();
    Talents sum;
    for (const PriceLine& line : price.lines)
        sum += line.amount;
    if (sum != price.total)
        std::abort();

    const auto again = readFleet(fleetJson(*fleet), "again.json", figures.classes, figures.prices.limits);
    if (!again || *again != *fleet)
        std::abort();
    return 0;
}
