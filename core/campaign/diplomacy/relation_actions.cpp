// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/diplomacy/relation_actions.h"

#include <algorithm>
#include <vector>

#include "core/campaign/allies/relations.h"
#include "core/campaign/archive/waiting.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/week/blockades.h"

namespace navarch {

namespace {

constexpr const char* relationsRule = "CP-2.1";

GivenText nameOfSide(Deed& deed, SideId side)
{
    const SideRecord* record = deed.draft().find(side);
    return given(record ? record->name : std::string());
}

/// Whether both are sides of this campaign, and two.
bool areTwoSides(Deed& deed, SideId one, SideId other)
{
    if (!deed.require(one, "side") || !deed.require(other, "side"))
        return false;
    if (one != other)
        return true;
    deed.refuse("same-side", nameOfSide(deed, one), phrase("A side has no relation to itself; name another."),
                relationsRule);
    return false;
}

/// Whether the weeks go with what is to be agreed.
bool areWeeksRight(Deed& deed, SideId side, Relation relation, int weeks)
{
    const bool isTruce = relation == Relation::Truce;
    if (isTruce ? weeks >= truceWeeks.least : weeks == 0)
        return true;
    deed.refuse("truce-weeks", nameOfSide(deed, side),
                isTruce ? phrase("A truce has an end; say after how many weeks.")
                        : phrase("Only a truce has weeks; leave them out."),
                relationsRule);
    return false;
}

/// Fleets of the two that have met are not parted by words (CP-1.3).
bool haveMet(Deed& deed, SideId one, SideId other)
{
    const Draft& draft = deed.draft();
    bool met = false;
    draft.forEach<ContactRecord>([&](const ContactRecord& contact) {
        const FleetRecord* fleet = draft.find(contact.fleet);
        const FleetRecord* second = draft.find(contact.other);
        const PortRecord* port = draft.find(contact.port);
        const SideId met1 = fleet ? fleet->side : SideId{};
        const SideId met2 = second ? second->side : port ? port->owner : SideId{};
        met = met
              || (contact.state == ContactState::Waiting
                  && ((met1 == one && met2 == other) || (met1 == other && met2 == one)));
    });
    if (met)
        deed.refuse("fleets-have-met", nameOfSide(deed, one),
                    phrase("Fleets of the two have met and wait for their battle; settle that first."),
                    "CP-1.3");
    return met;
}

/// Orders against each other's ports are void.
void dropHostileOrders(Draft& draft, SideId one, SideId other)
{
    std::vector<Id<OrderRecord>> orders;
    draft.forEach<OrderRecord>([&](const OrderRecord& order) {
        const FleetRecord* fleet = draft.find(order.fleet);
        const PortRecord* port = draft.find(order.port);
        const bool isHostile = order.order == FleetOrder::Blockade || order.order == FleetOrder::Attack
                               || order.order == FleetOrder::Raid;
        if (isHostile && fleet && port
            && ((fleet->side == one && port->owner == other) || (fleet->side == other && port->owner == one)))
            orders.push_back(order.id);
    });
    for (const auto order : orders)
        draft.remove(order);
}

/// The fleets of either that lie in a port of the other.
std::vector<FleetId> guestsOf(const Draft& draft, SideId one, SideId other)
{
    std::vector<FleetId> guests;
    draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
        const PortRecord* port = draft.find(fleet.port);
        if (port
            && ((fleet.side == one && port->owner == other) || (fleet.side == other && port->owner == one)))
            guests.push_back(fleet.id);
    });
    return guests;
}

/// Who may not lie in the other's harbours any more stands off them.
void putGuestsOff(Deed& deed, SideId one, SideId other)
{
    for (const FleetId id : guestsOf(deed.draft(), one, other)) {
        if (refuseWaiting(deed, id))
            continue;
        const PlaceAtSea off = placeOf(deed.draft(), *deed.draft().find(id), deed.figures().lanes);
        if (off.isNone())
            continue;
        FleetRecord& fleet = deed.draft().edit(id);
        fleet.port = {};
        fleet.at = off;
        deed.note(Severity::Warning, "leaves-harbour", given(fleet.name),
                  phrase("It has to leave the harbour, and stands off it."), "CP-7.2");
    }
}

void forgetOffers(Draft& draft, SideId one, SideId other)
{
    std::vector<Id<OfferRecord>> offers;
    draft.forEach<OfferRecord>([&](const OfferRecord& offer) {
        if ((offer.side == one && offer.other == other) || (offer.side == other && offer.other == one))
            offers.push_back(offer.id);
    });
    for (const auto offer : offers)
        draft.remove(offer);
}

Phrase standingText(Deed& deed, SideId one, SideId other, Relation relation, int weeks)
{
    const GivenText first = nameOfSide(deed, one);
    const GivenText second = nameOfSide(deed, other);
    switch (relation) {
    case Relation::War: return phrase("%1 and %2 are at war.", first, second);
    case Relation::Truce:
        return phraseN("%1 and %2 keep a truce for {%n week|%n weeks}.", weeks, first, second);
    case Relation::Peace: return phrase("%1 and %2 are at peace.", first, second);
    case Relation::Alliance: return phrase("%1 and %2 are allies.", first, second);
    }
    return {};
}

Phrase offerText(Deed& deed, const OfferRecord& offer)
{
    const GivenText first = nameOfSide(deed, offer.side);
    const GivenText second = nameOfSide(deed, offer.other);
    switch (offer.relation) {
    case Relation::Truce:
        return phraseN("%1 offers %2 a truce of {%n week|%n weeks}.", offer.weeks, first, second);
    case Relation::Alliance: return phrase("%1 offers %2 an alliance.", first, second);
    case Relation::Peace:
    case Relation::War: break;
    }
    return phrase("%1 offers %2 peace.", first, second);
}

/// From now on the two stand so.
void settle(Deed& deed, SideId one, SideId other, Relation relation, int weeks)
{
    if (haveMet(deed, one, other))
        return;
    Draft& draft = deed.draft();
    RelationRecord record;
    record.side = std::min(one, other);
    record.other = std::max(one, other);
    record.relation = relation;
    record.untilTurn = relation == Relation::Truce ? deed.head().turn + weeks : 0;
    Id<RelationRecord> standing;
    draft.forEach<RelationRecord>([&](const RelationRecord& each) {
        if (each.side == record.side && each.other == record.other)
            standing = each.id;
    });
    if (relation == Relation::War) {
        if (standing)
            draft.remove(standing);
    } else if (standing) {
        record.id = standing;
        draft.put(record);
    } else {
        draft.add(record);
    }
    forgetOffers(draft, one, other);
    if (relation != Relation::War)
        dropHostileOrders(draft, one, other);
    if (relation != Relation::Alliance)
        putGuestsOff(deed, one, other);
    liftAbandonedBlockades(deed);
    const Phrase text = standingText(deed, one, other, relation, weeks);
    deed.happened("relation-set", text, relationsRule);
    if (deed.head().stage == Stage::Running)
        tell(deed, "relation-set", text, Knowing::all(one, other), relationsRule);
}

} // namespace

void carryOut(const OfferRelation& action, Deed& deed)
{
    deed.title(phrase("Make an offer"));
    if (!areTwoSides(deed, action.side, action.other))
        return;
    deed.title(phrase("Make %1 an offer", nameOfSide(deed, action.other)));
    if (action.relation == Relation::War) {
        deed.refuse("offer-war", nameOfSide(deed, action.side),
                    phrase("War needs no offer; go to war instead."), relationsRule);
        return;
    }
    if (!areWeeksRight(deed, action.side, action.relation, action.weeks))
        return;
    Draft& draft = deed.draft();
    if (action.relation != Relation::Truce && relationOf(draft, action.side, action.other) == action.relation)
        deed.refuse("relation-stands", nameOfSide(deed, action.other), phrase("The two stand so already."),
                    relationsRule);
    Id<OfferRecord> before;
    draft.forEach<OfferRecord>([&](const OfferRecord& offer) {
        if (offer.side == action.side && offer.other == action.other)
            before = offer.id;
    });
    if (before)
        draft.remove(before);
    const OfferRecord offer{{}, action.side, action.other, action.relation, action.weeks, deed.head().turn};
    draft.add(offer);
    const Phrase text = offerText(deed, offer);
    deed.happened("offer-made", text, relationsRule);
    if (deed.head().stage == Stage::Running)
        tell(deed, "offer-made", text, Knowing::only(action.side, action.other), relationsRule);
}

void carryOut(const AnswerOffer& action, Deed& deed)
{
    deed.title(phrase("Answer an offer"));
    const OfferRecord* standing = deed.require(action.offer, "offer");
    if (!standing)
        return;
    const OfferRecord offer = *standing;
    deed.title(action.accept ? phrase("Accept what %1 offers", nameOfSide(deed, offer.side))
                             : phrase("Decline what %1 offers", nameOfSide(deed, offer.side)));
    if (action.accept)
        return settle(deed, offer.side, offer.other, offer.relation, offer.weeks);
    deed.draft().remove(offer.id);
    const Phrase text =
        phrase("%1 declines what %2 offers.", nameOfSide(deed, offer.other), nameOfSide(deed, offer.side));
    deed.happened("offer-declined", text, relationsRule);
    if (deed.head().stage == Stage::Running)
        tell(deed, "offer-declined", text, Knowing::only(offer.other, offer.side), relationsRule);
}

void carryOut(const WithdrawOffer& action, Deed& deed)
{
    deed.title(phrase("Take an offer back"));
    const OfferRecord* standing = deed.require(action.offer, "offer");
    if (!standing)
        return;
    const OfferRecord offer = *standing;
    deed.draft().remove(offer.id);
    const Phrase text = phrase("%1 takes back what it offered %2.", nameOfSide(deed, offer.side),
                               nameOfSide(deed, offer.other));
    deed.happened("offer-withdrawn", text, relationsRule);
    if (deed.head().stage == Stage::Running)
        tell(deed, "offer-withdrawn", text, Knowing::only(offer.side, offer.other), relationsRule);
}

void carryOut(const BreakRelation& action, Deed& deed)
{
    deed.title(phrase("Go to war"));
    if (!areTwoSides(deed, action.side, action.other))
        return;
    const GivenText other = nameOfSide(deed, action.other);
    deed.title(phrase("Go to war with %1", other));
    switch (relationOf(deed.draft(), action.side, action.other)) {
    case Relation::War:
        deed.refuse("at-war", other, phrase("The two are at war already."), relationsRule);
        return;
    case Relation::Truce:
        deed.note(Severity::Warning, "breaks-word", other,
                  phrase("The truce has not run out; everybody hears who broke it."), relationsRule);
        break;
    case Relation::Peace:
    case Relation::Alliance:
        deed.note(Severity::Warning, "breaks-word", other, phrase("Everybody hears who broke its word."),
                  relationsRule);
        break;
    }
    settle(deed, action.side, action.other, Relation::War, 0);
}

void carryOut(const SetRelation& action, Deed& deed)
{
    deed.title(phrase("Say how two sides stand"));
    if (areTwoSides(deed, action.side, action.other)
        && areWeeksRight(deed, action.side, action.relation, action.weeks))
        settle(deed, action.side, action.other, action.relation, action.weeks);
}

} // namespace navarch
