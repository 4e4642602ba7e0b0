// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/captains/outlook.h"

namespace navarch::squadrons {

/// How many paths are laid out for a squadron.
enum class Width : std::uint8_t {
    Few, ///< straight on, and at the two nearest enemies
    Many ///< besides at more of them, to either side, and shorter ones
};

/// Paths that make sense within an allowance: `visit(order, course)`, each one that may be rowed, with every intent that
/// fits it. Signals are left out of account.
class Paths {
public:
    Paths(const BattleFacts& facts, const State& state, const Outlook& outlook, SquadronNumber squadron,
          Length allowance, Width width);

    template <class Visit>
    void forAll(Visit&& visit) const
    {
        for (int i = 0; i < m_count; ++i) {
            Advance order = m_paths[static_cast<std::size_t>(i)];
            const Course course = layOut(order);
            if (!isGood(order, course))
                continue;
            visit(order, course);
            if (!course.strike)
                continue;
            for (const Intent intent : tricksOn(course)) {
                order.intent = intent;
                if (intent != Intent::None)
                    visit(order, course);
            }
        }
    }

private:
    void add(Length first, Degrees turn, Length second);
    void addTurn(Degrees turn, bool withShort);
    [[nodiscard]] Course layOut(Advance& order) const;
    [[nodiscard]] bool isGood(const Advance& order, const Course& course) const;
    [[nodiscard]] std::array<Intent, 2> tricksOn(const Course& course) const;

    const BattleFacts& m_facts;
    const State& m_state;
    SquadronNumber m_squadron;
    Length m_allowance;
    Length m_gap;
    Degrees m_mostTurn;
    bool m_wheels; ///< turns cost
    Length m_front;
    static constexpr int most = 48;
    std::array<Advance, most> m_paths{};
    int m_count = 0;
};

} // namespace navarch::squadrons
