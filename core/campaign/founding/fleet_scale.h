// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/price_list.h"
#include "core/ports/fortification.h"
#include "core/ships/fleet.h"

namespace navarch {

/// One ship of the game stands for so many of the record (CP-12); the usual scale first.
inline constexpr std::array<int, 3> fleetScales{5, 10, 1};
inline constexpr int usualFleetScale = fleetScales.front();

[[nodiscard]] bool isFleetScale(int scale);

/// "one ship for five".
[[nodiscard]] std::string_view fleetScaleText(int scale);

/// How many ships of the game stand for `recorded` ones, 1 or more: to the nearest, halves up, and never none.
[[nodiscard]] int shipsAtScale(int recorded, int scale);

/// How many ships the record gives for a row of a fleet, and what ships of it are called.
struct RecordedShips {
    int ships = 0; ///< 0: the row is as it stands at every scale, as a flagship is
    std::vector<std::string>
        names; ///< of the first, whether recorded or counted; the rest go by their class and a number
};

/// A fleet whose rows may be numbers of the record, and may name several ships.
struct RecordedFleet {
    Fleet fleet;
    std::vector<RecordedShips> record; ///< as Fleet::ships

    [[nodiscard]] bool hasRecord() const;
};

/// The fleet as the game has it at `scale`. A row's captain sails in its first ship. A squadron that would have more than
/// ten ships (SA-1.5) is split evenly, as "Owls", "Owls 2" and so on, and when it has a commander each of the others gets
/// an average one without a name of his own (CP-6.4).
[[nodiscard]] Fleet atScale(const RecordedFleet& recorded, int scale);

/// What a side's fleets and walls cost at a scale.
struct SideCosts {
    Talents bought; ///< SA-15
    Talents upkeep; ///< of a month with every ship at sea (CP-4.2)

    void add(const Fleet& fleet, const PriceList& prices);
    void add(const Fortification& walls, const PriceList& prices);
};

/// The budget at another scale of a side that has `budget`, within budgetBounds, at the usual one: what it has left
/// lasts as many months, up to a whole talent.
[[nodiscard]] Talents budgetAtScale(Talents budget, const SideCosts& usual, const SideCosts& scaled);

} // namespace navarch
