// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/battle/events/event.h"
#include "core/boards/rex/rex.h"
#include "core/rules/pompeius/figures/kinds.h"

namespace navarch::pompeius {

inline constexpr int subPhases = 6;

/// A card of a sub-phase (PM-T5): a rex ahead, astern or by an Extra card, each perhaps with a turn after it; a turn at rest;
/// the emergency stop.
enum class Step : std::uint8_t {
    Ahead,
    AheadPort,
    AheadStarboard,
    Astern,
    AsternPort,
    AsternStarboard,
    Extra,
    ExtraPort,
    ExtraStarboard,
    Port,
    Starboard,
    Stop
};
inline constexpr std::size_t stepKinds = 12;
/// A letter each, for drafts; Stop is a speed there and no step.
inline constexpr std::string_view stepLetters = "APSBYZEFGLR!";
/// As orders are written.
inline constexpr std::array<std::string_view, stepKinds> stepLabels{"1", "1L", "1R", "-1", "-1L", "-1R",
                                                                    "E", "EL", "ER", "L",  "R",   "0!"};

/// Rexes ahead that a step makes: 1, 0, -1.
[[nodiscard]] constexpr int advanceOf(Step step)
{
    return step <= Step::AheadStarboard                          ? 1
           : step <= Step::AsternStarboard                       ? -1
           : step >= Step::Extra && step <= Step::ExtraStarboard ? 1
                                                                 : 0;
}
/// Sides that it turns clockwise: -1 to port, 0, 1.
[[nodiscard]] constexpr int turnOf(Step step)
{
    switch (step) {
    case Step::AheadPort:
    case Step::AsternPort:
    case Step::ExtraPort:
    case Step::Port: return -1;
    case Step::AheadStarboard:
    case Step::AsternStarboard:
    case Step::ExtraStarboard:
    case Step::Starboard: return 1;
    default: return 0;
    }
}
[[nodiscard]] constexpr bool isExtra(Step step)
{
    return step >= Step::Extra && step <= Step::ExtraStarboard;
}
[[nodiscard]] constexpr rex::Pose after(rex::Pose pose, Step step)
{
    return pose.moved(advanceOf(step)).turnedBy(turnOf(step));
}

/// A part of a ship's deck: where its stern rex is, or where its bow is; a ship of one rex is all stern (PM-2.4).
enum class Section : std::uint8_t { Stern, Bow };

/// What a deck unit is told to do (PM-T5); melee is not ordered.
enum class Task : std::uint8_t { None, Move, Grapple, Cut, Prepare, Shoot, Repair };

/// A unit by the name its trierarch calls it: "M1".
struct UnitName {
    UnitKind kind = UnitKind::Milites;
    std::int8_t number = 1;

    friend constexpr bool operator==(const UnitName&, const UnitName&) = default;
};

/// One unit and its order.
struct UnitTask {
    UnitName unit;
    Task task = Task::None;
    bool isFire = false;              ///< Shoot: fire arrows
    ShipNumber ship = noShip;         ///< Move: where to; Grapple: whom alone, noShip: any enemy that is met
    Section section = Section::Stern; ///< Move

    friend bool operator==(const UnitTask&, const UnitTask&) = default;
};

inline constexpr int mostTasks = mostBoxes;

/// A ship's orders for a turn (PM-5).
struct Plot {
    std::int8_t count = 0;
    std::int8_t taskCount = 0;
    bool ram = false;
    std::array<Step, subPhases> path{};
    std::array<UnitTask, mostTasks> taskList{}; ///< in the order in which they are named

    friend bool operator==(const Plot& a, const Plot& b);

    [[nodiscard]] std::span<const Step> steps() const
    {
        return {path.data(), static_cast<std::size_t>(count)};
    }
    [[nodiscard]] std::span<const UnitTask> tasks() const
    {
        return {taskList.data(), static_cast<std::size_t>(taskCount)};
    }
    void add(Step step) { path[static_cast<std::size_t>(count++)] = step; }
    void add(const UnitTask& task) { taskList[static_cast<std::size_t>(taskCount++)] = task; }
    [[nodiscard]] bool isStop() const { return count == 1 && path[0] == Step::Stop; }
    /// Rexes in the turn, below 0 astern; of a mixed plot their difference.
    [[nodiscard]] int speed() const;
    [[nodiscard]] int extras() const;
    /// Its order of a unit; null: none.
    [[nodiscard]] const UnitTask* taskOf(UnitName unit) const;
};

/// What a ship is called in a plot's text, and which one a text means; noShip: none.
using ShipWriter = std::function<std::string(ShipNumber)>;
using ShipReader = std::function<ShipNumber(std::string_view)>;

/// "M1"
[[nodiscard]] std::string textOf(UnitName unit);
/// An order to a unit alone: "Shoot B1 fire", "Move M1>Felix.stern".
[[nodiscard]] std::string textOf(const UnitTask& task, const ShipWriter& ship);
/// "1 1L 1R E | Ram; Shoot B1; Repair M1" (PM-5.2). "0" stands for no step.
[[nodiscard]] std::string textOf(const Plot& plot, const ShipWriter& ship);
/// A plot from its text, of the right form; whether the ship may do so is another question. Nothing when it is not.
[[nodiscard]] std::optional<Plot> plotFrom(std::string_view text, const ShipReader& ship);
/// Adds the orders of a text like "Ram; Shoot B1"; false when it is none.
bool addOrders(std::string_view text, const ShipReader& ship, Plot& plot);

} // namespace navarch::pompeius
