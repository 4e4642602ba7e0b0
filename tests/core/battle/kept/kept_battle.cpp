// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/battle/kept/kept_battle.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace navarch::kept {

namespace {

std::filesystem::path fileOf(const std::string& game, const std::string& name)
{
    return std::filesystem::path(NAVARCH_KEPT_BATTLES) / game / (name + ".json");
}

std::string textOf(const KeptBattle& battle)
{
    std::string text = "{ \"brief\": " + battle.brief.dump() + ",\n  \"orders\": [\n";
    for (std::size_t i = 0; i < battle.orders.size(); ++i)
        text += "    [\"" + battle.sums[i] + "\", " + battle.orders[i].dump() + "],\n";
    return text + "    [\"" + battle.sums.back() + "\"] ] }\n";
}

KeptBattle keptFrom(const Json& json)
{
    KeptBattle battle;
    battle.brief = json.at("brief");
    for (const Json& each : json.at("orders")) {
        battle.sums.push_back(each.at(0).get<std::string>());
        if (each.size() > 1)
            battle.orders.push_back(each.at(1));
    }
    return battle;
}

} // namespace

std::vector<std::string> keptNames(const std::string& game)
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(fileOf(game, "").parent_path()))
        names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

KeptBattle keptBattle(const std::string& game, const std::string& name)
{
    std::ifstream in(fileOf(game, name), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>{}};
    return keptFrom(Json::parse(text));
}

void keep(const std::string& game, const std::string& name, const KeptBattle& battle)
{
    std::filesystem::create_directories(fileOf(game, name).parent_path());
    std::ofstream(fileOf(game, name), std::ios::binary) << textOf(battle);
}

} // namespace navarch::kept
