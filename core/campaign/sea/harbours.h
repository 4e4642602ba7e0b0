// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/campaign/deed/draft.h"
#include "core/data/figures.h"

namespace navarch {

/// The ports of a campaign by place, looked up many times a turn. Made once; it does not see who takes a port later but
/// through the draft, which must outlive it.
class Harbours {
public:
    Harbours(const Draft& draft, const Figures& figures);

    /// The port at a place of the gazetteer; null when the campaign has none there.
    [[nodiscard]] const PortRecord* at(const std::string& place) const;

    /// Whether a side's fleet may lie in a port: its own, a neutral or an ally's (CP-7.2, core/campaign/allies/relations.h).
    [[nodiscard]] bool isOpenTo(const PortRecord& port, SideId side) const;

    /// The port that a side's fleet at `here` can sleep in: the nearest that is open to it within the miles of sight; null
    /// when none is (CP-7.2).
    [[nodiscard]] const PortRecord* nearTo(Position here, SideId side) const;

    /// The side's own port that is nearest by lanes, then another open one when it has none it can reach; null when no lane
    /// leads to either. Of equally near ones the one whose place comes first by name.
    [[nodiscard]] const PortRecord* refuge(const PlaceAtSea& from, SideId side, const SeaLanes& lanes,
                                           PortId except = {}) const;

private:
    struct Anchorage {
        Position position; ///< of the roadstead
        PortId port;
    };

    const Draft& m_draft;
    std::map<std::string, PortId, std::less<>> m_byPlace;
    std::vector<Anchorage> m_anchorages;
};

} // namespace navarch
