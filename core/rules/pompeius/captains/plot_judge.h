// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>
#include <optional>

#include "core/battle/contract/reasons.h"
#include "core/rules/pompeius/captains/crew_judge.h"
#include "core/rules/pompeius/captains/ship_at_hand.h"
#include "core/rules/pompeius/captains/tracks.h"
#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

/// Weighs the orders of one ship: against three guesses at every near enemy's turn, none of which looks at what the enemy has
/// written, and the tracks of friends as far as they are written. Plots that begin alike, one after the other, share what
/// comes of their beginning. Allocates nothing.
class PlotJudge {
public:
    /// What it notes is of the first plot that it weighs alone: later ones share what comes of their beginning.
    PlotJudge(const BattleFacts& facts, const State& state, ShipNumber ship, Temperament temperament,
              ReasonNotes notes = ReasonNotes());
    PlotJudge(const PlotJudge&) = delete;

    /// In hundredths of talents; only differences mean anything.
    [[nodiscard]] int worthOf(const Plot& plot);
    /// Gives her units the orders that promise most with these steps, in place of those they have, and rams if she can; what
    /// it is worth. Nothing when it cannot be worth what there is to beat.
    std::optional<int> man(Plot& plot);
    void setToBeat(int worth) { m_toBeat = worth; }
    /// The same without rams, to take a prize whole; nothing when nobody could be boarded so, either.
    std::optional<int> manToBoard(Plot& plot);
    /// Turns in a way ahead that are worth trying: far from all enemies one.
    [[nodiscard]] int turnsToTry() const;

private:
    /// How much is looked at.
    struct Most {
        static constexpr int enemies = 12;
        static constexpr int friends = 12;
        static constexpr int away = 18; ///< rexes
        static constexpr int friendsFrom =
            enemies * static_cast<int>(guesses); ///< their bits in Surroundings
    };
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
        int worth;
        std::array<std::int16_t, guesses> distance;
        std::uint8_t land; ///< so many rexes straight on, a bit each
        std::uint8_t off;  ///< the map, likewise
    };
    /// Those that are known, of all that she may come to, and the last one beyond.
    struct Places {
        static constexpr std::size_t about = Surroundings::cells * rex::headings;
        std::array<Place, about> all;
        std::bitset<about> known;
        Place elsewhere{};
    };

    /// Where enemies may be at the end of the turn, guess by guess, as the arithmetic of many distances likes it.
    struct Ends {
        static constexpr std::size_t most = 40;
        using Numbers = std::array<std::int16_t, most>;
        Numbers sternQ{};
        Numbers sternR{};
        Numbers bowQ{};
        Numbers bowR{};

        void keep(int number, const rex::Pose& pose, int length);
        /// Between the nearest rexes of a ship in a pose and of every end, as distanceOf() says it.
        [[nodiscard]] Numbers distancesFrom(const rex::Pose& pose, int length) const;
    };

    void findEnemies();
    void findFriends();
    [[nodiscard]] bool isHopeless(const Prospect& prospect);
    [[nodiscard]] bool findsCircle(ShipNumber enemy) const;
    void weigh(Enemy& enemy) const;
    [[nodiscard]] std::uint64_t tracksAt(const rex::Pose& pose, int subPhase) const;
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

    ShipAtHand m_her;
    CrewJudge m_crew;
    std::array<Enemy, Most::enemies> m_enemies{};
    int m_enemyCount = 0;
    std::array<Friend, Most::friends> m_friends{};
    int m_friendCount = 0;
    rex::Rex m_nearest; ///< of the enemies, wherever
    bool m_hasNearest = false;
    Surroundings m_surroundings;
    std::array<Trail, 2> m_trails{}; ///< without ramming, and with
    Places m_places;
    Ends m_ends;
    int m_mostAboard = 0;        ///< that lying against any of the enemies brings
    int m_mostTasks = -1;        ///< that her units' orders can be worth; -1: not asked yet
    std::optional<int> m_toBeat; ///< by orders that are worth a look
    bool m_waits = false;        ///< for who rows about her, to break the circle
    bool m_isHeld = false;
    int m_contact = 0; ///< of the plot that was manned last
    ReasonNotes m_note;
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
        const auto worth = judge.man(plot);
        if (worth && visit(static_cast<const Plot&>(plot), *worth))
            return true;
        if (!plot.ram)
            return false;
        const auto boarding = judge.manToBoard(plot);
        return boarding && visit(static_cast<const Plot&>(plot), *boarding);
    });
}

} // namespace navarch::pompeius
