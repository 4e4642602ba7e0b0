// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/diplomacy.h"

#include <algorithm>

#include "core/campaign/allies/relations.h"
#include "core/campaign/money/share.h"

namespace navarch {

namespace {

constexpr int fewShips = 3; // that fight: with fewer a side makes no war
constexpr int monthsToLast = 2;
constexpr int weeksOfTruce = 24;
constexpr int weeksBetweenOffers = 12;

bool isSpent(const Knowledge& known)
{
    int fighting = 0;
    Talents kept;
    for (const OwnFleet& fleet : known.fleets) {
        fighting += fleet.fighting;
        if (!fleet.isAlly)
            kept += shareOf(fleet.value, known.figures.upkeepManned);
    }
    const Talents month = known.month.income - known.month.fixed - kept;
    return fighting < fewShips || (known.treasury + month * monthsToLast).isNegative();
}

/// Of his aims, or of all when he has none.
bool isAim(const Knowledge& known, SideId side)
{
    return known.aims.enemies.empty() || known.aims.enemies.contains(side);
}

/// By the turn and the side, so that no two weeks of a season are alike and none is remembered.
bool isWeekToOffer(const Campaign& campaign, const Knowledge& known)
{
    return (campaign.head().turn + known.side.value) % weeksBetweenOffers == 0;
}

} // namespace

std::vector<CaptainAction> decideRelations(const Campaign& campaign, const Knowledge& known)
{
    std::vector<CaptainAction> said;
    const bool spent = isSpent(known);
    for (const auto& [id, offer] : campaign.table<OfferRecord>())
        if (offer.other == known.side)
            said.emplace_back(AnswerOffer{id, spent || !isAim(known, offer.side)});
    if (!spent || !isWeekToOffer(campaign, known))
        return said;
    const Draft draft(campaign);
    for (const auto& [id, side] : campaign.table<SideRecord>())
        if (areEnemies(draft, known.side, id))
            said.emplace_back(OfferRelation{known.side, id, Relation::Truce, weeksOfTruce});
    return said;
}

} // namespace navarch
