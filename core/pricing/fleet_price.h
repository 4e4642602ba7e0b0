// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/finding.h"
#include "core/data/figures.h"
#include "core/pricing/price.h"
#include "core/ships/fleet.h"

namespace navarch {

/// A fleet's price, row by row, with what the rules have against it.
struct FleetPrice {
    struct Row {
        Talents each; ///< one ship of the row
        Price price;  ///< all of them; its lines sum to its total
    };
    struct Squadron {
        std::string name; ///< empty: ships in no squadron
        int ships = 0;
        Talents total; ///< its ships and its commander
    };
    std::vector<Row> ships;          ///< as Fleet::ships
    std::vector<Price> commanders;   ///< as Fleet::commanders
    std::vector<Squadron> squadrons; ///< in order of first mention; empty when no ship names one
    std::vector<PriceLine> lines;    ///< ships, commanders, allied share; they sum to `total`
    Talents total;
    Findings findings;
};

/// Prices a fleet by SA-15 and checks it (fitFindings, fleetFindings). Every class id must be known.
[[nodiscard]] FleetPrice priceFleet(const Fleet& fleet, const Figures& figures);

/// The total alone, without lines and findings.
[[nodiscard]] Talents fleetTotal(const Fleet& fleet, const PriceList& prices);

/// A commander's price (SA-15.9).
[[nodiscard]] Price commanderPrice(CommandQuality quality, const PriceList& prices);

/// What all commanders of a fleet cost together (SA-15.9).
[[nodiscard]] Talents commandersTotal(const Fleet& fleet, const PriceList& prices);

/// What the rules have against the fleet as a whole. Keys: squadron-size (SA-1.5), squadron-commander (CP-6.4, warning).
[[nodiscard]] Findings fleetFindings(const Fleet& fleet);

/// What an allied contingent's price change comes to (SA-15.10): `whole` times `percent` in tens.
[[nodiscard]] Talents alliedShare(Talents whole, int percent);

} // namespace navarch
