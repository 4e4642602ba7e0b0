// SPDX-License-Identifier: GPL-3.0-or-later
// What players of Trireme look up (TR-16), from the game's own figures.
#include "core/rules/trireme/figures/figures.h"
#include "reports/cards/table_rows.h"
#include "reports/trireme/papers.h"

namespace navarch {

namespace {

ReferenceTable triremeOrder()
{
    ReferenceTable table;
    table.title = Words::tr("The turn");
    table.rule = QStringLiteral("TR-T3");
    table.columns = {narrow({}), {{}, 0, Align::Left, 1}};
    int step = 0;
    for (const QString& text :
         {Words::tr("Plot, hidden: speed, steps, order"), Words::tr("Reveal: sprints crossed, pivots made"),
          Words::tr("In each phase: move together, shoot, contacts, grapples"),
          Words::tr("Board: a round of melee in every grappled group"),
          Words::tr("Surrender, prize crews, cutting loose"), Words::tr("Plug holes, then leak; sink"),
          Words::tr("End? Note start speeds, duties, full speed")})
        table.rows.push_back({QString::number(++step), text});
    return table;
}

/// Which phases a speed moves in.
ReferenceTable triremePhases()
{
    ReferenceTable table;
    table.title = Words::tr("Phases of the steps");
    table.rule = QStringLiteral("TR-T4");
    table.columns = {narrow(Words::tr("speed"), Align::Left)};
    for (int phase = 1; phase <= trireme::phases; ++phase)
        table.columns.push_back({QString::number(phase), 0, Align::Centre, 1});
    for (int speed = 1; speed <= trireme::fastest; ++speed) {
        QStringList row{QString::number(speed)};
        for (int phase = 1; phase <= trireme::phases; ++phase)
            row += trireme::stepInPhase(speed, phase) >= 0 ? QStringLiteral("●") : QString();
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// Who rams, what it does, and what both must do after it.
ReferenceTable triremeRam()
{
    ReferenceTable table;
    table.title = Words::tr("Ramming");
    table.rule = QStringLiteral("TR-8.3");
    table.columns = {narrow({}, Align::Left), {{}, 0, Align::Left, 1}};
    table.rows = {
        {Words::tr("Head to head"),
         Words::tr("both d6, +1 for each level of better crew; the higher rams, equals ram both")},
        {Words::tr("Damage"), Words::tr("d6 + ram modifier; below 0 is 0; more than 0 makes a hole")},
        {Words::tr("Sunk"), Words::tr("the rammer stops, backs 1 hex next turn, then may turn a side")},
        {Words::tr("Afloat"), Words::tr("the rammer backs 1 hex next turn; the rammed goes any way, from 0")},
        {Words::tr("Or a rake"),
         Words::tr("by the better crew, said before the die: keeps its speed, may slip 1 hex sideways")}};
    return table;
}

ReferenceTable triremeFire(const TriremeTables& tables)
{
    ReferenceTable table;
    table.title = Words::tr("Shooting");
    table.rule = QStringLiteral("TR-T6");
    table.columns = {{Words::tr("weapon"), 0, Align::Left, 1},
                     narrow(Words::tr("range")),
                     narrow(Words::tr("d6")),
                     narrow(Words::tr("damage")),
                     narrow(Words::tr("kills"))};
    for (const TriremeTables::FireRow& row : tables.fire)
        table.rows.push_back({spacedName(row.key), rangeText(row.least, row.range),
                              row.from < 6 ? QStringLiteral("%1+").arg(row.from) : QString::number(row.from),
                              QString::number(row.damage), QString::number(row.kills)});
    table.note = Words::tr("Of one weapon the first row that fits holds. Each shoots once a turn.");
    return table;
}

} // namespace

std::vector<ReferenceTable> triremeTables()
{
    const TriremeTables& tables = TriremeTables::builtIn();
    const auto& all = tables.figures;
    return {triremeOrder(),
            triremePhases(),
            triremeFire(tables),
            figuresTable(Words::tr("Crew and speed"), all, {"TR-2.3", "TR-2.4", "TR-5.6"}),
            triremeRam(),
            figuresTable(Words::tr("Ramming and raking"), all, {"TR-8.2", "TR-8.5", "TR-8.10"}),
            figuresTable(Words::tr("Grappling and melee"), all, {"TR-9.1", "TR-9.4", "TR-9.5", "TR-7.4"}),
            figuresTable(Words::tr("Holes"), all, {"TR-10.1", "TR-10.2"}),
            figuresTable(Words::tr("The end"), all, {"TR-11.1", "TR-11.2"})};
}

} // namespace navarch
