// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/battle/brief/temperament.h"
#include "core/battle/contract/reasons.h"
#include "core/rules/shared/errand.h"
#include "core/rules/squadrons/movement/moves.h"

namespace navarch::squadrons {

/// What a lost stand of one's own counts, in hundredths of one of the enemy's.
[[nodiscard]] constexpr int weightOfRisk(Temperament temperament)
{
    return temperament == Temperament::Cautious ? 140 : temperament == Temperament::Bold ? 70 : 100;
}

/// What disorder costs, in thousandths of a stand.
inline constexpr int disorderCosts = 400;

/// A squadron as a captain imagines it.
struct Prospect {
    Base base; ///< its footprint, of a bent column the lead stand
    Formation formation = Formation::EpiMias;
    int stands = 0;
    bool disordered = false;
};

/// What a squadron's orders lead to by the terms of SQ-20.5: all in thousandths of a stand. Looks at the enemies near it
/// once, when it is made; allocates nothing.
class Outlook {
public:
    Outlook(const BattleFacts& facts, const State& state, SquadronNumber squadron, Temperament temperament,
            ReasonNotes notes = ReasonNotes());

    /// How it stands now.
    [[nodiscard]] int now() const { return m_now; }
    /// What it is worth to stand so at the end of one's moves.
    [[nodiscard]] int worthOf(const Prospect& prospect) const;
    /// What a path is worth, with the tests on its way.
    [[nodiscard]] int worthOf(const Advance& order, const Course& course) const;
    /// What an act is worth that a manoeuvre test goes before: carried out, or not at all where it ends unformed.
    [[nodiscard]] int worthAfterTest(const Prospect& done) const;
    /// What mending its order is worth, as `mended` when the test passes.
    [[nodiscard]] int worthOfMending(const Prospect& mended) const;
    /// What it is worth to get out of melee.
    [[nodiscard]] int worthOfBreakingOff() const;
    /// What its links promise it.
    [[nodiscard]] int worthOfLinks() const;
    /// What a round against an enemy it may name is worth.
    [[nodiscard]] int worthOfTarget(SquadronNumber target) const;
    /// Whether it has an enemy's flank or a trick in reach (SQ-20.5).
    [[nodiscard]] bool hasChance() const;

    [[nodiscard]] Prospect prospect() const;
    /// Enemies that may be met soon, the nearest first.
    [[nodiscard]] std::span<const SquadronNumber> enemies() const
    {
        return {m_enemies.data(), static_cast<std::size_t>(m_count)};
    }
    /// What its side is there for (SQ-14.4), and the heading of the edge by which it may have to get away.
    [[nodiscard]] Errand errand() const { return m_errand; }
    [[nodiscard]] Degrees wayOut() const { return m_wayOut; }
    /// From where it stands to the nearest enemy.
    [[nodiscard]] Length nearest() const { return m_nearest; }

private:
    /// One side of a melee.
    struct Fighter {
        int modifier = 0;
        int stands = 0;
        Morale morale = Morale::Normal;
    };
    [[nodiscard]] int melee(const Fighter& own, const Fighter& theirs, bool isAnswered) const;
    [[nodiscard]] int strikeWorth(const Prospect& own, const Strike& strike) const;
    [[nodiscard]] int trickWorth(const Prospect& own, const Strike& strike, bool isDiekplous) const;
    [[nodiscard]] int duel(const Prospect& own, SquadronNumber enemy, int ownRank, int theirRank,
                           bool theirDisorder, bool isAnswered) const;
    [[nodiscard]] int menace(const Prospect& own, SquadronNumber enemy, Length gap) const;
    [[nodiscard]] int aimWorth(const Prospect& own, Length nearest, TablePoint towards) const;
    [[nodiscard]] int edgeWorth(const Base& base) const;
    [[nodiscard]] int chanceOn(const Prospect& own, SquadronNumber enemy, Length gap) const;

    const BattleFacts& m_facts;
    const State& m_state;
    SquadronNumber m_squadron;
    int m_risk;
    Errand m_errand;
    Degrees m_wayOut;
    int m_impatience;
    int m_urgency;           ///< turns of hesitation that are over
    bool m_isWeaker = false; ///< in stands, once it matters
    bool m_isNear = false;
    int m_passes = 36; ///< of 36 manoeuvre tests
    Length m_nearest = 0;
    static constexpr int mostEnemies = 12;
    std::array<SquadronNumber, mostEnemies> m_enemies{};
    int m_count = 0;
    int m_now = 0;
    ReasonNotes m_note; ///< of what is asked once it is made
};

} // namespace navarch::squadrons
