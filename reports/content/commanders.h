// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "reports/content/sheet_options.h"

namespace navarch {

/// A commander of a fleet as papers have him.
struct PrintedCommander {
    QString name;     ///< may be empty
    QString command;  ///< "exceptional admiral, +2": never shortened
    QString squadron; ///< whom he leads; empty: the fleet, or nobody in particular
    Post post = Post::Squadron;
    CommanderState lot;
    std::size_t row = 0; ///< in the fleet

    /// He fights with the fleet: a battle has him aboard.
    [[nodiscard]] bool serves() const { return post != Post::Garrison && lot.state == PersonState::Fit; }
    /// He leads all of it.
    [[nodiscard]] bool isAdmiral() const { return post == Post::Fleet; }
    /// "Phormio (exceptional commander, +2)".
    [[nodiscard]] QString said() const;
    /// "wounded, back in 5 weeks"; empty when he is fit.
    [[nodiscard]] QString whyNot() const;
};

/// In the fleet's order. `own` says how they fare.
[[nodiscard]] std::vector<PrintedCommander> commandersOf(const Fleet& fleet, const FleetSheets& own);

/// The fleet as it goes to fight: without wrecks, and without commanders who are not fit. What of it fights under the options.
[[nodiscard]] Fleet fightingFleet(const Fleet& fleet, const SheetOptions& options, const FleetSheets& own);

} // namespace navarch
