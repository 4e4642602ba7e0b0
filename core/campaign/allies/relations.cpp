// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/allies/relations.h"

#include <algorithm>
#include <vector>

#include "core/campaign/deed/chronicle.h"

namespace navarch {

const RelationRecord* relationBetween(const Draft& draft, SideId one, SideId other)
{
    const auto [first, second] = std::minmax(one, other);
    Id<RelationRecord> found;
    draft.forEach<RelationRecord>([&, first = first, second = second](const RelationRecord& record) {
        const bool isOver = record.relation == Relation::Truce && record.untilTurn > 0
                            && record.untilTurn <= draft.head().turn;
        if (record.side == first && record.other == second && !isOver)
            found = record.id;
    });
    return draft.find(found);
}

Relation relationOf(const Draft& draft, SideId one, SideId other)
{
    const RelationRecord* record = relationBetween(draft, one, other);
    return record ? record->relation : Relation::War;
}

Relation relationOf(const Campaign& campaign, SideId one, SideId other)
{
    return relationOf(Draft(campaign), one, other);
}

bool areEnemies(const Draft& draft, SideId one, SideId other)
{
    return one && other && one != other && relationOf(draft, one, other) == Relation::War;
}

bool mayAttack(const Draft& draft, SideId side, const PortRecord& port)
{
    return port.owner.isNone() || areEnemies(draft, side, port.owner);
}

void endTruces(Deed& deed)
{
    Draft& draft = deed.draft();
    std::vector<RelationRecord> over;
    draft.forEach<RelationRecord>([&](const RelationRecord& record) {
        if (record.relation == Relation::Truce && record.untilTurn > 0
            && record.untilTurn <= deed.head().turn)
            over.push_back(record);
    });
    for (const RelationRecord& truce : over) {
        draft.remove(truce.id);
        const SideRecord* one = draft.find(truce.side);
        const SideRecord* other = draft.find(truce.other);
        if (one && other)
            tell(deed, "truce-over",
                 phrase("The truce of %1 and %2 is over: they are at war.", given(one->name),
                        given(other->name)),
                 Knowing::all(truce.side, truce.other), "CP-2.1");
    }
    std::vector<Id<OfferRecord>> old;
    draft.forEach<OfferRecord>([&](const OfferRecord& offer) {
        if (offer.turn + offerTurns <= deed.head().turn)
            old.push_back(offer.id);
    });
    for (const auto offer : old)
        draft.remove(offer);
}

bool isOpenTo(const Draft& draft, const PortRecord& port, SideId side)
{
    return port.owner.isNone() || port.owner == side
           || (side && relationOf(draft, side, port.owner) == Relation::Alliance);
}

} // namespace navarch
