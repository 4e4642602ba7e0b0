// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "core/base/json.h"
#include "core/ships/fit.h"

namespace navarch {

/// Ships from above for a page: each way of building one is drawn once (core/ships/outline.h), sound; what was hit is
/// marked on it by the page.
class ShipDrawings {
public:
    /// The number of the drawing of such a ship.
    [[nodiscard]] int of(const ShipFit& fit);

    /// Of each {"l": length, "w": width, "p": [[part, path], ...]}: in hundredths of a cm, bow to the right, the middle at
    /// the origin; parts by their number in OutlinePart, paths as SVG has them.
    [[nodiscard]] const Json& json() const { return m_drawings; }

private:
    Json m_drawings = Json::array();
    std::map<std::string, int> m_numbers;
};

} // namespace navarch
