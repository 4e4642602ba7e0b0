// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/fleet_scale.h"

#include <algorithm>
#include <map>

#include "core/pricing/fleet_price.h"
#include "core/pricing/port_price.h"
#include "core/ships/limits.h"

namespace navarch {

namespace {

constexpr Talents commanderUpkeep = Talents::whole(2); // CP-4.2

/// Deals the ships of a squadron out to as many squadrons as they need, the first of them filled first.
class SquadronSplit {
public:
    void count(const FleetShip& row)
    {
        if (!row.squadron.empty())
            m_of[row.squadron].ships += row.count;
    }

    /// Adds `row`, in parts where its squadron is split within it.
    void deal(FleetShip row, std::vector<FleetShip>& rows)
    {
        const std::string squadron = row.squadron;
        while (!squadron.empty() && row.count > 0) {
            Dealing& dealing = m_of[squadron];
            FleetShip part = row;
            part.squadron = numbered(squadron, dealing.at);
            part.count = std::min(row.count, dealing.sizeOf(dealing.at) - dealing.filled);
            dealing.filled += part.count;
            if (dealing.filled == dealing.sizeOf(dealing.at)) {
                ++dealing.at;
                dealing.filled = 0;
            }
            row.count -= part.count;
            rows.push_back(std::move(part));
        }
        if (squadron.empty())
            rows.push_back(std::move(row));
    }

    [[nodiscard]] int parts(const std::string& squadron) const
    {
        const auto found = m_of.find(squadron);
        return found == m_of.end() ? 1 : found->second.parts();
    }

    [[nodiscard]] static std::string numbered(const std::string& squadron, int at)
    {
        return at == 0 ? squadron : squadron + " " + std::to_string(at + 1);
    }

private:
    struct Dealing {
        int ships = 0;
        int at = 0;     ///< the squadron that is being filled, from 0
        int filled = 0; ///< ships it has

        [[nodiscard]] int parts() const { return (ships + largestSquadron - 1) / largestSquadron; }
        [[nodiscard]] int sizeOf(int part) const
        {
            return ships / parts() + (part < ships % parts() ? 1 : 0);
        }
    };
    std::map<std::string, Dealing> m_of;
};

/// The ships of the game for a row, those with names first, then the rest.
void addRow(const FleetShip& row, const RecordedShips& record, int scale, std::vector<FleetShip>& rows)
{
    if (record.ships == 0 && record.names.empty()) {
        rows.push_back(row);
        return;
    }
    int left = record.ships > 0 ? shipsAtScale(record.ships, scale) : row.count;
    FleetShip ship = row;
    for (const std::string& name : record.names) {
        if (left == 0)
            return;
        ship.name = name;
        ship.count = 1;
        rows.push_back(ship);
        ship.captain.clear();
        --left;
    }
    ship.name.clear();
    if (!ship.captain.empty()) {
        ship.count = 1;
        rows.push_back(ship);
        ship.captain.clear();
        --left;
    }
    if (left == 0)
        return;
    ship.count = left;
    rows.push_back(std::move(ship));
}

} // namespace

bool isFleetScale(int scale)
{
    return std::find(fleetScales.begin(), fleetScales.end(), scale) != fleetScales.end();
}

std::string_view fleetScaleText(int scale)
{
    return scale == 1 ? "one ship for one" : scale == 5 ? "one ship for five" : "one ship for ten";
}

int shipsAtScale(int recorded, int scale)
{
    return std::max(1, (2 * recorded + scale) / (2 * scale));
}

bool RecordedFleet::hasRecord() const
{
    return std::any_of(record.begin(), record.end(), [](const RecordedShips& row) { return row.ships > 0; });
}

Fleet atScale(const RecordedFleet& recorded, int scale)
{
    std::vector<FleetShip> whole;
    for (std::size_t i = 0; i < recorded.fleet.ships.size(); ++i)
        addRow(recorded.fleet.ships[i], recorded.record[i], scale, whole);

    Fleet fleet = recorded.fleet;
    if (!recorded.hasRecord()) { // its squadrons are as they were written
        fleet.ships = std::move(whole);
        return fleet;
    }
    SquadronSplit split;
    for (const FleetShip& row : whole)
        split.count(row);
    fleet.ships.clear();
    for (FleetShip& row : whole)
        split.deal(std::move(row), fleet.ships);
    for (const FleetCommander& commander : recorded.fleet.commanders)
        for (int part = 1; !commander.squadron.empty() && part < split.parts(commander.squadron); ++part) {
            const std::string squadron = SquadronSplit::numbered(commander.squadron, part);
            fleet.commanders.push_back(
                {"Commander of " + squadron, Post::Squadron, CommandQuality::Average, squadron});
        }
    return fleet;
}

void SideCosts::add(const Fleet& fleet, const PriceList& prices)
{
    const auto men = static_cast<std::int64_t>(fleet.commanders.size());
    Fleet unled = fleet;
    unled.commanders.clear();
    bought += fleetTotal(fleet, prices);
    upkeep += Talents::ofHundredths(fleetTotal(unled, prices).hundredths() / 10) + commanderUpkeep * men;
}

void SideCosts::add(const Fortification& walls, const PriceList& prices)
{
    Talents lasting = prices.priceOf(walls.commander.quality);
    for (const WallSection& section : walls.sections)
        lasting += prices.masonry * section.capacity;
    const Talents all = fortificationPrice(walls, prices).total;
    bought += all;
    upkeep += Talents::ofHundredths((all - lasting).hundredths() / 20) + commanderUpkeep;
}

Talents budgetAtScale(Talents budget, const SideCosts& usual, const SideCosts& scaled)
{
    const Talents left = budget - usual.bought;
    if (usual.upkeep.isZero())
        return scaled.bought + left;
    const std::int64_t share = left.hundredths() * scaled.upkeep.hundredths() / usual.upkeep.hundredths();
    const std::int64_t whole = (scaled.bought.hundredths() + share + 99) / 100;
    return Talents::whole(whole);
}

} // namespace navarch
