// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <string>

#include "core/rules/salamis_ad_actium/battle/game.h"

// Whole battles for tests, from a brief to the outcome, order by order.
namespace navarch::salamis {

inline FleetShip rowOf(const char* classId, int count, const std::string& squadron = {})
{
    FleetShip row;
    row.classId = classId;
    row.count = count;
    row.squadron = squadron;
    row.fit = builtInFigures().classes.find(classId)->fit;
    return row;
}

/// Athens and Corinth with so many squadrons of two triremes each: "Athens 0", "Athens 1".
inline BattleBrief squadronsOfTwo(int squadrons)
{
    BattleBrief brief;
    brief.rules = "salamis-ad-actium";
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide side;
        side.name = name;
        side.fleet.name = name;
        for (int i = 0; i < squadrons; ++i)
            side.fleet.ships.push_back(rowOf("trireme", 2, std::string(name) + " " + std::to_string(i)));
        brief.sides.push_back(side);
    }
    return brief;
}

/// A flat calm that lasts.
inline BattleBrief becalmed(BattleBrief brief)
{
    brief.weather = {Wind::Calm, Sea::Flat, {}};
    brief.options["weather-change"] = "never";
    return brief;
}

/// A battle that is deployed, its first card turned up.
struct Battle {
    SalamisAdActium game;
    State state;
    BattleDice dice;
    BattleEvents events;

    explicit Battle(const BattleBrief& brief, std::uint64_t seed = 7)
        : game(*SalamisAdActium::begin(brief, builtInFigures())),
          state(game.opening()),
          dice(seed, 1)
    {
        give(Begin{});
        give(Ready{0});
        give(Ready{1});
    }
    void give(const Order& order)
    {
        QVERIFY2(!game.check(state, order), std::string(game.check(state, order).reason.pattern()).c_str());
        Proceedings proceedings(dice, &events);
        game.perform(state, order, proceedings);
    }
    [[nodiscard]] std::string_view ruleAgainst(const Order& order) const
    {
        return game.check(state, order).rule;
    }
    [[nodiscard]] Ship& at(ShipNumber ship) { return shipOf(state, ship); }
    /// Ends whatever waits.
    void pass()
    {
        if (state.phase == Phase::Engines)
            give(HoldFire{state.side});
        else
            give(EndPhase{state.side});
    }
    /// Ends what waits until `done` is so, a hundred times at most. False: it never was.
    template <class Done>
    bool passUntil(Done done)
    {
        for (int passed = 0; passed < 100 && !game.isOver(state); ++passed) {
            if (done())
                return true;
            pass();
        }
        return done();
    }
    [[nodiscard]] const BattleEvent* last(const std::string& kind) const
    {
        for (auto event = events.rbegin(); event != events.rend(); ++event)
            if (event->kind == kind)
                return &*event;
        return nullptr;
    }
};

} // namespace navarch::salamis
