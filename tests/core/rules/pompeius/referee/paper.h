// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/events/event.h"
#include "core/battle/outcome/outcome.h"

// Ships, decks and damage cards on paper, after the rule catalogue: nothing here comes from the engine.
namespace navarch::referee::pompeius {

/// PM-T7, in its order.
enum Kind { RowerDisorder, Disorder, Leak, Stuck, RudderDamaged, RudderJammed, OarsBroken, OarsFouled };

/// Cards by kind: with BOOG, and without.
struct Cards {
    std::array<std::array<int, 2>, 8> of{};

    [[nodiscard]] int count(Kind kind) const { return of[kind][0] + of[kind][1]; }
    [[nodiscard]] int count() const;
    /// One of a kind from here to there, with BOOG first.
    void pass(Kind kind, Cards& to);
};

/// A rex by column and row, from 0 (PM-1.2).
struct Place {
    int column = 0;
    int row = 0;

    friend bool operator==(const Place&, const Place&) = default;
    [[nodiscard]] Place next(int heading) const;
    [[nodiscard]] int to(const Place& other) const;
};

struct Pose {
    Place stern;
    int heading = 0;

    friend bool operator==(const Pose&, const Pose&) = default;
};

enum class Where { Map, Away, Sunk };

struct PaperUnit {
    char kind = 'M'; ///< M, S, B
    int number = 1;
    int side = 0;
    int home = 0;
    int at = 0;
    bool inBow = false;
    int disorder = 0;
    bool isPrepared = false;
    char fate = 'a'; ///< aboard, prisoner, killed, drowned
    bool hasActed = false;
    bool hasFought = false;
    bool isBeaten = false;

    // What of the fleet's ship it stands for.
    int ship = 0;
    int archers = 0;
    int marines = 0;
    int ballistae = 0;

    [[nodiscard]] bool isFoot() const { return kind != 'B'; }
    [[nodiscard]] bool isAboard(int on) const { return fate == 'a' && at == on; }
    [[nodiscard]] std::string name() const { return kind + std::to_string(number); }
};

/// What a unit was told to do.
struct Task {
    std::string what;
    std::string unit;
    bool isFire = false;
};

struct PaperShip {
    std::string name;
    int side = 0;
    int length = 1;
    int mass = 1;
    int full = 1; ///< hull
    int printed = 0;
    int speed = 0;
    int turns = 0;
    int turnsLost = 0;
    int hands = 0;
    bool hasRam = true;
    bool isUnsupported = false;
    ShipFit fit;
    Condition before;

    Where where = Where::Map;
    int holder = 0;
    int hull = 0;
    Pose pose;
    Pose was; ///< before the sub-phase
    Cards tray;
    Cards box;
    Cards lying;
    std::vector<int> boxedStuck; ///< to whom
    int fires = 0;
    int firesToCome = 0;
    int hits = 0;
    int struckBy = -1;
    PersonState captain = PersonState::Fit;
    Deeds deeds;
    int kills = 0;
    int prisoners = 0;
    int captor = -1;

    std::vector<std::string> steps;
    std::vector<Task> tasks;
    bool ordersRam = false;
    bool isStopped = false;
    bool hasActed = false;
    bool wentAstern = false;
    int moved = 0;
    int lastSpeed = 0;
    std::size_t moves = 0; ///< steps made
    int run = 0;
    int rammed = -1;
    int handsUsed = 0;

    [[nodiscard]] bool onMap() const { return where == Where::Map; }
    [[nodiscard]] bool isAfloat() const { return where != Where::Sunk; }
    [[nodiscard]] bool isPrize() const { return holder != side; }
    [[nodiscard]] Place bow() const { return length > 1 ? pose.stern.next(pose.heading) : pose.stern; }
    [[nodiscard]] Place bowWas() const { return length > 1 ? was.stern.next(was.heading) : was.stern; }
    [[nodiscard]] bool holds(const Place& rex) const
    {
        return onMap() && (rex == pose.stern || rex == bow());
    }
    /// Adjusted maximum (PM-6.1), and turns while she moves (PM-6.6).
    [[nodiscard]] int most() const;
    [[nodiscard]] int mostTurns() const;
};

struct Paper {
    std::vector<PaperShip> ships;
    std::vector<PaperUnit> units; ///< ship by ship
};

/// The Translation; decks with no more men than boxes, without fighting oars.
[[nodiscard]] Paper paperOf(const BattleBrief& brief, const Figures& figures);

} // namespace navarch::referee::pompeius
