// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/records/ports.h"

namespace navarch {

/// Whether `viewer` (none: the umpire) knows of a port's blockade (CP-2.3): its owner and whoever keeps it do, as the chronicle
/// tells them; nobody else.
[[nodiscard]] inline bool knowsBlockade(const PortRecord& port, SideId viewer)
{
    return viewer.isNone() || viewer == port.owner || viewer == port.blockader;
}

/// The state of a port as `viewer` knows it. That it fell is told everywhere.
[[nodiscard]] inline PortState stateKnownTo(const PortRecord& port, SideId viewer)
{
    return port.state == PortState::Blockaded && !knowsBlockade(port, viewer) ? PortState::Open : port.state;
}

} // namespace navarch
