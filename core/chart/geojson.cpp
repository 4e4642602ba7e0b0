// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/geojson.h"

#include <cmath>
#include <cstdint>
#include <map>
#include <optional>

#include "core/base/json.h"
#include "core/base/listed.h"
#include "core/base/text.h"

namespace navarch {

namespace {

constexpr std::size_t deepest = 24;

/// Takes the parser's events, and keeps nothing but polygons.
class Polygons {
public:
    [[nodiscard]] Coast takeCoast() { return std::move(m_coast); }
    /// Whether anything in it says that it is GeoJSON.
    [[nodiscard]] bool sawItsKind() const { return m_sawItsKind; }
    /// How many geometries there are that enclose no land, by their kind.
    [[nodiscard]] const std::map<std::string, std::int64_t>& others() const { return m_others; }
    [[nodiscard]] const std::optional<Problem>& problem() const { return m_problem; }
    [[nodiscard]] std::optional<std::size_t> malformedAt() const { return m_malformedAt; }

    /// "features[3].geometry.coordinates[0][1][7]": what is being read.
    [[nodiscard]] std::string path() const
    {
        std::string path;
        for (const Open& open : m_open) {
            if (open.isArray)
                path += "[" + std::to_string(open.items) + "]";
            else if (!open.key.empty())
                path += (path.empty() ? "" : ".") + open.key;
        }
        return path;
    }

    // What the parser calls; false ends it.
    bool null() { return belongs(Is::Null) && value(); }
    bool boolean(bool) { return belongs(Is::Plain) && value(); }
    bool number_integer(Json::number_integer_t number)
    {
        return number_float(static_cast<double>(number), {});
    }
    bool number_unsigned(Json::number_unsigned_t number)
    {
        return number_float(static_cast<double>(number), {});
    }
    bool number_float(double number, const std::string&)
    {
        if (!m_coordinates)
            return belongs(Is::Plain) && value();
        Open& open = m_open.back();
        if (!open.isArray)
            return value();
        const std::size_t which = open.items++;
        if (which >= 2)
            return true; // a height
        const double limit = which == 0 ? 180 : 90;
        if (!(std::abs(number) <= limit)) {
            --open.items;
            return refuse(phrase("Degrees are missing or off the globe."),
                          phrase("Longitude comes first, -180 to 180, then latitude, -90 to 90."));
        }
        (which == 0 ? m_point.longitude : m_point.latitude) = static_cast<int>(std::lround(number * 100'000));
        return true;
    }
    bool binary(Json::binary_t&) { return value(); }
    bool string(std::string& text)
    {
        if (!belongs(Is::Text))
            return false;
        if (!m_open.empty() && !m_open.back().isArray && m_open.back().key == "type" && isWatched())
            takeType(text);
        return value();
    }
    bool start_object(std::size_t)
    {
        if (m_coordinates)
            return value();
        return belongs(Is::Object) && open(false);
    }
    bool key(std::string& name)
    {
        Open& open = m_open.back();
        const std::string quoted = quotedForMessage(name);
        open.key = quoted.substr(1, quoted.size() - 2);
        if (name == "coordinates" && isWatched()) {
            if (open.hasCoordinates)
                return refuse(phrase("The field %1 stands twice in one object.", given("coordinates")),
                              phrase("Keep one of them."));
            open.hasCoordinates = true;
        }
        return true;
    }
    bool end_object()
    {
        const bool isWatchedOne = isWatched();
        const Open open = std::move(m_open.back());
        m_open.pop_back();
        if (isWatchedOne && open.hasCoordinates
            && (open.type == "Point" || open.type == "MultiPoint" || open.type == "LineString"
                || open.type == "MultiLineString"))
            ++m_others[open.type];
        if (isWatchedOne && open.hasCoordinates && m_level > 0) {
            const bool isPolygon = open.type == "Polygon";
            const bool isMany = open.type == "MultiPolygon";
            if ((isPolygon && m_level != 3) || (isMany && m_level != 4))
                return refuse(
                    phrase("The coordinates are not nested as those of a %1 are.", given(open.type)),
                    savedAgain());
            if (isPolygon || isMany)
                for (LandPolygon& polygon : m_polygons)
                    m_coast.polygons.push_back(std::move(polygon));
            forget();
        }
        countItem();
        return true;
    }
    bool start_array(std::size_t)
    {
        if (!belongs(Is::List))
            return false;
        if (!m_coordinates && !m_open.empty() && !m_open.back().isArray && m_open.back().key == "coordinates"
            && isWatched()) {
            m_coordinates = m_open.size();
            forget();
        }
        return open(true);
    }
    bool end_array()
    {
        const Open closed = std::move(m_open.back());
        m_open.pop_back();
        if (m_coordinates && !endOfCoordinates(closed))
            return false;
        if (m_coordinates && m_open.size() == *m_coordinates)
            m_coordinates.reset();
        countItem();
        return true;
    }
    bool parse_error(std::size_t byte, const std::string&, const Json::exception& error)
    {
        if (dynamic_cast<const Json::out_of_range*>(&error)) // 1e999
            return refuse(phrase("The number here is beyond every number that can be meant."),
                          phrase("Give a smaller one."));
        m_malformedAt = byte;
        return false;
    }

private:
    /// An object or array that has begun and not ended.
    struct Open {
        bool isArray = false;
        bool hasCoordinates = false;
        bool holdsArrays = false;
        std::size_t items = 0;
        std::string key; ///< the latest
        std::string type;
    };

    /// Whether geometry is looked for here: a feature's properties and what else a program may write are its own affair.
    [[nodiscard]] bool isWatched() const
    {
        for (std::size_t i = 0; i + 1 < m_open.size(); ++i)
            if (!m_open[i].isArray && m_open[i].key != "features" && m_open[i].key != "geometry"
                && m_open[i].key != "geometries")
                return false;
        return true;
    }
    void takeType(const std::string& type)
    {
        m_open.back().type = type;
        m_sawItsKind = m_sawItsKind || type.starts_with("Feature") || type == "GeometryCollection"
                       || type.ends_with("Point") || type.ends_with("LineString")
                       || type.ends_with("Polygon");
    }
    enum class Is { Null, Plain, Text, List, Object };
    /// Whether what begins here is what GeoJSON has in this member; of members that are not its own anything is.
    bool belongs(Is is)
    {
        if (m_coordinates || m_open.empty() || !isWatched())
            return true;
        const bool isItem = m_open.back().isArray;
        if (isItem && m_open.size() < 2)
            return true; // a list of features and nothing around it
        const std::string& member = m_open[m_open.size() - (isItem ? 2 : 1)].key;
        const bool isMany = member == "features" || member == "geometries";
        if (isItem ? isMany : member == "geometry")
            return is == Is::Object || (is == Is::Null && !isItem)
                   || refuse(phrase("An object in braces belongs here."), savedAgain());
        if (isMany || member == "coordinates")
            return is == Is::List || refuse(phrase("A list in square brackets belongs here."), savedAgain());
        if (member == "type")
            return is == Is::Text || refuse(phrase("A text in quotes belongs here."), savedAgain());
        return true;
    }
    static Phrase savedAgain() { return phrase("Save the file again from the program it comes from."); }
    bool refuse(Phrase what, Phrase remedy)
    {
        m_problem = Problem{path(), std::move(what), std::move(remedy)};
        return false;
    }
    bool value()
    {
        if (m_coordinates)
            return refuse(phrase("A number of degrees belongs here."),
                          phrase("Coordinates are lists of numbers and nothing else."));
        countItem();
        return true;
    }
    void countItem()
    {
        if (!m_open.empty() && m_open.back().isArray)
            ++m_open.back().items;
    }
    bool open(bool isArray)
    {
        if (m_open.size() >= deepest)
            return refuse(phrase("It is nested more than %1 deep.", deepest), {});
        if (m_coordinates && isArray && m_open.size() > *m_coordinates)
            m_open.back().holdsArrays = true;
        m_open.emplace_back().isArray = isArray;
        return true;
    }
    void forget()
    {
        m_polygons.clear();
        m_ring.clear();
        m_rings.clear();
        m_level = 0;
    }

    /// An array within coordinates has ended: a point, a ring, a polygon or all of them.
    bool endOfCoordinates(const Open& closed)
    {
        const std::size_t level = m_open.size() - *m_coordinates + 1; // 1: all of them
        if (!closed.holdsArrays && closed.items > 0) {
            if (closed.items < 2)
                return refuse(phrase("A pair of longitude and latitude in degrees belongs here."), {});
            if (m_level != 0 && m_level != level)
                return refuse(phrase("A point is nested otherwise than the others."), savedAgain());
            m_level = level;
            if (++m_points > mostCoastPoints)
                return refuse(phrase("The coast has more than %1 points.", mostCoastPoints),
                              phrase("Simplify it first; a point every hundred metres is plenty."));
            if (level >= 3)
                m_ring.push_back(m_point);
            return true;
        }
        if (closed.items > 0 && closed.holdsArrays && m_level == 0)
            return true; // empty lists
        if (m_level >= 3 && level + 1 == m_level) {
            m_rings.push_back(std::move(m_ring));
            m_ring.clear();
        } else if (m_level >= 3 && level + 2 == m_level) {
            m_polygons.push_back({std::move(m_rings)});
            m_rings.clear();
        }
        return true;
    }

    Coast m_coast;
    std::vector<Open> m_open;
    std::optional<std::size_t> m_coordinates; ///< how many are open around the coordinates that are read
    std::size_t m_level =
        0; ///< how deep in them points lie: 3 in a Polygon, 4 in a MultiPolygon; 0: none yet
    std::size_t m_points = 0;
    Position m_point;
    Ring m_ring;
    std::vector<Ring> m_rings;
    std::vector<LandPolygon> m_polygons;
    bool m_sawItsKind = false;
    std::map<std::string, std::int64_t> m_others;
    std::optional<Problem> m_problem;
    std::optional<std::size_t> m_malformedAt;
};

Phrase placeInText(std::string_view text, std::size_t byte)
{
    std::size_t line = 1;
    std::size_t column = 1;
    for (std::size_t i = 0; i + 1 < byte && i < text.size(); ++i) {
        column = text[i] == '\n' ? 1 : column + 1;
        line += text[i] == '\n' ? 1 : 0;
    }
    return phrase("line %1, column %2", line, column);
}

} // namespace

Result<Coast> readGeoJson(std::string_view text, const std::string& file)
{
    if (text.size() > largestGeoJson)
        return problem(file, phrase("It is larger than %1 MB.", largestGeoJson >> 20),
                       phrase("Simplify the coast first; a point every hundred metres is plenty."));
    Polygons polygons;
    const std::size_t null = text.find('\0'); // the parser takes it for the end
    const bool isRead = null == text.npos && Json::sax_parse(text.begin(), text.end(), &polygons);
    if (polygons.problem()) {
        Problem said = *polygons.problem();
        said.place = said.place.empty() ? file : file + ": " + said.place;
        return tl::unexpected(Problems{std::move(said)});
    }
    if (!isRead)
        return problem(
            file,
            phrase("It is not JSON: the text breaks off or is malformed at %1.",
                   placeInText(text, null == text.npos ? polygons.malformedAt().value_or(0) : null + 1)),
            phrase("Correct it there, or save it again from the program it comes from."));
    if (!polygons.sawItsKind())
        return problem(file, phrase("It is no GeoJSON."),
                       phrase("Give a file with a Polygon or MultiPolygon of land in it."));
    Coast coast = polygons.takeCoast();
    if (coast.polygons.empty() && !polygons.others().empty()) {
        std::vector<Phrase> found;
        for (const auto& [kind, count] : polygons.others())
            found.push_back(phrase("%1 %2", count, given(kind)));
        return problem(
            file,
            phrase("There is no land in it: of what encloses land there is nothing, only %1.", listed(found)),
            phrase("Make areas of its shores, a Polygon or a MultiPolygon, in the program it comes "
                   "from."));
    }
    return coast;
}

} // namespace navarch
