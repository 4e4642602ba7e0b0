// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/data/price_list.h"
#include "core/dice/chance_tables.h"
#include "core/ports/port_gazetteer.h"
#include "core/sea/lanes.h"
#include "core/ships/equipment_periods.h"
#include "core/ships/legality.h"
#include "core/ships/ship_class.h"

namespace navarch {

/// The edition of the built-in lanes on which wars are founded now.
inline constexpr int newestLanes = 2;

/// The figures that every game is reckoned with: ship classes, prices, periods, tables, ports. Never changes once loaded. A
/// game's own tables lie with its engine (core/rules/).
struct Figures {
    ShipClasses classes;
    PriceList prices;
    EquipmentPeriods periods;
    ChanceTables tables;
    PortGazetteer gazetteer;
    SeaLanes lanes;
    /// Which of the built-in lanes these are, or newestLanes; 0: they are a chart's own.
    int lanesEdition = newestLanes;
    /// The built-in lanes of before, the first edition first: what was founded on them is played on them to its end.
    std::vector<SeaLanes> earlierLanes;
    /// Those of which these were made by giving them other ports and lanes, and nothing else: battles come out alike with both. They
    /// last as long. Null: none.
    const Figures* placesAside = nullptr;

    [[nodiscard]] FitRules fitRules() const { return {prices.limits, periods}; }
};

/// Gives the text of a figure file by its name ("ship-classes.json"), or nothing.
using FigureSource = std::function<std::optional<std::string_view>(std::string_view)>;

/// Loads and checks every figure file; the problems name file, path and reason.
[[nodiscard]] Result<Figures> loadFigures(const FigureSource& source);

/// The figures built into the program, loaded at first use. They are tested, so loading them cannot fail.
[[nodiscard]] const Figures& builtInFigures();

} // namespace navarch
