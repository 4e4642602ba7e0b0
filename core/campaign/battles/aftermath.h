// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/battles/consequences.h"
#include "core/campaign/battles/outcome_check.h"

namespace navarch {

/// What the parts of an aftermath work on: the deed's draft is changed and the consequences are written down.
struct Aftermath {
    Deed& deed;
    const EnterBattle& action;
    const BattleAtHand& hand;
    Dice& dice;
    Consequences& out;

    [[nodiscard]] const BattleOutcome& outcome() const { return action.outcome; }
    [[nodiscard]] bool hasWon(int side) const { return outcome().victor == side; }
    [[nodiscard]] bool hasLost(int side) const { return outcome().victor && *outcome().victor != side; }
    [[nodiscard]] const BattleSideRecord& side(int number) const
    {
        return *hand.parts.sides[static_cast<std::size_t>(number)];
    }
    /// What the battle brings a side's treasury, negative: costs it. A transaction, and in the consequences.
    void move(int side, Account account, Talents amount, const Phrase& reason);
};

/// Carries an outcome that checkOutcome() let pass into the deed's draft: ships, wrecks, prizes, commanders, walls, money,
/// retreats, and the battle's own records. Refuses prizes that are none or cannot be paid.
void carryOutcome(Aftermath& aftermath);

/// checkOutcome() and carryOutcome() for an action: what carryOut() and the preview share.
void enterOutcome(Deed& deed, const EnterBattle& action, Consequences& out);

} // namespace navarch
