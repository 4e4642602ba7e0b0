// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

// The tests of two dice: the game's own (manoeuvre, battle, morale) and those of the tricks. All draw "at once" in the order
// of SQ-1.4; who calls them sees to that.

/// The squadrons by SQ-1.4: fleet alpha first, each by number.
template <class Visit>
void forAllByAlpha(const BattleFacts& facts, const State& state, Visit&& visit)
{
    for (const int side : {int(state.alpha), 1 - state.alpha}) {
        const auto i = static_cast<std::size_t>(side);
        for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
            visit(squadron);
    }
}

[[nodiscard]] int twoDice(Proceedings& proceedings, std::string_view rule, std::string_view why);
/// Two average dice, or one (SQ-1.2).
[[nodiscard]] int averageDice(const BattleFacts& facts, int count, Proceedings& proceedings,
                              std::string_view rule, std::string_view why);
/// An even draw, 1 to k; no die for one alone (SQ-1.3).
[[nodiscard]] int evenDraw(int k, Proceedings& proceedings, std::string_view rule, std::string_view why);

/// SQ-8.1: what a squadron adds; `isNear`: an enemy within 6" where its move begins.
[[nodiscard]] int manoeuvreModifier(const BattleFacts& facts, SquadronNumber squadron, bool isNear);
/// SQ-10.3.
[[nodiscard]] int trickModifier(const BattleFacts& facts, const State& state, SquadronNumber squadron);
/// SQ-12.1 against a linked enemy.
[[nodiscard]] int battleModifier(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                                 SquadronNumber target);
/// SQ-12.3.
[[nodiscard]] bool isTwoToOne(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                              SquadronNumber target);
/// SQ-13.1; `katastrophe` as judged at the step's beginning.
[[nodiscard]] int moraleModifier(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                                 bool katastrophe, bool pursues);
/// SQ-13.9, of the squadron's fleet, or by the option of itself.
[[nodiscard]] bool isKatastrophe(const BattleFacts& facts, const State& state, SquadronNumber squadron);

/// Tests a squadron's manoeuvre, for `why`; failure makes its order a step worse but where `worsens` is false (SQ-7.7). True:
/// passed.
bool testManoeuvre(const BattleFacts& facts, State& state, SquadronNumber squadron, bool isNear,
                   PhraseText why, Proceedings& proceedings, bool worsens = true);
/// Rolls for a trick (SQ-10.3): the two at once, alpha's first.
struct TrickRoll {
    bool attacker = false;
    bool defender = false;
};
[[nodiscard]] TrickRoll rollTrick(const BattleFacts& facts, const State& state, SquadronNumber attacker,
                                  SquadronNumber defender, std::string_view rule, Proceedings& proceedings);
/// True: passed.
[[nodiscard]] bool testMorale(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                              bool katastrophe, bool pursues, Proceedings& proceedings);

} // namespace navarch::squadrons
