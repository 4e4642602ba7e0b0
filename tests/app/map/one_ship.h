// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/gate/actions.h"

namespace navarch::test {

/// A fleet of one trireme, placed in that port: one deed, at any time of a war.
[[nodiscard]] inline BuyFleet oneShip(SideId side, const char* name, PortId port)
{
    BuyFleet bought;
    bought.side = side;
    bought.port = port;
    bought.placed = true;
    bought.fleet.name = name;
    bought.fleet.year = -459;
    FleetShip ship;
    ship.classId = "trireme";
    ship.name = std::string("Ship of ") + name;
    ship.fit = builtInFigures().classes.find("trireme")->fit;
    bought.fleet.ships.push_back(std::move(ship));
    return bought;
}

} // namespace navarch::test
