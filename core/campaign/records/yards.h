// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/enum_names.h"
#include "core/base/fields.h"
#include "core/base/talents.h"
#include "core/campaign/records/ids.h"

namespace navarch {

enum class YardWork { Build, Repair, Refit };

template <>
struct EnumNames<YardWork> {
    static constexpr std::array<EnumName<YardWork>, 3> names{
        {{YardWork::Build, "build"}, {YardWork::Repair, "repair"}, {YardWork::Refit, "refit"}}};
};

inline constexpr TextBounds yardPlanText{20'000, true};

/// Work in the yard of a port (CP-5). It is paid when it is ordered and done when no week is left.
struct YardWorkRecord {
    static constexpr std::string_view tableName = "yard_works";
    static constexpr int sinceSchema = 4;

    YardWorkId id;
    SideId side;
    PortId port;
    YardWork work = YardWork::Build;
    ShipId ship;         ///< that is repaired or refitted; none: a new one
    FleetId fleet;       ///< that a new ship joins if it lies there then; none: it starts a fleet
    int sizeClasses = 1; ///< of the yard's month it takes (CP-5.1)
    int orderedTurn = 0;
    int weeksLeft = 1;
    Talents paid;
    std::string
        plan; ///< of a new ship or the refit: compact JSON (core/ships/fleet.h, fit.h); empty for a repair

    friend bool operator==(const YardWorkRecord&, const YardWorkRecord&) = default;
};

template <RecordSelf<YardWorkRecord> Self, class Visitor>
void visitFields(Self& work, Visitor& visit)
{
    visit("side_id", work.side);
    visit("port_id", work.port);
    visit("kind", work.work);
    visit("ship_id", work.ship);
    visit("fleet_id", work.fleet);
    visit("size_classes", work.sizeClasses, Bounds{0, 100});
    visit("ordered_turn", work.orderedTurn, Bounds{0, 1'000'000});
    visit("weeks_left", work.weeksLeft, Bounds{0, 60});
    visit("paid", work.paid);
    visit("plan", work.plan, yardPlanText);
}

} // namespace navarch
