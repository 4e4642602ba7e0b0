// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ports/port_gazetteer.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/json_reader.h"

namespace navarch {

namespace {

constexpr Bounds valueBounds{0, 10};

/// Degrees with at most five decimals as a whole number of hundred-thousandths.
void readDegrees(ObjectReader& read, std::string_view name, int& value, double limit)
{
    const Json* json = read.value(name);
    if (json && json->is_number()) {
        const double degrees = json->get<double>();
        if (degrees >= -limit && degrees <= limit) {
            value = static_cast<int>(std::lround(degrees * 100'000));
            return;
        }
    }
    read.refuse(name, phrase("Degrees are missing or off the globe."));
}

void readPeriods(ObjectReader& top, int& lastClassical, int& lastHellenistic)
{
    for (const Json* item : top.items("periods", 10)) {
        std::string id;
        std::string source;
        int from = 0;
        int to = 0;
        ObjectReader read(*item, top.file(), "periods", top.problems());
        read("id", id, nameText);
        read("source", source, nameText);
        read("from", from, yearBounds);
        read("to", to, yearBounds);
        read.finish();
        if (id == "classical")
            lastClassical = to;
        else if (id == "hellenistic")
            lastHellenistic = to;
    }
}

KnownPort readPort(const Json& json, const std::string& file, const std::string& path, Problems& problems)
{
    KnownPort port;
    ObjectReader read(json, file, path, problems, Missing::IsAProblem);
    read("id", port.id, nameText);
    read("name", port.name, nameText);
    readDegrees(read, "latitude", port.latitude, 90);
    readDegrees(read, "longitude", port.longitude, 180);
    if (const Json* values = read.value("economic_value")) {
        ObjectReader inner(*values, file, read.pathOf("economic_value"), problems, Missing::IsAProblem);
        inner("classical", port.classical, valueBounds);
        inner("hellenistic", port.hellenistic, valueBounds);
        inner("roman", port.roman, valueBounds);
        inner.finish();
    }
    if (read.has("source")) {
        std::string source;
        read("source", source, noteText);
    }
    if (const Json* walls = read.has("defences") ? read.value("defences") : nullptr) {
        if (auto standing = readFortification(*walls, file + ": " + read.pathOf("defences")))
            port.walls = std::move(*standing);
        else
            problems.insert(problems.end(), standing.error().begin(), standing.error().end());
    }
    read.finish();
    settleWalls(port);
    return port;
}

} // namespace

int KnownPort::mostValue() const
{
    return std::max({classical, hellenistic, roman});
}

void settleWalls(KnownPort& port)
{
    if (!port.walls)
        return;
    port.walls->name = port.name;
    port.walls->economicValue = std::max(1, port.mostValue());
}

Findings standingWallFindings(const std::vector<KnownPort>& ports, const Limits& limits)
{
    Findings findings;
    for (const KnownPort& port : ports) {
        if (!port.walls)
            continue;
        const auto add = [&](Severity severity, const std::string& rule, Phrase what) {
            findings.push_back({severity, "port-walls", rule, given(port.name), std::move(what)});
        };
        if (port.mostValue() == 0)
            add(Severity::Warning, "SA-15.11", phrase("It has walls, and is founded in no period."));
        for (const int value : std::set<int>{port.classical, port.hellenistic, port.roman}) {
            Fortification walls = *port.walls;
            walls.economicValue = value;
            const Findings against = value == 0 ? Findings() : fortificationFindings(walls, limits);
            const auto first = std::find_if(against.begin(), against.end(), [](const Finding& each) {
                return each.severity == Severity::Error;
            });
            if (first != against.end())
                add(value == port.mostValue() ? Severity::Error : Severity::Warning, first->rule,
                    phrase("Its walls, where its value is %1: %2", value, first->message));
        }
    }
    return findings;
}

const KnownPort* PortGazetteer::find(std::string_view id) const
{
    for (const KnownPort& port : m_ports)
        if (port.id == id)
            return &port;
    return nullptr;
}

int PortGazetteer::economicValue(const KnownPort& port, int year) const
{
    if (year <= m_lastClassicalYear)
        return port.classical;
    return year <= m_lastHellenisticYear ? port.hellenistic : port.roman;
}

Result<PortGazetteer> PortGazetteer::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    PortGazetteer result;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(format);
    std::string source;
    int notFounded = 0;
    top("source", source, noteText);
    top("not_founded", notFounded, Bounds{0, 0});
    readPeriods(top, result.m_lastClassicalYear, result.m_lastHellenisticYear);
    std::set<std::string> ids;
    for (const Json* item : top.items("ports", 5000)) {
        const std::string path = "ports[" + std::to_string(result.m_ports.size()) + "]";
        result.m_ports.push_back(readPort(*item, file, path, problems));
        if (!ids.insert(result.m_ports.back().id).second)
            top.refuse(path, phrase("This id stands twice."), phrase("Give each port its own."));
    }
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return result;
}

} // namespace navarch
