// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/battle/brief/captain_level.h"
#include "core/battle/brief/temperament.h"
#include "core/battle/brief/weather.h"
#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "core/ships/fleet.h"

namespace navarch {

/// Where a battle is fought. A port lies along the second side's edge, whose it is. A shore lies to the west under Ramming
/// Speed!!! and Trireme unless the brief's option `shore` names another side, to the west under the squadron game, and along the
/// second side's edge under the others.
enum class PlaceKind { OpenSea, Shore, Port };

template <>
struct EnumNames<PlaceKind> {
    static constexpr std::array<EnumName<PlaceKind>, 3> names{
        {{PlaceKind::OpenSea, "open-sea"}, {PlaceKind::Shore, "shore"}, {PlaceKind::Port, "port"}}};
};

/// What the brief fixes of the weather; the rest is rolled.
struct BriefWeather {
    std::optional<Wind> wind;
    std::optional<Sea> sea;
    std::optional<int>
        direction; ///< where it blows from, a point of eight clockwise from the second side's edge, 0-7

    friend bool operator==(const BriefWeather&, const BriefWeather&) = default;
};

enum class Formation { Abreast, Astern, Echelon };

template <>
struct EnumNames<Formation> {
    static constexpr std::array<EnumName<Formation>, 3> names{{{Formation::Abreast, "line-abreast"},
                                                               {Formation::Astern, "line-astern"},
                                                               {Formation::Echelon, "echelon"}}};
};

/// Where a squadron, or a single ship, starts. What the brief leaves open the game places by itself.
struct Deployment {
    std::string squadron; ///< or
    std::string ship;     ///< one of the two is given
    Formation formation = Formation::Abreast;
    int x = 0; ///< of the leader; in the board's own measure: millimetres on a free table, columns on hexes
    int y = 0;
    int heading = 0; ///< degrees clockwise on a free table, a sixth of a turn on hexes

    friend bool operator==(const Deployment&, const Deployment&) = default;
};

struct BriefSide {
    std::string name;
    Fleet fleet;
    std::vector<Fleet>
        contingents; ///< allies that start off the table (SA-13.1); their price change is in each fleet
    std::optional<Temperament>
        captain; ///< who plays it when the battle is resolved automatically; none: hands
    std::vector<Deployment> deployment;
    std::optional<Fortification> walls; ///< at a port: its defences
    std::optional<CaptainLevel> level =
        {}; ///< how far a captain of it thinks; none: as captains did before there were levels

    friend bool operator==(const BriefSide&, const BriefSide&) = default;
};

/// What a battle starts from. A value: it can be kept, compared, and fought again.
struct BattleBrief {
    std::string rules; ///< rule-set id
    PlaceKind place = PlaceKind::OpenSea;
    BriefWeather weather;
    std::vector<BriefSide> sides;
    std::map<std::string, std::string> options; ///< the game's own, by name: "table-size" -> "120x90"
    Json houseTables;                           ///< replaces house figures of the game's tables; null: none
    std::optional<int> turnLimit;
    std::uint64_t seed = 0;

    friend bool operator==(const BattleBrief&, const BattleBrief&) = default;
};

/// One ship of a brief: rows of `count` ships are told apart.
struct BriefShip {
    int side = 0;
    int contingent = -1; ///< off the table with this contingent; -1: with the fleet
    int row = 0;         ///< in the side's fleet; the rows of contingents are counted on after them
    int ofRow = 0;       ///< from 0
    std::string name;    ///< its own; ships of a row are numbered: "Trireme 3"
    FleetShip ship;      ///< with a count of 1
};

/// Every ship of a brief in order: side by side, the fleet before its contingents.
[[nodiscard]] std::vector<BriefShip> shipsOf(const BattleBrief& brief, const ShipClasses& classes);

inline constexpr int maxBattleShips = 1000;
/// The most sides a battle has.
inline constexpr int maxSides = 4;

/// Gives the text of a file that a brief names, or why it cannot.
using FleetFileSource = std::function<Result<std::string>(const std::string& name)>;

/// The "format" of a brief.
inline constexpr std::string_view briefFormat = "navarch-brief/1";

/// Reads "navarch-brief/1". A side's fleet and walls may stand in it or be the name of a file, which `fleets` opens.
/// Refused besides what is wrong with the fleets: fewer than two sides, a side without ships or walls, a captain or place
/// that is unknown, squadrons placed that there are not. Whether the game knows its options is the game's to say.
[[nodiscard]] Result<BattleBrief> readBrief(const Json& json, const std::string& file, const Figures& figures,
                                            const FleetFileSource& fleets);

/// Why nobody can fight this brief, whatever the game: wrecks, a ship twice on a side, fewer than two sides. A battle
/// is opened only when there is no such reason (core/battle/match/registry.h); the problems' places are paths in the brief.
[[nodiscard]] Problems whyUnfought(const BattleBrief& brief, const ShipClasses& classes);

/// The file of a brief with its fleets inside; readBrief() gives an equal one back.
[[nodiscard]] Json briefJson(const BattleBrief& brief);

} // namespace navarch
