// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/brief/brief.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/battle/brief/ship_names.h"

namespace navarch {

namespace {

/// Numbers the ships that share a name, "Trireme 1", "Trireme 2", past the numbers that others have as their own name.
class Namer {
public:
    Namer(const BriefSide& side, const ShipClasses& classes) : m_classes(classes)
    {
        forEachFleet(side, [this](const Fleet& fleet) {
            for (const FleetShip& ship : fleet.ships) {
                const std::string name = displayName(ship, m_classes);
                if (ship.count == 1 && !ship.name.empty())
                    m_taken.insert(name);
                m_bearers[name] += ship.count;
            }
        });
    }

    template <class Take>
    static void forEachFleet(const BriefSide& side, Take&& take)
    {
        take(side.fleet);
        for (const Fleet& contingent : side.contingents)
            take(contingent);
    }

    std::string next(const FleetShip& row)
    {
        const std::string name = displayName(row, m_classes);
        if (m_bearers[name] == 1 || (row.count == 1 && !row.name.empty()))
            return name;
        std::string numbered;
        do
            numbered = numberedName(name, ++m_given[name]);
        while (m_taken.contains(numbered));
        m_taken.insert(numbered);
        return numbered;
    }

private:
    const ShipClasses& m_classes;
    std::map<std::string, int> m_bearers;
    std::map<std::string, int> m_given;
    std::set<std::string> m_taken;
};

/// Wrecks and ships that are on the side already, among those of one fleet.
void judgeFleet(const Fleet& fleet, const std::string& path, const ShipClasses& classes,
                std::set<std::string>& names, Problems& problems)
{
    for (std::size_t i = 0; i < fleet.ships.size(); ++i) {
        const FleetShip& ship = fleet.ships[i];
        const std::string place = path + ".ships[" + std::to_string(i) + "]";
        if (ship.condition.damage == Damage::Wrecked)
            problems.push_back({place,
                                phrase("%1 is a wreck and cannot fight.",
                                       given(quotedForMessage(displayName(ship, classes)))),
                                phrase("Leave it out, or correct its condition.")});
        if (!ship.name.empty() && !names.insert(ship.name).second)
            problems.push_back({place + ".name",
                                phrase("%1 is on this side already.", given(quotedForMessage(ship.name))),
                                phrase("A ship fights once; take it out here or there.")});
    }
}

} // namespace

Problems whyUnfought(const BattleBrief& brief, const ShipClasses& classes)
{
    Problems problems;
    if (brief.sides.size() < 2 || brief.sides.size() > maxSides)
        problems.push_back(
            {"sides", phrase("A battle has two to %1 sides.", maxSides), phrase("Give each a fleet.")});
    int ships = 0;
    for (std::size_t s = 0; s < brief.sides.size(); ++s) {
        const BriefSide& side = brief.sides[s];
        const std::string path = "sides[" + std::to_string(s) + "]";
        std::set<std::string> names;
        judgeFleet(side.fleet, path + ".fleet", classes, names, problems);
        ships += side.fleet.shipCount();
        for (std::size_t c = 0; c < side.contingents.size(); ++c) {
            judgeFleet(side.contingents[c], path + ".contingents[" + std::to_string(c) + "]", classes, names,
                       problems);
            ships += side.contingents[c].shipCount();
        }
        const bool hasAllies =
            std::ranges::any_of(side.contingents, [](const Fleet& allies) { return !allies.ships.empty(); });
        if (side.fleet.ships.empty() && !hasAllies && (!side.walls || side.walls->sections.empty()))
            problems.push_back(
                {path,
                 phrase("%1 has neither ships nor walls to fight with.", given(quotedForMessage(side.name))),
                 phrase("Give it a fleet with ships.")});
    }
    if (ships > maxBattleShips)
        problems.push_back({"sides", phrase("The battle has %1 ships.", ships),
                            phrase("At most %1 can be fought with.", maxBattleShips)});
    if (problems.size() > maxProblems)
        problems.resize(maxProblems);
    return problems;
}

namespace {

/// Ships of two sides that would bear one name get their sides' as well; so do all nameless ones of a class that two sides
/// have, or one would be "Trireme 3" beside "Trireme 2 (Athens)".
void tellSidesApart(const BattleBrief& brief, const ShipClasses& classes, std::vector<BriefShip>& ships)
{
    std::map<std::string, std::set<int>> bearers;
    std::map<std::string, std::set<int>> nameless;
    std::set<std::string> taken;
    for (const BriefShip& ship : ships) {
        bearers[ship.name].insert(ship.side);
        taken.insert(ship.name);
        if (ship.ship.name.empty())
            nameless[displayName(ship.ship, classes)].insert(ship.side);
    }
    for (BriefShip& ship : ships) {
        const bool isShared =
            bearers.at(ship.name).size() > 1
            || (ship.ship.name.empty() && nameless.at(displayName(ship.ship, classes)).size() > 1);
        if (!isShared)
            continue;
        const std::string& side = brief.sides[static_cast<std::size_t>(ship.side)].name;
        std::string name = nameWithSide(ship.name, side);
        // Names that were cut, or a ship that is called so by itself: then the side's number, which is its own.
        for (int mark = ship.side + 1; !taken.insert(name).second; mark += maxSides)
            name = nameWithSide(ship.name, std::to_string(mark));
        ship.name = std::move(name);
    }
}

} // namespace

std::vector<BriefShip> shipsOf(const BattleBrief& brief, const ShipClasses& classes)
{
    std::vector<BriefShip> ships;
    for (std::size_t side = 0; side < brief.sides.size(); ++side) {
        Namer namer(brief.sides[side], classes);
        int row = 0;
        int contingent = -1;
        Namer::forEachFleet(brief.sides[side], [&](const Fleet& fleet) {
            for (const FleetShip& ship : fleet.ships) {
                for (int i = 0; i < ship.count; ++i) {
                    BriefShip& one = ships.emplace_back();
                    one.side = static_cast<int>(side);
                    one.contingent = contingent;
                    one.row = row;
                    one.ofRow = i;
                    one.name = namer.next(ship);
                    one.ship = ship;
                    one.ship.count = 1;
                }
                ++row;
            }
            ++contingent;
        });
    }
    tellSidesApart(brief, classes, ships);
    return ships;
}

} // namespace navarch
