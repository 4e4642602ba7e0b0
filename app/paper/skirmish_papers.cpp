// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/skirmish_papers.h"

#include <utility>

#include "app/campaign/wording.h"
#include "app/paper/material.h"
#include "app/paper/print_desk.h"

namespace navarch {

QList<ShownChoice> SkirmishPapers::kinds(const BattleMatter& battle)
{
    QList<ShownChoice> list{
        choice(QVariant(words(nameOf(SkirmishPaper::Sheets))), tr("Sheets of the fleets")),
        choice(QVariant(words(nameOf(SkirmishPaper::Brief))), tr("Brief of the battle"))};
    if (battle.outcome)
        list += choice(QVariant(words(nameOf(SkirmishPaper::Report))), tr("Report of the battle"));
    return list;
}

QList<ShownChoice> SkirmishPapers::viewers(const BattleMatter& battle) const
{
    QList<ShownChoice> list;
    if (paper == SkirmishPaper::Sheets)
        return list;
    list += choice(0, tr("The umpire"));
    for (std::size_t side = 0; side < battle.brief.sides.size(); ++side)
        list += choice(static_cast<std::int64_t>(side) + 1, words(battle.brief.sides[side].name));
    return list;
}

void SkirmishPapers::addTo(PrintMaterial& material, const PrintDesk& desk, bool dice) const
{
    if (paper == SkirmishPaper::Sheets) {
        for (const BriefSide& side : desk.skirmish->brief.sides) {
            material.add(side.fleet, {}, side.name);
            for (const Fleet& contingent : side.contingents)
                material.add(contingent, {}, side.name);
        }
        return;
    }
    auto matter = desk.skirmish;
    if (viewer >= 0) {
        auto sides = std::make_shared<BattleMatter>(*matter);
        sides->viewer = viewer;
        matter = std::move(sides);
    }
    material.battles.push_back({std::move(matter), paper == SkirmishPaper::Report, dice});
}

} // namespace navarch
