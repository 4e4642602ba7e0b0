// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/price_list.h"

#include "core/base/json_reader.h"

namespace navarch {

namespace {

/// Takes figures out of the price file by their path, and notes the ones that are missing or absurd.
class FigureReader {
public:
    FigureReader(const Json& json, const std::string& file, Problems& problems)
        : m_json(json),
          m_file(file),
          m_problems(problems)
    {
    }

    Talents amount(const char* path)
    {
        return Talents::ofHundredths(number(path, "hundredths", {-100'000, 100'000}));
    }

    int value(const char* path, Bounds bounds) { return static_cast<int>(number(path, "value", bounds)); }

private:
    std::int64_t number(const char* path, const char* leaf, Bounds bounds)
    {
        const Json::json_pointer pointer(std::string(path) + "/" + leaf);
        if (m_json.contains(pointer) && m_json[pointer].is_number_integer()) {
            const auto number = m_json[pointer].get<std::int64_t>();
            if (number >= bounds.least && number <= bounds.most)
                return number;
        }
        m_problems.push_back({m_file + ": " + pointer.to_string(),
                              phrase("The figure is missing or out of range."),
                              phrase("Give a whole number from %1 to %2.", bounds.least, bounds.most)});
        return bounds.least;
    }

    const Json& m_json;
    const std::string& m_file;
    Problems& m_problems;
};

void readHull(FigureReader& read, PriceList::HullRates& hull)
{
    hull.base = read.amount("/hull_per_size_class/base");
    hull.sailOnly = read.amount("/hull_per_size_class/sail_only");
    hull.cataphract = read.amount("/hull_per_size_class/cataphract");
    hull.parablemata = read.amount("/hull_per_size_class/parablemata");
    hull.stout = read.amount("/hull_per_size_class/hull/stout");
    hull.weak = read.amount("/hull_per_size_class/hull/weak");
    hull.unreinforcedRam = read.amount("/hull_per_size_class/ram/wooden");
    hull.bronzeRam = read.amount("/hull_per_size_class/ram/bronze");
    hull.reinforcedRam = read.amount("/hull_per_size_class/ram/reinforced");
}

void readFittings(FigureReader& read, PriceList& list)
{
    list.troops.oarFactor = read.amount("/troops/oar_factor");
    list.troops.archer = read.amount("/troops/archer");
    list.troops.marine = read.amount("/troops/marine");
    list.troops.marineAtOars = read.amount("/troops/marine_fighting_oars");
    list.troops.heavyMarine = read.amount("/troops/heavy_marine");
    list.troops.heavyMarineAtOars = read.amount("/troops/heavy_marine_fighting_oars");
    list.equipment.ballista = read.amount("/equipment/ballista");
    list.equipment.ferreaManus = read.amount("/equipment/ferrea_manus");
    list.equipment.raisedPlatform = read.amount("/equipment/raised_platform");
    list.equipment.tower = read.amount("/equipment/tower");
    list.equipment.corvus = read.amount("/equipment/corvus");
    list.equipment.highRam = read.amount("/equipment/reinforced_high_ram");
    list.equipment.firePot = read.amount("/equipment/fire_pot");
    list.equipment.greekFire = read.amount("/equipment/greek_fire");
    list.equipment.heavyEngine = read.amount("/heavy_engine/per_modifier");
}

void readLimits(FigureReader& read, Limits& limits)
{
    limits.enginesOnAShip = read.value("/heavy_engine/most_per_ship", {0, 10});
    limits.engineLeastSize = read.value("/heavy_engine/least_size_class", {1, 7});
    limits.engineSpacePerModifier = read.value("/heavy_engine/space_per_modifier", {1, 10});
    limits.overloadDivisor = read.value("/overloading/most_extra_troops_divisor", {1, 10});
    limits.sectionsDivisor = read.value("/fortifications/sections_divisor", {1, 10});
    limits.wallEngineSpacePerModifier = read.value("/fortifications/capacity_per_engine_modifier", {1, 10});
    limits.alliedPercent = read.value("/allied_percent/most", {0, 100});
    limits.alliedStep = read.value("/allied_percent/step", {1, 100});
    limits.ferreaManusOfASection = read.value("/fortifications/most_ferrea_manus_per_section", {0, 50});
}

} // namespace

Result<PriceList> PriceList::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    ObjectReader(json, file, {}, problems).expectFormat("navarch-prices/1");
    FigureReader read(json, file, problems);
    PriceList list;
    readHull(read, list.hull);
    readFittings(read, list);
    readLimits(read, list.limits);
    list.speedDivisor = read.value("/speed/squared_divisor", {1, 1000});
    for (std::size_t i = 0; i < 5; ++i) {
        const std::string crew = "/crew_quality_tenths/" + std::string(EnumNames<CrewQuality>::names[i].name);
        list.crewTenths[i] = read.value(crew.c_str(), {1, 100});
        const std::string commander = "/commanders/" + std::string(EnumNames<CommandQuality>::names[i].name);
        list.commanders[i] = read.amount(commander.c_str());
    }
    list.masonry = read.amount("/fortifications/masonry_per_capacity");
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return list;
}

} // namespace navarch
