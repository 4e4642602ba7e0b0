// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/equipment_periods.h"

#include "core/base/json_reader.h"

namespace navarch {

namespace {

std::optional<int> optionalYear(ObjectReader& read, std::string_view name)
{
    if (!read.has(name))
        return std::nullopt;
    int year = 0;
    read(name, year, yearBounds);
    return year;
}

} // namespace

const EquipmentPeriod* EquipmentPeriods::find(std::string_view item, std::string_view value) const
{
    for (const EquipmentPeriod& period : m_periods)
        if (period.item == item && period.value == value)
            return &period;
    return nullptr;
}

Result<EquipmentPeriods> EquipmentPeriods::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    EquipmentPeriods result;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat("navarch-equipment/1");
    std::string source;
    top("source", source, noteText);
    int index = 0;
    for (const Json* item : top.items("equipment", 200)) {
        ObjectReader read(*item, file, "equipment[" + std::to_string(index++) + "]", problems);
        EquipmentPeriod period;
        read("item", period.item, nameText);
        read("value", period.value, optionalNameText);
        read("rule", period.rule, nameText);
        read("source", period.source, nameText);
        read("reason", period.reason, noteText);
        period.fromYear = optionalYear(read, "from");
        period.toYear = optionalYear(read, "to");
        for (const Json* id : read.items("classes", 100))
            if (id->is_string())
                period.classes.push_back(id->get<std::string>());
            else
                read.refuse("classes", "A class id in quotes belongs here.");
        read.finish();
        result.m_periods.push_back(std::move(period));
    }
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return result;
}

} // namespace navarch
