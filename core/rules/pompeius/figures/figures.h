// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/rules/pompeius/figures/house_figures.h"
#include "core/rules/pompeius/figures/kinds.h"
#include "core/rules/pompeius/figures/tables.h"

namespace navarch::pompeius {

/// How many damage cards of each kind lie somewhere, with the mark BOOG and without.
struct CardCounts {
    std::array<std::int16_t, cardKinds> boog{};
    std::array<std::int16_t, cardKinds> plain{};

    friend bool operator==(const CardCounts&, const CardCounts&) = default;

    [[nodiscard]] int of(Card card) const
    {
        const auto kind = static_cast<std::size_t>(card);
        return boog[kind] + plain[kind];
    }
    [[nodiscard]] int count() const;
    void add(Card card, bool isBoog) { ++(isBoog ? boog : plain)[static_cast<std::size_t>(card)]; }
    void add(const CardCounts& more);
    /// Takes one card away, one with the mark first; whether it had it. There must be one.
    bool take(Card card);
};

/// The tables of a battle as numbers, so that nothing is looked up by name while it runs.
struct BattleFigures {
    HouseFigures house;
    CardCounts tray; ///< of one ship (PM-T7)
    std::array<PompeiusTables::LaurelRow, nations> laurels;

    /// Tables that PompeiusTables::fromJson() let pass have everything this asks for.
    [[nodiscard]] static BattleFigures compiled(const PompeiusTables& tables);

    /// How far a unit shoots, rexes (PM-9.2).
    [[nodiscard]] int rangeOf(UnitKind kind, bool isFire) const
    {
        return kind == UnitKind::Ballistae ? (isFire ? house.ballistaeFireRange : house.ballistaeRange)
                                           : (isFire ? house.archersFireRange : house.archersRange);
    }
};

/// What compiled() would miss in tables, or would not know; empty when it can go ahead.
void checkCompilable(const PompeiusTables& tables, const std::string& file, Problems& problems);

} // namespace navarch::pompeius
