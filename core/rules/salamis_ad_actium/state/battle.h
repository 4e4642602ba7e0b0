// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/battle/contract/game.h"
#include "core/boards/drawn/drawn_table.h"
#include "core/rules/salamis_ad_actium/figures/figures.h"
#include "core/rules/salamis_ad_actium/figures/ram_worth.h"
#include "core/rules/salamis_ad_actium/state/order.h"
#include "core/rules/salamis_ad_actium/state/state.h"

namespace navarch::salamis {

struct SquadronFacts {
    std::string key; ///< its name in the brief; squadrons of more than ten are parted
    std::string name;
    int side = 0;
    bool isWall = false;    ///< the wall sections of a port
    bool isUnnamed = false; ///< of walls: their port has no name either
    int line = 0;           ///< of ships that are in no squadron: which line of ten, from 1; 0: it has a name
    int contingent = -1;    ///< the allied contingent it belongs to; -1: the fleet
    int commander = -1;     ///< index into the battle's commanders; -1: none
    std::vector<ShipNumber> ships;
};

struct CommanderFacts {
    std::string name;
    int side = 0;
    int row = 0; ///< in the side's fleet, those of contingents counted on after it; -1: of a garrison
    Post post = Post::Squadron;
    CommandQuality quality = CommandQuality::Average;
    int squadron = -1;   ///< whom he commands; -1: all of the side, or of his contingent (an admiral)
    int contingent = -1; ///< the allies he came with; -1: the fleet
};

struct ContingentFacts {
    std::string name;
    int side = 0;
    int alliedPercent = 0;
    std::vector<int> squadrons;
};

/// SA-10.7: which of the author's ways the weather changes.
enum class WeatherChange { EveryPhase, TwoInSuccession, Never };

/// What never changes during one battle: the rules' figures, the table, who takes part.
struct BattleFacts {
    BattleFigures figures;
    RamWorth ramWorth;            ///< for captains
    std::vector<ShipFacts> ships; ///< by ShipNumber; wall sections last
    std::vector<SquadronFacts> squadrons;
    std::vector<CommanderFacts> commanders;
    std::vector<ContingentFacts> contingents;
    std::vector<std::string> sides;
    std::int32_t width = 120'000; ///< of the table, thousandths of a cm (SA-1.5)
    std::int32_t depth = 90'000;
    std::int32_t deploymentDepth = 15'000;
    DrawnTable drawn; ///< the table as somebody drew it, in squares of 3 cm; it has zones then
    PlaceKind place = PlaceKind::OpenSea;
    bool sailsAboard = false; ///< masts and sails are usually left ashore (SA-5.4)
    BriefWeather weather;     ///< what of it the brief fixes at the outset
    WeatherChange weatherChange = WeatherChange::EveryPhase;
    int turnLimit = 60;

    [[nodiscard]] const ShipFacts& of(ShipNumber ship) const { return ships[static_cast<std::size_t>(ship)]; }
    [[nodiscard]] const std::string& name(ShipNumber ship) const { return of(ship).name; }
    /// As they are told: a name that people gave, or what an unnamed wall is called.
    [[nodiscard]] Phrase called(ShipNumber ship) const;
    /// A line of ships that are in no squadron is called after its side, and told from the side's others only where there are.
    [[nodiscard]] Phrase called(const SquadronFacts& squadron) const;
    /// No other squadron of its side sails in its fleet or contingent.
    [[nodiscard]] bool isOnly(const SquadronFacts& squadron) const;
};

[[nodiscard]] inline Ship& shipOf(State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
[[nodiscard]] inline const Ship& shipOf(const State& state, ShipNumber ship)
{
    return state.ships[static_cast<std::size_t>(ship)];
}
[[nodiscard]] inline const free_table::Base& baseOf(const State& state, ShipNumber ship)
{
    return state.bases[static_cast<std::size_t>(ship)];
}
/// A length in hundredths of a centimetre, as refusals tell it.
[[nodiscard]] constexpr int hundredths(free_table::Length length)
{
    return length / (free_table::centimetre / 100);
}
/// Takes a ship off the table; its contacts end.
void removeFromTable(State& state, ShipNumber ship, Whereabouts where);
/// The side that commands a ship now: its captor's once captured.
[[nodiscard]] inline int holderOf(const State& state, ShipNumber ship)
{
    return shipOf(state, ship).holder;
}

} // namespace navarch::salamis
