// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/start/planned_sides.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/enum_choices.h"
#include "app/campaign/wording.h"
#include "core/data/figures.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/port_price.h"

namespace navarch {
namespace {

Talents plannedSpending(const PlannedSide& side)
{
    const PriceList& prices = builtInFigures().prices;
    Talents spent;
    for (const PlannedSide::PlannedFleet& fleet : side.fleets)
        spent += fleetTotal(fleet.fleet, prices);
    for (const PlannedSide::PlannedDefences& defences : side.defences)
        spent += fortificationPrice(defences.defences, prices).total;
    return spent;
}

/// The first value of E that no row uses.
template <class E, class Rows, class Of>
E freeOne(const Rows& rows, Of of)
{
    for (const auto& entry : EnumNames<E>::names)
        if (std::none_of(rows.begin(), rows.end(), [&](const auto& row) { return of(row) == entry.value; }))
            return entry.value;
    return EnumNames<E>::names.front().value;
}

} // namespace

const RowRoles<PlannedSideEntry>& PlannedSides::roles()
{
    static const RowRoles<PlannedSideEntry> all{
        {"name", [](const PlannedSideEntry& row) { return words(row.side.name); }},
        {"colour", [](const PlannedSideEntry& row) { return words(nameOf(row.side.colour)); }},
        {"emblem", [](const PlannedSideEntry& row) { return words(nameOf(row.side.emblem)); }},
        {"player", [](const PlannedSideEntry& row) { return words(nameOf(row.side.player)); }},
        {"period", [](const PlannedSideEntry& row) { return words(nameOf(row.side.period)); }},
        {"home", [](const PlannedSideEntry& row) { return words(row.side.homePort); }},
        {"budget", [](const PlannedSideEntry& row) { return amountText(row.side.budget); }},
        {"spent", [](const PlannedSideEntry& row) { return amountText(row.spent); }},
        {"remaining", [](const PlannedSideEntry& row) { return amountText(row.side.budget - row.spent); }},
        {"overspent", [](const PlannedSideEntry& row) { return row.side.budget < row.spent; }},
        {"ships", [](const PlannedSideEntry& row) {
             int ships = 0;
             for (const PlannedSide::PlannedFleet& fleet : row.side.fleets)
                 ships += fleet.fleet.shipCount();
             return ships;
         }}};
    return all;
}

void PlannedSides::setSides(const std::vector<PlannedSide>& sides)
{
    std::vector<PlannedSideEntry> rows;
    for (const PlannedSide& side : sides)
        rows.push_back({words(side.id), side, plannedSpending(side)});
    m_nextNumber = static_cast<int>(rows.size()) + 1;
    replaceRows(m_rows, std::move(rows));
}

std::vector<PlannedSide> PlannedSides::sides() const
{
    std::vector<PlannedSide> sides;
    for (const PlannedSideEntry& row : m_rows)
        sides.push_back(row.side);
    return sides;
}

void PlannedSides::set(int row, SideField::Field field, const QString& value)
{
    if (!rowAt(m_rows, row))
        return;
    PlannedSide& side = m_rows[static_cast<std::size_t>(row)].side;
    const std::string text = value.trimmed().toStdString();
    switch (field) {
    case SideField::Name: side.name = text; break;
    case SideField::Colour: side.colour = enumFromName<SideColour>(text).value_or(side.colour); break;
    case SideField::Emblem: side.emblem = enumFromName<Emblem>(text).value_or(side.emblem); break;
    case SideField::Player: side.player = enumFromName<Player>(text).value_or(side.player); break;
    case SideField::Period: side.period = enumFromName<ListPeriod>(text).value_or(side.period); break;
    case SideField::Home: side.homePort = text; break;
    case SideField::Budget:
        if (const auto budget = typedAmount(value); budget && !budget->isNegative())
            side.budget = *budget;
    }
    emit dataChanged(index(row), index(row));
    emit edited();
}

void PlannedSides::add()
{
    if (full())
        return;
    PlannedSideEntry row;
    row.side.id = "side-" + std::to_string(m_nextNumber);
    row.id = words(row.side.id);
    row.side.name = tr("Side %1").arg(m_nextNumber).toStdString();
    row.side.colour =
        freeOne<SideColour>(m_rows, [](const PlannedSideEntry& each) { return each.side.colour; });
    row.side.emblem = freeOne<Emblem>(m_rows, [](const PlannedSideEntry& each) { return each.side.emblem; });
    row.side.budget = m_rows.empty() ? Talents::whole(1000) : m_rows.back().side.budget;
    ++m_nextNumber;
    std::vector<PlannedSideEntry> rows = m_rows;
    rows.push_back(std::move(row));
    replaceRows(m_rows, std::move(rows));
    emit edited();
}

void PlannedSides::remove(int row)
{
    if (!rowAt(m_rows, row))
        return;
    std::vector<PlannedSideEntry> rows = m_rows;
    rows.erase(rows.begin() + row);
    replaceRows(m_rows, std::move(rows));
    emit edited();
}

QList<ShownChoice> PlannedSides::periods() const
{
    return choicesOf<ListPeriod>();
}

} // namespace navarch
