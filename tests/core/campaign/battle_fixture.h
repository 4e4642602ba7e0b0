// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/archive/archive.h"
#include "core/campaign/battles/consequences.h"
#include "core/campaign/files/export.h"
#include "core/campaign/files/soundness.h"
#include "tests/core/campaign/campaign_fixture.h"

namespace navarch::test {

/// The teaching campaign, begun, with a battle between Megara and Aegina that waits, fought by the made-up game.
class WarTable : public GamingTable {
public:
    WarTable();

    BattleId battle;

    /// Arranges a battle; the keys of what stood against it, or "" and `battle` is it.
    std::string arrange(const std::string& fields);

    [[nodiscard]] BattleParts parts() const { return partsOf(campaign, battle); }

    /// An outcome of the battle in which nothing happened to anybody, and nobody won.
    [[nodiscard]] EnterBattle quiet() const;

    /// The outcome of a ship by its name.
    [[nodiscard]] static ShipOutcome& shipOf(EnterBattle& action, const std::string& name);

    /// Asks, and makes the changes when allowed; keys as perform() gives them.
    std::string enter(const EnterBattle& action);
    std::string takeBack();

    [[nodiscard]] std::string exported() const { return jsonText(campaignJson(campaign)); }
    [[nodiscard]] std::string flaws() const;
    [[nodiscard]] const ShipRecord* find(const std::string& ship) const;
};

} // namespace navarch::test
