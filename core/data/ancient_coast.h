// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/chart/coast.h"

namespace navarch {

/// A place whose shore was another in antiquity than it is today.
struct AncientPlace {
    std::string id;                 ///< "latmian-gulf"
    std::string name;               ///< "Gulf of Latmos"
    std::string then;               ///< a sentence or two: what was otherwise, and when; said by termOf()
    std::string source;             ///< the authors it follows
    std::vector<std::string> ports; ///< places of the gazetteer that it is said of
    Position at; ///< where it is on the chart: in the water that is land today, where that is drawn
    std::vector<Ring> water; ///< that is land today
    std::vector<Ring> land;  ///< that is water today
};

/// Where the built-in coast is not today's (core/data/coast/ancient.json). The water and the land are in the built-in coast
/// already (core/data/coasts.h); pack.py puts them there, on the finest level with rounded corners.
class AncientCoast {
public:
    [[nodiscard]] const std::vector<AncientPlace>& all() const { return m_places; }
    /// What is to be said of a port of the gazetteer; null where nothing is.
    [[nodiscard]] const AncientPlace* of(std::string_view port) const;

    /// Reads "navarch-ancient-coast/1"; `file` is for messages. Refused: an id twice, a port that two places speak of, a ring
    /// of fewer than three points, degrees off the globe, a place without a sentence or a source.
    [[nodiscard]] static Result<AncientCoast> fromJson(const Json& json, const std::string& file);
    /// That built into the program. It is tested, so reading it cannot fail.
    [[nodiscard]] static const AncientCoast& builtIn();

private:
    std::vector<AncientPlace> m_places;
};

} // namespace navarch
