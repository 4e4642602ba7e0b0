// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <string>
#include <vector>

#include "reports/cards/fleet_job.h"

/// plainFleet() with an overloaded ship, a wreck and a wounded commander besides.
[[nodiscard]] navarch::Fleet battered(const std::string& name);

/// A job of fleets of Athens, Corinth and Megara.
struct PrintedJob {
    std::vector<navarch::Fleet> fleets;
    navarch::SheetOptions options;
    bool hasRosters = false;

    /// Bound; the last commander of each fleet is out for five weeks.
    [[nodiscard]] navarch::Document made(const navarch::TextMeasurer& measurer) const;
};

/// Data rows "game", of every game's sheets.
void everyGame();

/// All texts of a page.
[[nodiscard]] QString textOf(const navarch::Page& page);
