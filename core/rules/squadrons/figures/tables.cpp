// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/figures/tables.h"

#include "core/rules/shared/built_in_tables.h"
#include "core/rules/shared/table_rows.h"
#include "core/rules/squadrons/figures/house_figures.h"

namespace navarch {

Result<SquadronTables> SquadronTables::fromJson(const Json& json, const std::string& file)
{
    return singleFiguresFromJson<SquadronTables>(json, file, "navarch-squadron-tables/1",
                                                 squadrons::houseFigures);
}

const SquadronTables& SquadronTables::builtIn()
{
    static const SquadronTables tables = readBuiltInTables<SquadronTables>("squadrons/tables.json");
    return tables;
}

namespace squadrons {

SquadronTables amended(SquadronTables tables, const Json& house, Problems& problems)
{
    return withSingleFigures(std::move(tables), houseFigures, house, problems);
}

BattleFigures compiled(const SquadronTables& tables, int& turnLimit)
{
    HouseFigures house;
    keepSingleFigures(tables.figures, houseFigures, house);
    BattleFigures figures;
    figures.columnMove = house.columnMove * inch;
    figures.disorderedLess = house.disorderedLess * inch;
    figures.unformedLess = house.unformedLess * inch;
    figures.backing = house.backing * inch;
    figures.mostTurn = house.mostTurn;
    figures.passes = house.passes;
    figures.nearEnemy = house.nearEnemy;
    figures.near = house.near * inch;
    figures.beyond = house.beyond * inch;
    figures.behind = house.behind * inch;
    figures.pursuing = house.pursuing;
    figures.katastrophe = house.katastrophe;
    figures.struckRank = house.struckRank;
    figures.zone = house.zone * inch;
    figures.clear = house.clear * inch;
    figures.flotsam = house.flotsam * inch;
    figures.overlap = house.overlap * inch;
    figures.breakOff = house.breakOff * inch;
    figures.shoreTie = house.shoreTie * inch;
    figures.shortOfRoom = house.shortOfRoom * inch;
    figures.rally = house.rally * inch;
    figures.routContact = house.routContact;
    figures.concession = house.concession;
    figures.leastWeight = house.leastWeight;
    figures.usualStands = house.usualStands;
    turnLimit = house.turnLimit;
    return figures;
}

} // namespace squadrons
} // namespace navarch
