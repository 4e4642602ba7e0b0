// SPDX-License-Identifier: GPL-3.0-or-later
// What players of Ramming Speed!!! look up (RS-23.2), from the game's own figures.
#include "core/rules/ramming_speed/figures/figures.h"
#include "reports/cards/table_rows.h"
#include "reports/ramming_speed/papers.h"

namespace navarch {

namespace {

/// "3–6", "9+", "2 or less" for rows that each reach to a total.
QString rammingTotals(int before, int to, bool isFirst, bool isLast)
{
    if (isFirst)
        return Words::tr("%1 or less").arg(to);
    return isLast ? QStringLiteral("%1+").arg(before + 1) : rangeText(before + 1, to);
}

template <class Rows, class Cells>
std::vector<QStringList> rammingRows(const Rows& rows, Cells cells)
{
    std::vector<QStringList> all;
    int before = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QStringList row{rammingTotals(before, rows[i].to, i == 0, i + 1 == rows.size())};
        row += cells(rows[i]);
        all.push_back(std::move(row));
        before = rows[i].to;
    }
    return all;
}

ReferenceTable rammingWeapons(const RammingTables& tables)
{
    ReferenceTable table;
    table.title = Words::tr("Missiles");
    table.rule = QStringLiteral("RS-T7");
    table.columns = {{Words::tr("weapon"), 0, Align::Left, 1},
                     narrow(Words::tr("range")),
                     narrow(Words::tr("to hit")),
                     narrow(Words::tr("kills")),
                     narrow(Words::tr("fire"))};
    for (const RammingTables::WeaponRow& row : tables.weapons) {
        QString fire = row.fireTo > 0 ? (row.fireTo == 1 ? QStringLiteral("1") : rangeText(1, row.fireTo))
                                      : QStringLiteral("–");
        if (row.firesDie > 0)
            fire += QStringLiteral(", 1d%1").arg(row.firesDie);
        table.rows.push_back({Words::of(row.text), rangeText(row.least, row.range), signedText(row.hit),
                              QStringLiteral("%1d%2").arg(row.dice).arg(row.die), fire});
    }
    return table;
}

} // namespace

std::vector<ReferenceTable> rammingTables()
{
    const RammingTables& tables = RammingTables::builtIn();
    const auto& all = tables.figures;
    std::vector<ReferenceTable> made;
    ReferenceTable order;
    order.title = Words::tr("A ship's turn");
    order.rule = QStringLiteral("RS-7.1");
    order.columns = {narrow({}), {{}, 0, Align::Left, 1}};
    int step = 0;
    for (const QString& text :
         {Words::tr("Fires: losses, spreading, going out"), Words::tr("Sail roll"),
          Words::tr("Row, after getting free if held; others may shoot"), Words::tr("Missiles"),
          Words::tr("Ram"), Words::tr("Board and melee"), Words::tr("Morale")})
        order.rows.push_back({QString::number(++step), text});
    made.push_back(std::move(order));
    made.push_back(figuresTable(Words::tr("Sail roll"), all, {"RS-9.2"}, true));
    ReferenceTable sail;
    sail.title = Words::tr("Sail");
    sail.rule = QStringLiteral("RS-T6");
    sail.columns = {narrow(Words::tr("total"), Align::Left),
                    {Words::tr("result"), 0, Align::Left, 1},
                    narrow(Words::tr("MP"))};
    sail.rows = rammingRows(tables.sail, [](const RammingTables::SailRow& row) {
        return QStringList{Words::of(row.text), row.flounders ? QStringLiteral("−1d6") : signedText(row.mp)};
    });
    made.push_back(std::move(sail));
    made.push_back(figuresTable(Words::tr("Move points"), all, {"RS-10.2", "RS-10.6"}, true));
    made.push_back(rammingWeapons(tables));
    made.push_back(figuresTable(Words::tr("Shooting"), all, {"RS-11.1", "RS-11.3"}));
    made.push_back(figuresTable(Words::tr("Fires, on a d6"), all, {"RS-8.1", "RS-8.2", "RS-8.3"}));
    ReferenceTable ram = figuresTable(Words::tr("Ram modifiers"), all, {"RS-12.2"}, true);
    ram.note = Words::tr("d10 + own Ram bonus − the target's − the target's Reinforced Hulls");
    made.push_back(std::move(ram));
    ReferenceTable result;
    result.title = Words::tr("Ram");
    result.rule = QStringLiteral("RS-T8");
    result.columns = {narrow(Words::tr("total"), Align::Left), {Words::tr("the target"), 0, Align::Left, 1}};
    result.rows = rammingRows(tables.ramming, [](const RammingTables::RamRow& row) {
        QString text = spacedName(row.key);
        if (row.sinksDice > 0)
            text = Words::tr("Oars sheared; sinks in %1d6 rounds").arg(row.sinksDice);
        else if (row.shears)
            text = Words::tr("Oars sheared");
        return QStringList{text};
    });
    made.push_back(std::move(result));
    made.push_back(figuresTable(Words::tr("Boarding"), all, {"RS-13.2"}, true));
    made.push_back(figuresTable(Words::tr("Boarding and melee"), all, {"RS-13.1", "RS-13.3", "RS-10.7"}));
    made.push_back(
        figuresTable(Words::tr("Morale modifiers"), all, {"RS-15.2", "RS-T4", "RS-22.4", "RS-22.5"}, true));
    ReferenceTable morale;
    morale.title = Words::tr("Morale");
    morale.rule = QStringLiteral("RS-T9");
    morale.columns = {narrow(Words::tr("total"), Align::Left), {Words::tr("the crew"), 0, Align::Left, 1}};
    morale.rows = rammingRows(
        tables.morale, [](const RammingTables::MoraleRow& row) { return QStringList{spacedName(row.key)}; });
    made.push_back(std::move(morale));
    return made;
}

} // namespace navarch
