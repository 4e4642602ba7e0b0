// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"
#include "core/ports/fortification.h"

namespace navarch {

/// A side raises garrison units in a port of its own while the campaign runs (CP-3.2), at their SA-15 price and the garrison's
/// quality: on a wall section as far as its capacity goes, in the town as many as the port's economic value. A port that had no
/// garrison begins one of average men.
struct RaiseGarrison {
    static constexpr std::string_view kind = "garrison.raise";
    PortId port;
    int section = 0; ///< the number of a wall section; 0: the town
    int archers = 0;
    int marines = 0;
    int heavyMarines = 0;
};
void carryOut(const RaiseGarrison& action, Deed& deed);

template <RecordSelf<RaiseGarrison> Self, class Visitor>
void visitFields(Self& action, Visitor& visit)
{
    visit("port", action.port);
    visit("section", action.section, Bounds{0, maxWallSections});
    visit("archers", action.archers, Bounds{0, 50});
    visit("marines", action.marines, Bounds{0, 50});
    visit("heavy_marines", action.heavyMarines, Bounds{0, 50});
}

} // namespace navarch
