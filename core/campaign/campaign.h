// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <tuple>

#include "core/campaign/records/battles.h"
#include "core/campaign/records/charts.h"
#include "core/campaign/records/chronicle.h"
#include "core/campaign/records/classes.h"
#include "core/campaign/records/fleets.h"
#include "core/campaign/records/head.h"
#include "core/campaign/records/ledger.h"
#include "core/campaign/records/ports.h"
#include "core/campaign/records/relations.h"
#include "core/campaign/records/sides.h"
#include "core/campaign/records/voyages.h"
#include "core/campaign/records/yards.h"

namespace navarch {

/// The records of one kind by their number.
template <class Record>
using Table = std::map<decltype(Record::id), Record>;

/// Calls `Use<Record>` style code for a list of record types; see Campaign::forEachTable.
template <class... Records>
struct RecordList {
    using Tables = std::tuple<Table<Records>...>;
};

/// Every kind of record, parents before what refers to them. The order is that of export files.
using AllRecords =
    RecordList<HeadRecord, SettingRecord, SideRecord, PortRecord, WallRecord, GarrisonRecord, FleetRecord,
               SquadronRecord, ShipRecord, CommanderRecord, ContractRecord, TransactionRecord, PostingRecord,
               WaiverRecord, HouseFigureRecord, BattleRecord, BattleSideRecord, BattleFleetRecord,
               BattleShipRecord, BattleCommanderRecord, BattleReplayRecord, OrderRecord, ContactRecord,
               SightingRecord, YardWorkRecord, LoanRecord, ChronicleRecord, ChartRecord, RelationRecord,
               OfferRecord, AimRecord, ClassRecord>;

/// A campaign as a plain value: its records. Everything done with it stands beside it: changes (changes.h), the gate
/// (gate.h), the treasury (treasury.h), rosters (roster.h). Only applyChanges() in changes.h alters one that is in use.
class Campaign {
public:
    // In campaign.cpp: each goes through all record types, and whoever reads this header would compile that again.
    Campaign();
    Campaign(const Campaign& other);
    Campaign(Campaign&& other) noexcept;
    Campaign& operator=(const Campaign& other);
    Campaign& operator=(Campaign&& other) noexcept;
    ~Campaign();

    template <class Record>
    [[nodiscard]] const Table<Record>& table() const
    {
        return std::get<Table<Record>>(m_tables);
    }
    template <class Record>
    [[nodiscard]] Table<Record>& table()
    {
        return std::get<Table<Record>>(m_tables);
    }

    /// Null when there is none of that number.
    template <class Thing>
    [[nodiscard]] const Thing* find(Id<Thing> id) const
    {
        const auto& records = table<Thing>();
        const auto found = records.find(id);
        return found == records.end() ? nullptr : &found->second;
    }

    /// The one head record. A campaign that was founded or loaded has it.
    [[nodiscard]] const HeadRecord& head() const { return table<HeadRecord>().at(Id<HeadRecord>{1}); }

    /// Calls visit(table) for every table, in the order of AllRecords.
    template <class Visit>
    void forEachTable(Visit&& visit) const
    {
        std::apply([&](const auto&... tables) { (visit(tables), ...); }, m_tables);
    }
    template <class Visit>
    void forEachTable(Visit&& visit)
    {
        std::apply([&](auto&... tables) { (visit(tables), ...); }, m_tables);
    }

    friend bool operator==(const Campaign& a, const Campaign& b);

private:
    AllRecords::Tables m_tables;
};

} // namespace navarch
