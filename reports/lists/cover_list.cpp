// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/lists/cover_list.h"

#include <algorithm>

#include "core/campaign/calendar.h"
#include "reports/layout/flow.h"
#include "reports/layout/table.h"
#include "reports/lists/code_strip.h"
#include "reports/lists/price_lines.h"
#include "reports/words.h"

namespace navarch {

namespace {

std::vector<Page> listFrom(int firstSheetPage, const Fleet& fleet, const std::vector<ShipContent>& ships,
                           const CoverOrder& order, const Typesetter& set)
{
    const bool small = order.paper == Paper::A5;
    const TextStyle style{FontRole::Data, small ? points(7.5) : points(9)};
    Flow flow(order.paper, set);
    const QString name = fleet.name.empty() ? Words::tr("Fleet") : fromUtf8(fleet.name);
    QString under = ships.size() == 1 ? Words::tr("One ship") : Words::tr("%1 ships").arg(ships.size());
    if (fleet.year)
        under += QStringLiteral(" · ") + Words::said(phraseOfYear(*fleet.year));
    under += QStringLiteral(" · Salamis ad Actium");
    flow.add(listHead(name, under, ships, small, flow.width(), set));

    Talents sum;
    for (const ShipContent& ship : ships)
        sum += ship.price.total;
    const int amountWidth = set.width(
        printedAmount(sum), {{FontRole::Strong, style.size}, Ink::Full, Align::Right, 0, false, true});
    int labelWidth = set.width(Words::tr("No."), {style});
    for (const ShipContent& ship : ships)
        labelWidth = std::max(labelWidth, set.width(ship.label(), {style}) + 1);
    const PrintedTable table(
        set,
        {{Words::tr("No."), labelWidth},
         {Words::tr("Ship"), 0, Align::Left, 5},
         {Words::tr("Class"), 0, Align::Left, 4},
         {Words::tr("Captain"), 0, Align::Left, 4},
         {Words::tr("Crew"), style.size * 45 / 10},
         {Words::tr("Talents"), std::max(amountWidth, style.size * 4), Align::Right, 1, true},
         {order.perPage > 0 ? Words::tr("Page") : QString(), style.size * 25 / 10, Align::Right}},
        flow.width(), style);
    Piece head = table.head();
    const int rowHeight = set.lineHeight(style) * 2;
    flow.add(head, millimetres(4), rowHeight * 2);
    flow.setHead(head);
    QString squadron;
    for (const ShipContent& ship : ships) {
        if (ship.squadron != squadron || (ship.number == 1 && !ship.commander.isEmpty())) {
            squadron = ship.squadron;
            const QString title = squadron.isEmpty() ? Words::tr("In no squadron") : squadron;
            Piece group = set.paragraph(title, flow.width(), {{FontRole::Heading, style.size * 125 / 100}});
            if (!ship.commander.isEmpty())
                group.stack(set.paragraph(Words::tr("under %1").arg(ship.commander), flow.width(),
                                          {{FontRole::Italic, style.size * 11 / 10}, Ink::Soft}));
            group.height += millimetres(1.2);
            flow.add(std::move(group), millimetres(3), rowHeight);
        }
        QString page;
        if (order.perPage > 0)
            page = QString::number(firstSheetPage + (ship.number - 1) / order.perPage * order.pageStep);
        flow.add(table.row({ship.label(), ship.name, ship.className, ship.captain, ship.crew,
                            printedAmount(ship.price.total), page}));
    }
    flow.add(
        table.row({{}, Words::tr("All ships"), {}, {}, {}, printedAmount(sum), {}}, FontRole::Strong, false));
    flow.setHead(std::nullopt);
    addCodes(flow, ships, style, set);
    return flow.take();
}

} // namespace

std::vector<Page> coverList(const Fleet& fleet, const std::vector<ShipContent>& ships,
                            const CoverOrder& order, const Typesetter& set)
{
    // The pages that the list takes decide the numbers in it; numbers are all as high, so one more pass settles it.
    const std::vector<Page> counted = listFrom(1, fleet, ships, order, set);
    const int before = static_cast<int>(counted.size()) + order.pagesBetween;
    return listFrom(before + (order.pageStep == 2 ? before % 2 : 0) + 1, fleet, ships, order, set);
}

} // namespace navarch
