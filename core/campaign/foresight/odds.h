// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "core/ships/fleet.h"

namespace navarch {

/// What a captain expects to meet: so many ships of the usual kind, and perhaps walls.
struct Expected {
    int ships = 0;
    int wallValue = 0; ///< the economic value of a port whose walls must be stormed; 0: a fight at sea
};

/// Battles a captain fights in his mind before he decides: few, for he decides every week for every fleet; enough to tell
/// three wins in five from a gamble.
inline constexpr int imaginedBattles = 30;

/// A larger side is imagined with so many ships, the other one in proportion: at sea, and before walls, which stay as they
/// are, so that a captain rather thinks too little of himself.
inline constexpr int mostImaginedShips = 16;
inline constexpr int mostImaginedBeforeWalls = 24;

/// Walls nobody has counted are imagined in so many ways, which share the battles.
inline constexpr int imaginedWalls = 5;

/// How many of a hundred battles a captain expects to win with these ships, by a forecast of `runs` battles under Salamis
/// ad Actium (CP-11.1). The same for the same question. 100 against nothing, 0 without ships or when no such battle can
/// be fought.
[[nodiscard]] int expectedWins(const Fleet& own, const Expected& enemy, int year, const Figures& figures,
                               int runs = imaginedBattles);

/// The same before walls of one of the ways in which they are imagined (expectedWalls()), by `runs` battles.
[[nodiscard]] int expectedWinsBefore(int variant, const Fleet& own, const Expected& enemy, int year,
                                     const Figures& figures, int runs);

/// What the captains of one week foresee, with the figures they all go by. Each question is fought once, whoever asks it and
/// whatever his ships are called, and answers are those of expectedWins(); with the built-in figures those of weeks before are
/// remembered. For one thread; the battles are fought on several.
class WeekForesight {
public:
    /// The figures must outlive it.
    explicit WeekForesight(const Figures& figures);
    ~WeekForesight();
    WeekForesight(const WeekForesight&) = delete;
    WeekForesight& operator=(const WeekForesight&) = delete;

    [[nodiscard]] const Figures& figures() const { return m_figures; }
    [[nodiscard]] int wins(const Fleet& own, const Expected& enemy, int year, int runs);
    /// Whether wins() of the usual number of battles is `enough` or more, of a hundred. Fights only as many of them as it
    /// takes to know.
    [[nodiscard]] bool winsAtLeast(int enough, const Fleet& own, const Expected& enemy, int year);
    /// Questions that were fought.
    [[nodiscard]] std::size_t fought() const;

private:
    struct Answer;
    int answer(const Fleet& own, const Expected& enemy, int year, int runs, std::optional<int> enough);

    const Figures& m_figures;
    std::vector<Answer> m_answers;
};

/// The kind of ship a captain expects where he knows no better: the oared one with a ram in the middle of the price range
/// of what the year offers. Null when it offers none.
[[nodiscard]] const ShipClass* usualClass(int year, const Figures& figures);

/// Walls round a port of that economic value, as SA-15.12 would roll a neutral port's: the best guess at what nobody of the
/// side has seen. The same for the same `variant`, 0 or more.
[[nodiscard]] Fortification expectedWalls(int economicValue, int variant, const Figures& figures);

} // namespace navarch
