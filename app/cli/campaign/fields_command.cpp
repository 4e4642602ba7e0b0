// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign fields FILE.navarch [TABLE [NUMBER]]
#include <optional>

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/base/text_table.h"
#include "app/cli/campaign/file/access.h"
#include "core/campaign/umpire/marks.h"
#include "core/campaign/umpire/record_fields.h"

namespace navarch {

namespace {

struct FieldsRequest {
    std::string path;
    std::string table;
    std::optional<std::int64_t> number;
};

/// What may be written into a field, in words.
Phrase limitsOf(const RecordField& field)
{
    switch (field.kind) {
    case FieldKind::Number: return phrase("%1 to %2", field.bounds.least, field.bounds.most);
    case FieldKind::Numbers:
        return phrase("at most %1 numbers, each %2 to %3", field.most, field.bounds.least, field.bounds.most);
    case FieldKind::Text: return phrase("at most %1 characters", field.most);
    case FieldKind::YesNo: return given("true, false");
    case FieldKind::Amount: return phrase("talents");
    case FieldKind::Reference: return given(field.table);
    case FieldKind::Choice: break;
    }
    std::vector<Phrase> choices;
    for (const std::string& each : field.choices)
        choices.push_back(given(each));
    return listed(choices);
}

Json fieldAnswer(const RecordField& field)
{
    Json answer{{"field", field.name},
                {"kind", nameOf(field.kind)},
                {"value", field.value},
                {"settable", !field.closed}};
    if (field.kind == FieldKind::Number || field.kind == FieldKind::Numbers) {
        answer["least"] = field.bounds.least;
        answer["most"] = field.bounds.most;
    }
    if (field.kind == FieldKind::Text || field.kind == FieldKind::Numbers)
        answer["length"] = field.most;
    if (field.kind == FieldKind::Text || field.kind == FieldKind::Reference)
        answer["may_be_empty"] = field.mayBeEmpty;
    if (field.kind == FieldKind::Choice)
        answer["choices"] = field.choices;
    if (field.kind == FieldKind::Reference)
        answer["table"] = field.table;
    if (field.closed)
        answer["why"] = field.closed->english();
    return answer;
}

/// What stands in a field; quoted where people wrote it.
std::string shortText(const RecordField& field)
{
    if (!field.value.is_string())
        return field.value.dump();
    const auto text = field.value.get<std::string>();
    return field.kind == FieldKind::Text ? quotedForMessage(text) : text;
}

ExitCode showRecord(const CampaignFile& file, const FieldsRequest& request, Console& console)
{
    const Draft draft(file.campaign());
    const auto fields = fieldsOfRecord(draft, request.table, *request.number);
    if (!fields) {
        console.complain(phrase("The table %1 has no number %2.", given(request.table), *request.number));
        return ExitCode::Unusable;
    }
    const auto marks = umpireMarks(file.campaign(), request.table, *request.number);
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-campaign-fields/1"},
                    {"file", shownPath(request.path)},
                    {"table", request.table},
                    {"id", *request.number},
                    {"name", nameOfRecord(draft, request.table, *request.number).english()},
                    {"fields", Json::array()},
                    {"marks", Json::array()}};
        for (const RecordField& field : *fields)
            answer["fields"].push_back(fieldAnswer(field));
        for (const UmpireMark& mark : marks)
            answer["marks"].push_back({{"turn", mark.turn},
                                       {"field", mark.field},
                                       {"reason", mark.reason},
                                       {"text", mark.text.english()}});
        console.printJson(answer);
        return ExitCode::Done;
    }
    console.print(nameOfRecord(draft, request.table, *request.number));
    using enum TextTable::Align;
    TextTable table({Left, Left, Left});
    for (const RecordField& field : *fields)
        table.row({field.name, shortText(field), spokenText(field.closed ? *field.closed : limitsOf(field))});
    console.print(table.text());
    for (const UmpireMark& mark : marks)
        console.print(mark.text);
    return ExitCode::Done;
}

ExitCode showTable(const CampaignFile& file, const FieldsRequest& request, Console& console)
{
    const auto records = recordsOf(Draft(file.campaign()), request.table);
    if (!records) {
        std::vector<Phrase> tables;
        for (const std::string& each : recordTables())
            tables.push_back(given(each));
        console.complain(phrase("There is no table %1; name one of %2.",
                                given(quotedForMessage(request.table)), listed(tables)));
        return ExitCode::Unusable;
    }
    Json answer{{"format", "navarch-campaign-fields/1"},
                {"file", shownPath(request.path)},
                {"table", request.table},
                {"records", Json::array()}};
    for (const NamedRecord& record : *records) {
        answer["records"].push_back({{"id", record.number}, {"name", record.name.english()}});
        if (!console.wantsJson())
            console.print(std::to_string(record.number) + "  " + spokenText(record.name) + "\n");
    }
    if (console.wantsJson())
        console.printJson(answer);
    return ExitCode::Done;
}

ExitCode showFields(const FieldsRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Look, console);
    if (!opened.file)
        return opened.code;
    if (request.number)
        return showRecord(*opened.file, request, console);
    if (!request.table.empty())
        return showTable(*opened.file, request, console);
    Json answer{{"format", "navarch-campaign-fields/1"},
                {"file", shownPath(request.path)},
                {"tables", Json::array()}};
    const Draft draft(opened.file->campaign());
    for (const std::string& each : recordTables()) {
        const std::size_t count = recordsOf(draft, each)->size();
        answer["tables"].push_back({{"table", each}, {"count", count}});
        if (!console.wantsJson())
            console.print(each + "  " + std::to_string(count) + "\n");
    }
    if (console.wantsJson())
        console.printJson(answer);
    return ExitCode::Done;
}

} // namespace

void addCampaignFields(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<FieldsRequest>();
    CLI::App* command = addCommand(campaign, chosen, "fields",
                                   "What the umpire's hand may set: tables, records, and the fields of one",
                                   request, showFields);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    command->add_option("TABLE", request->table,
                        "a table, as `campaign export` names it; without it the tables are listed");
    addWholeNumber(
        *command, "NUMBER", Bounds{1, std::int64_t{1} << 53},
        [request](std::int64_t number) { request->number = number; }, "a record's number");
}

} // namespace navarch
