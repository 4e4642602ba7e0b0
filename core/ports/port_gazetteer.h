// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/finding.h"
#include "core/base/json.h"
#include "core/ports/fortification.h"

namespace navarch {

/// A port of the ancient world as core/data/ports.json has it.
struct KnownPort {
    std::string id;    ///< lasting: "piraeus"
    std::string name;  ///< "Piraeus (Athens)"
    int latitude = 0;  ///< hundred-thousandths of a degree, north positive: exact, so that files compare
    int longitude = 0; ///< hundred-thousandths of a degree, east positive
    int classical = 0; ///< economic value by period, 0-10; 0: not yet founded
    int hellenistic = 0;
    int roman = 0;
    /// That stand there when a war begins, whoever holds it; they bear its name, and its largest value (settleWalls()). None of
    /// the program's own ports has any.
    std::optional<Fortification> walls{};

    /// The largest of the three values.
    [[nodiscard]] int mostValue() const;
};

/// Gives a port's walls its name and its largest value, 1 at least: after either has changed.
void settleWalls(KnownPort& port);

/// What SA-15.11 has against the walls that stand in ports: an error when they do not fit a port's largest value, a warning when
/// they do not fit that of another period, or it is founded in none. Each port's subject is its name. Key: port-walls.
[[nodiscard]] Findings standingWallFindings(const std::vector<KnownPort>& ports, const Limits& limits);

/// The known ports, in the order of their file.
class PortGazetteer {
public:
    [[nodiscard]] const std::vector<KnownPort>& all() const { return m_ports; }
    /// Null when there is none of that id.
    [[nodiscard]] const KnownPort* find(std::string_view id) const;
    /// The economic value of `port` in `year` (CP-3.1).
    [[nodiscard]] int economicValue(const KnownPort& port, int year) const;

    /// The "format" of what fromJson() reads.
    static constexpr std::string_view format = "navarch-ports/1";
    /// Reads a document of that format; `file` is for messages.
    [[nodiscard]] static Result<PortGazetteer> fromJson(const Json& json, const std::string& file);

private:
    std::vector<KnownPort> m_ports;
    int m_lastClassicalYear = -323;
    int m_lastHellenisticYear = -30;
};

} // namespace navarch
