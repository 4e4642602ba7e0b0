// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/figures.h"
#include "core/dice/dice.h"
#include "core/ports/fortification.h"

namespace navarch {

/// A port on the builder's table: its defences, and how they were rolled when they were. A plain value, so that every
/// step of the work can be kept and taken back (Snapshots).
struct PortPlan {
    Fortification port;
    bool rolled = false; ///< the defences are as they were rolled (SA-15.12); a change makes them bought ones
    std::uint64_t seed = 0;  ///< of the dice, where none were typed
    std::vector<int> typed;  ///< the faces players rolled themselves; empty: generated
    std::vector<Roll> rolls; ///< each die with its reason and result
    std::string path;        ///< the file it was read from or saved to; empty: none yet

    friend bool operator==(const PortPlan&, const PortPlan&) = default;

    [[nodiscard]] Defences defences() const { return rolled ? Defences::Rolled : Defences::Bought; }
};

/// What the builder begins with: a port of middling worth with as many sections as it may have, an archer unit on each.
[[nodiscard]] PortPlan freshPort(const Limits& limits);

/// Rolls the defences of a neutral port with `walls` sections into `plan` (SA-15.12), from its seed or its typed faces.
/// Returns the typed dice that are still needed or do not fit; then nothing was changed.
std::vector<Roll> rollInto(PortPlan& plan, int walls, const ChanceTables& tables);

/// The dice that such a roll needs, in order, with faces 0.
[[nodiscard]] std::vector<Roll> diceNeeded(int economicValue, int walls, const ChanceTables& tables);

/// The draft that is kept beside the work ("navarch-port-draft/1").
[[nodiscard]] Json portDraftJson(const PortPlan& plan);
[[nodiscard]] Result<PortPlan> readPortDraft(const Json& json, const std::string& file,
                                             const Figures& figures);

} // namespace navarch
