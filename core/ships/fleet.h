// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/people/quality.h"
#include "core/ships/condition.h"
#include "core/ships/fit.h"
#include "core/ships/limits.h"
#include "core/ships/ship_class.h"

namespace navarch {

/// The class of a ship that is somebody's own, and so in no library that everybody has; empty of the program's classes. Equal
/// where the classes are.
struct OwnClass {
    std::shared_ptr<const ShipClass> is;

    friend bool operator==(const OwnClass& a, const OwnClass& b)
    {
        return a.is == b.is || (a.is && b.is && *a.is == *b.is);
    }
};

/// One row of a fleet: a ship, or `count` ships alike.
struct FleetShip {
    std::string name; ///< may be empty: then it goes by its class
    std::string classId;
    int count = 1; ///< 1 to 500
    CrewQuality crew = CrewQuality::Average;
    std::string captain;  ///< may be empty
    std::string squadron; ///< the squadron's name; may be empty
    ShipFit fit;
    Condition condition;
    OwnClass
        own{}; ///< of this class; its id is `classId`. It goes with the ship wherever she is written down

    friend bool operator==(const FleetShip&, const FleetShip&) = default;
};

struct FleetCommander {
    std::string name;
    Post post = Post::Squadron;
    CommandQuality quality = CommandQuality::Average;
    std::string squadron; ///< whom he commands, for a squadron's commander; may be empty

    friend bool operator==(const FleetCommander&, const FleetCommander&) = default;
};

/// A fleet as it stands in a file: what `navarch price` reads and the fleet builder saves.
struct Fleet {
    std::string name;
    std::optional<int> year;
    std::vector<FleetShip> ships;
    std::vector<FleetCommander> commanders;
    int alliedPercent = 0; ///< SA-13.1, in steps of ten

    friend bool operator==(const Fleet&, const Fleet&) = default;

    [[nodiscard]] int shipCount() const;
};

inline constexpr int maxFleetRows = 2000;
inline constexpr int maxFleetCommanders = 200;
inline constexpr int maxShipCount = 500; ///< of one row
inline constexpr int maxFleetShips = 5000;

/// The class of a ship: her own, or the library's of that id; null when there is none.
[[nodiscard]] const ShipClass* classOf(const FleetShip& ship, const ShipClasses& classes);
/// Makes her a ship of that class: its id, and itself where it is somebody's own. Her fit stays.
void setClass(FleetShip& ship, const ShipClass& shipClass);

/// The "format" of a fleet file.
inline constexpr std::string_view fleetFormat = "navarch-fleet/1";

/// Reads "navarch-fleet/1". Fields a ship does not give are its class's. Refused with file, path and remedy: unknown
/// classes and fields, values out of bounds, what readOwnClasses() refuses of its own "classes", the same name for two ships (or two commanders), an allied percentage that
/// is no step of ten, losses greater than what the ship has.
[[nodiscard]] Result<Fleet> readFleet(const Json& json, const std::string& file, const ShipClasses& classes,
                                      const Limits& limits);

/// The file of a fleet, every field written out, with the own classes of its ships; readFleet() gives an equal fleet back.
[[nodiscard]] Json fleetJson(const Fleet& fleet);

/// One ship of a fleet file; what it does not give is its class's. Problems are added to `problems`.
[[nodiscard]] FleetShip readFleetShip(const Json& json, const std::string& file, const std::string& path,
                                      const ShipClasses& classes, Problems& problems);

/// One ship as a fleet file has it, every field written out.
[[nodiscard]] Json fleetShipJson(const FleetShip& ship);

/// What a row is called: its name, or its class's.
[[nodiscard]] std::string displayName(const FleetShip& ship, const ShipClasses& classes);

} // namespace navarch
