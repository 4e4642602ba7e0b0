// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/contract/game.h"
#include "core/boards/free_table/base.h"
#include "core/boards/free_table/compass.h"
#include "core/rules/salamis_ad_actium/state/ship.h"

namespace navarch::salamis {

/// Where a Game Turn stands (SA-4).
enum class Phase : std::uint8_t {
    Begin,   ///< the weather is still to be rolled
    Deploy,  ///< both sides place their ships
    Action,  ///< the squadron of the card acts
    Engines, ///< Intermediate Phase (a): the sides' engines fire by turns; the rest of it follows by itself
    Arrival, ///< an allied contingent chooses where it comes in
    Over
};

/// Two ships whose bases touch, and what holds them. `a` came up against `b`.
struct Contact {
    ShipNumber a = noShip;
    ShipNumber b = noShip;
    bool ramOfA = false;        ///< a's ram is in b: backing out helps a (SA-5.6)
    bool ramOfB = false;        ///< b's is in a, after a bow ram or when a backed onto it
    bool raked = false;         ///< a raked b along its side
    bool grappled = false;      ///< they fight at each Intermediate Phase (SA-8.2)
    std::int8_t grappledBy = 0; ///< +1: a holds b, -1: b holds a
    bool hooked = false;        ///< by a corvus or ferrea manus (SA-5.6)
    std::int8_t corvusOf = 0;   ///< +1: a's corvus, -1: b's, 0: none (first round +1)
    bool wasFought = false;     ///< a round of boarding already

    [[nodiscard]] bool isRam() const { return ramOfA || ramOfB; }
    friend bool operator==(const Contact&, const Contact&) = default;
};

struct Commander {
    PersonState state = PersonState::Fit;
    ShipNumber aboard = noShip;
    std::int8_t holder = -1; ///< the side that took him

    friend bool operator==(const Commander&, const Commander&) = default;
};

enum class Arrival : std::uint8_t { Waiting, Refuses, OwnEdge, AnyEdge, Here };

struct Weather {
    Wind wind = Wind::Calm;
    Sea sea = Sea::Flat;
    free_table::CompassPoint from =
        free_table::CompassPoint::North; ///< where it blows from; north is the second side's edge

    friend bool operator==(const Weather&, const Weather&) = default;
};

/// A card of the deck: a squadron's Action card, or a side's Intermediate card (SA-4.2).
struct Card {
    std::int16_t squadron = -1; ///< -1: Intermediate
    std::int8_t side = 0;

    friend bool operator==(const Card&, const Card&) = default;
};

struct State {
    std::vector<Ship> ships;             ///< by ShipNumber; wall sections last
    std::vector<free_table::Base> bases; ///< by ShipNumber; of half width 0 when not on the table
    std::vector<Contact> contacts;
    std::vector<Commander> commanders;
    std::vector<Arrival> contingents;
    std::vector<bool> halfLost; ///< by squadron: its test for half its ships lost is done (SA-9.1)
    std::vector<Card> deck;     ///< of this Game Turn, in the order it is dealt
    std::uint16_t dealt = 0;    ///< cards of it that have been turned up

    Phase phase = Phase::Begin;
    std::int16_t turn = 0;
    std::int16_t squadron = -1;         ///< acting
    std::int8_t side = 0;               ///< acting, or to fire next
    std::array<bool, maxSides> ready{}; ///< deployed; in Engines: has ceased fire
    bool lastWasIntermediate = false;
    Weather weather;
    std::int8_t conceded = -1;
    std::int8_t victor = -1; ///< once Over; -1: a draw
    bool atTurnLimit = false;
    bool undecided = false; ///< broken off

    friend bool operator==(const State&, const State&) = default;
};

} // namespace navarch::salamis
