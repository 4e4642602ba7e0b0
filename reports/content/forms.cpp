// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/content/forms.h"

#include <algorithm>

#include "core/ships/legality.h"

namespace navarch {

namespace {

constexpr const char* formClass = "trireme-cataphract";

/// A row of the class with everything that a sheet has a place for.
FleetShip fullForm(const ShipClass& known)
{
    FleetShip ship;
    setClass(ship, known);
    ship.fit = known.fit;
    ShipFit& fit = ship.fit;
    fit.marines = std::max(1, known.troopSpace);
    fit.archers = fit.heavyMarines = 1;
    fit.ballistae = fit.towers = fit.firePots = fit.corvi = fit.ferreaManus = 1;
    fit.raisedPlatform = fit.greekFire = true;
    fit.heavyEngines = {1};
    fit.ram = Ram::Reinforced;
    ship.crew = CrewQuality::Elite;
    ship.captain = "-";
    return ship;
}

/// Every class, as it is offered and with everything aboard: what any of them has a place for, the form has. Where a sheet is
/// a squadron's: one of so many ships.
Fleet blankForms(const Figures& figures, int shipsOfAForm)
{
    Fleet fleet;
    if (shipsOfAForm > 1) {
        const ShipClass* known = figures.classes.find(formClass);
        FleetShip ship = fullForm(known ? *known : figures.classes.all().front());
        ship.count = shipsOfAForm;
        ship.squadron = "1";
        fleet.ships.push_back(std::move(ship));
        return fleet;
    }
    for (const ShipClass& known : figures.classes.all()) {
        FleetShip plain;
        setClass(plain, known);
        plain.fit = known.fit;
        fleet.ships.push_back(std::move(plain));
        fleet.ships.push_back(fullForm(known));
    }
    return fleet;
}

/// The class's fit as its yards offer it in that year: what is out of its period is changed for what is not.
ShipFit offeredFit(const ShipClass& known, std::optional<int> year, const Figures& figures)
{
    ShipFit fit = known.fit;
    constexpr int most = 8; // of kinds of findings that can be mended
    for (int i = 0; i < most; ++i) {
        const FitSubject subject{{}, known, fit, year};
        std::optional<ShipFit> mended;
        for (const Finding& finding : fitFindings(subject, figures.fitRules()))
            if (finding.severity == Severity::Error && !mended)
                mended = mendedFit(finding.key, subject, figures.fitRules());
        if (!mended || *mended == fit)
            break;
        fit = std::move(*mended);
    }
    return fit;
}

} // namespace

Fleet formFleet(const Fleet& fleet, const Figures& figures, const SheetOptions& options, int shipsOfAForm)
{
    if (options.fill == SheetFill::Ship)
        return fleet;
    if (options.fill == SheetFill::Nothing)
        return blankForms(figures, shipsOfAForm);
    Fleet form = fleet;
    form.commanders.clear();
    for (FleetShip& ship : form.ships) {
        ship.captain.clear();
        ship.crew = CrewQuality::Average;
        ship.condition = {};
        if (const ShipClass* known = classOf(ship, figures.classes))
            ship.fit = offeredFit(*known, fleet.year, figures);
        // Her squadron is written in, and stays here for her place among the sheets.
    }
    return form;
}

SheetOptions formOptions(SheetOptions options)
{
    if (options.fill == SheetFill::Ship)
        return options;
    options.currentCondition = false;
    options.coverList = options.coverList && options.fill == SheetFill::Class; // it says whose each number is
    return options;
}

} // namespace navarch
