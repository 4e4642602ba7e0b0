// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/files/soundness.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "core/base/json_reader.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/archive/battle_flaws.h"
#include "core/campaign/money/treasury.h"

namespace navarch {

namespace {

using Reference = std::pair<std::string_view, std::string_view>;

constexpr std::array<Reference, 27> requiredReferences{{{"wall_sections", "port_id"},
                                                        {"garrisons", "port_id"},
                                                        {"fleets", "side_id"},
                                                        {"squadrons", "fleet_id"},
                                                        {"ships", "fleet_id"},
                                                        {"allied_contracts", "side_id"},
                                                        {"allied_contracts", "fleet_id"},
                                                        {"ledger_postings", "transaction_id"},
                                                        {"ledger_postings", "side_id"},
                                                        {"waivers", "ship_id"},
                                                        {"battle_sides", "battle_id"},
                                                        {"battle_fleets", "battle_id"},
                                                        {"battle_ships", "battle_id"},
                                                        {"battle_commanders", "battle_id"},
                                                        {"battle_replays", "battle_id"},
                                                        {"fleet_orders", "fleet_id"},
                                                        {"contacts", "fleet_id"},
                                                        {"sightings", "side_id"},
                                                        {"sightings", "seen_side_id"},
                                                        {"yard_works", "side_id"},
                                                        {"yard_works", "port_id"},
                                                        {"loans", "side_id"},
                                                        {"relations", "side_id"},
                                                        {"relations", "other_side_id"},
                                                        {"offers", "side_id"},
                                                        {"offers", "other_side_id"},
                                                        {"aims", "side_id"}}};

class Flaws {
public:
    explicit Flaws(std::string place) : m_place(std::move(place)) {}

    void add(std::string_view table, std::int64_t id, Phrase what)
    {
        if (m_problems.size() < maxProblems)
            m_problems.push_back(
                {m_place + ": " + std::string(table) + " " + std::to_string(id), std::move(what), {}});
    }
    [[nodiscard]] Problems take() { return std::move(m_problems); }

private:
    std::string m_place;
    Problems m_problems;
};

/// Looks at the references among a record's fields; everything else passes by.
class ReferenceCheck {
public:
    ReferenceCheck(const Campaign& campaign, std::string_view table, std::int64_t id, Flaws& flaws)
        : m_campaign(campaign),
          m_table(table),
          m_id(id),
          m_flaws(flaws)
    {
    }

    template <class Thing>
    void operator()(std::string_view name, const Id<Thing>& id)
    {
        if (id.isNone()) {
            if (isRequiredReference(m_table, name))
                m_flaws.add(m_table, m_id, phrase("Its %1 is missing.", given(name)));
        } else if (!m_campaign.find(id)) {
            m_flaws.add(m_table, m_id,
                        phrase("Its %1 is %2, and nothing has that number.", given(name), id.value));
        }
    }
    template <class Value, class... Limits>
    void operator()(std::string_view, const Value&, const Limits&...)
    {
    }

private:
    const Campaign& m_campaign;
    std::string_view m_table;
    std::int64_t m_id;
    Flaws& m_flaws;
};

void checkNumbers(const Campaign& campaign, Flaws& flaws)
{
    const std::int64_t next = campaign.head().nextNumber;
    std::vector<std::int64_t> numbers;
    campaign.forEachTable([&](const auto& table) {
        for (const auto& [id, record] : table) {
            if (id.value < 1 || id.value >= next)
                flaws.add(std::decay_t<decltype(record)>::tableName, id.value,
                          phrase("Its number is not below the next one, %1.", next));
            numbers.push_back(id.value);
        }
    });
    std::sort(numbers.begin(), numbers.end());
    if (std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end())
        return;
    std::set<std::int64_t> used;
    campaign.forEachTable([&](const auto& table) {
        for (const auto& [id, record] : table)
            if (!used.insert(id.value).second)
                flaws.add(std::decay_t<decltype(record)>::tableName, id.value,
                          phrase("Its number is used twice."));
    });
}

void checkReferences(const Campaign& campaign, Flaws& flaws)
{
    campaign.forEachTable([&](const auto& table) {
        for (const auto& [id, record] : table) {
            ReferenceCheck check(campaign, std::decay_t<decltype(record)>::tableName, id.value, flaws);
            visitFields(record, check);
        }
    });
}

/// Finds records that share what `keyOf` gives, which only one may have: of each, that there is `another`.
template <class Record, class KeyOf>
void checkUnique(const Campaign& campaign, PhraseText another, KeyOf keyOf, Flaws& flaws)
{
    std::set<decltype(keyOf(Record{}))> seen;
    for (const auto& [id, record] : campaign.table<Record>())
        if (!seen.insert(keyOf(record)).second)
            flaws.add(Record::tableName, id.value, Phrase(another, std::nullopt, {}));
}

/// A fleet is in a port or at sea, not both; with ships it must be somewhere (CP-7.1).
void checkPlaces(const Campaign& campaign, Flaws& flaws)
{
    for (const auto& [id, fleet] : campaign.table<FleetRecord>()) {
        if (fleet.port && !fleet.at.isNone())
            flaws.add(FleetRecord::tableName, id.value, phrase("It is in a port and at sea."));
        if (fleet.at.isNone() && (!fleet.at.to.empty() || fleet.at.miles != 0))
            flaws.add(FleetRecord::tableName, id.value, phrase("Its place at sea begins nowhere."));
    }
}

void checkYears(const Campaign& campaign, Flaws& flaws)
{
    if (campaign.head().year == 0)
        flaws.add(HeadRecord::tableName, 1, phrase("There is no year 0."));
    for (const auto& [id, transaction] : campaign.table<TransactionRecord>())
        if (transaction.year == 0)
            flaws.add(TransactionRecord::tableName, id.value, phrase("There is no year 0."));
    for (const auto& [id, battle] : campaign.table<BattleRecord>())
        if (battle.year == 0)
            flaws.add(BattleRecord::tableName, id.value, phrase("There is no year 0."));
    for (const auto& [id, entry] : campaign.table<ChronicleRecord>())
        if (entry.year == 0)
            flaws.add(ChronicleRecord::tableName, id.value, phrase("There is no year 0."));
}

} // namespace

bool isRequiredReference(std::string_view table, std::string_view field)
{
    return std::find(requiredReferences.begin(), requiredReferences.end(), Reference(table, field))
           != requiredReferences.end();
}

Problems flawsOf(const Campaign& campaign, const std::string& place)
{
    Flaws flaws(place);
    const auto& heads = campaign.table<HeadRecord>();
    if (heads.size() != 1 || heads.begin()->first.value != 1) {
        flaws.add(HeadRecord::tableName, 1, phrase("There must be exactly one, of number 1."));
        return flaws.take();
    }
    checkNumbers(campaign, flaws);
    checkReferences(campaign, flaws);
    checkYears(campaign, flaws);
    checkPlaces(campaign, flaws);
    checkUnique<SettingRecord>(
        campaign, phraseText("There is another setting of that key."), [](const auto& r) { return r.key; },
        flaws);
    checkUnique<WallRecord>(
        campaign, phraseText("There is another wall of that number."),
        [](const auto& r) { return std::pair(r.port, r.number); }, flaws);
    checkUnique<GarrisonRecord>(
        campaign, phraseText("There is another garrison of that port."), [](const auto& r) { return r.port; },
        flaws);
    checkUnique<ContractRecord>(
        campaign, phraseText("There is another contract of that fleet."),
        [](const auto& r) { return r.fleet; }, flaws);
    for (const auto& [id, ship] : campaign.table<ShipRecord>()) {
        const SquadronRecord* squadron = campaign.find(ship.squadron);
        if (squadron && squadron->fleet != ship.fleet)
            flaws.add(ShipRecord::tableName, id.value, phrase("Its squadron belongs to another fleet."));
    }
    checkUnique<OrderRecord>(
        campaign, phraseText("There is another order of that fleet."), [](const auto& r) { return r.fleet; },
        flaws);
    checkUnique<HouseFigureRecord>(
        campaign, phraseText("There is another house figure of that key."),
        [](const auto& r) { return std::pair(r.rules, r.key); }, flaws);
    checkUnique<BattleSideRecord>(
        campaign, phraseText("There is another side of that number in its battle."),
        [](const auto& r) { return std::pair(r.battle, r.number); }, flaws);
    checkUnique<BattleShipRecord>(
        campaign, phraseText("There is another ship of that row in its battle."),
        [](const auto& r) { return std::tuple(r.battle, r.sideNumber, r.row); }, flaws);
    checkUnique<BattleReplayRecord>(
        campaign, phraseText("There is another replay of that battle."),
        [](const auto& r) { return r.battle; }, flaws);
    for (const auto& [id, chart] : campaign.table<ChartRecord>())
        if (!isDocument(chart.document, "navarch-chart/1", battleTextLimits))
            flaws.add(ChartRecord::tableName, id.value, phrase("Its document is no chart."));
    for (const auto& [id, own] : campaign.table<ClassRecord>())
        if (!isDocument(own.document, "navarch-classes/1", battleTextLimits))
            flaws.add(ClassRecord::tableName, id.value, phrase("Its document is no ship class."));
    checkUnique<ClassRecord>(
        campaign, phraseText("There is another class of that id."), [](const auto& r) { return r.classId; },
        flaws);
    checkUnique<RelationRecord>(
        campaign, phraseText("There is another relation of those sides."),
        [](const auto& r) { return std::pair(r.side, r.other); }, flaws);
    for (const auto& [id, relation] : campaign.table<RelationRecord>())
        if (relation.side >= relation.other || relation.relation == Relation::War)
            flaws.add(RelationRecord::tableName, id.value, phrase("It is no relation of two sides."));
    checkUnique<OfferRecord>(
        campaign, phraseText("There is another offer between those sides."),
        [](const auto& r) { return std::pair(r.side, r.other); }, flaws);
    forEachBattleFlaw(campaign, [&](std::string_view table, std::int64_t id, Phrase what) {
        flaws.add(table, id, std::move(what));
    });
    for (const TransactionId id : unbalancedTransactions(campaign))
        flaws.add(TransactionRecord::tableName, id.value, phrase("Its postings do not sum to zero."));
    return flaws.take();
}

} // namespace navarch
