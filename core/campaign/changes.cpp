// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/changes.h"

#include <stdexcept>
#include <string>

#include "core/base/json_reader.h"

namespace navarch {

namespace {

template <class Record>
bool fits(const Campaign& campaign, const RowChange<Record>& change)
{
    const Record* standing = campaign.find(change.id());
    return change.before ? standing && *standing == *change.before : standing == nullptr;
}

template <class Record>
void applyOne(Campaign& campaign, const RowChange<Record>& change)
{
    auto& table = campaign.template table<Record>();
    if (change.after)
        table.insert_or_assign(change.id(), *change.after);
    else
        table.erase(change.id());
}

template <class Record>
std::optional<Record> readImage(ObjectReader& row, std::string_view name, decltype(Record::id) id)
{
    const Json* json = row.value(name);
    if (!json)
        return std::nullopt;
    Record record;
    ObjectReader read(*json, row.file(), row.pathOf(name), row.problems(), Missing::IsAProblem);
    visitFields(record, read);
    read.finish();
    record.id = id;
    return record;
}

template <class Record>
bool readAs(ObjectReader& row, std::string_view table, std::int64_t id, Changes& changes)
{
    if (table != Record::tableName)
        return false;
    const decltype(Record::id) number{id};
    RowChange<Record> change{readImage<Record>(row, "before", number), readImage<Record>(row, "after", number)};
    if (!change.before && !change.after)
        row.refuse({}, "A change has neither before nor after.");
    else
        changes.emplace_back(std::move(change));
    return true;
}

template <class... Records>
bool readAny(RecordList<Records...>, ObjectReader& row, std::string_view table, std::int64_t id, Changes& changes)
{
    return (readAs<Records>(row, table, id, changes) || ...);
}

} // namespace

void applyChanges(Campaign& campaign, const Changes& changes)
{
    for (const AnyChange& any : changes) {
        const bool fit = std::visit([&](const auto& change) { return fits(campaign, change); }, any);
        if (!fit)
            throw std::logic_error("a change does not fit the campaign it is made to");
    }
    for (const AnyChange& any : changes)
        std::visit([&](const auto& change) { applyOne(campaign, change); }, any);
}

Changes reversed(const Changes& changes)
{
    Changes result;
    result.reserve(changes.size());
    for (auto any = changes.rbegin(); any != changes.rend(); ++any) {
        std::visit(
            [&](const auto& change) {
                using Change = std::decay_t<decltype(change)>;
                result.emplace_back(Change{change.after, change.before});
            },
            *any);
    }
    return result;
}

Changes foundingChanges(const Campaign& campaign)
{
    Changes changes;
    campaign.forEachTable([&](const auto& table) {
        for (const auto& [id, record] : table)
            changes.emplace_back(RowChange<std::decay_t<decltype(record)>>{std::nullopt, record});
    });
    return changes;
}

Json changesJson(const Changes& changes)
{
    Json rows = Json::array();
    for (const AnyChange& any : changes) {
        std::visit(
            [&](const auto& change) {
                using Record = typename std::decay_t<decltype(change.after)>::value_type;
                Json row{{"table", Record::tableName}, {"id", change.id().value}};
                if (change.before)
                    row["before"] = toJson(*change.before);
                if (change.after)
                    row["after"] = toJson(*change.after);
                rows.push_back(std::move(row));
            },
            any);
    }
    return rows;
}

Result<Changes> readChanges(const Json& json, const std::string& place)
{
    if (!json.is_array())
        return problem(place, "The changes are no list.");
    Problems problems;
    Changes changes;
    for (std::size_t i = 0; i < json.size(); ++i) {
        ObjectReader row(json[i], place, "[" + std::to_string(i) + "]", problems);
        std::string table;
        std::int64_t id = 0;
        row("table", table, nameText);
        row("id", id, Bounds{1, std::int64_t{1} << 53});
        if (!readAny(AllRecords{}, row, table, id, changes))
            row.refuse("table", "There is no table " + quotedForMessage(table) + ".");
        row.finish();
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return changes;
}

} // namespace navarch
