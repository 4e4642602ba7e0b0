// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/enum_names.h"
#include "core/base/fields.h"
#include "core/base/talents.h"
#include "core/campaign/records/ids.h"

namespace navarch {

enum class SideColour { Madder, Lapis, Olive, Saffron, Tyrian, Verdigris, Umber, Slate };

template <>
struct EnumNames<SideColour> {
    static constexpr std::array<EnumName<SideColour>, 8> names{{{SideColour::Madder, "madder"},
                                                                {SideColour::Lapis, "lapis"},
                                                                {SideColour::Olive, "olive"},
                                                                {SideColour::Saffron, "saffron"},
                                                                {SideColour::Tyrian, "tyrian"},
                                                                {SideColour::Verdigris, "verdigris"},
                                                                {SideColour::Umber, "umber"},
                                                                {SideColour::Slate, "slate"}}};
};

/// A sign beside the colour, so that colour never carries a meaning alone.
enum class Emblem { Trident, Owl, Horse, Tower, Dolphin, Star, Bull, Lyre };

template <>
struct EnumNames<Emblem> {
    static constexpr std::array<EnumName<Emblem>, 8> names{{{Emblem::Trident, "trident"},
                                                            {Emblem::Owl, "owl"},
                                                            {Emblem::Horse, "horse"},
                                                            {Emblem::Tower, "tower"},
                                                            {Emblem::Dolphin, "dolphin"},
                                                            {Emblem::Star, "star"},
                                                            {Emblem::Bull, "bull"},
                                                            {Emblem::Lyre, "lyre"}}};
};

enum class Player { Person, Machine };

template <>
struct EnumNames<Player> {
    static constexpr std::array<EnumName<Player>, 2> names{
        {{Player::Person, "person"}, {Player::Machine, "machine"}}};
};

/// The fleet lists (SA-11.1).
enum class ListPeriod { SeaPeoples, Archaic, Classical, Hellenistic, Imperial, Byzantine, Viking };

template <>
struct EnumNames<ListPeriod> {
    static constexpr std::array<EnumName<ListPeriod>, 7> names{{{ListPeriod::SeaPeoples, "sea-peoples"},
                                                                {ListPeriod::Archaic, "archaic"},
                                                                {ListPeriod::Classical, "classical"},
                                                                {ListPeriod::Hellenistic, "hellenistic"},
                                                                {ListPeriod::Imperial, "imperial"},
                                                                {ListPeriod::Byzantine, "byzantine"},
                                                                {ListPeriod::Viking, "viking"}}};
};

/// A side of the war (CP-2.1). Its treasury is the sum of its postings (core/campaign/money/treasury.h).
struct SideRecord {
    static constexpr std::string_view tableName = "sides";
    static constexpr std::array youngerFields{"ready_turn"};

    SideId id;
    std::string name;
    SideColour colour = SideColour::Madder;
    Emblem emblem = Emblem::Trident;
    Player player = Player::Person;
    ListPeriod period = ListPeriod::Classical;
    PortId homePort;
    int readyTurn =
        0; ///< the turn, counted from 1, of which it has said that its orders are done; 0: of none

    friend bool operator==(const SideRecord&, const SideRecord&) = default;
};

template <RecordSelf<SideRecord> Self, class Visitor>
void visitFields(Self& side, Visitor& visit)
{
    visit("name", side.name, nameText);
    visit("colour", side.colour);
    visit("emblem", side.emblem);
    visit("player", side.player);
    visit("period", side.period);
    visit("home_port_id", side.homePort);
    visit("ready_turn", side.readyTurn, Bounds{0, 1'000'001});
}

/// An allied contingent (SA-13.1, CP-9.1): its ships are those of its fleet.
struct ContractRecord {
    static constexpr std::string_view tableName = "allied_contracts";
    static constexpr std::array youngerFields{"signed_turn"};

    ContractId id;
    SideId side; ///< the host
    FleetId fleet;
    std::string name;
    int percent = 0; ///< price change, -50 to 50 in tens
    int months = 12; ///< 1-120
    PortId homePort;
    int reliability = 5; ///< 5 + percent / 10 at the start (CP-9.1)
    int signedTurn = 0;  ///< from then on its months run

    friend bool operator==(const ContractRecord&, const ContractRecord&) = default;
};

template <RecordSelf<ContractRecord> Self, class Visitor>
void visitFields(Self& contract, Visitor& visit)
{
    visit("side_id", contract.side);
    visit("fleet_id", contract.fleet);
    visit("name", contract.name, nameText);
    visit("percent", contract.percent, Bounds{-50, 50});
    visit("months", contract.months, Bounds{1, 120});
    visit("home_port_id", contract.homePort);
    visit("reliability", contract.reliability, Bounds{-10, 20});
    visit("signed_turn", contract.signedTurn, Bounds{0, 1'000'000});
}

} // namespace navarch
