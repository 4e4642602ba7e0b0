// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/umpire/umpire_hand.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/war/umpire/umpire_field.h"
#include "core/campaign/turn_count.h"
#include "core/campaign/umpire/field_words.h"
#include "core/campaign/umpire/marks.h"

namespace navarch {

namespace {

struct Thing {
    std::string table;
    std::int64_t number = 0;
};

/// Adds the records of one kind that are part of a thing.
template <class Record, class Is>
void addParts(const Campaign& campaign, std::vector<Thing>& things, Is is)
{
    for (const auto& [id, record] : campaign.table<Record>())
        if (is(record))
            things.push_back({std::string(Record::tableName), id.value});
}

/// The record and what belongs to it.
std::vector<Thing> thingsOf(const Campaign& campaign, const std::string& table, std::int64_t number)
{
    std::vector<Thing> things{{table, number}};
    if (table == PortRecord::tableName) {
        const auto isOfPort = [&](const auto& part) { return part.port.value == number; };
        addParts<WallRecord>(campaign, things, isOfPort);
        addParts<GarrisonRecord>(campaign, things, isOfPort);
        addParts<CommanderRecord>(campaign, things, isOfPort);
    } else if (table == FleetRecord::tableName) {
        const auto isOfFleet = [&](const auto& part) { return part.fleet.value == number; };
        addParts<OrderRecord>(campaign, things, isOfFleet);
        addParts<ContractRecord>(campaign, things, isOfFleet);
    } else if (table == ShipRecord::tableName) {
        addParts<WaiverRecord>(campaign, things, [&](const auto& part) { return part.ship.value == number; });
    } else if (table == SideRecord::tableName) {
        addParts<LoanRecord>(campaign, things, [&](const auto& part) { return part.side.value == number; });
    }
    return things;
}

QVariantMap choice(const QString& text, const QVariant& value)
{
    return {{QStringLiteral("text"), text}, {QStringLiteral("value"), value}};
}

QVariantList choicesOf(const Draft& draft, const RecordField& field)
{
    QVariantList choices;
    if (field.kind == FieldKind::Reference) {
        if (field.mayBeEmpty)
            choices << choice(words(phrase("none")), 0);
        const auto records = recordsOf(draft, field.table);
        if (records)
            for (const NamedRecord& record : *records)
                choices << choice(words(record.name), static_cast<qlonglong>(record.number));
    }
    for (const std::string& each : field.choices)
        choices << choice(spokenName(each), words(each));
    return choices;
}

UmpireField::Kind kindOf(const RecordField& field)
{
    switch (field.kind) {
    case FieldKind::Number: return UmpireField::Number;
    case FieldKind::Text: return UmpireField::Text;
    case FieldKind::YesNo: return UmpireField::YesNo;
    case FieldKind::Amount: return UmpireField::Amount;
    case FieldKind::Choice: return UmpireField::Choice;
    case FieldKind::Numbers: return UmpireField::Numbers;
    case FieldKind::Reference: break;
    }
    return UmpireField::Reference;
}

/// A value as it is typed: a text, or for what is chosen its value.
QVariant typedValue(const RecordField& field)
{
    switch (field.kind) {
    case FieldKind::YesNo: return field.value.get<bool>();
    case FieldKind::Reference: return static_cast<qlonglong>(field.value.get<std::int64_t>());
    case FieldKind::Numbers: {
        QStringList numbers;
        for (const Json& each : field.value)
            numbers << QString::number(each.get<int>());
        return numbers.join(QLatin1Char(' '));
    }
    case FieldKind::Number: return QString::number(field.value.get<std::int64_t>());
    case FieldKind::Text:
    case FieldKind::Amount:
    case FieldKind::Choice: break;
    }
    return words(field.value.get<std::string>());
}

/// The value in words.
QString shownValue(const RecordField& field, const QVariantList& choices, const QVariant& value)
{
    if (field.kind == FieldKind::YesNo)
        return value.toBool() ? words(phrase("yes")) : words(phrase("no"));
    for (const QVariant& each : choices)
        if (each.toMap().value(QStringLiteral("value")) == value)
            return each.toMap().value(QStringLiteral("text")).toString();
    return value.toString();
}

/// As the gate wants it. What cannot be read stays a text, which it refuses with what belongs there.
Json valueFrom(const RecordField& field, const QVariant& value)
{
    const std::string text = value.toString().trimmed().toStdString();
    switch (field.kind) {
    case FieldKind::YesNo: return value.toBool();
    case FieldKind::Reference: return static_cast<std::int64_t>(value.toLongLong());
    case FieldKind::Number: {
        bool isNumber = false;
        const qlonglong number = value.toString().trimmed().toLongLong(&isNumber);
        return isNumber ? Json(static_cast<std::int64_t>(number)) : Json(text);
    }
    case FieldKind::Numbers: {
        Json numbers = Json::array();
        for (const QString& each : value.toString().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            bool isNumber = false;
            numbers.push_back(each.toInt(&isNumber));
            if (!isNumber)
                return text;
        }
        return numbers;
    }
    case FieldKind::Text:
    case FieldKind::Amount:
    case FieldKind::Choice: break;
    }
    return text;
}

} // namespace

void UmpireHand::setTable(const QString& table)
{
    if (table == m_table)
        return;
    m_table = table;
    emit tableChanged();
    refill();
}

bool UmpireHand::fill(const Campaign& records)
{
    m_things.clear();
    m_shown.clear();
    m_marks.clear();
    m_fields.clear();
    if (!campaign()->looksAs().isNone() || itemId() == 0)
        return false;
    const Draft draft(records);
    const std::string table = m_table.toStdString();
    auto fields = fieldsOfRecord(draft, table, itemId());
    if (!fields)
        return false;
    for (RecordField& field : *fields)
        if (!field.closed)
            m_fields.push_back(std::move(field));
    for (const RecordField& field : m_fields) {
        const QVariantList choices = choicesOf(draft, field);
        const QVariant value = typedValue(field);
        const QString label = words(fieldWords(field.name));
        const QString shown = shownValue(field, choices, value);
        m_shown << QVariantMap{
            {QStringLiteral("name"), words(field.name)},
            {QStringLiteral("label"), label},
            {QStringLiteral("kind"), kindOf(field)},
            {QStringLiteral("value"), value},
            {QStringLiteral("shown"), shown},
            {QStringLiteral("text"),
             QStringLiteral("%1: %2").arg(label, shown.isEmpty() ? QStringLiteral("–") : shown)},
            {QStringLiteral("choices"), choices},
            {QStringLiteral("least"), static_cast<qlonglong>(field.bounds.least)},
            {QStringLiteral("most"), static_cast<qlonglong>(field.bounds.most)}};
    }
    const std::vector<Thing> things = thingsOf(records, table, itemId());
    for (const Thing& thing : things)
        m_things << QVariantMap{
            {QStringLiteral("text"), words(nameOfRecord(draft, thing.table, thing.number))},
            {QStringLiteral("table"), words(thing.table)},
            {QStringLiteral("id"), static_cast<qlonglong>(thing.number)}};
    for (const UmpireMark& mark : umpireMarks(records))
        if (std::any_of(things.begin(), things.end(), [&](const Thing& thing) {
                return thing.table == mark.table && thing.number == mark.record;
            }))
            m_marks.prepend(QVariantMap{{QStringLiteral("text"), words(mark.text)},
                                        {QStringLiteral("turn"), countedTurn(mark.turn)}});
    return true;
}

std::optional<Action> UmpireHand::setting(const QString& field, const QVariant& value,
                                          const QString& reason) const
{
    const std::string name = field.toStdString();
    const auto found = std::find_if(m_fields.begin(), m_fields.end(),
                                    [&](const RecordField& each) { return each.name == name; });
    if (!this->found() || found == m_fields.end())
        return std::nullopt;
    return SetField{m_table.toStdString(), itemId(), name, valueFrom(*found, value),
                    reason.trimmed().toStdString()};
}

QVariantMap UmpireHand::preview(const QString& field, const QVariant& value, const QString& reason) const
{
    // What follows is asked before there is a reason; that one is wanted is said by itself.
    const auto action = setting(field, value, reason.trimmed().isEmpty() ? QStringLiteral("?") : reason);
    if (!action)
        return {};
    QVariantMap seen = campaign()->preview(*action);
    QStringList warnings;
    for (const Finding& finding : campaign()->ask(*action).reasons)
        if (finding.severity == Severity::Warning)
            warnings << words(finding.message);
    seen[QStringLiteral("warnings")] = warnings.join(QLatin1Char('\n'));
    return seen;
}

bool UmpireHand::set(const QString& field, const QVariant& value, const QString& reason)
{
    const auto action = setting(field, value, reason);
    return action && campaign()->perform(*action);
}

} // namespace navarch
