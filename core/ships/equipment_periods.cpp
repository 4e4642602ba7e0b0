// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/equipment_periods.h"

#include <algorithm>
#include <array>

#include "core/base/json_reader.h"
#include "core/ships/fit.h"

namespace navarch {

namespace {

/// The items a fit can carry that may have a period, by the names of their checks in legality.cpp.
constexpr std::array<std::string_view, 9> knownItems{"ram",          "corvus", "ferrea_manus",    "ballista",
                                                     "heavy_engine", "tower",  "raised_platform", "fire_pots",
                                                     "greek_fire"};

std::optional<int> optionalYear(ObjectReader& read, std::string_view name)
{
    if (!read.has(name))
        return std::nullopt;
    int year = 0;
    read(name, year, yearBounds);
    if (year == 0)
        read.refuse(name, phrase("There is no year 0."), phrase("431 BCE is -431, 1 CE is 1."));
    return year;
}

EquipmentPeriod readPeriod(ObjectReader& read)
{
    EquipmentPeriod period;
    read("item", period.item, nameText);
    if (std::find(knownItems.begin(), knownItems.end(), period.item) == knownItems.end())
        read.refuse("item", phrase("There is no item %1.", given(quotedForMessage(period.item))),
                    phrase("Correct its spelling."));
    if (period.item == "ram") {
        Ram ram = Ram::None;
        read("value", ram);
        period.value = nameOf(ram);
    }
    read("rule", period.rule, nameText);
    read("source", period.source, nameText);
    read("reason", period.reason, noteText);
    period.fromYear = optionalYear(read, "from");
    period.toYear = optionalYear(read, "to");
    if (period.fromYear && period.toYear && *period.fromYear > *period.toYear)
        read.refuse("to", phrase("The last year lies before the first."), phrase("Exchange them."));
    for (const Json* id : read.items("classes", 100)) {
        if (id->is_string())
            period.classes.push_back(id->get<std::string>());
        else
            read.refuse("classes", phrase("A class id in quotes belongs here."));
    }
    read.finish();
    return period;
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
        ObjectReader read(*item, file, "equipment[" + std::to_string(index++) + "]", problems,
                          Missing::IsAProblem);
        result.m_periods.push_back(readPeriod(read));
    }
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return result;
}

} // namespace navarch
