// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/chance_tables.h"
#include "core/dice/dice.h"
#include "core/people/quality.h"

namespace navarch {

/// Randomised training (SA-13.3, an option): what was paid for is `bought`, what turns up is rolled on one d10 and
/// clamped to the scale. `who` names the crew or commander in the roll.
template <class Quality>
[[nodiscard]] Quality rollTraining(Quality bought, const std::string& who, const ChanceTables& tables,
                                   Dice& dice)
{
    const ChanceTable& table = tables.table("randomised-training");
    const int face = dice.roll(table.die, table.rule, "Training of " + who);
    const Quality real = movedBy(bought, table.rowOf(face).steps);
    dice.settle(nameOf(real));
    return real;
}

} // namespace navarch
