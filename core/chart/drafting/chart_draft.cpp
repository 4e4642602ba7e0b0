// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/drafting/chart_draft.h"

#include <algorithm>
#include <tuple>

#include "core/base/fields.h"
#include "core/base/text.h"

namespace navarch {

namespace {

constexpr int smallestSheet = wholeDegree / 20;
constexpr Bounds portValues{0, 10};
constexpr std::size_t longestId = 32; // less than routes take, with room for a number

auto valuesOf(const KnownPort& port)
{
    return std::tie(port.id, port.name, port.latitude, port.longitude, port.classical, port.hellenistic,
                    port.roman, port.walls);
}

bool haveSameCoast(const ChartDraft& a, const ChartDraft& b)
{
    static const Coast none;
    return a.coast == b.coast || (a.coast ? *a.coast : none).polygons == (b.coast ? *b.coast : none).polygons;
}

/// The name in small letters, digits and hyphens: "Port Royal" is port-royal. What no letter is left of is "port".
std::string plainId(std::string_view name)
{
    std::string id;
    for (const char letter : name) {
        const char small = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        if ((small >= 'a' && small <= 'z') || (small >= '0' && small <= '9'))
            id += small;
        else if (!id.empty() && id.back() != '-')
            id += '-';
        if (id.size() >= longestId)
            break;
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? "port" : id;
}

/// That of a name which no other port of the draft has; `own`, one it may have.
std::string freeId(const ChartDraft& draft, std::string_view name, std::string_view own)
{
    const std::string id = plainId(name);
    std::string free = id;
    for (int number = 2; free != own && draft.port(free); ++number)
        free = id + "-" + std::to_string(number);
    return free;
}

Result<KnownPort*> portOf(ChartDraft& draft, std::string_view id)
{
    const auto found = std::find_if(draft.ports.begin(), draft.ports.end(),
                                    [&](const KnownPort& port) { return port.id == id; });
    if (found == draft.ports.end())
        return problem({}, phrase("There is no port %1 on this chart.", given(quotedForMessage(id))),
                       phrase("Choose one of its ports."));
    return &*found;
}

Result<void> whyOffSheet(const ChartDraft& draft, Position at)
{
    if (draft.sheet.holds(at))
        return {};
    return problem({}, phrase("%1 lies beyond the edge of the chart.", given(placeText(at))),
                   phrase("Stay within it, or make the chart larger."));
}

Result<void> whyUnfitName(const std::string& name)
{
    if (name.empty())
        return problem({}, phrase("The name is empty."), phrase("Write another name."));
    if (const auto why = whyUnfitText(name, maxNameLength))
        return problem({}, phrase("The name %1.", *why), phrase("Write another name."));
    return {};
}

} // namespace

const KnownPort* ChartDraft::port(std::string_view id) const
{
    const auto found =
        std::find_if(ports.begin(), ports.end(), [&](const KnownPort& port) { return port.id == id; });
    return found == ports.end() ? nullptr : &*found;
}

std::optional<LaneChoice> ChartDraft::choiceOf(std::string_view a, std::string_view b) const
{
    for (const ChosenLane& lane : chosen)
        if (lane.isBetween(a, b))
            return lane.choice;
    return std::nullopt;
}

bool operator==(const ChartDraft& a, const ChartDraft& b)
{
    return a.name == b.name && a.source == b.source && haveSameLanes(a, b)
           && std::equal(
               a.ports.begin(), a.ports.end(), b.ports.begin(), b.ports.end(),
               [](const KnownPort& one, const KnownPort& other) { return valuesOf(one) == valuesOf(other); });
}

bool haveSameLanes(const ChartDraft& a, const ChartDraft& b)
{
    return a.sheet == b.sheet && a.straitMetres == b.straitMetres && a.chosen == b.chosen
           && std::equal(a.ports.begin(), a.ports.end(), b.ports.begin(), b.ports.end(),
                         [](const KnownPort& one, const KnownPort& other) {
                             return one.id == other.id && positionOf(one) == positionOf(other);
                         })
           && haveSameCoast(a, b);
}

Result<void> whyUnfitSheet(const Sheet& sheet)
{
    const bool isOnGlobe =
        sheet.southWest.latitude >= -90 * wholeDegree && sheet.northEast.latitude <= 90 * wholeDegree
        && sheet.southWest.longitude >= -180 * wholeDegree && sheet.northEast.longitude <= 180 * wholeDegree;
    if (!isOnGlobe || sheet.northEast.latitude - sheet.southWest.latitude < smallestSheet
        || sheet.northEast.longitude - sheet.southWest.longitude < smallestSheet)
        return problem({}, phrase("Such a chart has no size, or reaches off the globe."),
                       phrase("West of east and south of north, a twentieth of a degree apart at least."));
    return {};
}

Result<void> nameChart(ChartDraft& draft, const std::string& name)
{
    if (!name.empty())
        if (auto fit = whyUnfitName(name); !fit)
            return fit;
    draft.name = name;
    return {};
}

Result<void> setStrait(ChartDraft& draft, int metres)
{
    if (metres < 0 || metres > mostStraitMetres)
        return problem({}, phrase("A strait is 0 to %1 metres wide.", mostStraitMetres),
                       phrase("Write such a number."));
    draft.straitMetres = metres;
    return {};
}

Result<void> setSheet(ChartDraft& draft, const Sheet& sheet)
{
    if (auto fit = whyUnfitSheet(sheet); !fit)
        return fit;
    for (const KnownPort& port : draft.ports)
        if (!sheet.holds(positionOf(port)))
            return problem({}, phrase("%1 would lie beyond the edge of the chart.", given(port.name)),
                           phrase("Move the port, or take it out first."));
    draft.sheet = sheet;
    if (draft.coast)
        draft.coast = std::make_shared<const Coast>(cutTo(*draft.coast, sheet));
    return {};
}

Result<std::string> putPort(ChartDraft& draft, const std::string& name, Position at)
{
    if (auto fit = whyUnfitName(name).and_then([&] { return whyOffSheet(draft, at); }); !fit)
        return tl::unexpected(fit.error());
    if (draft.ports.size() >= mostChartPorts)
        return problem({}, phrase("There are %1 ports, as many as a chart may have.", mostChartPorts),
                       phrase("Take one out first."));
    KnownPort port;
    port.id = freeId(draft, name, {});
    port.name = name;
    port.latitude = at.latitude;
    port.longitude = at.longitude;
    port.classical = port.hellenistic = port.roman = 3;
    draft.ports.push_back(port);
    return port.id;
}

Result<void> movePort(ChartDraft& draft, const std::string& id, Position at)
{
    const auto port = portOf(draft, id);
    if (!port)
        return tl::unexpected(port.error());
    if (auto fit = whyOffSheet(draft, at); !fit)
        return fit;
    (*port)->latitude = at.latitude;
    (*port)->longitude = at.longitude;
    return {};
}

Result<std::string> renamePort(ChartDraft& draft, const std::string& id, const std::string& name)
{
    const auto port = portOf(draft, id);
    if (!port)
        return tl::unexpected(port.error());
    if (auto fit = whyUnfitName(name); !fit)
        return tl::unexpected(fit.error());
    const std::string before = (*port)->id;
    const bool wasOfName = before.starts_with(plainId((*port)->name));
    const std::string now = wasOfName ? freeId(draft, name, before) : before;
    (*port)->name = name;
    (*port)->id = now;
    settleWalls(**port);
    for (ChosenLane& lane : draft.chosen)
        for (std::string* end : {&lane.from, &lane.to})
            if (*end == before)
                *end = now;
    return now;
}

Result<void> valuePort(ChartDraft& draft, const std::string& id, int classical, int hellenistic, int roman)
{
    const auto port = portOf(draft, id);
    if (!port)
        return tl::unexpected(port.error());
    for (const int value : {classical, hellenistic, roman})
        if (value < portValues.least || value > portValues.most)
            return problem({}, phrase("A port's economic value is 0 to 10."), phrase("Write such a number."));
    (*port)->classical = classical;
    (*port)->hellenistic = hellenistic;
    (*port)->roman = roman;
    settleWalls(**port);
    return {};
}

Result<void> putWalls(ChartDraft& draft, const std::string& id, const Fortification& walls)
{
    const auto port = portOf(draft, id);
    if (!port)
        return tl::unexpected(port.error());
    auto read = readFortification(fortificationJson(walls), (*port)->name);
    if (!read)
        return tl::unexpected(read.error());
    (*port)->walls = std::move(*read);
    settleWalls(**port);
    return {};
}

Result<void> takeWallsDown(ChartDraft& draft, const std::string& id)
{
    const auto port = portOf(draft, id);
    if (!port)
        return tl::unexpected(port.error());
    if (!(*port)->walls)
        return problem({}, phrase("%1 has no walls on this chart.", given((*port)->name)),
                       phrase("Choose another port."));
    (*port)->walls.reset();
    return {};
}

Result<void> removePort(ChartDraft& draft, const std::string& id)
{
    const auto port = portOf(draft, id);
    if (!port)
        return tl::unexpected(port.error());
    const std::string gone = (*port)->id;
    std::erase_if(draft.ports, [&](const KnownPort& each) { return each.id == gone; });
    std::erase_if(draft.chosen, [&](const ChosenLane& lane) { return lane.from == gone || lane.to == gone; });
    return {};
}

Result<void> chooseLane(ChartDraft& draft, const std::string& from, const std::string& to,
                        std::optional<LaneChoice> choice)
{
    for (const std::string& id : {from, to})
        if (const auto port = portOf(draft, id); !port)
            return tl::unexpected(port.error());
    if (from == to)
        return problem({}, phrase("A lane leads from one place to another."), phrase("Choose another port."));
    const auto found = std::find_if(draft.chosen.begin(), draft.chosen.end(),
                                    [&](const ChosenLane& lane) { return lane.isBetween(from, to); });
    if (found != draft.chosen.end() && choice) {
        found->choice = *choice;
    } else if (found != draft.chosen.end()) {
        draft.chosen.erase(found);
    } else if (choice) {
        if (draft.chosen.size() >= mostChosenLanes)
            return problem({},
                           phrase("%1 lanes are forced or forbidden, as many as may be.", mostChosenLanes),
                           phrase("Leave one to what is computed first."));
        draft.chosen.push_back({from, to, *choice});
    }
    return {};
}

Result<void> paint(ChartDraft& draft, const BrushStroke& stroke)
{
    Coast coast = draft.coast ? *draft.coast : Coast();
    if (auto painted = paintLand(coast, draft.sheet, stroke); !painted)
        return painted;
    draft.coast = std::make_shared<const Coast>(std::move(coast));
    return {};
}

Result<void> takeOutLand(ChartDraft& draft, Position at)
{
    Coast coast = draft.coast ? *draft.coast : Coast();
    if (!takeOutLand(coast, at))
        return problem({}, phrase("There is no land at %1.", given(placeText(at))),
                       phrase("Point at an island."));
    draft.coast = std::make_shared<const Coast>(std::move(coast));
    return {};
}

} // namespace navarch
