// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/captains/captain.h"

namespace navarch {

/// A kind of battle that has to come to an end, under any game: triremes as they leave the yard, and what else takes part.
struct EndingKind {
    std::string rules;
    PlaceKind place = PlaceKind::OpenSea; ///< at a port the second side has walls
    int first = 1;
    int second = 1;
    int merchantmen = 0;             ///< of the first side, beside its triremes
    int otherMerchantmen = 0;        ///< of the second
    bool isMixed = false;            ///< of several classes, with archers, marines and engines
    bool hasAllies = false;          ///< of the second side, who come later
    std::string classId = "trireme"; ///< of all that are no merchantmen, unless mixed

    /// Who meets whom and where: "open-sea, 10 v 10 quadriremes".
    [[nodiscard]] std::string match() const;
    [[nodiscard]] std::string text() const { return rules + ", " + match(); }
    /// Merchantmen by themselves have nothing to beat each other with: they may well sail about until the last turn.
    [[nodiscard]] bool isOfWarships() const { return first + second > 0; }
};

/// The brief of one of them; steady captains, the game's own weather and options.
[[nodiscard]] BattleBrief endingBrief(const EndingKind& kind, std::uint64_t seed);

/// Sizes, places, shares, merchantmen, classes and allies: what there is of each kind for a game that fights it at all.
[[nodiscard]] std::vector<EndingKind> endingKinds(const std::string& rules, int mostShips);

/// How battles of one kind ended.
struct EndingTally {
    int fought = 0;
    int atLimit = 0;
    int stalled = 0; ///< because nobody struck any more
    int undecided = 0;
    std::int64_t turns = 0;
    std::int64_t orders = 0;
    std::int64_t mostOrders = 0; ///< of one battle
    std::string refused;         ///< why the game does not fight it

    /// Fewer than 2 of 100; of less than a hundred battles two tell nothing yet.
    [[nodiscard]] bool endsInTime() const { return fought < 100 ? atLimit <= 2 : 100 * atLimit < 2 * fought; }
    void add(const EndingTally& more);
    [[nodiscard]] std::string text() const;
};

/// The battles of `count` seeds from `from` on as people see them fought: through a match, by captains who look ahead.
[[nodiscard]] EndingTally playedOut(const EndingKind& kind, std::uint64_t from, int count,
                                    const LookAhead& lookAhead = playingLookAhead);
/// The same by the captains of forecasts.
[[nodiscard]] EndingTally simulatedOut(const EndingKind& kind, std::uint64_t from, int count);

} // namespace navarch
