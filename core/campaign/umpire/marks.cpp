// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/umpire/marks.h"

#include <optional>

#include "core/base/stored_phrase.h"
#include "core/campaign/umpire/field_words.h"

namespace navarch {

namespace {

constexpr PhraseText umpiresHand = phraseText("%1 of %2 is %4, and was %3. %5 (%6 %7, %8)");

template <class Kind>
const Kind* partAt(const Phrase& text, std::size_t at)
{
    return at < text.parts().size() ? std::get_if<Kind>(&text.parts()[at].is) : nullptr;
}

std::optional<UmpireMark> markIn(const ChronicleRecord& entry)
{
    if (entry.kind != umpireSetKind)
        return std::nullopt;
    UmpireMark mark;
    mark.entry = entry.id.value;
    mark.turn = entry.turn;
    mark.text = phraseFromStored(entry.said, entry.text);
    const auto* reason = partAt<GivenText>(mark.text, 4);
    const auto* table = partAt<GivenText>(mark.text, 5);
    const auto* record = partAt<PhraseNumber>(mark.text, 6);
    const auto* field = partAt<GivenText>(mark.text, 7);
    if (!table || !record || !field || !reason)
        return std::nullopt;
    mark.table = table->text;
    mark.record = record->value;
    mark.field = field->text;
    mark.reason = reason->text;
    return mark;
}

} // namespace

Phrase markText(std::string_view table, std::int64_t record, std::string_view field, const Phrase& subject,
                const Phrase& was, const Phrase& is, std::string_view reason)
{
    return Phrase(umpiresHand, std::nullopt,
                  {fieldWords(field), subject, was, is, given(reason), given(table), record, given(field)});
}

std::vector<UmpireMark> umpireMarks(const Campaign& campaign)
{
    std::vector<UmpireMark> marks;
    for (const auto& [id, entry] : campaign.table<ChronicleRecord>())
        if (auto mark = markIn(entry))
            marks.push_back(std::move(*mark));
    return marks;
}

std::vector<UmpireMark> umpireMarks(const Campaign& campaign, std::string_view table, std::int64_t record)
{
    std::vector<UmpireMark> marks;
    for (const auto& [id, entry] : campaign.table<ChronicleRecord>())
        if (auto mark = markIn(entry); mark && mark->table == table && mark->record == record)
            marks.push_back(std::move(*mark));
    return marks;
}

} // namespace navarch
