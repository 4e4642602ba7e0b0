// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/brief/temperament.h"
#include "core/battle/contract/reasons.h"
#include "core/rules/shared/nearby_tracks.h"
#include "core/rules/trireme/captains/storming.h"
#include "core/rules/trireme/captains/worth.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// How boldly captains weigh their own losses, per cent.
[[nodiscard]] constexpr int weightOfRisk(Temperament temperament)
{
    return temperament == Temperament::Cautious ? 140 : temperament == Temperament::Bold ? 70 : 100;
}

/// A share of a price, in hundredths of talents.
[[nodiscard]] constexpr int percentOf(int value, int percent)
{
    return static_cast<int>(static_cast<std::int64_t>(value) * percent / 100);
}

/// Weighs plots of one ship (TR-17.1, 17.2): against three guesses at every near enemy's turn, none of which looks at what
/// the enemy has plotted, and the tracks of friends as far as they are written. Plots that begin alike, one after the other, share what comes of
/// their beginning. Allocates nothing.
class PlotJudge {
public:
    PlotJudge(const BattleFacts& facts, const State& state, ShipNumber ship, Temperament temperament,
              ReasonNotes notes = ReasonNotes());
    PlotJudge(const PlotJudge&) = delete;

    /// In hundredths of talents; only differences mean anything.
    [[nodiscard]] int worthOf(const Plot& plot);

private:
    /// How much is looked at.
    struct Most {
        static constexpr int enemies = 12;
        static constexpr int friends = 16;
        static constexpr int away = 16;                 ///< hexes
        static constexpr int friendsFrom = 3 * enemies; ///< their bits in m_nearby
        static constexpr std::size_t known = 128;       ///< places
    };
    /// Where a ship may be after each movement phase; 0: before the first.
    struct Track {
        std::array<hex::Hex, phases + 1> at{};
        std::array<hex::Facing, phases + 1> facing{};
        std::array<bool, phases + 1> moves{}; ///< in that phase
        int chance = 0;                       ///< of 100
        bool isUnderWay = false;
    };
    struct Enemy {
        ShipNumber ship = noShip;
        std::array<Track, 3> tracks{};
        int gain = 0;   ///< of ramming it, in hundredths of talents
        int loss = 0;   ///< of being rammed by it
        int aboard = 0; ///< what lying against it brings or costs
        int headOn = 0; ///< what meeting it bow to bow brings or costs
        int reach = 0;  ///< hexes it may row next turn
        bool isSought = false;
    };
    struct Friend {
        Track track;
        int certainty = 0; ///< of 100
        bool isWall = false;
    };

    /// How far a plot has been followed.
    struct Walk {
        Pose pose;
        std::int64_t worth = 0; ///< in hundredths of hundredths
        int free = 100;         ///< of 100: how likely it still goes as plotted
        int step = 0;           ///< the next one
        bool isGone = false;    ///< off the board
    };
    /// The plot that was followed last, phase by phase.
    struct Trail {
        Plot plot;
        std::array<Walk, phases + 1> after{};
        bool isKnown = false;
    };
    /// What it was found worth to end a turn in a place, at a speed.
    struct KnownPlace {
        hex::Hex hex;
        hex::Facing facing = 0;
        std::int8_t speed = -100; ///< none
        int worth = 0;
    };

    void findEnemies();
    void findFriends();
    void weigh(Enemy& enemy) const;
    void rowOn(Walk& walk, const Plot& plot, int phase);
    [[nodiscard]] int meetingWorth(const Enemy& enemy, const Track& theirs, int phase, const Pose& before,
                                   const Walk& now, const Plot& plot, bool moves, bool goesAstern) const;
    [[nodiscard]] int knownPlaceWorth(hex::Hex hex, hex::Facing facing, int speed);
    [[nodiscard]] Track guess(ShipNumber ship, int way, int chance) const;
    [[nodiscard]] Track trackOf(ShipNumber ship, const Plot& plot) const;
    [[nodiscard]] int strikeWorth(const Enemy& enemy, const Track& theirs, int phase, hex::Hex from) const;
    [[nodiscard]] int placeWorth(hex::Hex hex, hex::Facing facing, int speed) const;
    [[nodiscard]] bool isOutOfReach(hex::Hex hex) const;
    [[nodiscard]] int offshoreWorth(hex::Hex hex) const;
    [[nodiscard]] int edgeWorth(hex::Hex hex, hex::Facing facing) const;
    [[nodiscard]] bool isOutOfTouch(int speed) const;
    void findReach();
    [[nodiscard]] bool isSought(ShipNumber enemy) const;

    const BattleFacts& m_facts;
    const State& m_state;
    ShipNumber m_ship;
    int m_side;
    int m_value;
    int m_risk;
    bool m_breaksOff;
    Errand m_errand;
    ShipNumber m_stormed; ///< the section it goes for; noShip: none
    int m_reach;          ///< of the enemy's walls, in hexes; 0: none
    std::array<Enemy, Most::enemies> m_enemies{};
    int m_enemyCount = 0;
    std::array<Friend, Most::friends> m_friends{};
    int m_friendCount = 0;
    int m_standsOff =
        0;              ///< when only walls are left, which it cannot take: the hexes that they shoot; else 0
    hex::Hex m_nearest; ///< of the enemies, wherever
    bool m_hasNearest = false;
    NearbyTracks<fastest + 1, std::size_t{phases} + 1> m_nearby;
    Trail m_trail;
    std::array<KnownPlace, Most::known> m_known{};
    ReasonNotes m_note;
};

} // namespace navarch::trireme
