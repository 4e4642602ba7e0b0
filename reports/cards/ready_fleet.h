// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "reports/cards/card_maker.h"
#include "reports/cards/game_cover.h"
#include "reports/cards/game_sheets.h"
#include "reports/lists/umpire_marks.h"

namespace navarch {

/// One fleet of a pile, made ready to be laid out.
struct ReadyFleet {
    const FleetOfJob* from = nullptr;
    PrintedFleet printed; ///< for its list
    GamePapers papers;
    int firstCard = 0;              ///< in the pile
    std::vector<MarkedSheet> apart; ///< what the umpire's hand set of what is on no card
};

/// The fleets of a pile in their order, with numbers that go on from one to the next where they are one side's. Refused as by
/// fleetPapers().
[[nodiscard]] Result<std::vector<ReadyFleet>> readiedPile(std::span<const FleetOfJob> fleets,
                                                          const Fleet* facing, const Figures& figures,
                                                          const SheetOptions& options);

/// The fleets of a pile are one side's; of those that nobody knows the sides of, each is by itself.
[[nodiscard]] bool isOneSide(std::span<const FleetOfJob> fleets);

/// What they are together, as a battle counts them.
[[nodiscard]] SideSum sumOf(std::span<const ReadyFleet> fleets, const Figures& figures);

} // namespace navarch
