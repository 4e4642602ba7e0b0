// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/content/forms.h"

#include <algorithm>

namespace navarch {

namespace {

constexpr const char* formClass = "trireme-cataphract";

/// Everything that a sheet has a place for, so that its blank form has that place.
FleetShip fullForm(const ShipClass& known)
{
    FleetShip ship;
    ship.classId = known.id;
    ship.fit = known.fit;
    ship.fit.archers = ship.fit.marines = ship.fit.heavyMarines = 1;
    ship.fit.ballistae = ship.fit.towers = ship.fit.firePots = 1;
    ship.fit.ram = Ram::Reinforced;
    return ship;
}

Fleet blankForms(const Figures& figures, const SheetOptions& options, int shipsOfAForm)
{
    Fleet fleet;
    const ShipClass* known = figures.classes.find(formClass);
    if (!known)
        known = &figures.classes.all().front();
    for (int i = 0; i < std::clamp(options.perPage, 1, 8); ++i) {
        FleetShip ship = fullForm(*known);
        // Of several: then a sheet is a squadron's.
        if (shipsOfAForm > 1) {
            ship.count = shipsOfAForm;
            ship.squadron = std::to_string(i + 1);
        }
        fleet.ships.push_back(std::move(ship));
    }
    return fleet;
}

} // namespace

Fleet formFleet(const Fleet& fleet, const Figures& figures, const SheetOptions& options, int shipsOfAForm)
{
    if (options.fill == SheetFill::Ship)
        return fleet;
    if (options.fill == SheetFill::Nothing)
        return blankForms(figures, options, shipsOfAForm);
    Fleet form = fleet;
    form.commanders.clear();
    for (FleetShip& ship : form.ships) {
        ship.name.clear();
        ship.captain.clear();
        ship.crew = CrewQuality::Average;
        ship.condition = {};
        if (const ShipClass* known = figures.classes.find(ship.classId))
            ship.fit = known->fit;
        // Her squadron is written in, and stays here for her place among the sheets.
    }
    return form;
}

SheetOptions formOptions(SheetOptions options)
{
    if (options.fill == SheetFill::Ship)
        return options;
    options.currentCondition = options.squadronCards = false;
    options.coverList = options.coverList && options.fill == SheetFill::Class; // it says whose each number is
    return options;
}

} // namespace navarch
