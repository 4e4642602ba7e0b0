// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/drafting/finding_place.h"

#include <algorithm>

#include "core/base/text.h"

namespace navarch {

namespace {

const KnownPort* portWith(const std::vector<KnownPort>& ports, const std::string& given, bool byId)
{
    const auto found = std::find_if(ports.begin(), ports.end(), [&](const KnownPort& port) {
        return byId ? port.id == given || quotedForMessage(port.id) == given : port.name == given;
    });
    return found == ports.end() ? nullptr : &*found;
}

} // namespace

std::optional<Position> placeOf(const Finding& finding, const std::vector<KnownPort>& ports)
{
    if (finding.subject.isGiven()) {
        if (const KnownPort* port = portWith(ports, finding.subject.text(), false))
            return positionOf(*port);
        return placeFromText(finding.subject.text());
    }
    // Of a lane: between the ports that are there.
    std::vector<Position> ends;
    for (const PhrasePart& part : finding.subject.parts())
        if (const auto* id = std::get_if<GivenText>(&part.is))
            if (const KnownPort* port = portWith(ports, id->text, true))
                ends.push_back(positionOf(*port));
    if (ends.empty())
        return std::nullopt;
    return Position{(ends.front().latitude + ends.back().latitude) / 2,
                    (ends.front().longitude + ends.back().longitude) / 2};
}

} // namespace navarch
