// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "core/boards/free_table/touched.h"
#include "core/rules/squadrons/geometry/formation.h"

namespace navarch::squadrons {

/// A squadron on its way, apart from any state: what paths are laid out with before they are rowed.
struct Mover {
    SquadronNumber squadron = noSquadron;
    Formation formation = Formation::EpiMias;
    int stands = 0;
    Length stand = inch;
    Base base;           ///< its footprint; of a bent column its lead stand
    bool isBent = false; ///< then `column` says where its stands are, the lead first
    std::array<StandPlace, mostStands> column{};

    /// The part that leads and strikes: a column's lead stand, else the footprint.
    [[nodiscard]] Base lead() const;
    /// Whether it stands so far over the table's edge that a stand's middle is off.
    [[nodiscard]] bool isOver(const free_table::Table& table) const;
    /// The same of the far edge, or the near one, alone.
    [[nodiscard]] bool isOver(const free_table::Table& table, free_table::TableEdge edge) const;
};

[[nodiscard]] Mover moverOf(const BattleFacts& facts, const State& state, SquadronNumber squadron);
/// Puts the squadron where the mover is, in its formation.
void settle(const BattleFacts& facts, State& state, const Mover& mover);

/// Who is passed over when a way is laid out.
enum class Passes : std::uint8_t { Nobody, Friends };

/// Those who may stand in a squadron's way, and the land: bases near it, each with whose it is.
class Obstacles {
public:
    static constexpr std::size_t most = 640;
    static constexpr SquadronNumber land = -2;

    /// All within `reach` of the mover but itself; `except` is passed over besides.
    Obstacles(const BattleFacts& facts, const State& state, const Mover& mover, Length reach,
              Passes passes = Passes::Nobody, SquadronNumber except = noSquadron);

    [[nodiscard]] std::span<const Base> bases() const { return {m_bases.data(), m_count}; }
    /// Whose a base is; `land` for the shore.
    [[nodiscard]] SquadronNumber ownerOf(int index) const
    {
        return m_owners[static_cast<std::size_t>(index)];
    }

private:
    void add(const Base& base, SquadronNumber owner);

    std::array<Base, most> m_bases;
    std::array<SquadronNumber, most> m_owners;
    std::size_t m_count = 0;
};

/// A part of a path and what stopped it.
struct Leg {
    Length distance = 0; ///< gone ahead
    Degrees turned = 0;
    free_table::Touched touched; ///< indexes of obstacles; empty: it went as far as it was asked
};

/// Goes straight on, or towards `direction` with its heading kept (backing).
Leg goAhead(Mover& mover, Length distance, const Obstacles& obstacles);
Leg goBack(Mover& mover, Length distance, const Obstacles& obstacles);
/// Wheels about the inner front corner; of a column the lead turns where it is (SQ-7.3, 7.4).
Leg turnBy(Mover& mover, Degrees degrees, const Obstacles& obstacles);

/// What wheels of so many degrees in all cost a front (SQ-7.3): the outer corner's arc, rounded up, which compares with
/// whole allowances as the arc itself does.
[[nodiscard]] Length wheelCost(Length width, Degrees degrees);
/// How far a straight way is free before a sea edge would be crossed by its footprint.
[[nodiscard]] Length wayToEdge(const BattleFacts& facts, const Base& base, Degrees direction,
                               Length distance);

} // namespace navarch::squadrons
