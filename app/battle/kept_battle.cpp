// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/kept_battle.h"

#include <algorithm>

#include "core/battle/replay/replay.h"

namespace navarch {

SeatedPlayers seatedPlayersOf(const Json& battle)
{
    SeatedPlayers players;
    if (const auto sides = battle.find("players"); sides != battle.end())
        for (const Json& side : *sides) {
            auto& seats = players.emplace_back();
            for (const Json& seat : side)
                seats.push_back(enumFromName<Temperament>(seat.get<std::string>()));
        }
    return players;
}

KeptBattle::KeptBattle(const Match& match) : m_brief(std::make_shared<const BattleBrief>(match.brief()))
{
    follow(match, 0);
}

void KeptBattle::follow(const Match& match, std::size_t from)
{
    const auto& steps = match.steps();
    m_orders.resize(std::min(from, m_orders.size()));
    m_orders.reserve(steps.size());
    for (std::size_t i = m_orders.size(); i < steps.size(); ++i)
        m_orders.push_back(std::make_shared<const Json>(storedOrder(steps[i])));
}

std::function<std::string()> KeptBattle::writing(std::size_t at,
                                                 const std::vector<BattlePlayer>& players) const
{
    return [brief = m_brief, orders = m_orders, at, players] {
        Json list = Json::array();
        for (const auto& order : orders)
            list.push_back(*order);
        Json json = battleJson(*brief, at, std::move(list));
        for (std::size_t i = 0; i < players.size() && i < brief->sides.size(); ++i) {
            Json& side = json["brief"]["sides"][i];
            side.erase("captain");
            if (players[i].captain)
                side["captain"] = nameOf(*players[i].captain);
            side.erase("level");
            if (players[i].level)
                side["level"] = nameOf(*players[i].level);
        }
        const auto isShared = [](const BattlePlayer& each) { return !each.seats.empty(); };
        if (std::any_of(players.begin(), players.end(), isShared)) {
            json["players"] = Json::array();
            for (const BattlePlayer& each : players) {
                Json& seats = json["players"].emplace_back(Json::array());
                for (const auto& seat : each.seats)
                    seats.push_back(playerId(seat).toStdString());
            }
        }
        return jsonText(json);
    };
}

} // namespace navarch
