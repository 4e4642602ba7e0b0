// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/umpire/record_fields.h"

#include "core/base/json_reader.h"
#include "core/campaign/files/soundness.h"
#include "core/campaign/records/told.h"
#include "core/campaign/umpire/closed_fields.h"
#include "core/ports/fortification.h"

namespace navarch {

namespace {

/// A visitor that says of each field what it is.
class FieldLister {
public:
    explicit FieldLister(std::string_view table, const Json& values) : m_table(table), m_values(values) {}

    void operator()(std::string_view name, const int&, Bounds bounds)
    {
        add(name, FieldKind::Number).bounds = bounds;
    }
    void operator()(std::string_view name, const std::int64_t&, Bounds bounds)
    {
        add(name, FieldKind::Number).bounds = bounds;
    }
    void operator()(std::string_view name, const bool&) { add(name, FieldKind::YesNo); }
    void operator()(std::string_view name, const std::string&, TextBounds bounds)
    {
        RecordField& field = add(name, FieldKind::Text);
        field.most = bounds.maxLength;
        field.mayBeEmpty = bounds.mayBeEmpty;
        field.isMultiline = bounds.multiline;
    }
    void operator()(std::string_view name, const std::vector<int>&, ListBounds bounds)
    {
        RecordField& field = add(name, FieldKind::Numbers);
        field.bounds = bounds.each;
        field.most = bounds.maxCount;
    }
    void operator()(std::string_view name, const Talents&) { add(name, FieldKind::Amount); }
    template <class Thing>
    void operator()(std::string_view name, const Id<Thing>&)
    {
        RecordField& field = add(name, FieldKind::Reference);
        field.table = Thing::tableName;
        field.mayBeEmpty = !isRequiredReference(m_table, name);
    }
    template <NamedEnum E>
    void operator()(std::string_view name, const E&)
    {
        RecordField& field = add(name, FieldKind::Choice);
        for (const auto& each : EnumNames<E>::names)
            field.choices.emplace_back(each.name);
    }

    std::vector<RecordField> fields;

private:
    RecordField& add(std::string_view name, FieldKind kind)
    {
        RecordField& field = fields.emplace_back();
        field.name = name;
        field.kind = kind;
        field.value = m_values.at(std::string(name));
        field.closed = whyClosed(m_table, name);
        return field;
    }

    std::string_view m_table;
    const Json& m_values;
};

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
        FieldLister list(table, values);
        visitFields(*record, list);
        fields = std::move(list.fields);
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
