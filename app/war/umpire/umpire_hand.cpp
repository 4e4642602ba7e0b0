// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/umpire/umpire_hand.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/war/umpire/field_entry.h"
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
    // A class of one's own has no other's id.
    const Figures* figures = table == ClassRecord::tableName ? nullptr : &campaign()->figures();
    for (const RecordField& field : m_fields)
        m_shown << fieldEntry(draft, field, words(fieldWords(field.name)), figures);
    const std::vector<Thing> things = thingsOf(records, table, itemId());
    for (const Thing& thing : things)
        m_things << HandledThing{.text = words(nameOfRecord(draft, thing.table, thing.number)),
                                 .table = words(thing.table),
                                 .id = static_cast<int>(thing.number)};
    for (const UmpireMark& mark : umpireMarks(records))
        if (std::any_of(things.begin(), things.end(), [&](const Thing& thing) {
                return thing.table == mark.table && thing.number == mark.record;
            }))
            m_marks.prepend(HandMark{.text = words(mark.text), .turn = countedTurn(mark.turn)});
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
    return SetField{m_table.toStdString(), itemId(), name, enteredValue(*found, value),
                    reason.trimmed().toStdString()};
}

DeedPreview UmpireHand::preview(const QString& field, const QVariant& value, const QString& reason) const
{
    // What follows is asked before there is a reason; that one is wanted is said by itself.
    const auto action = setting(field, value, reason.trimmed().isEmpty() ? QStringLiteral("?") : reason);
    if (!action)
        return {};
    DeedPreview seen = campaign()->preview(*action);
    QStringList warnings;
    for (const Finding& finding : campaign()->ask(*action).reasons)
        if (finding.severity == Severity::Warning)
            warnings << words(finding.message);
    seen.warnings = warnings.join(QLatin1Char('\n'));
    return seen;
}

bool UmpireHand::set(const QString& field, const QVariant& value, const QString& reason)
{
    const auto action = setting(field, value, reason);
    return action && campaign()->perform(*action);
}

} // namespace navarch
