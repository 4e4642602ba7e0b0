// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// A side offers another a truce, peace or an alliance (CP-2.1 [house]). Nothing changes until it is answered; what it offered
/// that side before is replaced. Refused: war, which nobody need agree to; what the two have already.
struct OfferRelation {
    static constexpr std::string_view kind = "relation.offer";
    SideId side;
    SideId other;
    Relation relation = Relation::Peace;
    int weeks = 0; ///< of a truce; else 0
};
void carryOut(const OfferRelation& action, Deed& deed);

template <RecordSelf<OfferRelation> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("other", action.other);
    visit("relation", action.relation);
    visit("weeks", action.weeks, Bounds{0, truceWeeks.most});
}

/// Whom an offer was made to takes it or not. Taken, it holds at once, everybody hears of it, and orders against each other's
/// ports are void. Refused while fleets of the two have met and wait for their battle.
struct AnswerOffer {
    static constexpr std::string_view kind = "relation.answer";
    Id<OfferRecord> offer;
    bool accept = true;
};
void carryOut(const AnswerOffer& action, Deed& deed);

template <RecordSelf<AnswerOffer> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("offer", action.offer);
    visit("accept", action.accept);
}

struct WithdrawOffer {
    static constexpr std::string_view kind = "relation.withdraw";
    Id<OfferRecord> offer;
};
void carryOut(const WithdrawOffer& action, Deed& deed);

template <RecordSelf<WithdrawOffer> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("offer", action.offer);
}

/// A side goes to war with one it has a truce, peace or an alliance with. Noted beforehand: that everybody hears of it, and
/// which fleets have to leave the other's harbours.
struct BreakRelation {
    static constexpr std::string_view kind = "relation.break";
    SideId side;
    SideId other;
};
void carryOut(const BreakRelation& action, Deed& deed);

template <RecordSelf<BreakRelation> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("other", action.other);
}

/// The umpire says how two sides stand.
struct SetRelation {
    static constexpr std::string_view kind = "relation.set";
    SideId side;
    SideId other;
    Relation relation = Relation::Peace;
    int weeks = 0; ///< of a truce; else 0
};
void carryOut(const SetRelation& action, Deed& deed);

template <RecordSelf<SetRelation> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("side", action.side);
    visit("other", action.other);
    visit("relation", action.relation);
    visit("weeks", action.weeks, Bounds{0, truceWeeks.most});
}

} // namespace navarch
