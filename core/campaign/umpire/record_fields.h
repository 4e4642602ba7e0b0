// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/campaign/deed/draft.h"

namespace navarch {

/// Of what kind a field is, as people enter it.
enum class FieldKind { Number, Text, YesNo, Amount, Choice, Numbers, Reference };

template <>
struct EnumNames<FieldKind> {
    static constexpr std::array<EnumName<FieldKind>, 7> names{{{FieldKind::Number, "number"},
                                                               {FieldKind::Text, "text"},
                                                               {FieldKind::YesNo, "yes-no"},
                                                               {FieldKind::Amount, "amount"},
                                                               {FieldKind::Choice, "choice"},
                                                               {FieldKind::Numbers, "numbers"},
                                                               {FieldKind::Reference, "reference"}}};
};

/// A field of a record: what stands in it, what may, and why the umpire may not set it.
struct RecordField {
    std::string name; ///< lasting, as visitFields() has it
    FieldKind kind = FieldKind::Number;
    Json value;                       ///< as files have it
    Bounds bounds{0, 0};              ///< of a number, and of each of several
    int most = 0;                     ///< of a text its characters, of several numbers how many
    bool mayBeEmpty = false;          ///< a text without letters, a reference to nothing
    bool isMultiline = false;         ///< of a text
    std::vector<std::string> choices; ///< of a choice
    std::string table;                ///< of a reference: where it leads
    std::optional<Phrase> closed;     ///< why nobody sets it (whyClosed)
};

/// The tables of a campaign, in the order of files.
[[nodiscard]] std::vector<std::string> recordTables();

/// The fields of a record, in the order of files; nothing when there is no such table or number.
[[nodiscard]] std::optional<std::vector<RecordField>>
fieldsOfRecord(const Draft& draft, std::string_view table, std::int64_t number);

/// A record of a table: its number, and what it is called.
struct NamedRecord {
    std::int64_t number = 0;
    Phrase name;
};

/// What a record is called: by its name, or as what it belongs to is; "ships 12" where nothing else is known of it.
[[nodiscard]] Phrase nameOfRecord(const Draft& draft, std::string_view table, std::int64_t number);

/// All records of a table, by number; nothing when there is no such table.
[[nodiscard]] std::optional<std::vector<NamedRecord>> recordsOf(const Draft& draft, std::string_view table);

/// Calls use.operator()<Record>() for the record type of that table; false when there is none.
template <class Use, class... Records>
bool withTable(RecordList<Records...>, std::string_view table, Use use)
{
    return ((Records::tableName == table ? (use.template operator()<Records>(), true) : false) || ...);
}

} // namespace navarch
