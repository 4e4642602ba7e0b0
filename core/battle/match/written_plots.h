// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/base/json_reader.h"
#include "core/battle/brief/temperament.h"
#include "core/battle/contract/plotting.h"

namespace navarch {

/// The written plots of a match (core/battle/contract/plotting.h); nothing of all this in games without. The decisions of a
/// game with plots name the next ship without one, and Match::performCaptains() plots it; when a decision names none, its
/// side may say that it is done.
class WrittenPlots {
public:
    virtual ~WrittenPlots() = default;

    /// What can be written for a ship now; nothing when no plot of it waits.
    [[nodiscard]] virtual std::optional<PlotForm> plotForm(ShipNumber ship) const = 0;
    /// Where a draft leads, phase by phase, and what is wrong with it.
    [[nodiscard]] virtual std::optional<PlotTrack> plotTrack(ShipNumber ship,
                                                             const PlotDraft& draft) const = 0;
    /// A plot from its writing; nothing when it cannot be read.
    [[nodiscard]] virtual std::optional<PlotDraft> readPlot(const std::string& text) const = 0;
    /// The order for Match::perform(), which may still be refused; nothing when the draft is none that could be ordered.
    [[nodiscard]] virtual std::optional<Json> plotOrder(ShipNumber ship, const PlotDraft& draft) const = 0;
    /// What a captain of that temperament would write for a ship first: the plot of most merit of those he considers, by what her
    /// side may know. Nothing when no plot of it waits.
    [[nodiscard]] virtual std::optional<PlotDraft> thought(ShipNumber ship,
                                                           Temperament temperament) const = 0;
    /// The order by which a side says that it has done with its plots.
    [[nodiscard]] virtual std::optional<Json> plotsDone(int side) const = 0;
};

} // namespace navarch
