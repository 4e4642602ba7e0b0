// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/lint/source_rules.h"

namespace navarch::lint {

/// The order of a folder's rooms, as its CMakeLists.txt says it: comment lines after one that reads "# Rooms, from the floor
/// up:", each with names of rooms, up to the first line that is no comment or an empty one. "." is what lies in the folder
/// itself, "*" every room that is not named: such rooms do not know each other (the games).
struct RoomOrder {
    std::string folder; ///< "core/rules"
    size_t line = 0;    ///< where it stands in its CMakeLists.txt
    std::vector<std::string> rooms;
};

/// Nothing when the file says none.
std::vector<RoomOrder> ordersIn(const SourceFile& file);

/// A file includes only from its own room and those below it, so that no room depends on one that depends on it. Every room of
/// the folder stands in the order, and each that stands there exists.
std::vector<Breach> checkOrder(const RoomOrder& order, const std::vector<SourceFile>& files);

/// So many source files lie in one folder at most: what is more is divided by meaning into rooms of its own.
inline constexpr int mostFiles = 30;

/// Every folder of core, db, reports and app holds no more headers and .cpp files than mostFiles, those of its own folders not
/// counted.
std::vector<Breach> checkFolders(const std::vector<SourceFile>& files);

/// The folders of the games, NAVARCH_GAMES in the CMakeLists.txt on top.
std::vector<std::string> gamesIn(const SourceFile& top);

/// What lies outside a game's folders names it neither by an include nor by its id in quotes. Tests may.
std::vector<Breach> checkGames(const SourceFile& file, const std::vector<std::string>& games);

} // namespace navarch::lint
