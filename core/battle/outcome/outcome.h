// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/json.h"
#include "core/battle/events/event.h"
#include "core/ports/fortification.h"
#include "core/ships/condition.h"

namespace navarch {

/// What became of a ship. Who fled left the field and is safe; who withdrew crossed its own edge in good order.
enum class ShipFate { Afloat, Sunk, Captured, Fled, Withdrew };

template <>
struct EnumNames<ShipFate> {
    static constexpr std::array<EnumName<ShipFate>, 5> names{{{ShipFate::Afloat, "afloat"},
                                                              {ShipFate::Sunk, "sunk"},
                                                              {ShipFate::Captured, "captured"},
                                                              {ShipFate::Fled, "fled"},
                                                              {ShipFate::Withdrew, "withdrew"}}};
};

/// What a ship did that its crew may be proud of (CP-6.4).
struct Deeds {
    int rams = 0;
    int rakes = 0;
    int sinkings = 0;
    int captures = 0;

    friend bool operator==(const Deeds&, const Deeds&) = default;
};

struct ShipOutcome {
    int side = 0;  ///< the side it went in with
    int row = 0;   ///< its row in that side's fleet; contingents' rows follow the fleet's
    int ofRow = 0; ///< which of the row's `count` ships, from 0
    std::string name;
    ShipFate fate = ShipFate::Afloat;
    int captor = -1;     ///< the side that holds it, when captured
    bool onTable = true; ///< false: an ally that never arrived
    Condition condition; ///< as it stands now, losses from before included
    Deeds deeds;

    friend bool operator==(const ShipOutcome&, const ShipOutcome&) = default;
};

struct CommanderOutcome {
    int side = 0;
    int row = 0; ///< in the fleet's commanders
    std::string name;
    PersonState state = PersonState::Fit;
    int captor = -1;

    friend bool operator==(const CommanderOutcome&, const CommanderOutcome&) = default;
};

struct WallOutcome {
    int side = 0;
    int section = 0;  ///< from 0
    int captor = -1;  ///< the side that took it; -1: held
    WallSection left; ///< what still stands on it
    PersonState commander = PersonState::Fit;

    friend bool operator==(const WallOutcome&, const WallOutcome&) = default;
};

/// How a battle ended: the same whether it was played, resolved by captains, or fought on a table and typed in. Every
/// ship that went in is here exactly once.
struct BattleOutcome {
    std::string rules;
    std::optional<int> victor; ///< the side; none: a draw
    int turns = 0;
    bool atTurnLimit = false;
    bool stalled = false;           ///< ended because for some turns nobody struck a blow (RS-17.2, TR-11.1)
    bool undecided = false;         ///< broken off: its captains came to no end; nobody won
    std::optional<int> conceded;    ///< the side that gave up
    std::vector<ShipOutcome> ships; ///< in the order of shipsOf()
    std::vector<CommanderOutcome> commanders;
    std::vector<WallOutcome> walls;

    friend bool operator==(const BattleOutcome&, const BattleOutcome&) = default;
};

/// {"format": "navarch-outcome/1", ...}
[[nodiscard]] Json outcomeJson(const BattleOutcome& outcome);
/// The "format" of an outcome.
inline constexpr std::string_view outcomeFormat = "navarch-outcome/1";

/// Reads outcomeJson() back; `file` is for messages.
[[nodiscard]] Result<BattleOutcome> readOutcome(const Json& json, const std::string& file);

} // namespace navarch
