// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Puts every ship of the fleets in line abreast, squadron beside squadron, in as many rows as the side's strip needs
/// (SA-1.5); wall sections stand along the second side's edge. False when the strip is too small.
[[nodiscard]] bool deployByDefault(const BattleFacts& facts, State& state);

/// Where the ships of a squadron stand in a formation, in the order of its ships: a line abreast with its middle at `at`, a
/// line astern or an echelon to starboard with its leader there. `bases` has room for them all.
void formationPlaces(const BattleFacts& facts, const SquadronFacts& squadron, Formation formation,
                     const free_table::Base& at, std::span<free_table::Base> bases);

/// Where an order would place its squadron's ships, in their order; for showing it.
[[nodiscard]] std::vector<free_table::Base> formationOf(const BattleFacts& facts,
                                                        const DeploySquadron& order);

/// Why ships may not be placed so: outside the side's strip, or over another base. `moved[i]` is where `ships[i]` would
/// stand.
[[nodiscard]] Refusal placingRefusal(const BattleFacts& facts, const State& state,
                                     std::span<const ShipNumber> ships,
                                     std::span<const free_table::Base> moved);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const DeploySquadron& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const DeployShip& order);
void perform(const BattleFacts& facts, State& state, const DeploySquadron& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const DeployShip& order, Proceedings& proceedings);

} // namespace navarch::salamis
