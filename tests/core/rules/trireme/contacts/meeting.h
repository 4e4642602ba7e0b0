// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/rules/trireme/combat/contacts.h"
#include "tests/core/rules/trireme/skirmish.h"

namespace navarch::trireme {

/// Two ships that aim at 10.10: from 10.11 in the south, and from 09.10 in the north-west.
struct Rivals : Skirmish {
    ShipNumber south;
    ShipNumber west;
    explicit Rivals(int southSide = 0, int westSide = 1, const char* southClass = "trireme",
                    const char* westClass = "trireme")
        : south(add(southSide, 10, 11, 0, southClass)),
          west(add(westSide, 9, 10, 2, westClass))
    {
        plot(south, "1:F");
        plot(west, "1:F");
    }
    /// Who is in 10.10 after phase 6; noShip: nobody.
    ShipNumber enters(const std::vector<int>& faces = {})
    {
        return moved(6, faces).empty() ? shipAt(facts, state, hex::hexOf(9, 9)) : ShipNumber{-9};
    }
};

/// A ship that runs north into the side of another.
struct Side : Skirmish {
    ShipNumber a;
    ShipNumber b;
    Side() : a(add(0, 20, 20, 0)), b(add(1, 20, 19, 2))
    {
        plot(a, "1:F");
        plot(b, "0:");
    }
    std::string opened(const std::vector<int>& faces = {})
    {
        (void)moved(6, {});
        state.phase = Phase::Contact;
        return played(faces, [&](Proceedings& p) { openContacts(facts, state, p); });
    }
};

/// What a ship's track says of a movement phase, from 1.
inline char mark(const Skirmish& battle, ShipNumber ship, int phase)
{
    return shipOf(battle.state, ship).marks[static_cast<std::size_t>(phase - 1)];
}

} // namespace navarch::trireme
