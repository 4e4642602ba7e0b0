// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/chance_tables.h"
#include "core/dice/dice.h"
#include "core/ports/fortification.h"

namespace navarch {

/// Rolls the defences of a neutral port (SA-15.12): on each of `sections` wall sections one d10 per point of economic
/// value, in order, then one d10 for its commander [house].
///
/// `sections` is 1 to mostWallSections(); every section has the full capacity. Points of heavy engine modifier are summed
/// over a section, at most 6 an engine. What was rolled stands in `dice`; with typed dice look at dice.missing() first.
[[nodiscard]] Fortification rollDefences(const std::string& name, int economicValue, int sections,
                                         const ChanceTables& tables, Dice& dice);

/// Which of the dice of rollDefences() one is: the how many-eth of which section, both from 1; the commander's: 0 of 0.
struct DefenceDie {
    int section = 0;
    int die = 0;
};

/// The die in place `at`, from 0, of `count` that were rolled for so many sections.
[[nodiscard]] DefenceDie defenceDieAt(std::size_t at, std::size_t count, int sections);
/// "Wall section 2, die 3".
[[nodiscard]] Phrase phraseOf(const DefenceDie& die);

} // namespace navarch
