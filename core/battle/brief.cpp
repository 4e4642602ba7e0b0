// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/brief.h"

#include <map>
#include <set>

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
            numbered = name + " " + std::to_string(++m_given[name]);
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
    return ships;
}

} // namespace navarch
