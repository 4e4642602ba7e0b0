// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/battle/kept/kept_battle.h"

#include <QByteArray>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace navarch::kept {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view packed = ".z";
constexpr std::array<std::string_view, 3> fighters{"captains", "chance", "both"};

fs::path folderOf(const std::string& game)
{
    return fs::path(NAVARCH_KEPT_BATTLES) / game;
}

std::string contentOf(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>{}};
}

Json jsonOf(const KeptBattle& battle)
{
    Json json{{"by", fighters[static_cast<std::size_t>(battle.by)]},
              {"brief", battle.brief},
              {"orders", Json::array()}};
    for (std::size_t i = 0; i < battle.sums.size(); ++i) {
        json["orders"].push_back(Json::array({battle.sums[i]}));
        if (i < battle.orders.size())
            json["orders"].back().push_back(battle.orders[i]);
    }
    return json;
}

KeptBattle keptFrom(const Json& json)
{
    KeptBattle battle;
    const auto by = std::find(fighters.begin(), fighters.end(), json.at("by").get<std::string>());
    battle.by = static_cast<FoughtBy>(by - fighters.begin());
    battle.brief = json.at("brief");
    for (const Json& each : json.value("orders", Json::array())) {
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
    for (const auto& entry : fs::directory_iterator(folderOf(game)))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

KeptBattle keptBattle(const std::string& game, const std::string& name)
{
    const std::string content = contentOf(folderOf(game) / name);
    if (!name.ends_with(packed))
        return keptFrom(Json::parse(content));
    const QByteArray text =
        qUncompress(reinterpret_cast<const uchar*>(content.data()), static_cast<int>(content.size()));
    return keptFrom(Json::parse(text.begin(), text.end()));
}

void keep(const std::string& game, const std::string& name, const KeptBattle& battle)
{
    const std::string text = jsonOf(battle).dump();
    const QByteArray bytes =
        qCompress(reinterpret_cast<const uchar*>(text.data()), static_cast<int>(text.size()), 9);
    const fs::path path = folderOf(game) / name;
    fs::remove(path);
    std::ofstream(fs::path(path).replace_extension(packed), std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

Result<BattleBrief> briefOf(const KeptBattle& battle)
{
    return readBrief(
        battle.brief, "brief", builtInFigures(), [](const std::string& name) -> Result<std::string> {
            return tl::unexpected(Problems{{name, phrase("No file belongs to a kept battle."), {}}});
        });
}

} // namespace navarch::kept
