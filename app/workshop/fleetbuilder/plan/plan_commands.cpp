// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/plan/plan_commands.h"

#include <algorithm>

#include "app/workshop/fleetbuilder/plan/plan_names.h"

namespace navarch {

namespace {

/// Whether rows and ships stay within what a fleet file holds.
Result<void> fits(const FleetPlan& plan)
{
    if (static_cast<int>(plan.rows.size()) > maxFleetRows)
        return problem({}, phrase("A fleet has at most %1 rows.", maxFleetRows),
                       phrase("Count ships alike in one row."));
    if (plan.shipCount() > maxFleetShips)
        return problem({}, phrase("A fleet has at most %1 ships.", maxFleetShips),
                       phrase("Make two fleets of it."));
    return {};
}

/// The plan as it would be, taken over when nothing stands against it.
template <class Value>
Result<Value> settle(FleetPlan& plan, FleetPlan&& next, Value value)
{
    if (const auto may = fits(next); !may)
        return tl::unexpected(may.error());
    plan = std::move(next);
    return value;
}

Result<void> settle(FleetPlan& plan, FleetPlan&& next)
{
    if (auto may = fits(next); !may)
        return may;
    plan = std::move(next);
    return {};
}

bool isAnother(const FleetShip& row, const FleetShip& ship)
{
    FleetShip one = row;
    one.count = ship.count;
    return row.name.empty() && one == ship;
}

} // namespace

Result<int> addShip(FleetPlan& plan, const FleetShip& ship)
{
    if (!ship.squadron.empty() && !plan.hasSquadron(ship.squadron))
        return problem({}, phrase("There is no such squadron."), phrase("Choose one of the fleet's."));
    FleetPlan next = plan;
    const auto alike = std::find_if(next.rows.rbegin(), next.rows.rend(),
                                    [&ship](const PlanRow& row) { return isAnother(row.ship, ship); });
    if (alike != next.rows.rend() && alike->ship.count + ship.count <= maxShipCount) {
        alike->ship.count += ship.count;
        return settle(plan, std::move(next), alike->key);
    }
    const int key = next.nextKey++;
    next.rows.push_back({key, ship});
    orderRows(next);
    return settle(plan, std::move(next), key);
}

void removeRows(FleetPlan& plan, const RowKeys& keys)
{
    std::erase_if(plan.rows, [&keys](const PlanRow& row) { return keys.contains(row.key); });
}

Result<RowKeys> duplicateRows(FleetPlan& plan, const RowKeys& keys)
{
    FleetPlan next = plan;
    RowKeys copies;
    next.rows.clear();
    ShipNames names(plan);
    for (const PlanRow& row : plan.rows) {
        next.rows.push_back(row);
        if (!keys.contains(row.key))
            continue;
        PlanRow copy = row;
        copy.key = next.nextKey++;
        if (!copy.ship.name.empty())
            copy.ship.name = names.take(copy.ship.name);
        copies.insert(copy.key);
        next.rows.push_back(std::move(copy));
    }
    return settle(plan, std::move(next), std::move(copies));
}

Result<void> multiplyRows(FleetPlan& plan, const RowKeys& keys, int times)
{
    if (times < 2 || times > 100)
        return problem({}, phrase("Ships are multiplied by 2 to 100."),
                       phrase("Choose a number between them."));
    FleetPlan next = plan;
    next.rows.clear();
    ShipNames names(plan);
    for (const PlanRow& row : plan.rows) {
        next.rows.push_back(row);
        if (!keys.contains(row.key))
            continue;
        if (row.ship.name.empty()) {
            const int count = row.ship.count * times;
            if (count > maxShipCount)
                return problem({}, phrase("A row has at most %1 ships.", maxShipCount),
                               phrase("Multiply by less, or add another row."));
            next.rows.back().ship.count = count;
            continue;
        }
        for (int copy = 1; copy < times; ++copy) {
            next.rows.push_back({next.nextKey++, row.ship});
            next.rows.back().ship.name = names.take(row.ship.name);
        }
    }
    return settle(plan, std::move(next));
}

Result<RowKeys> splitRows(FleetPlan& plan, const RowKeys& keys)
{
    FleetPlan next = plan;
    RowKeys all;
    next.rows.clear();
    ShipNames names(plan);
    for (const PlanRow& row : plan.rows) {
        next.rows.push_back(row);
        if (!keys.contains(row.key))
            continue;
        all.insert(row.key);
        next.rows.back().ship.count = 1;
        for (int more = 1; more < row.ship.count; ++more) {
            PlanRow single{next.nextKey++, row.ship};
            single.ship.count = 1;
            if (!single.ship.name.empty())
                single.ship.name = names.take(single.ship.name);
            all.insert(single.key);
            next.rows.push_back(std::move(single));
        }
    }
    return settle(plan, std::move(next), std::move(all));
}

Result<void> setCount(FleetPlan& plan, int key, int count)
{
    if (count < 1 || count > maxShipCount)
        return problem({}, phrase("A row has 1 to %1 ships.", maxShipCount),
                       phrase("Remove the row, or add another."));
    FleetPlan next = plan;
    if (PlanRow* row = next.find(key))
        row->ship.count = count;
    return settle(plan, std::move(next));
}

Result<void> setShipName(FleetPlan& plan, int key, const std::string& name)
{
    PlanRow* row = plan.find(key);
    if (!row || row->ship.name == name)
        return {};
    if (auto fit = checkName(name, true); !fit)
        return fit;
    if (!name.empty() && ShipNames(plan).has(name))
        return problem({}, phrase("Another ship is called %1.", given(quotedForMessage(name))),
                       phrase("Give each its own name."));
    row->ship.name = name;
    return {};
}

Result<void> setCaptain(FleetPlan& plan, int key, const std::string& captain)
{
    if (auto fit = checkName(captain, true); !fit)
        return fit;
    if (PlanRow* row = plan.find(key))
        row->ship.captain = captain;
    return {};
}

Result<RowKeys> renameByPattern(FleetPlan& plan, const RowKeys& keys, const std::string& pattern, int from)
{
    if (const auto fit = checkName(pattern, false); !fit)
        return tl::unexpected(fit.error());
    FleetPlan next = plan;
    auto split = splitRows(next, keys);
    if (!split)
        return split;
    const RowKeys all = std::move(*split);
    for (PlanRow& row : next.rows)
        if (all.contains(row.key))
            row.ship.name.clear(); // their old names are free for one another
    ShipNames names(next);
    int number = from;
    for (PlanRow& row : next.rows) {
        if (!all.contains(row.key))
            continue;
        std::string name = nameByPattern(pattern, number++, all.size() > 1);
        while (names.has(name) && all.size() > 1)
            name = nameByPattern(pattern, number++, true);
        if (const auto fit = checkName(name, false); !fit)
            return tl::unexpected(fit.error());
        if (names.has(name))
            return problem({}, phrase("Another ship is called %1.", given(quotedForMessage(name))),
                           phrase("Give each its own name."));
        names.add(name);
        row.ship.name = std::move(name);
    }
    return settle(plan, std::move(next), all);
}

Result<void> moveRows(FleetPlan& plan, const RowKeys& keys, const std::string& squadron, int before)
{
    if (!squadron.empty() && !plan.hasSquadron(squadron))
        return problem({}, phrase("There is no such squadron."), phrase("Choose one of the fleet's."));
    std::vector<PlanRow> moved;
    std::vector<PlanRow> rest;
    for (PlanRow& row : plan.rows) {
        if (keys.contains(row.key)) {
            row.ship.squadron = squadron;
            moved.push_back(std::move(row));
        } else {
            rest.push_back(std::move(row));
        }
    }
    auto place =
        std::find_if(rest.begin(), rest.end(), [before](const PlanRow& row) { return row.key == before; });
    rest.insert(place, std::make_move_iterator(moved.begin()), std::make_move_iterator(moved.end()));
    plan.rows = std::move(rest);
    orderRows(plan);
    return {};
}

void shiftRow(FleetPlan& plan, int key, int by)
{
    const auto found = std::find_if(plan.rows.begin(), plan.rows.end(),
                                    [key](const PlanRow& row) { return row.key == key; });
    if (found == plan.rows.end())
        return;
    const auto at = found - plan.rows.begin();
    const auto next = at + by;
    const bool within = next >= 0 && next < static_cast<std::ptrdiff_t>(plan.rows.size())
                        && plan.rows[static_cast<std::size_t>(next)].ship.squadron == found->ship.squadron;
    if (within) {
        std::iter_swap(found, plan.rows.begin() + next);
        return;
    }
    std::vector<std::string> places = plan.squadrons;
    places.emplace_back();
    const auto here = std::find(places.begin(), places.end(), found->ship.squadron);
    if ((by < 0 && here == places.begin()) || (by > 0 && here + 1 >= places.end()))
        return;
    PlanRow row = std::move(*found);
    plan.rows.erase(found);
    row.ship.squadron = *(here + by);
    // Downwards it comes first in its new squadron, upwards last.
    plan.rows.insert(by > 0 ? plan.rows.begin() : plan.rows.end(), std::move(row));
    orderRows(plan);
}

} // namespace navarch
