// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/umpire/record_fields.h"

#include "core/base/json_reader.h"
#include "core/campaign/files/soundness.h"
#include "core/campaign/records/told.h"
#include "core/campaign/umpire/closed_fields.h"
#include "core/campaign/umpire/field_lister.h"
#include "core/ports/fortification.h"

namespace navarch {

namespace {

template <class Record>
Phrase numbered(const Record& record)
{
    return phrase("%1 %2", given(Record::tableName), record.id.value);
}

Phrase ofPort(const Draft& draft, PortId port)
{
    const PortRecord* record = draft.find(port);
    return record ? Phrase(given(record->name)) : phrase("a port");
}

template <class Record>
Phrase calledOf(const Draft&, const Record& record)
{
    if constexpr (requires { record.name; }) {
        if (!record.name.empty())
            return given(record.name);
    } else if constexpr (requires { record.key; }) {
        return given(record.key);
    }
    return numbered(record);
}
Phrase calledOf(const Draft&, const BattleRecord& battle)
{
    return phraseOfName(battle);
}
Phrase calledOf(const Draft& draft, const WallRecord& wall)
{
    return phrase("%1 of %2", wallSectionName(wall.number), ofPort(draft, wall.port));
}
Phrase calledOf(const Draft& draft, const GarrisonRecord& garrison)
{
    return phrase("The garrison of %1", ofPort(draft, garrison.port));
}
Phrase calledOf(const Draft& draft, const OrderRecord& order)
{
    const FleetRecord* fleet = draft.find(order.fleet);
    return fleet ? phrase("The order of %1", given(fleet->name)) : numbered(order);
}

template <class... Records>
std::vector<std::string> namesOf(RecordList<Records...>)
{
    return {std::string(Records::tableName)...};
}

} // namespace

std::vector<std::string> recordTables()
{
    return namesOf(AllRecords{});
}

std::optional<std::vector<RecordField>> fieldsOfRecord(const Draft& draft, std::string_view table,
                                                       std::int64_t number)
{
    std::optional<std::vector<RecordField>> fields;
    withTable(AllRecords{}, table, [&]<class Record>() {
        const Record* record = draft.find(Id<Record>{number});
        if (!record)
            return;
        const Json values = toJson(*record);
        FieldLister list(values);
        visitFields(*record, list);
        fields = list.take();
        for (RecordField& field : *fields) {
            field.closed = whyClosed(table, field.name);
            if (field.kind == FieldKind::Reference)
                field.mayBeEmpty = !isRequiredReference(table, field.name);
        }
    });
    return fields;
}

Phrase nameOfRecord(const Draft& draft, std::string_view table, std::int64_t number)
{
    Phrase name = phrase("%1 %2", given(table), number);
    withTable(AllRecords{}, table, [&]<class Record>() {
        if (const Record* record = draft.find(Id<Record>{number}))
            name = calledOf(draft, *record);
    });
    return name;
}

std::optional<std::vector<NamedRecord>> recordsOf(const Draft& draft, std::string_view table)
{
    std::optional<std::vector<NamedRecord>> records;
    withTable(AllRecords{}, table, [&]<class Record>() {
        records.emplace();
        draft.forEach<Record>([&](const Record& record) {
            records->push_back({record.id.value, calledOf(draft, record)});
        });
    });
    return records;
}

} // namespace navarch
