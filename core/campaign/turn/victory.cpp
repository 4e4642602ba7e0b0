// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/victory.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/settings/settings.h"

namespace navarch {

namespace {

constexpr int turnsOfAYear = 48;
constexpr std::string_view holdPrefix = "hold-";
constexpr std::string_view pointsPrefix = "points-after-";

/// The number a choice ends with: "hold-25".
std::optional<int> numberAfter(std::string_view choice, std::string_view prefix)
{
    if (!choice.starts_with(prefix))
        return std::nullopt;
    return wholeNumber(choice.substr(prefix.size()), 1);
}

/// The price of what its enemies lost in a side's battles, whoever won them.
void addDestroyed(const Draft& draft, std::map<SideId, Talents>& destroyed)
{
    std::map<BattleId, std::vector<std::pair<SideId, Talents>>> battles;
    draft.forEach<BattleSideRecord>(
        [&](const BattleSideRecord& side) { battles[side.battle].emplace_back(side.side, side.losses); });
    for (const auto& [battle, sides] : battles)
        for (const auto& [side, its] : sides)
            for (const auto& [enemy, losses] : sides)
                if (side && enemy != side)
                    destroyed[side] += losses;
}

std::optional<Victory> mostPoints(const std::vector<Standing>& standings, Phrase after)
{
    const auto best = std::max_element(standings.begin(), standings.end(),
                                       [](const auto& a, const auto& b) { return a.points < b.points; });
    const auto equals = std::count_if(standings.begin(), standings.end(),
                                      [&](const Standing& each) { return each.points == best->points; });
    if (equals > 1)
        return std::nullopt; // the next week breaks the tie
    return Victory{best->side,
                   phrase("%1 has most points %2: %3.", given(best->name), std::move(after), best->points)};
}

} // namespace

std::vector<Standing> standingsOf(const Draft& draft)
{
    std::map<SideId, Standing> standings;
    draft.forEach<SideRecord>([&](const SideRecord& side) {
        Standing& standing = standings[side.id];
        standing.side = side.id;
        standing.name = side.name;
    });
    draft.forEach<PortRecord>([&](const PortRecord& port) {
        if (const auto owner = standings.find(port.owner); owner != standings.end())
            owner->second.economicValue += port.economicValue;
    });
    draft.forEach<PostingRecord>([&](const PostingRecord& posting) {
        if (posting.account == Account::Treasury)
            if (const auto side = standings.find(posting.side); side != standings.end())
                side->second.treasury += posting.amount;
    });
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
        const FleetRecord* fleet = draft.find(ship.fleet);
        if (fleet && ship.condition.damage != Damage::Wrecked)
            ++standings.at(fleet->side).ships;
    });
    std::map<SideId, Talents> destroyed;
    addDestroyed(draft, destroyed);
    std::vector<Standing> list;
    for (auto& [id, standing] : standings) {
        standing.destroyed = destroyed[id];
        standing.points = 5 * standing.economicValue
                          + static_cast<int>(standing.destroyed.hundredths() / 1000)
                          + static_cast<int>(standing.treasury.hundredths() / 5000);
        list.push_back(standing);
    }
    return list;
}

std::optional<Victory> victoryOf(const Draft& draft)
{
    const std::string choice = settingOf(draft, victoryCondition);
    const auto standings = standingsOf(draft);
    if (standings.empty() || draft.head().stage != Stage::Running)
        return std::nullopt;
    if (const auto points = numberAfter(choice, holdPrefix)) {
        for (const Standing& each : standings)
            if (each.economicValue >= *points)
                return Victory{each.side, phrase("%1 holds ports of %2 points of economic value.",
                                                 given(each.name), each.economicValue)};
    } else if (choice == "last-fleet") {
        const Standing* last = nullptr;
        for (const Standing& each : standings) {
            if (each.ships == 0)
                continue;
            if (last)
                return std::nullopt;
            last = &each;
        }
        if (last)
            return Victory{last->side, phrase("%1 has the last fleet at sea.", given(last->name))};
    } else if (const auto years = numberAfter(choice, pointsPrefix)) {
        if (draft.head().turn >= *years * turnsOfAYear)
            return mostPoints(standings, phraseN("after {a year|%n years}", *years));
    }
    return std::nullopt;
}

Phrase phraseOfStanding(const Draft& draft, SideId side)
{
    const std::string choice = settingOf(draft, victoryCondition);
    for (const Standing& each : standingsOf(draft)) {
        if (each.side != side)
            continue;
        if (const auto points = numberAfter(choice, holdPrefix))
            return phrase("%1 of %2 points of economic value", each.economicValue, *points);
        if (choice == "last-fleet")
            return phraseN("{one ship|%n ships} that can fight; the last fleet wins", each.ships);
        if (const auto years = numberAfter(choice, pointsPrefix))
            return phraseN("%1 points; most win after {a year|%n years}", *years, each.points);
    }
    return {};
}

const ChronicleRecord* toldVictory(const Campaign& campaign)
{
    for (const auto& [id, entry] : campaign.table<ChronicleRecord>())
        if (entry.kind == "victory")
            return &entry;
    return nullptr;
}

void proclaimVictory(Deed& deed)
{
    bool told = false;
    deed.draft().forEach<ChronicleRecord>(
        [&](const ChronicleRecord& entry) { told = told || entry.kind == "victory"; });
    if (told)
        return;
    if (const auto victory = victoryOf(deed.draft())) {
        const std::string name = deed.draft().find(victory->side)->name;
        tell(deed, "victory", phrase("%1 has won the war. %2", given(name), victory->how),
             Knowing::all(victory->side), "CP-10.1");
        deed.happened("victory", victory->how, "CP-10.1");
    }
}

} // namespace navarch
