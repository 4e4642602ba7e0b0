// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/outcome/sheet_rows.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <tuple>

#include "core/battle/match/registry.h"
#include "core/campaign/archive/archive.h"
#include "reports/codes/fleet_codes.h"

namespace navarch {

std::vector<RowCode> rowCodes(const BattleBrief& brief)
{
    std::vector<RowCode> codes;
    const auto add = [&](const Fleet& fleet) {
        const FleetCodes own = codesOf(fleet);
        const std::string former = formerTagOf(fleet);
        for (std::size_t row = 0; row < fleet.ships.size(); ++row)
            for (int i = 0; i < fleet.ships[row].count; ++i)
                codes.push_back({own.tag, own.rows[row] + i, former});
    };
    for (const BriefSide& side : brief.sides) {
        add(side.fleet);
        for (const Fleet& contingent : side.contingents)
            add(contingent);
    }
    return codes;
}

std::vector<RowCode> rowCodes(const BattleBrief& brief, const Campaign& campaign, const std::string& tag,
                              BattleId battle)
{
    std::map<std::pair<int, int>, std::int64_t> numbers; // of side and row
    for (const BattleShipRecord* ship : partsOf(campaign, battle).ships)
        numbers.emplace(std::pair(ship->sideNumber, ship->row), ship->ship);
    const std::string former = formerTagOf(campaign);
    const std::vector<std::string> occasions = occasionsOf(campaign, battle);
    std::vector<RowCode> codes;
    for (std::size_t side = 0; side < brief.sides.size(); ++side) {
        int row = 0;
        const auto add = [&](const Fleet& fleet) {
            for (const FleetShip& ship : fleet.ships) {
                const auto found = numbers.find({static_cast<int>(side), row++});
                for (int i = 0; i < ship.count; ++i)
                    codes.push_back(found == numbers.end() || ship.count != 1
                                        ? RowCode()
                                        : RowCode{tag, found->second, former, occasions});
            }
        };
        add(brief.sides[side].fleet);
        for (const Fleet& contingent : brief.sides[side].contingents)
            add(contingent);
    }
    return codes;
}

std::vector<std::size_t> sheetOrder(const BattleBrief& brief, const std::vector<BriefShip>& ships,
                                    const Figures& figures)
{
    const RuleSet* game = builtInRuleSets().find(brief.rules);
    const std::vector<int> cards =
        game && game->cards ? game->cards(brief, ships, figures) : std::vector<int>(ships.size(), 0);
    using Place = std::tuple<int, int, int, int>; // side, contingent, card, squadron
    std::map<std::tuple<int, int, std::string_view>, int> squadrons;
    std::vector<Place> places;
    for (std::size_t i = 0; i < ships.size(); ++i) {
        const BriefShip& ship = ships[i];
        const auto [squadron, isNew] = squadrons.try_emplace({ship.side, ship.contingent, ship.ship.squadron},
                                                             static_cast<int>(squadrons.size()));
        places.emplace_back(ship.side, ship.contingent, cards[i], squadron->second);
    }
    std::vector<std::size_t> order(ships.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
    return order;
}

std::string typedCode(const RowCode& code)
{
    return code.tag.empty() ? std::string() : typedText({code.tag, {code.number}});
}

} // namespace navarch
