// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/rules/trireme/state/order.h"
#include "core/rules/trireme/state/ship.h"

namespace navarch::trireme {

/// What waits to be decided (TR-T3); what decides itself is never waited for.
enum class Phase : std::uint8_t {
    Deploy,  ///< both sides place their ships
    Plot,    ///< both write down their ships' turns
    Fire,    ///< who can, may shoot
    Contact, ///< those who strike choose how
    Grapple, ///< those in contact may wish to board
    Settle,  ///< winners send prize crews, cut loose or board in turn
    Over
};

/// Two ships, one grappled by the other (TR-9.3).
struct Link {
    ShipNumber attacker = noShip;
    ShipNumber defender = noShip;
    std::int16_t rounds = 0; ///< fought

    friend bool operator==(const Link&, const Link&) = default;
    [[nodiscard]] bool has(ShipNumber ship) const { return attacker == ship || defender == ship; }
    [[nodiscard]] ShipNumber other(ShipNumber ship) const { return attacker == ship ? defender : attacker; }
};

/// Who raked whom this turn.
struct Raked {
    ShipNumber by = noShip;
    ShipNumber victim = noShip;
    friend bool operator==(const Raked&, const Raked&) = default;
};

/// What a side said about boarding.
enum class Wish : std::uint8_t { MayNot, Unasked, No, Yes };

/// Two ships that came into contact in this phase (TR-6.5): `mover` could not make its step into the other's hex.
struct Touch {
    ShipNumber mover = noShip;
    ShipNumber other = noShip;
    bool isMutual = false; ///< nor the other into the mover's
    bool isByStern = false;
    bool isRolledOff = false;   ///< who rams was decided for the hex both aimed at (TR-6.4)
    ShipNumber rammer = noShip; ///< who strikes whom; noShip: nobody, or both on a draw
    bool isDraw = false;        ///< both ram
    bool isAnswered = false;    ///< what the rammer does
    Contact order = Contact::Ram;
    Hand slip = Hand::None;
    bool slipFailed = false;
    Wish moverWishes = Wish::MayNot;
    Wish otherWishes = Wish::MayNot;

    friend bool operator==(const Touch&, const Touch&) = default;
    [[nodiscard]] ShipNumber rammed() const { return rammer == mover ? other : mover; }
    /// The rammer rakes; nobody rams then.
    [[nodiscard]] bool isRake() const { return order == Contact::Rake; }
};

/// What a winner of a fight has to decide.
struct Settlement {
    ShipNumber winner = noShip;
    ShipNumber loser = noShip;
    std::int8_t side = 0; ///< the winner's
    bool isPrize = false; ///< sends a crew; else cuts loose or boards in turn

    friend bool operator==(const Settlement&, const Settlement&) = default;
};

struct State {
    std::vector<Ship> ships;       ///< by ShipNumber, wall sections after the ships
    std::vector<ShipNumber> atHex; ///< by the board's index, hulks and walls too
    std::vector<Link> links;
    std::vector<Raked> raked;   ///< this turn
    std::vector<Touch> touches; ///< this phase
    std::vector<Shoot> shots;   ///< declared, this phase
    std::vector<Settlement> settlements;

    Phase phase = Phase::Deploy;
    std::int16_t turn = 0;
    std::int8_t movement = 0;    ///< the movement phase, 1 to 6
    std::array<bool, 2> ready{}; ///< deployed; has plotted; shoots no more
    std::array<bool, 2> holds{}; ///< shoots no more this turn
    std::array<FireOrder, 2> fire{};
    std::int16_t quiet = 0;              ///< turns running without contact or shot
    bool blow = false;                   ///< contact or shot this turn
    std::array<std::int8_t, 2> exited{}; ///< ships over the enemy's edge
    std::int8_t conceded = -1;
    std::int8_t victor = -1; ///< once Over; -1: a draw
    bool atTurnLimit = false;
    bool stalled = false;   ///< ended for want of contact and shots (TR-11.1)
    bool undecided = false; ///< broken off

    friend bool operator==(const State&, const State&) = default;
};

} // namespace navarch::trireme
