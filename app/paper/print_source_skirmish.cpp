// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed of a battle outside a campaign, or that lies on the table.
#include <utility>

#include "app/battle/arranging/skirmish.h"
#include "app/battle/room/battle_room.h"
#include "app/campaign/wording.h"
#include "app/paper/print_choice.h"
#include "app/paper/print_source.h"

namespace navarch {

bool PrintSource::isOf(SkirmishPaper paper) const
{
    return origin() == skirmishBattle && m_skirmishPaper == paper;
}

QVariantList PrintSource::skirmishKinds() const
{
    QVariantList list{choice(QVariant(words(nameOf(SkirmishPaper::Sheets))), tr("Sheets of the fleets")),
                      choice(QVariant(words(nameOf(SkirmishPaper::Brief))), tr("Brief of the battle"))};
    if (m_skirmish->outcome)
        list += choice(QVariant(words(nameOf(SkirmishPaper::Report))), tr("Report of the battle"));
    return list;
}

/// Whose paper it is; sheets are everybody's.
QVariantList PrintSource::skirmishSides() const
{
    QVariantList list;
    if (m_skirmishPaper == SkirmishPaper::Sheets)
        return list;
    list += choice(0, tr("The umpire"));
    for (std::size_t side = 0; side < m_skirmish->brief.sides.size(); ++side)
        list += choice(static_cast<std::int64_t>(side) + 1, words(m_skirmish->brief.sides[side].name));
    return list;
}

void PrintSource::addSkirmish(PrintMaterial& material) const
{
    if (m_skirmishPaper == SkirmishPaper::Sheets) {
        for (const BriefSide& side : m_skirmish->brief.sides) {
            material.add(side.fleet, {}, side.name);
            for (const Fleet& contingent : side.contingents)
                material.add(contingent, {}, side.name);
        }
        return;
    }
    auto matter = m_skirmish;
    if (m_viewer >= 0) {
        auto sides = std::make_shared<BattleMatter>(*m_skirmish);
        sides->viewer = m_viewer;
        matter = std::move(sides);
    }
    material.battles.push_back({std::move(matter), m_skirmishPaper == SkirmishPaper::Report, m_dice});
}

void PrintSource::takeSkirmish(BattleMatter matter, SkirmishPaper paper)
{
    m_skirmish = std::make_shared<const BattleMatter>(std::move(matter));
    m_skirmishPaper = paper;
    m_viewer = -1;
    m_origin = skirmishBattle;
    m_squadron.clear();
    lookAgain();
    emit chosen();
}

void PrintSource::chooseSkirmish(Skirmish* skirmish, const QString& paper)
{
    if (!skirmish)
        return;
    auto matter = battleMatter(skirmish->brief(), -1);
    if (!matter)
        return;
    const auto samples = skirmish->samples();
    if (const int which = skirmish->sample(); which >= 0 && which < samples.size())
        matter->name = given(samples[which].toMap().value(QStringLiteral("name")).toString().toStdString());
    takeSkirmish(std::move(*matter), paper == words(nameOf(SkirmishPaper::Sheets)) ? SkirmishPaper::Sheets
                                                                                   : SkirmishPaper::Brief);
}

bool PrintSource::chooseTable(BattleRoom* room, const QString& paper)
{
    const auto known = enumFromName<SkirmishPaper>(paper.toStdString());
    if (!room || !room->isOpen() || !known)
        return false;
    // What a side may see of a campaign's battle, its campaign says (CP-2.3).
    if (const ResultOrigin& origin = room->origin()->of(); origin.battle != 0) {
        if (!m_campaign || m_campaign->path() != origin.campaign || !mayPrint(BattleId{origin.battle}))
            return false;
        const bool isWaiting = waits(BattleId{origin.battle});
        if ((*known == SkirmishPaper::Sheets && !isWaiting) || (*known == SkirmishPaper::Report && isWaiting))
            return false;
        if (*known == SkirmishPaper::Sheets)
            chooseFleetsOf(origin.battle);
        else
            chooseBattle(origin.battle, paper);
        return true;
    }
    const bool isReport = *known == SkirmishPaper::Report;
    std::optional<Replay> replay = room->origin()->replay();
    if (isReport && !replay)
        return false;
    auto matter =
        replay ? battleMatter(std::move(*replay), -1) : battleMatter(room->table().match()->brief(), -1);
    if (!matter)
        return false;
    takeSkirmish(std::move(*matter), *known);
    return true;
}

} // namespace navarch
