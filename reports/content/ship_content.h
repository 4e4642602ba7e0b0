// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "core/base/problem.h"
#include "core/data/figures.h"
#include "core/pricing/price.h"
#include "core/ships/fleet.h"
#include "reports/codes/fleet_codes.h"
#include "reports/content/commanders.h"
#include "reports/content/sheet_options.h"
#include "reports/layout/page.h"

namespace navarch {

/// What a ship makes and carries now, by her fit and what she has lost of it (SA-1.3).
struct ShipFigures {
    int speed = 0; ///< cm
    int turnClass = 0;
    int oars = 0;
    int troops = 0;
    bool isOverloaded = false; ///< by the troops that are still aboard
};

/// The class as paper calls it; of one's own it says so where values of it are derived.
[[nodiscard]] QString printedClassName(const ShipClass& shipClass);

[[nodiscard]] ShipFigures figuresNow(const FleetShip& ship, const ShipClass& shipClass, const Limits& limits);

/// "5 (8)": what is left, and of how many where that is more.
[[nodiscard]] QString asSheIs(int now, int built);

/// What one record sheet says, before it is laid out.
struct ShipContent {
    /// A row of tick boxes; the last `lost` of `count` are hatched.
    struct Row {
        QString label;
        int count = 0;
        int lost = 0;
        std::string_view key{}; ///< BoxMeaning
        bool isBlank = false;   ///< how many there are is written in
    };
    struct Tick {
        QString label;
        bool ticked = false;
        BoxMeaning meaning{};
    };
    struct Fact {
        QString label;
        QString value;
        bool isOwn = false; ///< of her crew, whatever her class: a half form leaves it open
    };

    SheetFill fill = SheetFill::Ship; ///< what is not filled in is a line to write on
    bool isSquadron = false;          ///< of the game that has no ships
    int number = 1;                   ///< in the job, from 1
    PaperCode code; ///< hers; of a squadron's card those of its ships; without ships: there is none
    QString name;
    QString className;
    QString side;                              ///< whose she is; may be empty
    QString squadron;                          ///< may be empty
    std::optional<PrintedCommander> commander; ///< who leads it
    std::vector<PrintedCommander> aboard;      ///< whose flagship she is
    QString captain;                           ///< may be empty: then it is to be written in
    QString crew;                              ///< "Veteran"
    CrewQuality quality = CrewQuality::Average;
    std::vector<Tick> captainStates;
    std::vector<Fact> facts;
    ShipFigures now; ///< as she is
    int speed = 0;   ///< as printed; of it `speedLost` is crossed out
    int speedLost = 0;
    QString speedNote; ///< what it makes now, where that differs; may be empty
    Row oars;
    int oarsForFullSpeed = 0;
    Row fastMoves; ///< of the home game, like casualtyDice; its papers have them
    Damage damage = Damage::None;
    std::vector<int> casualtyDice; ///< of light damage to wrecked
    std::vector<Row> stores;       ///< troops, towers, engines, pots
    std::vector<Tick> status;
    Price price;   ///< as she was built
    Talents worth; ///< without what she has lost
    ShipFit fit;
    Condition condition;

    /// She cannot fight (SA-7.4.T2): she has no sheet.
    [[nodiscard]] bool isWreck() const { return condition.damage == Damage::Wrecked; }
    /// What she goes by on paper: "KM-034", or her place in the job where nobody counts the ships.
    [[nodiscard]] QString label() const;
};

/// Boxes for what becomes of a commander; `ship`: one of his fleet, 0 on a sheet of her own.
[[nodiscard]] std::vector<ShipContent::Tick> fatesOf(const PrintedCommander& commander, std::int64_t ship);

/// Takes out what is written in by hand.
void makeForm(ShipContent& content, SheetFill fill);

/// The content of every ship of a fleet, a ship a sheet: a row of several ships, or one without a name, is numbered.
/// Ships of one squadron follow one another, in order of first mention. `own` has what is known besides: a number for each row,
/// without a tag those of codesOf(fleet), the side, and how the commanders fare. A squadron's commander is aboard its first
/// ship that can fight, any other aboard the fleet's first. Refused when the fleet has no ship, or one of a class that is not
/// known.
[[nodiscard]] Result<std::vector<ShipContent>> shipContents(const Fleet& fleet, const Figures& figures,
                                                            const SheetOptions& options,
                                                            const FleetSheets& own = {});

} // namespace navarch
