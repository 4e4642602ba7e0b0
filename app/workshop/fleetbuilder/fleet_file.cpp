// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fleet_file.h"

#include "app/base/files/file_access.h"

namespace navarch {

Result<Fleet> readFleetFile(const std::string& path, const Figures& figures)
{
    const std::string shown = shownPath(path);
    auto bytes = readWholeFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto json = parseDocument(*bytes, shown, {fleetFormat});
    if (!json)
        return tl::unexpected(json.error());
    return readFleet(*json, shown, figures.classes, figures.prices.limits);
}

} // namespace navarch
