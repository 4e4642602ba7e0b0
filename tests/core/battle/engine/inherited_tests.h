// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include <QObject>

#include "tests/core/battle/engine/engine_tests.h"

namespace navarch {

/// What InheritedEngineTests call of a game, and on how many battles each.
struct InheritedTests {
    using Play = std::string (*)(const BattleBrief&, const Figures&); ///< what broke; empty: nothing
    struct Battles {
        std::uint64_t randomPlays;
        std::uint64_t replays;
        std::uint64_t simulations;
        std::uint64_t allocations;
        std::uint64_t captains;
    };

    BattleBrief (*brief)(std::uint64_t number); ///< of every kind there is
    Battles battles;
    Play randomPlay;
    Play replays;
    Play simulatesByAllowedOrders;
    Play simulatesWithoutAllocations;
    Play captainsComeToAnEnd;
    bool (*isFought)(const BattleBrief&, const Figures&);
};

template <class G>
[[nodiscard]] InheritedTests inheritedTests(BattleBrief (*brief)(std::uint64_t number),
                                            InheritedTests::Battles battles)
{
    using Engine = EngineTests<G>;
    return {
        brief,
        battles,
        [](const BattleBrief& played, const Figures& figures) { return Engine::randomPlay(played, figures); },
        Engine::replays,
        Engine::simulatesByAllowedOrders,
        Engine::simulatesWithoutAllocations,
        [](const BattleBrief& fought, const Figures& figures) {
            return Engine::captainsComeToAnEnd(fought, figures);
        },
        Engine::isFought};
}

/// The tests that every engine inherits: the test of an engine derives from this, and adds its own.
class InheritedEngineTests : public QObject {
    Q_OBJECT

protected:
    explicit InheritedEngineTests(const InheritedTests& tests) : m_tests(tests) {}

private slots:
    void randomPlayBreaksNothing();
    void replaysAndSavedBattlesAreTheSame();
    void simulatesByAllowedOrders();
    void simulatedPlayAllocatesNothing();
    void captainsWhomPeopleMeetComeToAnEnd();

private:
    void nothingBreaks(InheritedTests::Play play, std::uint64_t usual);

    InheritedTests m_tests;
};

} // namespace navarch
