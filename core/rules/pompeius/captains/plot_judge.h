// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/rules/pompeius/captains/aims.h"
#include "core/rules/pompeius/movement/plots.h"

namespace navarch::pompeius {

/// Weighs the orders of one ship: against three guesses at every near enemy's turn - straight on at full speed, towards her,
/// still - none of which looks at what the enemy has written, and the tracks of friends as far as they are written.
/// Allocates nothing.
class PlotJudge {
public:
    PlotJudge(const BattleFacts& facts, const State& state, ShipNumber ship, Temperament temperament);

    /// In hundredths of talents; only differences mean anything.
    [[nodiscard]] int worthOf(const Plot& plot) const;
    /// Gives her units the orders that promise most with these steps, in place of those they have, and rams if she can; what
    /// it is worth.
    int man(Plot& plot) const;
    /// The same without rams, to take a prize whole; nothing when nobody could be boarded so.
    std::optional<int> manToBoard(Plot& plot) const;
    /// Turns in a way ahead that are worth trying: far from all enemies one.
    [[nodiscard]] int turnsToTry() const;

private:
    /// Where a ship may be after each sub-phase; 0: before the first.
    struct Track {
        std::array<rex::Pose, subPhases + 1> at{};
        std::array<std::int8_t, subPhases + 1> run{}; ///< so far (PM-7.10)
        std::array<bool, subPhases + 1> moves{};      ///< in that sub-phase
        int chance = 0;                               ///< of 100
    };
    struct Enemy {
        ShipNumber ship = noShip;
        int length = 1;
        std::array<Track, 3> tracks{};
        std::array<int, subPhases + 1> gain{}; ///< of ramming her, by the run
        std::array<int, subPhases + 1> loss{}; ///< of being rammed by her, by the run
        std::array<int, subPhases + 1> collision{};
        int aboard = 0; ///< what lying against her brings or costs
        int reach = 0;  ///< rexes she may row next turn
        bool isNear = false;
    };
    struct Friend {
        Track track;
        int length = 1;
        int certainty = 0; ///< of 100
    };
    /// One of her units, and what it may be told.
    struct Hand {
        UnitName name;
        UnitNumber unit = noUnit;
        std::array<bool, 7> can{}; ///< by Task; Move apart
        bool canFire = false;
        bool isCommitted = false; ///< in a melee, or aboard another ship
    };
    /// What steps lead to.
    struct Prospect {
        int worth = 0;
        int contact = 0;               ///< of 100: that she comes to lie against an enemy
        int aboard = 0;                ///< what that brings
        std::array<int, 3> distance{}; ///< of the nearest enemy at the end, by the guess
    };
    /// What her units have been told so far.
    struct Tally {
        int repairs = 0;
        int cuts = 0;
        int grapples = 0;
        int boarders = 0;
    };

    void findEnemies();
    void findFriends();
    void findHands();
    void planBoarding();
    void weigh(Enemy& enemy) const;
    [[nodiscard]] Track guess(ShipNumber ship, int way) const;
    [[nodiscard]] Track trackOf(ShipNumber ship, const Plot& plot) const;
    [[nodiscard]] int meetingWorth(const Enemy& enemy, const Track& theirs, int subPhase,
                                   const rex::Pose& before, const rex::Pose& now, int run, bool isAstern,
                                   bool rams, int& stops) const;
    [[nodiscard]] int placeWorth(const rex::Pose& pose, int speed) const;
    [[nodiscard]] int edgeWorth(const rex::Pose& pose, int speed) const;
    [[nodiscard]] int signalWorth(const rex::Pose& pose) const;
    [[nodiscard]] int restWorth() const;
    [[nodiscard]] Prospect prospectOf(const Plot& plot) const;

    void giveTasks(Plot& plot, const Prospect& prospect) const;
    [[nodiscard]] int tasksWorth(const Plot& plot, const Prospect& prospect) const;
    [[nodiscard]] int taskWorth(const Hand& hand, const UnitTask& task, const Prospect& prospect,
                                const Tally& tally) const;
    [[nodiscard]] int moveWorth(const Hand& hand, const UnitTask& task, const Tally& tally) const;
    [[nodiscard]] static int inRange(const Prospect& prospect, int range);
    static void count(const UnitTask& task, Tally& tally);

    static constexpr int mostEnemies = 12;
    static constexpr int mostFriends = 12;
    static constexpr int farthest = 18;
    static constexpr int meetsWithin = 13;

    const BattleFacts& m_facts;
    const State& m_state;
    ShipNumber m_ship;
    const Ship& m_at;
    int m_side;
    int m_length;
    int m_value;
    int m_risk;
    bool m_breaksOff = false;
    Signal m_signal = Signal::None;
    std::array<Enemy, mostEnemies> m_enemies{};
    int m_enemyCount = 0;
    std::array<Friend, mostFriends> m_friends{};
    int m_friendCount = 0;
    rex::Rex m_nearest; ///< of the enemies, wherever
    bool m_hasNearest = false;
    int m_enemyValue = 0; ///< of the nearest
    std::array<Hand, mostTasks> m_hands{};
    int m_handCount = 0;
    int m_fires = 0; ///< and damage that units can mend aboard
    int m_mendable = 0;
    bool m_isHeld = false;
    bool m_isGrappled = false;
    int m_joined = 0;     ///< what lying joined to enemies is worth
    int m_grapplesOn = 0; ///< own counters on enemies in the same rex
    ShipNumber m_boards = noShip;
    Section m_boardSection = Section::Stern;
    int m_party = 0; ///< units that are to cross
};

/// Calls `visit(plot, worth)` for the ways to row that a captain considers, with the units' orders that suit them; it may
/// return true to stop. Six rexes can be rowed in hundreds of ways, and hardly one with more than two turns leads anywhere
/// that one with fewer does not.
template <class Visit>
void forMannedPlots(const BattleFacts& facts, const State& state, ShipNumber ship, const PlotJudge& judge,
                    Visit&& visit)
{
    (void)forSteps(facts, state, ship, judge.turnsToTry(), [&](const Plot& steps) {
        Plot plot = steps;
        const int worth = judge.man(plot);
        if (visit(static_cast<const Plot&>(plot), worth))
            return true;
        if (!plot.ram)
            return false;
        const auto boarding = judge.manToBoard(plot);
        return boarding && visit(static_cast<const Plot&>(plot), *boarding);
    });
}

} // namespace navarch::pompeius
