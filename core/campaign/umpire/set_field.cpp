// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/umpire/set_field.h"

#include <algorithm>

#include "core/base/json_reader.h"
#include "core/campaign/actions/campaign_actions.h"
#include "core/campaign/actions/port_actions.h"
#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/battles/battle_actions.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/turn_count.h"
#include "core/campaign/umpire/consistency.h"
#include "core/campaign/umpire/field_words.h"
#include "core/campaign/umpire/marks.h"
#include "core/campaign/umpire/record_fields.h"
#include "core/campaign/umpire/soundly.h"

namespace navarch {

namespace {

/// Finds turns among the fields of a record that have not come yet, and amounts below nothing.
class OwnBounds {
public:
    OwnBounds(Deed& deed, const Phrase& subject) : m_deed(deed), m_subject(subject) {}

    void operator()(std::string_view name, const int& value, Bounds)
    {
        // Sides say of turns counted from 1 that they are ready.
        const int counted = name == "ready_turn" ? value - 1 : value;
        const bool isTurn = name == "turn" || name.ends_with("_turn");
        if (isTurn && counted > m_deed.head().turn)
            m_deed.refuse("not-yet", m_subject,
                          phrase("%1: that turn has not come yet; give one up to %2.", given(name),
                                 m_deed.head().turn + value - counted));
    }
    void operator()(std::string_view name, const Talents& value)
    {
        if (value.isNegative() && name != "money" && name != "amount")
            m_deed.refuse(
                "negative-amount", m_subject,
                phrase("%1: it cannot be less than nothing; give %2 or more.", given(name), Talents()));
    }
    template <class Value, class... Limits>
    void operator()(std::string_view, const Value&, const Limits&...)
    {
    }

private:
    Deed& m_deed;
    const Phrase& m_subject;
};

/// A value of a field, in words for the chronicle: what a reference leads to is named.
Phrase wordsOf(const Draft& draft, const RecordField& field, const Json& value)
{
    switch (field.kind) {
    case FieldKind::Reference:
        if (value.is_number_integer() && value.get<std::int64_t>() != 0)
            return nameOfRecord(draft, field.table, value.get<std::int64_t>());
        return phrase("none");
    case FieldKind::YesNo: return value.is_boolean() && value.get<bool>() ? phrase("yes") : phrase("no");
    case FieldKind::Text:
        if (value.is_string() && !value.get_ref<const std::string&>().empty())
            return given(quotedForMessage(value.get_ref<const std::string&>()));
        return phrase("nothing");
    case FieldKind::Choice:
        return termOf(value.is_string() ? value.get_ref<const std::string&>() : value.dump());
    case FieldKind::Number:
    case FieldKind::Amount:
    case FieldKind::Numbers: break;
    }
    return given(value.is_string() ? value.get_ref<const std::string&>() : value.dump());
}

// What goes the way of its own action, which knows all that belongs to it: true when it did.
template <class Record>
bool goesItsOwnWay(Deed&, const Record&, const Record&, std::string_view)
{
    return false;
}
bool goesItsOwnWay(Deed& deed, const PortRecord& before, const PortRecord& after, std::string_view field)
{
    ChangePort change;
    change.port = before.id;
    if (field == "owner_side_id")
        change.owner = after.owner;
    else if (field == "economic_value")
        change.economicValue = after.economicValue;
    else
        return false;
    carryOut(change, deed);
    return true;
}
bool goesItsOwnWay(Deed& deed, const SettingRecord&, const SettingRecord& after, std::string_view)
{
    carryOut(ChangeSetting{after.key, after.value}, deed);
    return true;
}
bool goesItsOwnWay(Deed& deed, const HouseFigureRecord&, const HouseFigureRecord& after, std::string_view)
{
    carryOut(SetHouseFigure{after.rules, after.key, after.value}, deed);
    return true;
}
bool goesItsOwnWay(Deed& deed, const OrderRecord&, const OrderRecord& after, std::string_view field)
{
    SetOrder order;
    order.fleet = after.fleet;
    order.order = after.order;
    order.stance = after.stance;
    order.forced = after.forced;
    order.port = after.port;
    order.escorted = after.escorted;
    order.patrolFrom = after.patrolFrom;
    order.patrolTo = after.patrolTo;
    if (field != "port_id" && field != "kind") // another goal has another way
        order.route = after.route;
    carryOut(order, deed);
    return true;
}

template <class Record>
PortId portOf(const Record& record)
{
    if constexpr (std::is_same_v<Record, PortRecord>)
        return record.id;
    else if constexpr (std::is_same_v<Record, WallRecord> || std::is_same_v<Record, GarrisonRecord>)
        return record.port;
    else
        return {};
}

template <class Record>
BattleId battleOf(const Record& record)
{
    if constexpr (std::is_same_v<Record, BattleRecord>)
        return record.id;
    else if constexpr (requires { record.battle; })
        return record.battle;
    else
        return {};
}

class Hand {
public:
    Hand(const SetField& action, Deed& deed) : m_action(action), m_deed(deed) {}

    template <class Record>
    void set()
    {
        const decltype(Record::id) id{m_action.record};
        Draft& draft = m_deed.draft();
        const Record* standing = draft.find(id);
        if (!standing) {
            refuse("unknown-record",
                   phrase("The table %1 has no number %2.", given(Record::tableName), id.value));
            return;
        }
        const Record before = *standing;
        m_subject = nameOfRecord(draft, Record::tableName, id.value);
        m_deed.title(phrase("Umpire's hand: %1 of %2", fieldWords(m_action.field), m_subject));
        const RecordField* field = openField();
        if (!field)
            return;
        if constexpr (std::is_same_v<Record, ChronicleRecord>)
            if (before.kind == umpireSetKind) {
                refuse("mark",
                       phrase("It is a mark of the umpire's hand, and stays as it is; undo takes it back."));
                return;
            }
        Record after = before;
        if (!read(after))
            return;
        takeAlong(after, m_action.field);
        if (after == before) {
            refuse("nothing-changes", phrase("Everything is already as this would make it."));
            return;
        }
        if (refuseWaitingRecord(m_deed, before) || refuseWaitingRecord(m_deed, after))
            return;
        const Phrase was = wordsOf(draft, *field, field->value);
        if (!goesItsOwnWay(m_deed, before, after, m_action.field))
            draft.edit(id) = after;
        if (m_deed.refused())
            return;
        check(after);
        m_deed.title(phrase("Umpire's hand: %1 of %2", fieldWords(m_action.field), m_subject));
        if (!m_deed.refused())
            mark(*field, was, wordsOf(draft, *field, toJson(after).at(m_action.field)), portOf(before),
                 battleOf(before));
    }

    void refuse(std::string key, Phrase message)
    {
        m_deed.refuse(std::move(key), m_subject, std::move(message), "CP-2.3");
    }

private:
    /// The field, or null when there is none of that name or nobody sets it.
    const RecordField* openField()
    {
        m_fields = fieldsOfRecord(m_deed.draft(), m_action.table, m_action.record)
                       .value_or(std::vector<RecordField>());
        const auto found = std::find_if(m_fields.begin(), m_fields.end(),
                                        [&](const RecordField& each) { return each.name == m_action.field; });
        if (found == m_fields.end()) {
            std::vector<Phrase> names;
            for (const RecordField& each : m_fields)
                if (!each.closed)
                    names.push_back(given(each.name));
            refuse("unknown-field", names.empty()
                                        ? phrase("Nothing of it is set by hand.")
                                        : phrase("It has no field %1; set one of %2.",
                                                 given(quotedForMessage(m_action.field)), listed(names)));
            return nullptr;
        }
        if (found->closed) {
            refuse("closed-field", phrase("%1: %2", given(found->name), *found->closed));
            return nullptr;
        }
        return &*found;
    }

    template <class Record>
    bool read(Record& record)
    {
        Problems problems;
        const Json one{{m_action.field, m_action.value}};
        ObjectReader reader(one, {}, {}, problems);
        visitFields(record, reader);
        for (const Problem& problem : problems)
            refuse("field-value", phrase("%1: %2", given(m_action.field), problem.sentences()));
        return problems.empty();
    }

    template <class Record>
    void check(const Record& after)
    {
        OwnBounds bounds(m_deed, m_subject);
        if constexpr (std::is_same_v<Record, HeadRecord>)
            checkAllTurns();
        else
            visitFields(after, bounds);
        checkTogether(m_deed, after, m_action.field);
        if (!m_deed.refused())
            refuseUnsound(m_deed);
    }

    /// Nothing may lie in turns that have not come, when the calendar is set back.
    void checkAllTurns() { checkTurnsOf(AllRecords{}); }
    template <class... Records>
    void checkTurnsOf(RecordList<Records...>)
    {
        (checkTurnsIn<Records>(), ...);
    }
    template <class Record>
    void checkTurnsIn()
    {
        if (m_deed.refused())
            return;
        OwnBounds bounds(m_deed, m_subject);
        m_deed.draft().template forEach<Record>([&](const Record& record) {
            if (!m_deed.refused())
                visitFields(record, bounds);
        });
    }

    void mark(const RecordField& field, const Phrase& was, const Phrase& is, PortId port, BattleId battle)
    {
        const Phrase text =
            markText(m_action.table, m_action.record, field.name, m_subject, was, is, m_action.reason);
        m_deed.happened(std::string(umpireSetKind), text, "CP-2.3");
        tell(m_deed, std::string(umpireSetKind), text, {}, {}, {}, {port, battle});
    }

    const SetField& m_action;
    Deed& m_deed;
    Phrase m_subject;
    std::vector<RecordField> m_fields;
};

} // namespace

void carryOut(const SetField& action, Deed& deed)
{
    deed.title(phrase("Umpire's hand"));
    Hand hand(action, deed);
    if (action.reason.empty())
        hand.refuse("no-reason", phrase("The umpire's hand needs a reason; write one."));
    const bool isTable =
        withTable(AllRecords{}, action.table, [&]<class Record>() { hand.template set<Record>(); });
    if (!isTable) {
        std::vector<Phrase> tables;
        for (const std::string& each : recordTables())
            tables.push_back(given(each));
        hand.refuse("unknown-table", phrase("There is no table %1; name one of %2.",
                                            given(quotedForMessage(action.table)), listed(tables)));
    }
}

} // namespace navarch
