// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/files/export.h"

#include "core/base/json_reader.h"
#include "core/campaign/files/soundness.h"
#include "core/campaign/settings/chart_in_force.h"

namespace navarch {

namespace {

/// The fields that documents older than them do not have, as they are by default.
template <class Record>
Json defaultsOfYounger()
{
    Json defaults = Json::object();
    if constexpr (requires { Record::youngerFields; }) {
        const Json all = toJson(Record{});
        for (const char* name : Record::youngerFields)
            defaults[name] = all.at(name);
    }
    return defaults;
}

template <class Record>
void readTable(ObjectReader& tables, Table<Record>& table)
{
    // Documents older than a table have none of it.
    constexpr bool isYounger = requires
    {
        Record::sinceSchema;
    };
    if (!isYounger && tables.isObject() && !tables.has(Record::tableName))
        tables.refuse(Record::tableName, phrase("This list is missing."),
                      phrase("Add it; a campaign without any has an empty list."));
    const Json younger = defaultsOfYounger<Record>();
    std::size_t index = 0;
    for (const Json* item : tables.items(Record::tableName, maxRecordsOfAKind)) {
        const std::string path = tables.pathOf(Record::tableName) + "[" + std::to_string(index++) + "]";
        Json whole = younger;
        if (item->is_object())
            whole.update(*item);
        ObjectReader read(item->is_object() ? whole : *item, tables.file(), path, tables.problems(),
                          Missing::IsAProblem);
        Record record;
        read("id", record.id.value, Bounds{1, std::int64_t{1} << 53});
        visitFields(record, read);
        read.finish();
        const auto id = record.id;
        if (!table.emplace(id, std::move(record)).second)
            read.refuse("id", phrase("The number %1 stands twice in this list.", id.value));
        if (tables.problems().size() >= maxProblems)
            return;
    }
}

} // namespace

Json campaignJson(const Campaign& campaign)
{
    Json tables = Json::object();
    campaign.forEachTable([&](const auto& table) {
        using Record = typename std::decay_t<decltype(table)>::mapped_type;
        Json rows = Json::array();
        for (const auto& [id, record] : table) {
            Json row{{"id", id.value}};
            ObjectWriter writer(row);
            visitFields(record, writer);
            rows.push_back(std::move(row));
        }
        tables[std::string(Record::tableName)] = std::move(rows);
    });
    return Json{{"format", campaignFormat}, {"tables", std::move(tables)}};
}

Result<Campaign> readCampaign(const Json& json, const std::string& file)
{
    Problems problems;
    Campaign campaign;
    ObjectReader top(json, file, {}, problems, Missing::IsAProblem);
    top.expectFormat(campaignFormat);
    if (const Json* tables = top.value("tables")) {
        ObjectReader read(*tables, file, "tables", problems, Missing::IsAProblem);
        campaign.forEachTable([&](auto& table) { readTable(read, table); });
        read.finish();
    } else if (top.isObject()) {
        top.refuse("tables", phrase("This field is missing."), phrase("Add it."));
    }
    top.finish();
    if (problems.empty())
        problems = flawsOf(campaign, file);
    if (problems.empty())
        problems = chartProblems(campaign, file);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return campaign;
}

} // namespace navarch
