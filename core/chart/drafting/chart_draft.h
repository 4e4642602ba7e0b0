// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "core/chart/chart.h"
#include "core/chart/drafting/brush.h"

namespace navarch {

/// A chart that is being made: all of one but its lanes, which are computed. A value that is copied at every step of the
/// work, so its coast, which is large, is shared and never changed.
struct ChartDraft {
    std::string name;
    std::string source;
    Sheet sheet;
    int straitMetres = 0;
    std::shared_ptr<const Coast> coast; ///< null: none
    std::vector<KnownPort> ports;
    std::vector<ChosenLane> chosen;

    [[nodiscard]] const KnownPort* port(std::string_view id) const;
    [[nodiscard]] std::optional<LaneChoice> choiceOf(std::string_view a, std::string_view b) const;
    [[nodiscard]] std::size_t pieces() const { return coast ? coast->polygons.size() : 0; }
};

[[nodiscard]] bool operator==(const ChartDraft& a, const ChartDraft& b);
/// Whether the same lanes come of both: names and values apart they are equal.
[[nodiscard]] bool haveSameLanes(const ChartDraft& a, const ChartDraft& b);

/// What a sheet may be: somewhere on the globe, and no smaller than a twentieth of a degree.
[[nodiscard]] Result<void> whyUnfitSheet(const Sheet& sheet);

// What is done to a draft. Each is done wholly, or refused with the reason and nothing is changed.

[[nodiscard]] Result<void> nameChart(ChartDraft& draft, const std::string& name);
[[nodiscard]] Result<void> setStrait(ChartDraft& draft, int metres);
/// Land beyond its new edge is cut off; refused while a port lies there.
[[nodiscard]] Result<void> setSheet(ChartDraft& draft, const Sheet& sheet);

/// Its id is made of its name, and lasts as long as that does. Returns the id.
[[nodiscard]] Result<std::string> putPort(ChartDraft& draft, const std::string& name, Position at);
[[nodiscard]] Result<void> movePort(ChartDraft& draft, const std::string& id, Position at);
/// Returns the id it has then; what was decided of its lanes goes along.
[[nodiscard]] Result<std::string> renamePort(ChartDraft& draft, const std::string& id,
                                             const std::string& name);
/// Its economic value in the three periods, 0 to 10 each.
[[nodiscard]] Result<void> valuePort(ChartDraft& draft, const std::string& id, int classical, int hellenistic,
                                     int roman);
/// Walls that stand there when a war begins, in place of those it had; they bear the port's name and its largest value.
/// Whether they fit that standingWallFindings() says.
[[nodiscard]] Result<void> putWalls(ChartDraft& draft, const std::string& id, const Fortification& walls);
/// Refused where there are none.
[[nodiscard]] Result<void> takeWallsDown(ChartDraft& draft, const std::string& id);
[[nodiscard]] Result<void> removePort(ChartDraft& draft, const std::string& id);

/// Forces or forbids the lane between two ports, or leaves it to what is computed.
[[nodiscard]] Result<void> chooseLane(ChartDraft& draft, const std::string& from, const std::string& to,
                                      std::optional<LaneChoice> choice);

[[nodiscard]] Result<void> paint(ChartDraft& draft, const BrushStroke& stroke);
/// Refused where no land is.
[[nodiscard]] Result<void> takeOutLand(ChartDraft& draft, Position at);

} // namespace navarch
