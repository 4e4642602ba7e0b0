// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/problem.h"
#include "core/ships/ship_class.h"
#include "reports/codes/fleet_codes.h"
#include "reports/paper.h"
#include "reports/words.h"

namespace navarch {

/// Where the tables of a fight stand.
enum class ReferenceTables : std::uint8_t {
    None,
    Foot, ///< with the sheets: below every sheet where the game has them so (SheetsOfGame::tablesBelowSheets), else on pages
          ///< at the end
    Backs, ///< on the back of every page of sheets, for printing on both sides
};

template <>
struct EnumNames<ReferenceTables> {
    static constexpr std::array<EnumName<ReferenceTables>, 3> names{{{ReferenceTables::None, "none"},
                                                                     {ReferenceTables::Foot, "foot"},
                                                                     {ReferenceTables::Backs, "backs"}}};
};

/// How much of a sheet is filled in.
enum class SheetFill : std::uint8_t {
    Ship,  ///< everything that is known of the ship
    Class, ///< its number, name and side, and what is its class's; crew, captain and what it has of its own are written in
    Nothing ///< the names of the places alone
};

template <>
struct EnumNames<SheetFill> {
    static constexpr std::array<EnumName<SheetFill>, 3> names{
        {{SheetFill::Ship, "full"}, {SheetFill::Class, "half"}, {SheetFill::Nothing, "blank"}}};
};

/// How a job is printed.
struct SheetOptions {
    std::string game{homeGame}; ///< whose sheets: a rule-set id (SheetsOfGame)
    SheetLanguage language;
    Paper paper = Paper::A4;
    int perPage = 1;                  ///< record sheets: 1, 2, 4, or 8 on A3
    bool saveInk = false;             ///< black and grey, without fills
    bool currentCondition = true;     ///< losses are marked; otherwise the sheets are blank
    SheetFill fill = SheetFill::Ship; ///< of others no losses are marked; blank ones have no list of ships
    ReferenceTables tables = ReferenceTables::Foot;
    bool shipSheets = true; ///< a sheet a ship, and the tables with them
    bool coverList =
        true; ///< before the sheets, a list of all ships by squadron, with the page each stands on
    bool cutOuts = false; ///< after them what is cut out: rulers and templates, and what a game has besides
};

/// How a commander fares; a fleet file does not say it.
struct CommanderState {
    PersonState state = PersonState::Fit;
    int weeksOut = 0;            ///< of a wounded one until he is fit again (CP-6.3)
    std::vector<Phrase> marks{}; ///< what the umpire's hand set of him, for his eyes alone (CP-2.3)

    friend bool operator==(const CommanderState&, const CommanderState&) = default;
};

/// Of each commander of rosterOf(), in its order; the umpire's marks are left empty.
[[nodiscard]] std::vector<CommanderState> commanderStates(const Campaign& campaign, FleetId fleet);

/// What belongs to the sheets of one fleet besides the options of its job.
struct FleetSheets {
    FleetCodes codes; ///< a number for each row; without a tag, those of codesOf(fleet)
    std::string side; ///< whose it is; empty: that is written in
    std::string
        looseShips{}; ///< what those are called where a card is theirs; empty: by its side's name, as in a battle, or its own
    std::vector<CommanderState> commanders; ///< of each of its commanders; where it is shorter: he is fit
    bool areFindingsTold = false;    ///< its roster is in the job as well, and tells what the rules say of it
    std::function<bool()> sheetDone; ///< told after each sheet; false stops the work; may be empty
    /// By the ships' numbers on paper what the umpire's hand set of them, for his eyes alone (CP-2.3); it stands at the foot of
    /// their sheets, like what he set of the commanders aboard.
    std::map<std::int64_t, std::vector<Phrase>> marks{};
};

/// The codes of a job's sheets of `fleet`: a form that says what class a ship is of is hers, a blank one is nobody's.
[[nodiscard]] inline FleetCodes codesFor(const FleetSheets& own, const SheetOptions& options,
                                         const Fleet& fleet)
{
    if (options.fill == SheetFill::Nothing)
        return {};
    return own.codes.tag.empty() ? codesOf(fleet) : own.codes;
}

/// The work was stopped while it was going on.
[[nodiscard]] inline tl::unexpected<Problems> layingOutStopped()
{
    return problem("print", phrase("Laying out was stopped."), phrase("Choose again what to print."));
}

} // namespace navarch
