// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "core/base/enum_names.h"
#include "core/base/fields.h"
#include "core/base/stored_phrase.h"
#include "core/base/talents.h"
#include "core/battle/brief/brief.h"
#include "core/battle/outcome/outcome.h"
#include "core/campaign/records/head.h"
#include "core/campaign/records/ids.h"

namespace navarch {

enum class BattleState { Waiting, Fought };

template <>
struct EnumNames<BattleState> {
    static constexpr std::array<EnumName<BattleState>, 2> names{
        {{BattleState::Waiting, "waiting"}, {BattleState::Fought, "fought"}}};
};

/// How the outcome came about (CP-8.2).
enum class BattleWay { None, Played, Captains, Typed };

template <>
struct EnumNames<BattleWay> {
    static constexpr std::array<EnumName<BattleWay>, 4> names{{{BattleWay::None, "none"},
                                                               {BattleWay::Played, "played"},
                                                               {BattleWay::Captains, "captains"},
                                                               {BattleWay::Typed, "typed"}}};
};

/// What a battle's texts may be, in characters: a thousand ships go into them.
inline constexpr TextBounds battleText{4'000'000, false};
inline constexpr TextBounds optionalBattleText{4'000'000, true};
/// A replay keeps every order, event and die.
inline constexpr TextBounds replayText{16'000'000, false};

/// A battle between fleets of the campaign (CP-8). The texts are compact JSON, so that they outlive what they are about:
/// ships that sank, fleets that were disbanded, sides that were renamed.
struct BattleRecord {
    static constexpr std::string_view tableName = "battles";
    static constexpr int sinceSchema = 3;
    static constexpr std::array youngerFields{"name_said"};

    BattleId id;
    std::string name;
    int turn = 0; ///< when it was arranged
    int year = -431;
    int month = 1;
    int week = 1;
    std::string rules; ///< the game
    PlaceKind place = PlaceKind::OpenSea;
    PortId port; ///< off which or in which it is fought; may be none
    BattleState state = BattleState::Waiting;
    BattleWay way = BattleWay::None; ///< none while it waits
    int rounds = 0;                  ///< game turns it took
    std::string brief;               ///< navarch-brief/1
    std::string outcome;             ///< navarch-outcome/1; empty while it waits
    std::string
        effects; ///< what entering it changed, as images (core/campaign/deed/images.h); empty while it waits
    std::string nameSaid; ///< what the name is made of (stored_phrase.h); empty: an older Navarch named it

    friend bool operator==(const BattleRecord&, const BattleRecord&) = default;
};

template <RecordSelf<BattleRecord> Self, class Visitor>
void visitFields(Self& battle, Visitor& visit)
{
    visit("name", battle.name, nameText);
    visit("turn", battle.turn, Bounds{0, 1'000'000});
    visit("year", battle.year, yearBounds);
    visit("month", battle.month, Bounds{1, 12});
    visit("week", battle.week, Bounds{1, 4});
    visit("rules", battle.rules, nameText);
    visit("place", battle.place);
    visit("port_id", battle.port);
    visit("state", battle.state);
    visit("way", battle.way);
    visit("rounds", battle.rounds, Bounds{0, 100'000});
    visit("brief", battle.brief, battleText);
    visit("outcome", battle.outcome, optionalBattleText);
    visit("effects", battle.effects, optionalBattleText);
    visit("name_said", battle.nameSaid, storedPhraseText);
}

inline constexpr Bounds battleSideBounds{0, maxSides - 1};
inline constexpr Bounds captorBounds{-1, maxSides - 1};
inline constexpr Bounds battleCount{0, 100'000};

/// A side of a battle, as the brief numbers it from 0.
struct BattleSideRecord {
    static constexpr std::string_view tableName = "battle_sides";
    static constexpr int sinceSchema = 3;

    Id<BattleSideRecord> id;
    BattleId battle;
    int number = 0;
    SideId side; ///< none: a neutral port
    std::string name;
    bool victor = false;
    bool conceded = false;
    Talents losses; ///< the price of its ships that sank, were captured or were lost as wrecks
    Talents money;  ///< what the battle brought its treasury: prizes and loot; negative: cost it

    friend bool operator==(const BattleSideRecord&, const BattleSideRecord&) = default;
};

template <RecordSelf<BattleSideRecord> Self, class Visitor>
void visitFields(Self& side, Visitor& visit)
{
    visit("battle_id", side.battle);
    visit("number", side.number, battleSideBounds);
    visit("side_id", side.side);
    visit("name", side.name, nameText);
    visit("victor", side.victor);
    visit("conceded", side.conceded);
    visit("losses", side.losses);
    visit("money", side.money);
}

/// A fleet of a battle. Its number is a plain one, for it may be disbanded later.
struct BattleFleetRecord {
    static constexpr std::string_view tableName = "battle_fleets";
    static constexpr int sinceSchema = 3;

    Id<BattleFleetRecord> id;
    BattleId battle;
    int sideNumber = 0;
    std::int64_t fleet = 0; ///< its number in the campaign
    int contingent = -1;    ///< which of the side's off-table contingents it is; -1: it starts on the table
    std::string name;
    PortId retired; ///< where it retired to after a defeat; none: it stayed

    friend bool operator==(const BattleFleetRecord&, const BattleFleetRecord&) = default;
};

template <RecordSelf<BattleFleetRecord> Self, class Visitor>
void visitFields(Self& fleet, Visitor& visit)
{
    visit("battle_id", fleet.battle);
    visit("side_number", fleet.sideNumber, battleSideBounds);
    visit("fleet", fleet.fleet, numberBounds);
    visit("contingent", fleet.contingent, Bounds{-1, 19});
    visit("name", fleet.name, nameText);
    visit("retired_to_port_id", fleet.retired);
}

/// What followed for a ship from a battle.
enum class ShipLot { None, Kept, Lost, Towed, Taken, Sold, Burnt };

template <>
struct EnumNames<ShipLot> {
    static constexpr std::array<EnumName<ShipLot>, 7> names{{{ShipLot::None, "none"},
                                                             {ShipLot::Kept, "kept"},
                                                             {ShipLot::Lost, "lost"},
                                                             {ShipLot::Towed, "towed"},
                                                             {ShipLot::Taken, "taken"},
                                                             {ShipLot::Sold, "sold"},
                                                             {ShipLot::Burnt, "burnt"}}};
};

/// A ship of a battle: which row of the brief it was, and, once it is fought, what became of it. Its number is a plain
/// one, for it may be gone.
struct BattleShipRecord {
    static constexpr std::string_view tableName = "battle_ships";
    static constexpr int sinceSchema = 3;

    Id<BattleShipRecord> id;
    BattleId battle;
    int sideNumber = 0;
    int row = 0;           ///< in the brief, counted over the side's fleet and its contingents
    std::int64_t ship = 0; ///< its number in the campaign
    std::int64_t fleet = 0;
    std::string name;
    std::string classId;
    Talents price; ///< SA-15, as it went in
    bool onTable = true;
    ShipFate fate = ShipFate::Afloat;
    int captor = -1;             ///< the side of the battle that held it at the end as a prize
    ShipLot lot = ShipLot::None; ///< none while the battle waits
    Damage damageBefore = Damage::None;
    Damage damage = Damage::None;
    int rams = 0;
    int rakes = 0;
    int sinkings = 0;
    int captures = 0;
    int experience = 0; ///< earned here (CP-6.2)

    friend bool operator==(const BattleShipRecord&, const BattleShipRecord&) = default;
};

template <RecordSelf<BattleShipRecord> Self, class Visitor>
void visitFields(Self& ship, Visitor& visit)
{
    visit("battle_id", ship.battle);
    visit("side_number", ship.sideNumber, battleSideBounds);
    visit("brief_row", ship.row, battleCount);
    visit("ship", ship.ship, numberBounds);
    visit("fleet", ship.fleet, numberBounds);
    visit("name", ship.name, nameText);
    visit("class", ship.classId, nameText);
    visit("price", ship.price);
    visit("on_table", ship.onTable);
    visit("fate", ship.fate);
    visit("captor", ship.captor, captorBounds);
    visit("lot", ship.lot);
    visit("damage_before", ship.damageBefore);
    visit("damage", ship.damage);
    visit("rams", ship.rams, battleCount);
    visit("rakes", ship.rakes, battleCount);
    visit("sinkings", ship.sinkings, battleCount);
    visit("captures", ship.captures, battleCount);
    visit("experience", ship.experience, Bounds{0, 1'000'000});
}

/// A commander of a battle; his row is that of the side's fleet in the brief. The garrison's has row -1.
struct BattleCommanderRecord {
    static constexpr std::string_view tableName = "battle_commanders";
    static constexpr int sinceSchema = 3;

    Id<BattleCommanderRecord> id;
    BattleId battle;
    int sideNumber = 0;
    int row = 0;
    std::int64_t commander = 0;
    std::string name;
    PersonState state = PersonState::Fit;
    int captor = -1;
    int weeksOut = 0;   ///< of a wounded one, d6 (CP-6.3)
    int experience = 0; ///< earned here (CP-6.3)

    friend bool operator==(const BattleCommanderRecord&, const BattleCommanderRecord&) = default;
};

template <RecordSelf<BattleCommanderRecord> Self, class Visitor>
void visitFields(Self& commander, Visitor& visit)
{
    visit("battle_id", commander.battle);
    visit("side_number", commander.sideNumber, battleSideBounds);
    visit("brief_row", commander.row, Bounds{-1, 1000});
    visit("commander", commander.commander, numberBounds);
    visit("name", commander.name, optionalNameText);
    visit("state", commander.state);
    visit("captor", commander.captor, captorBounds);
    visit("weeks_out", commander.weeksOut, Bounds{0, 6});
    visit("experience", commander.experience, Bounds{0, 2});
}

/// The replay of a battle that was played or fought by captains: a record of its own, since it is by far the largest.
struct BattleReplayRecord {
    static constexpr std::string_view tableName = "battle_replays";
    static constexpr int sinceSchema = 3;

    Id<BattleReplayRecord> id;
    BattleId battle;
    std::string text; ///< navarch-replay/1, compact

    friend bool operator==(const BattleReplayRecord&, const BattleReplayRecord&) = default;
};

template <RecordSelf<BattleReplayRecord> Self, class Visitor>
void visitFields(Self& replay, Visitor& visit)
{
    visit("battle_id", replay.battle);
    visit("text", replay.text, replayText);
}

} // namespace navarch
