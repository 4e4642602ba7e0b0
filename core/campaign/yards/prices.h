// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/price_list.h"
#include "core/rules/campaign/figures.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch {

/// Whether two fits are alike in what only a yard changes (CP-5.3): hull, ram, size, speed, oars.
[[nodiscard]] bool sameHull(const ShipFit& a, const ShipFit& b);

/// Fittings alone (CP-5.3): what is bought costs its SA-15 price, and of what is removed a part comes back (negative). The fits
/// are alike but for fittings.
[[nodiscard]] Talents fittingsCost(const ShipFit& before, const ShipFit& after, const PriceList& prices,
                                   const CampaignFigures& figures);

/// Hull, ram and fittings (CP-5.3), priced likewise: hull and speed as one, oar factors each.
[[nodiscard]] Talents refitCost(const ShipFit& before, const ShipFit& after, const PriceList& prices,
                                const CampaignFigures& figures);

/// A damage level (CP-5.2).
[[nodiscard]] Talents levelCost(const ShipFit& fit, const PriceList& prices, const CampaignFigures& figures);

/// Oar factors, rudder and mast (CP-5.2).
[[nodiscard]] Talents gearCost(const Condition& lost, const CampaignFigures& figures);

/// Troops, engines and pots that were lost or used, bought again (CP-5.3).
[[nodiscard]] Talents lossesCost(const ShipFit& fit, const Condition& lost, const PriceList& prices,
                                 const CampaignFigures& figures);

} // namespace navarch
