// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sea/position_json.h"

#include <cmath>

#include "core/base/json_library.h"

namespace navarch {

std::optional<Position> positionFrom(const Json& json)
{
    if (!json.is_array() || json.size() != 2 || !json[0].is_number() || !json[1].is_number())
        return std::nullopt;
    const double longitude = json[0].get<double>();
    const double latitude = json[1].get<double>();
    if (!(std::abs(longitude) <= 180) || !(std::abs(latitude) <= 90)) // nor what is no number
        return std::nullopt;
    return Position{static_cast<int>(std::lround(latitude * 100'000)),
                    static_cast<int>(std::lround(longitude * 100'000))};
}

} // namespace navarch
