// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/base/enum_names.h"
#include "core/base/fields.h"
#include "core/campaign/records/ids.h"

namespace navarch {

/// How two sides stand to each other (CP-2.1). At war they fight wherever they meet; in a truce and at peace they leave each
/// other alone; allies also lie in each other's harbours.
enum class Relation { War, Truce, Peace, Alliance };

template <>
struct EnumNames<Relation> {
    static constexpr std::array<EnumName<Relation>, 4> names{{{Relation::War, "war"},
                                                              {Relation::Truce, "truce"},
                                                              {Relation::Peace, "peace"},
                                                              {Relation::Alliance, "alliance"}}};
};

/// How two sides stand to each other when it is not war. Two sides without a record are at war, as all are in files of before
/// schema 11.
struct RelationRecord {
    static constexpr std::string_view tableName = "relations";
    static constexpr int sinceSchema = 12;

    Id<RelationRecord> id;
    SideId side; ///< the one of the two with the smaller number; no two records of one pair
    SideId other;
    Relation relation = Relation::Peace; ///< never war
    int untilTurn = 0;                   ///< of a truce: the first turn in which it is over; 0: it has no end

    friend bool operator==(const RelationRecord&, const RelationRecord&) = default;
};

template <RecordSelf<RelationRecord> Self, class Visitor>
void visitFields(Self& relation, Visitor& visit)
{
    visit("side_id", relation.side);
    visit("other_side_id", relation.other);
    visit("relation", relation.relation);
    visit("until_turn", relation.untilTurn, Bounds{0, 1'000'000});
}

/// The weeks that a truce may be offered for.
inline constexpr Bounds truceWeeks{1, 480};

/// What a side has offered to another. It stands until it is answered or withdrawn, or its turns are over; the two know of it,
/// and the umpire.
struct OfferRecord {
    static constexpr std::string_view tableName = "offers";
    static constexpr int sinceSchema = 12;

    Id<OfferRecord> id;
    SideId side;  ///< who offers; one offer stands from one side to another
    SideId other; ///< who is to answer
    Relation relation = Relation::Peace;
    int weeks = 0; ///< of a truce; else 0
    int turn = 0;  ///< in which it was made

    friend bool operator==(const OfferRecord&, const OfferRecord&) = default;
};

template <RecordSelf<OfferRecord> Self, class Visitor>
void visitFields(Self& offer, Visitor& visit)
{
    visit("side_id", offer.side);
    visit("other_side_id", offer.other);
    visit("relation", offer.relation);
    visit("weeks", offer.weeks, Bounds{0, truceWeeks.most});
    visit("turn", offer.turn, Bounds{0, 1'000'000});
}

/// What matters to a side in this war, as its scenario says: a port or an enemy. Its captain weighs it (CP-11.1).
struct AimRecord {
    static constexpr std::string_view tableName = "aims";
    static constexpr int sinceSchema = 12;

    Id<AimRecord> id;
    SideId side;
    PortId port;    ///< or none
    SideId enemy;   ///< or none; one of the two is given
    int weight = 3; ///< 1: a little, 9: more than all else

    friend bool operator==(const AimRecord&, const AimRecord&) = default;
};

template <RecordSelf<AimRecord> Self, class Visitor>
void visitFields(Self& aim, Visitor& visit)
{
    visit("side_id", aim.side);
    visit("port_id", aim.port);
    visit("enemy_side_id", aim.enemy);
    visit("weight", aim.weight, Bounds{1, 9});
}

} // namespace navarch
