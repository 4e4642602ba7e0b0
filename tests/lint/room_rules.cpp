// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lint/room_rules.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <sstream>
#include <string_view>

namespace navarch::lint {

namespace {

constexpr std::string_view orderTitle = "# Rooms, from the floor up:";

bool isCpp(std::string_view path)
{
    return path.ends_with(".h") || path.ends_with(".cpp");
}

/// The room of `folder` that a path leads to: "." in the folder itself; empty outside it.
std::string roomOf(std::string_view path, std::string_view folder)
{
    if (!path.starts_with(folder) || path.size() <= folder.size() || path[folder.size()] != '/')
        return {};
    path.remove_prefix(folder.size() + 1);
    const size_t end = path.find('/');
    return end == path.npos ? "." : std::string(path.substr(0, end));
}

struct Include {
    size_t line = 0;
    std::string path;
};

std::vector<Include> includesOf(const SourceFile& file)
{
    std::vector<Include> includes;
    std::istringstream lines(file.text);
    size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const size_t end = line.rfind('"');
        if (line.starts_with("#include \"") && end > 10)
            includes.push_back({number, line.substr(10, end - 10)});
    }
    return includes;
}

/// Files that name a game for a reason of their own, and why.
constexpr std::array namedWithReason{
    std::string_view("core/ships/ship_class.h"), // says which game is the home game
    std::string_view(
        "core/campaign/week/storm_damage.cpp"), // storms of a campaign do what the home game's do (CP-7)
    std::string_view("app/cli/odds_ram_command.cpp"), // a command of that game
};

/// What is an id and something else in our files as well: a ship class, a fleet's squadrons.
constexpr std::array otherWords{std::string_view("trireme"), std::string_view("squadrons")};

std::string idOf(std::string game)
{
    std::replace(game.begin(), game.end(), '_', '-');
    return game;
}

} // namespace

std::vector<RoomOrder> ordersIn(const SourceFile& file)
{
    constexpr std::string_view name = "/CMakeLists.txt";
    if (!file.path.ends_with(name))
        return {};
    std::istringstream lines(file.text);
    RoomOrder order{file.path.substr(0, file.path.size() - name.size()), 0, {}};
    size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (order.line == 0) {
            if (line.starts_with(orderTitle))
                order.line = number;
            continue;
        }
        if (!line.starts_with("# "))
            break;
        std::istringstream names(line.substr(2));
        for (std::string room; names >> room;)
            order.rooms.push_back(room);
    }
    return order.line == 0 ? std::vector<RoomOrder>() : std::vector<RoomOrder>{order};
}

std::vector<Breach> checkOrder(const RoomOrder& order, const std::vector<SourceFile>& files)
{
    std::vector<Breach> breaches;
    const auto placeOf = [&](const std::string& room) {
        return std::find(order.rooms.begin(), order.rooms.end(), room) - order.rooms.begin();
    };
    const auto floorOf = [&](const std::string& room) {
        return placeOf(room) < std::ssize(order.rooms) ? placeOf(room) : placeOf("*");
    };
    const auto none = std::ssize(order.rooms);
    const std::string list = order.folder + "/CMakeLists.txt";
    std::set<std::string> seen;
    for (const SourceFile& file : files) {
        const std::string room = isCpp(file.path) ? roomOf(file.path, order.folder) : std::string();
        if (room.empty())
            continue;
        if (floorOf(room) == none && !seen.contains(room))
            breaches.push_back(
                {file.path, 0, "the room " + room + " is missing from the order of rooms in " + list});
        seen.insert(room);
        for (const Include& include : includesOf(file)) {
            const std::string other = roomOf(include.path, order.folder);
            const bool isAbove = !other.empty() && floorOf(other) > floorOf(room);
            const bool isBeside = !other.empty() && other != room && floorOf(other) == floorOf(room);
            if (isAbove || isBeside)
                breaches.push_back(
                    {file.path, include.line,
                     order.folder + "/" + room + " may not include from " + order.folder + "/" + other
                         + (isAbove ? ", which is above it (" : ", which is beside it (") + list + ")"});
        }
    }
    for (const std::string& room : order.rooms)
        if (room != "*" && !seen.contains(room))
            breaches.push_back({list, order.line, "there is no room " + room});
    return breaches;
}

std::vector<Breach> checkFolders(const std::vector<SourceFile>& files)
{
    constexpr std::array floors{"core/", "db/", "reports/", "app/"};
    std::map<std::string_view, int> counts;
    for (const SourceFile& file : files) {
        const std::string_view path = file.path;
        if (isCpp(path) && std::any_of(floors.begin(), floors.end(), [&](const char* floor) {
                return path.starts_with(floor);
            }))
            ++counts[path.substr(0, path.rfind('/'))];
    }
    std::vector<Breach> breaches;
    for (const auto& [folder, count] : counts)
        if (count > mostFiles)
            breaches.push_back({std::string(folder), 0,
                                std::to_string(count) + " source files, more than "
                                    + std::to_string(mostFiles)
                                    + ": divide it by meaning into rooms of its own"});
    return breaches;
}

std::vector<std::string> gamesIn(const SourceFile& top)
{
    constexpr std::string_view call = "set(NAVARCH_GAMES ";
    const size_t at = top.text.find(call);
    if (at == top.text.npos)
        return {};
    std::istringstream names(top.text.substr(at + call.size(), top.text.find(')', at) - at - call.size()));
    std::vector<std::string> games;
    for (std::string game; names >> game;)
        games.push_back(game);
    return games;
}

std::vector<Breach> checkGames(const SourceFile& file, const std::vector<std::string>& games)
{
    std::vector<Breach> breaches;
    const bool isSource = isCpp(file.path) || file.path.ends_with(".qml");
    if (!isSource || file.path.starts_with("tests/")
        || std::find(namedWithReason.begin(), namedWithReason.end(), file.path) != namedWithReason.end())
        return breaches;
    for (const std::string& game : games) {
        const std::array folders{"core/rules/" + game + "/", "reports/" + game + "/"};
        const auto isOwn = [&](const std::string& folder) { return file.path.starts_with(folder); };
        if (std::any_of(folders.begin(), folders.end(), isOwn))
            continue;
        const std::string id = idOf(game);
        const bool hasId = std::find(otherWords.begin(), otherWords.end(), id) == otherWords.end();
        std::istringstream lines(file.text);
        size_t number = 0;
        for (std::string line; std::getline(lines, line);) {
            ++number;
            const std::string code = line.substr(0, line.find("//"));
            const auto has = [&](const std::string& text) { return code.find(text) != code.npos; };
            if (has("\"" + folders[0]) || has("\"" + folders[1]) || (hasId && has("\"" + id + "\"")))
                breaches.push_back({file.path, number,
                                    "names the game " + id
                                        + " outside its folders: let its RuleSet or SheetsOfGame say it"});
        }
    }
    return breaches;
}

} // namespace navarch::lint
