// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/wall_list.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/base/drawing/wall_image.h"
#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/pricing/port_price.h"

namespace navarch {

QString wallContents(const WallSection& section)
{
    QStringList list;
    const auto count = [&list](int number, const QString& one, const QString& several) {
        if (number > 0)
            list += QStringLiteral("%1 %2").arg(number).arg(number == 1 ? one : several);
    };
    for (const int modifier : section.heavyEngines)
        list += WallList::tr("heavy engine +%1").arg(modifier);
    count(section.towers, WallList::tr("tower"), WallList::tr("towers"));
    count(section.ballistae, WallList::tr("ballista"), WallList::tr("ballistae"));
    count(section.archers, WallList::tr("archer"), WallList::tr("archers"));
    count(section.marines, WallList::tr("marine"), WallList::tr("marines"));
    count(section.heavyMarines, WallList::tr("heavy marine"), WallList::tr("heavy marines"));
    count(section.boilingOil, WallList::tr("pot of boiling oil"), WallList::tr("pots of boiling oil"));
    count(section.bees, WallList::tr("pot of bees"), WallList::tr("pots of bees"));
    count(section.ferreaManus, WallList::tr("ferrea manus"), WallList::tr("ferrea manus"));
    return list.isEmpty() ? WallList::tr("Bare") : list.join(QStringLiteral(", "));
}

const RowRoles<WallEntry>& WallList::roles()
{
    static const RowRoles<WallEntry> all{
        {"number", &WallEntry::number},       {"capacity", &WallEntry::capacity},
        {"taken", &WallEntry::taken},         {"contents", &WallEntry::contents},
        {"elevation", &WallEntry::elevation}, {"price", &WallEntry::price}};
    return all;
}

void WallList::setWalls(const Fortification& port, const PriceList& prices)
{
    std::vector<WallEntry> rows;
    int number = 0;
    for (const WallSection& section : port.sections) {
        WallEntry row;
        row.number = ++number;
        row.capacity = section.capacity;
        row.taken = section.unitsTaken(prices.limits);
        row.contents = wallContents(section);
        row.elevation = QVariant::fromValue(elevationContents(section));
        row.price = amountText(wallSectionPrice(section, number, port.garrison, prices).amount);
        rows.push_back(std::move(row));
    }
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
