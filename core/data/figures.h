// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "core/base/problem.h"
#include "core/ports/port_gazetteer.h"
#include "core/dice/chance_tables.h"
#include "core/pricing/price_list.h"
#include "core/ships/equipment_periods.h"
#include "core/ships/legality.h"
#include "core/rules/pompeius/figures/tables.h"
#include "core/rules/ramming_speed/figures/tables.h"
#include "core/rules/salamis_ad_actium/combat_tables.h"
#include "core/rules/trireme/figures/tables.h"
#include "core/sea/lanes.h"
#include "core/ships/ship_class.h"

namespace navarch {

/// The figures everything is reckoned with: ship classes, prices, periods, tables, ports. Never changes once loaded.
struct Figures {
    ShipClasses classes;
    PriceList prices;
    EquipmentPeriods periods;
    ChanceTables tables;
    PortGazetteer gazetteer;
    SeaLanes lanes;
    CombatTables salamisTables;
    RammingTables rammingTables;
    TriremeTables triremeTables;
    PompeiusTables pompeiusTables;

    [[nodiscard]] FitRules fitRules() const { return {prices.limits, periods}; }
};

/// Gives the text of a figure file by its name ("ship-classes.json"), or nothing.
using FigureSource = std::function<std::optional<std::string_view>(std::string_view)>;

/// Loads and checks every figure file; the problems name file, path and reason.
[[nodiscard]] Result<Figures> loadFigures(const FigureSource& source);

/// The figures built into the program, loaded at first use. They are tested, so loading them cannot fail.
[[nodiscard]] const Figures& builtInFigures();

} // namespace navarch
