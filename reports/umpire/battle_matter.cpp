// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/battle_matter.h"

#include <algorithm>
#include <utility>

#include "core/campaign/archive/archive.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/records/told.h"
#include "reports/translations/stored_english.h"

namespace navarch {

namespace {

/// Of the fleets of others, the last that `viewer` saw of each.
void addSightings(BattleMatter& matter, const Campaign& campaign, const BattleParts& parts, SideId viewer)
{
    for (const BattleFleetRecord* fleet : parts.fleets) {
        if (matter.knows(fleet->sideNumber))
            continue;
        const SightingRecord* last = nullptr;
        for (const auto& [id, seen] : campaign.table<SightingRecord>())
            if (seen.side == viewer && seen.fleet == fleet->fleet
                && (!last || std::pair(last->turn, last->day) <= std::pair(seen.turn, seen.day)))
                last = &seen;
        if (last)
            matter.sighted.push_back(
                {fleet->sideNumber, last->name, last->ships, campaign.head().turn - last->turn});
    }
}

void addAllies(BattleMatter& matter, const Campaign& campaign, const BattleParts& parts)
{
    for (const BattleFleetRecord* fleet : parts.fleets)
        for (const auto& [id, contract] : campaign.table<ContractRecord>())
            if (contract.fleet.value == fleet->fleet && matter.knows(fleet->sideNumber))
                matter.allies.push_back({fleet->sideNumber, fleet->contingent, fleet->name, contract.percent,
                                         contract.reliability});
}

/// What came of it, as far as the viewer may know.
void addEndings(BattleMatter& matter, const Campaign& campaign, const BattleParts& parts, SideId viewer)
{
    for (const BattleShipRecord* ship : parts.ships)
        if (matter.knows(ship->sideNumber) || ship->captor == matter.viewer)
            matter.lots.push_back(
                {ship->sideNumber, ship->row, ship->lot, ship->captor, ship->damageBefore, ship->experience});
    for (const BattleSideRecord* side : parts.sides)
        if (matter.knows(side->number)) {
            Talents value;
            for (const BattleShipRecord* ship : parts.ships)
                if (ship->sideNumber == side->number)
                    value += ship->price;
            matter.endings.push_back({side->number, value, side->losses, side->money});
        }
    for (const ChronicleRecord* entry : chronicleFor(campaign, viewer))
        if (entry->battle == parts.battle->id)
            matter.aftermath.push_back(*entry);
}

Result<int> viewerOf(const BattleParts& parts, SideId side)
{
    if (side.isNone())
        return -1;
    for (const BattleSideRecord* each : parts.sides)
        if (each->side == side)
            return each->number;
    return problem("side", phrase("Side %1 has no part in this battle.", side.value),
                   phrase("Give one of its sides, or none for the umpire's paper."));
}

/// A battle that an older Navarch named goes by the phrase that its name is.
Phrase nameOf(const BattleRecord& battle)
{
    if (battle.nameSaid.empty())
        if (Phrase found = phraseOfEnglish(battle.name); isBattleName(found))
            return found;
    return phraseOfName(battle);
}

} // namespace

Phrase BattleMatter::title() const
{
    if (!name.isEmpty())
        return name;
    std::string text;
    for (const BriefSide& side : brief.sides)
        text += (text.empty() ? "" : " – ") + side.name;
    return given(text);
}

Result<BattleMatter> battleMatter(const Campaign& campaign, BattleId battle, SideId side,
                                  const Figures& figures, bool withReplay)
{
    const BattleParts parts = partsOf(campaign, battle);
    if (!parts.battle)
        return problem("battle", phrase("There is no battle %1.", battle.value),
                       phrase("`navarch campaign battle list` lists them."));
    const Result<int> viewer = viewerOf(parts, side);
    if (!viewer)
        return tl::unexpected(viewer.error());
    Result<BattleBrief> brief = briefOf(*parts.battle, figures);
    if (!brief)
        return tl::unexpected(std::move(brief.error()));
    BattleMatter matter;
    matter.name = nameOf(*parts.battle);
    matter.campaign = campaign.head().name;
    matter.date = Date{parts.battle->year, parts.battle->month, parts.battle->week};
    if (const PortRecord* port = campaign.find(parts.battle->port))
        matter.port = port->name;
    matter.way = parts.battle->way;
    matter.viewer = *viewer;
    matter.brief = std::move(*brief);
    addSightings(matter, campaign, parts, side);
    addAllies(matter, campaign, parts);
    if (parts.battle->state != BattleState::Fought)
        return matter;
    Result<BattleOutcome> outcome = outcomeOf(*parts.battle);
    if (!outcome)
        return tl::unexpected(std::move(outcome.error()));
    matter.outcome = std::move(*outcome);
    addEndings(matter, campaign, parts, side);
    if (withReplay && parts.replay) {
        Result<Replay> replay = replayOf(*parts.replay, figures);
        if (!replay)
            return tl::unexpected(std::move(replay.error()));
        matter.replay = std::move(*replay);
    }
    return matter;
}

Result<BattleMatter> battleMatter(BattleBrief brief, int viewer)
{
    if (viewer < -1 || viewer >= static_cast<int>(brief.sides.size()))
        return problem("side",
                       phrase("This battle has sides 1 to %1, and no %2.", brief.sides.size(), viewer + 1),
                       phrase("Give one of them, or none for the umpire's paper."));
    BattleMatter matter;
    matter.viewer = viewer;
    matter.brief = std::move(brief);
    return matter;
}

Result<BattleMatter> battleMatter(Replay replay, int viewer)
{
    return battleMatter(replay.brief, viewer).map([&](BattleMatter&& matter) {
        matter.outcome = replay.outcome;
        matter.replay = std::move(replay);
        return std::move(matter);
    });
}

} // namespace navarch
