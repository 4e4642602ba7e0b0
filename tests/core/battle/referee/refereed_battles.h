// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <QtGlobal>

#include "core/data/figures.h"
#include "tests/core/battle/referee/recorded_battle.h"

namespace navarch::referee {

enum class LedBy { Chance, Captains, ByTurns };

/// What came of battles before a referee.
struct Judged {
    std::string wrong; ///< the first disagreement; empty: none
    std::uint64_t battles = 0;
    std::uint64_t orders = 0;
    std::uint64_t inPart = 0; ///< battles judged up to what the events leave open

    void tell() const
    {
        qInfo("%llu battles of %llu orders agree, %llu of them judged in part",
              static_cast<unsigned long long>(battles), static_cast<unsigned long long>(orders),
              static_cast<unsigned long long>(inPart));
    }
};

/// The engine of a game, its referee, and the battles that the referee can judge, by number.
template <Game G, class R>
struct RefereedBattles {
    BattleBrief (*brief)(std::uint64_t number);

    [[nodiscard]] RecordedBattle fought(const BattleBrief& of, LedBy led) const
    {
        return led == LedBy::Chance ? randomBattle<G>(of, builtInFigures())
                                    : simulatedBattle<G>(of, builtInFigures());
    }

    [[nodiscard]] std::string wrongIn(const BattleBrief& of, const RecordedBattle& battle) const
    {
        return R(of, builtInFigures()).judge(battle);
    }

    /// So many battles from the first number on; stops at a disagreement.
    [[nodiscard]] Judged judge(LedBy led, std::uint64_t first, std::uint64_t count) const
    {
        Judged judged;
        for (std::uint64_t number = first; number < first + count && judged.wrong.empty(); ++number) {
            const BattleBrief of = brief(number);
            const bool byChance = led == LedBy::Chance || (led == LedBy::ByTurns && number % 2 == 0);
            const RecordedBattle battle = fought(of, byChance ? LedBy::Chance : LedBy::Captains);
            R referee(of, builtInFigures());
            judged.wrong = referee.judge(battle);
            ++judged.battles;
            judged.orders += battle.orders.size();
            judged.inPart += referee.brokeOff() ? 1 : 0;
        }
        return judged;
    }

    /// Events of these kinds are altered one at a time; how many, or, as `wrong`, the first alteration that the referee did
    /// not notice.
    template <class Alter>
    [[nodiscard]] Judged alter(const BattleBrief& of, const RecordedBattle& battle,
                               std::initializer_list<std::string_view> kinds, Alter&& change) const
    {
        Judged judged;
        for (std::size_t i = 0; i < battle.orders.size(); ++i)
            for (std::size_t j = 0; j < battle.orders[i].events.size() && judged.wrong.empty(); ++j) {
                const BattleEvent& event = battle.orders[i].events[j];
                if (std::find(kinds.begin(), kinds.end(), event.kind) == kinds.end())
                    continue;
                RecordedBattle altered = battle;
                change(altered.orders[i].events, j);
                ++judged.battles;
                if (wrongIn(of, altered).empty())
                    judged.wrong = "not noticed: " + event.text.english();
            }
        return judged;
    }
};

/// Takes an event out.
inline void drop(BattleEvents& events, std::size_t at)
{
    events.erase(events.begin() + static_cast<std::ptrdiff_t>(at));
}

/// Takes its last die off an event.
inline void dropDie(BattleEvents& events, std::size_t at)
{
    events[at].dice.pop_back();
}

} // namespace navarch::referee
