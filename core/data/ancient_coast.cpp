// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/ancient_coast.h"

#include <algorithm>
#include <set>
#include <stdexcept>

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/data/embedded.h"
#include "core/sea/position_json.h"

namespace navarch {

namespace {

constexpr const char* coastFile = "coast/ancient.json";
constexpr int mostPlaces = 1000;
constexpr int mostRingPoints = 1000;
constexpr TextBounds sentence{maxNoteLength, false, true};

std::vector<Ring> ringsOf(ObjectReader& read, std::string_view field)
{
    std::vector<Ring> rings;
    for (const Json* item : read.items(field, mostPlaces)) {
        Ring ring;
        bool isRead = item->is_array() && item->size() <= mostRingPoints;
        for (std::size_t i = 0; isRead && i < item->size(); ++i) {
            const auto point = positionFrom((*item)[i]);
            isRead = point.has_value();
            ring.push_back(point.value_or(Position{}));
        }
        if (!isRead || ring.size() < 3)
            read.refuse(field,
                        phrase("Three or more pairs of longitude and latitude in degrees belong here."));
        rings.push_back(std::move(ring));
    }
    return rings;
}

AncientPlace placeFrom(const Json& json, const std::string& file, const std::string& path, Problems& problems)
{
    AncientPlace place;
    ObjectReader read(json, file, path, problems, Missing::IsAProblem);
    read("id", place.id, nameText);
    read("name", place.name, nameText);
    read("then", place.then, sentence);
    read("source", place.source, sentence);
    for (const Json* item : read.items("ports", mostPlaces)) {
        place.ports.push_back(item->is_string() ? item->get<std::string>() : std::string());
        if (place.ports.back().empty() || whyUnfitText(place.ports.back(), maxNameLength))
            read.refuse("ports", phrase("The id of a port belongs here."));
    }
    const Json* where = read.value("place");
    if (const auto at = where ? positionFrom(*where) : std::nullopt)
        place.at = *at;
    else
        read.refuse("place", phrase("A pair of longitude and latitude in degrees belongs here."));
    place.water = ringsOf(read, "water");
    place.land = ringsOf(read, "land");
    read.finish();
    return place;
}

} // namespace

const AncientPlace* AncientCoast::of(std::string_view port) const
{
    for (const AncientPlace& place : m_places)
        if (std::find(place.ports.begin(), place.ports.end(), port) != place.ports.end())
            return &place;
    return nullptr;
}

Result<AncientCoast> AncientCoast::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    AncientCoast coast;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat("navarch-ancient-coast/1");
    std::string source;
    top("source", source, noteText);
    std::set<std::string> ids;
    std::set<std::string> ports;
    for (const Json* item : top.items("places", mostPlaces)) {
        const std::string path = "places[" + std::to_string(coast.m_places.size()) + "]";
        const AncientPlace& place = coast.m_places.emplace_back(placeFrom(*item, file, path, problems));
        if (!ids.insert(place.id).second)
            top.refuse(path, phrase("This id stands twice."));
        for (const std::string& port : place.ports)
            if (!ports.insert(port).second)
                top.refuse(path, phrase("Another place speaks of this port."));
    }
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return coast;
}

const AncientCoast& AncientCoast::builtIn()
{
    static const AncientCoast coast = [] {
        auto loaded =
            parseJson(embeddedFile(coastFile).value_or(""), coastFile).and_then([](const Json& json) {
                return fromJson(json, coastFile);
            });
        if (!loaded)
            throw std::logic_error(loaded.error().front().text());
        return std::move(*loaded);
    }();
    return coast;
}

} // namespace navarch
