// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/battle_words.h"

#include <algorithm>

#include "app/base/speech/speech.h"
#include "core/battle/match/registry.h"

namespace navarch {

QString placeWords(PlaceKind place, const PortRecord* port)
{
    const QString name = port ? words(port->name) : QString();
    switch (place) {
    case PlaceKind::OpenSea: return port ? windowText("Open sea off %1").arg(name) : windowText("Open sea");
    case PlaceKind::Shore: return port ? windowText("Shore by %1").arg(name) : windowText("Shore");
    case PlaceKind::Port: return port ? windowText("Harbour of %1").arg(name) : windowText("Harbour");
    }
    return {};
}

QString gameWords(std::string_view rules)
{
    const RuleSet* known = builtInRuleSets().find(rules);
    return words(known ? known->name : rules);
}

QString wayWords(BattleWay way)
{
    switch (way) {
    case BattleWay::Played: return windowText("Played here");
    case BattleWay::Captains: return windowText("Fought by captains");
    case BattleWay::Typed: return windowText("Fought on a table");
    case BattleWay::None: break;
    }
    return {};
}

QString endWords(const BattleParts& parts)
{
    if (!parts.battle || parts.battle->state != BattleState::Fought)
        return {};
    for (const BattleSideRecord* side : parts.sides)
        if (side->victor)
            return windowText("%1 won").arg(words(side->name));
    return windowText("A draw");
}

BattlePlayer playerOf(const Campaign& campaign, const BattleSideRecord& side)
{
    BattlePlayer player = plainPlayer(static_cast<std::size_t>(std::max(0, side.number)));
    if (const SideRecord* owner = campaign.find(side.side)) {
        player.colour = words(nameOf(owner->colour));
        player.emblem = words(nameOf(owner->emblem));
    }
    return player;
}

std::vector<BattlePlayer> playersOf(const Campaign& campaign, const BattleParts& parts,
                                    const BattleBrief& brief)
{
    std::vector<BattlePlayer> players;
    for (std::size_t i = 0; i < brief.sides.size(); ++i) {
        players.push_back(i < parts.sides.size() ? playerOf(campaign, *parts.sides[i]) : plainPlayer(i));
        players.back().captain = brief.sides[i].captain;
    }
    return players;
}

bool mayBeSeen(const OpenCampaign& campaign, const BattleParts& parts)
{
    return campaign.looksAs().isNone()
           || std::any_of(parts.sides.begin(), parts.sides.end(),
                          [&](const BattleSideRecord* side) { return side->side == campaign.looksAs(); });
}

} // namespace navarch
