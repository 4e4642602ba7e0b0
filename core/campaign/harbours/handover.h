// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// Refuses to hand a port to a side (none: to nobody) while another side's fleet lies there or a yard works there.
void refuseHandover(Deed& deed, PortId port, SideId to);

/// The port is that side's from now on, with its garrison and its commander (CP-3.4). Works of others in its yard are given up.
void handOver(Draft& draft, PortId port, SideId to);

/// What the yard of a port is doing for any side but that one is lost.
void dropYardWorks(Draft& draft, PortId port, SideId except);

} // namespace navarch
