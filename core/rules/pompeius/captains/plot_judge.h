// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/rules/pompeius/captains/aims.h"
#include "core/rules/pompeius/captains/tracks.h"
#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

/// Weighs the orders of one ship: against three guesses at every near enemy's turn, none of which looks at what the enemy has
/// written, and the tracks of friends as far as they are written. Plots that begin alike, one after the other, share what
/// comes of their beginning. Allocates nothing.
class PlotJudge {
public:
    PlotJudge(const BattleFacts& facts, const State& state, ShipNumber ship, Temperament temperament);

    /// In hundredths of talents; only differences mean anything.
    [[nodiscard]] int worthOf(const Plot& plot);
    /// Gives her units the orders that promise most with these steps, in place of those they have, and rams if she can; what
    /// it is worth.
    int man(Plot& plot);
    /// The same without rams, to take a prize whole; nothing when nobody could be boarded so.
    std::optional<int> manToBoard(Plot& plot);
    /// Turns in a way ahead that are worth trying: far from all enemies one.
    [[nodiscard]] int turnsToTry() const;

private:
    struct Enemy {
        ShipNumber ship = noShip;
        int length = 1;
        std::array<Track, guesses> tracks{};
        std::array<int, subPhases + 1> gain{}; ///< of ramming her, by the run
        std::array<int, subPhases + 1> loss{}; ///< of being rammed by her, by the run
        std::array<int, subPhases + 1> collision{};
        int aboard = 0;        ///< what lying against her brings or costs
        int reach = 0;         ///< rexes she may row next turn
        bool isCoiled = false; ///< she lies so near that bows swing at each other, and it came to nothing
    };
    struct Friend {
        Track track;
        int length = 1;
        int certainty = 0;                          ///< of 100
        std::array<int, subPhases + 1> collision{}; ///< what one costs both, by the higher run
    };
    /// How far a plot has been followed.
    struct Walk {
        rex::Pose pose;
        int run = 0;
        int free = 100;          ///< of 100: how likely she still goes as ordered
        int contact = 0;         ///< of 100: that she comes to lie against an enemy
        std::int64_t worth = 0;  ///< in hundredths of hundredths
        std::int64_t aboard = 0; ///< of lying against enemies, likewise
        std::uint64_t met = 0;   ///< tracks that she has lain against
        bool isGone = false;     ///< off the map
    };
    /// The plot that was followed last, step by step.
    struct Trail {
        std::array<Step, subPhases> path{};
        int count = 0;
        std::array<Walk, subPhases + 1> after{};
    };
    /// What it is worth to end a turn in a place, whatever the speed, and how far the nearest enemy is then, by the guess.
    struct Place {
        int worth = 0;
        std::array<std::int16_t, guesses> distance{};
        std::uint8_t land = 0; ///< so many rexes straight on, a bit each
        std::uint8_t off = 0;  ///< the map, likewise
        bool isKnown = false;
    };
    /// One of her units, and what it may be told.
    struct Hand {
        UnitName name;
        UnitNumber unit = noUnit;
        std::array<bool, 7> can{}; ///< by Task; Move apart
        bool canFire = false;
        bool canBoard = false;    ///< whom the ship boards
        int shift = 0;            ///< what moving to the other section is worth; 0: nothing
        bool isCommitted = false; ///< in a melee, or aboard another ship
    };
    /// What steps lead to.
    struct Prospect {
        int worth = 0;
        int contact = 0;                              ///< of 100: that she comes to lie against an enemy
        int aboard = 0;                               ///< what that brings
        std::array<std::int16_t, guesses> distance{}; ///< of the nearest enemy at the end, by the guess
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
    [[nodiscard]] bool findsCircle(ShipNumber enemy) const;
    void findHands();
    void planBoarding();
    [[nodiscard]] int hopeOfBoarding(ShipNumber on) const;
    void weighJoined();
    void weigh(Enemy& enemy) const;
    [[nodiscard]] Walk rowed(Walk walk, int subPhase, std::optional<Step> step, bool rams);
    [[nodiscard]] int meetingWorth(const Enemy& enemy, const Track& theirs, int subPhase,
                                   const rex::Pose& before, const Walk& now, bool isAstern, bool rams,
                                   int& stops) const;
    [[nodiscard]] const Place& placeAt(const rex::Pose& pose);
    [[nodiscard]] Place lookAt(const rex::Pose& pose) const;
    [[nodiscard]] int edgeWorth(const Place& place, int speed) const;
    [[nodiscard]] int signalWorth(const rex::Pose& pose) const;
    [[nodiscard]] int restWorth() const;
    [[nodiscard]] Prospect prospectOf(const Plot& plot);
    [[nodiscard]] int rounded(int worth) const;

    /// What they are worth together, as tasksWorth() says it.
    int giveTasks(Plot& plot, const Prospect& prospect) const;
    [[nodiscard]] int tasksWorth(const Plot& plot, const Prospect& prospect) const;
    [[nodiscard]] int taskWorth(const Hand& hand, const UnitTask& task, const Prospect& prospect,
                                const Tally& tally) const;
    [[nodiscard]] int moveWorth(const Hand& hand, const UnitTask& task, const Tally& tally) const;
    [[nodiscard]] int shiftWorth(const Unit& unit, Section section) const;
    [[nodiscard]] static int inRange(const Prospect& prospect, int range);
    static void count(const UnitTask& task, Tally& tally);

    static constexpr int mostEnemies = 12;
    static constexpr int mostFriends = 12;
    static constexpr int farthest = 18;
    static constexpr int friendsFrom =
        mostEnemies * static_cast<int>(guesses); ///< their bits in Surroundings

    const BattleFacts& m_facts;
    const State& m_state;
    ShipNumber m_ship;
    const Ship& m_at;
    int m_side;
    int m_length;
    int m_value;
    int m_risk;
    int m_speed; ///< rexes she may row next turn
    bool m_breaksOff = false;
    Signal m_signal = Signal::None;
    std::array<Enemy, mostEnemies> m_enemies{};
    int m_enemyCount = 0;
    std::array<Friend, mostFriends> m_friends{};
    int m_friendCount = 0;
    rex::Rex m_nearest; ///< of the enemies, wherever
    bool m_hasNearest = false;
    int m_enemyValue = 0; ///< of the nearest
    Surroundings m_surroundings;
    std::array<Trail, 2> m_trails{}; ///< without ramming, and with
    std::array<Place, Surroundings::cells * rex::headings> m_places{};
    Place m_elsewhere;
    std::array<Hand, mostTasks> m_hands{};
    int m_handCount = 0;
    int m_fires = 0; ///< and damage that units can mend aboard
    int m_mendable = 0;
    int m_stuck = 0;      ///< Stuck cards between her and another
    int m_patience = 100; ///< of 100: how much of what next turns may bring counts beside what this one does
    int m_urgency = 0;    ///< of 100: how little time is left to bring the battle to a decision
    bool m_waits = false; ///< for who rows about her, to break the circle
    bool m_isHeld = false;
    bool m_isGrappled = false;
    bool m_isBound = false; ///< grappled to a ship of her own side
    int m_joined = 0;       ///< what lying joined to enemies is worth
    int m_grapplesOn = 0;   ///< own counters on enemies in the same rex
    ShipNumber m_boards = noShip;
    Section m_boardSection = Section::Stern;
    int m_party = 0;      ///< units that are to cross
    int m_boardWorth = 0; ///< to each of them
    int m_contact = 0;    ///< of the plot that was manned last
};

/// Calls `visit(plot, worth)` for the ways to row that a captain considers, with the units' orders that suit them; it may
/// return true to stop. Six rexes can be rowed in hundreds of ways, and hardly one with more than two turns leads anywhere
/// that one with fewer does not.
template <class Visit>
void forMannedPlots(const BattleFacts& facts, const State& state, ShipNumber ship, PlotJudge& judge,
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
