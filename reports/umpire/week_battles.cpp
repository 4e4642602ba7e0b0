// SPDX-License-Identifier: GPL-3.0-or-later
// What a side fought of late, as its report of the turn has it.
#include <algorithm>
#include <utility>

#include "core/campaign/archive/archive.h"
#include "core/campaign/records/told.h"
#include "reports/lists/price_lines.h"
#include "reports/umpire/battle_papers.h"
#include "reports/umpire/paper_setter.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// What a side of a battle has of a ship no more, and why; empty of one that it keeps.
QString endOf(const BattleShipRecord& ship)
{
    switch (ship.lot) {
    case ShipLot::Kept:
    case ShipLot::Towed:
    case ShipLot::None: break;
    case ShipLot::Lost: return ship.fate == ShipFate::Sunk ? Words::tr("sunk") : Words::tr("lost as a wreck");
    case ShipLot::Taken:
    case ShipLot::Sold:
    case ShipLot::Burnt: return Words::tr("taken by the enemy");
    }
    return ship.fate == ShipFate::Sunk       ? Words::tr("sunk")
           : ship.fate == ShipFate::Captured ? Words::tr("taken by the enemy")
                                             : QString();
}

QString howItEnded(const BattleParts& parts, const BattleSideRecord& own)
{
    const bool isDraw = std::none_of(parts.sides.begin(), parts.sides.end(),
                                     [](const BattleSideRecord* side) { return side->victor; });
    return isDraw ? Words::tr("a draw") : own.victor ? Words::tr("won") : Words::tr("lost");
}

int shipsOf(const BattleParts& parts, int side)
{
    return static_cast<int>(
        std::count_if(parts.ships.begin(), parts.ships.end(), [&](const BattleShipRecord* ship) {
            return ship->sideNumber == side && ship->onTable;
        }));
}

void setBattle(PaperSetter& setter, const BattleParts& parts, const BattleSideRecord& own,
               const Figures& figures)
{
    setter.subheading(Words::said(phraseOfName(*parts.battle)));
    QStringList others;
    for (const BattleSideRecord* side : parts.sides)
        if (side->number != own.number) {
            const int ships = shipsOf(parts, side->number);
            others += ships == 1 ? Words::tr("%1, one ship").arg(fromUtf8(side->name))
                                 : Words::tr("%1, %2 ships").arg(fromUtf8(side->name)).arg(ships);
        }
    setter.text(Words::tr("Against %1: %2. Losses: %3 talents.")
                    .arg(others.join(Words::tr("; ")), howItEnded(parts, own), printedAmount(own.losses)));
    std::vector<QStringList> rows;
    for (const BattleShipRecord* ship : parts.ships)
        if (const QString end = endOf(*ship); ship->sideNumber == own.number && !end.isEmpty())
            rows.push_back({fromUtf8(ship->name), battleClassName(ship->classId, figures), end,
                            printedAmount(ship->price)});
    setter.table({{Words::tr("Ship"), 0, Align::Left, 4},
                  {Words::tr("Class"), 0, Align::Left, 4},
                  {Words::tr("What became of it"), 0, Align::Left, 4},
                  setter.columnFor(Words::tr("Talents"), QStringLiteral("−100000.00"), Align::Right)},
                 rows, Words::tr("No ship was lost."));
}

} // namespace

bool setBattles(PaperSetter& setter, const Campaign& campaign, const Figures& figures, SideId side,
                int sinceTurn)
{
    bool hasAny = false;
    for (const auto& [id, battle] : campaign.table<BattleRecord>()) {
        if (battle.state != BattleState::Fought || battle.turn < sinceTurn)
            continue;
        const BattleParts parts = partsOf(campaign, id);
        const auto own = std::find_if(parts.sides.begin(), parts.sides.end(),
                                      [&](const BattleSideRecord* each) { return each->side == side; });
        if (own == parts.sides.end())
            continue;
        if (!std::exchange(hasAny, true))
            setter.heading(Words::tr("Your battles"));
        setBattle(setter, parts, **own, figures);
    }
    return hasAny;
}

} // namespace navarch
