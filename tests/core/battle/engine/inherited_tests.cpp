// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/battle/engine/inherited_tests.h"

#include <QTest>

#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/engine/random_briefs.h"

namespace navarch {

void InheritedEngineTests::nothingBreaks(InheritedTests::Play play, std::uint64_t usual)
{
    for (std::uint64_t number = 0; number < battles(usual); ++number) {
        const std::string breach = play(m_tests.brief(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void InheritedEngineTests::randomPlayBreaksNothing()
{
    nothingBreaks(m_tests.randomPlay, m_tests.battles.randomPlays);
}

void InheritedEngineTests::replaysAndSavedBattlesAreTheSame()
{
    nothingBreaks(m_tests.replays, m_tests.battles.replays);
}

void InheritedEngineTests::simulatesByAllowedOrders()
{
    nothingBreaks(m_tests.simulatesByAllowedOrders, m_tests.battles.simulations);
}

void InheritedEngineTests::simulatedPlayAllocatesNothing()
{
    nothingBreaks(m_tests.simulatesWithoutAllocations, m_tests.battles.allocations);
}

/// Every option, ports and allies, of every class: what they order within a few turns leads on. Whole battles are the soak's.
void InheritedEngineTests::captainsWhomPeopleMeetComeToAnEnd()
{
    int fought = 0;
    for (std::uint64_t number = 0; number < battles(m_tests.battles.captains); ++number) {
        const BattleBrief brief = cutDown(m_tests.brief(number), 3, 4);
        if (!m_tests.isFought(brief, builtInFigures()))
            continue;
        const std::string breach = m_tests.captainsComeToAnEnd(brief, builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
        ++fought;
    }
    QVERIFY(fought > 0);
}

} // namespace navarch
