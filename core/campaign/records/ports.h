// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/records/ids.h"
#include "core/people/quality.h"
#include "core/ports/fortification.h"

namespace navarch {

enum class PortState { Open, Blockaded, Captured };

template <>
struct EnumNames<PortState> {
    static constexpr std::array<EnumName<PortState>, 3> names{
        {{PortState::Open, "open"}, {PortState::Blockaded, "blockaded"}, {PortState::Captured, "captured"}}};
};

/// How a port came by its defences: not yet, bought by its side (SA-15.11), or unpaid for: rolled for a neutral (SA-15.12), or as
/// they stand on the campaign's chart.
enum class DefencesKind { None, Bought, Rolled };

template <>
struct EnumNames<DefencesKind> {
    static constexpr std::array<EnumName<DefencesKind>, 3> names{
        {{DefencesKind::None, "none"}, {DefencesKind::Bought, "bought"}, {DefencesKind::Rolled, "rolled"}}};
};

/// A port of the campaign (CP-3.1). Its wall sections and its garrison are records of their own.
struct PortRecord {
    static constexpr std::string_view tableName = "ports";
    static constexpr std::array youngerFields{"attacked_turn", "captured_turn", "looted_year",
                                              "blockaded_weeks", "blockader_side_id"};

    PortId id;
    std::string place; ///< its id in the gazetteer; empty: the umpire's own
    std::string name;
    int latitude = 0;      ///< hundred-thousandths of a degree
    int longitude = 0;     ///< hundred-thousandths of a degree
    int economicValue = 1; ///< 1-10
    SideId owner;          ///< none: neutral
    bool yard = true;
    int damage = 0; ///< 0-10
    PortState state = PortState::Open;
    DefencesKind defences = DefencesKind::None;
    int attackedTurn = -1;  ///< the last in which it was attacked; -1: never (CP-4.1)
    int capturedTurn = -1;  ///< the last in which it fell; -1: never
    int lootedYear = 0;     ///< the last in which it was looted; 0: never (CP-3.4)
    int blockadedWeeks = 0; ///< of this month (CP-4.1)
    SideId blockader{};     ///< who blockades it now

    friend bool operator==(const PortRecord&, const PortRecord&) = default;
};

template <RecordSelf<PortRecord> Self, class Visitor>
void visitFields(Self& port, Visitor& visit)
{
    visit("place", port.place, optionalNameText);
    visit("name", port.name, nameText);
    visit("latitude", port.latitude, Bounds{-9'000'000, 9'000'000});
    visit("longitude", port.longitude, Bounds{-18'000'000, 18'000'000});
    visit("economic_value", port.economicValue, economicValueBounds);
    visit("owner_side_id", port.owner);
    visit("yard", port.yard);
    visit("damage", port.damage, Bounds{0, 10});
    visit("state", port.state);
    visit("defences", port.defences);
    visit("attacked_turn", port.attackedTurn, Bounds{-1, 1'000'000});
    visit("captured_turn", port.capturedTurn, Bounds{-1, 1'000'000});
    visit("looted_year", port.lootedYear, Bounds{-3000, 1500});
    visit("blockaded_weeks", port.blockadedWeeks, Bounds{0, 4});
    visit("blockader_side_id", port.blockader);
}

/// A wall section of a port, with what stands on it.
struct WallRecord {
    static constexpr std::string_view tableName = "wall_sections";

    Id<WallRecord> id;
    PortId port;
    int number = 1; ///< from 1, as on the port card
    WallSection section;

    friend bool operator==(const WallRecord&, const WallRecord&) = default;
};

template <RecordSelf<WallRecord> Self, class Visitor>
void visitFields(Self& wall, Visitor& visit)
{
    visit("port_id", wall.port);
    visit("number", wall.number, Bounds{1, maxWallSections});
    visitWallSection(wall.section, visit);
}

/// The men of a port who stand on no wall section (CP-3.2), and the quality of all. One a port that has defences; its
/// commander is the one whose post is this port.
struct GarrisonRecord {
    static constexpr std::string_view tableName = "garrisons";

    Id<GarrisonRecord> id;
    PortId port;
    CrewQuality quality = CrewQuality::Average;
    int archers = 0; ///< units in the town
    int marines = 0;
    int heavyMarines = 0;

    friend bool operator==(const GarrisonRecord&, const GarrisonRecord&) = default;
};

template <RecordSelf<GarrisonRecord> Self, class Visitor>
void visitFields(Self& garrison, Visitor& visit)
{
    visit("port_id", garrison.port);
    visit("quality", garrison.quality);
    visit("archers", garrison.archers, Bounds{0, 50});
    visit("marines", garrison.marines, Bounds{0, 50});
    visit("heavy_marines", garrison.heavyMarines, Bounds{0, 50});
}

} // namespace navarch
