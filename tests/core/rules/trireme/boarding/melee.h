// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/rules/trireme/combat/boarding.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/skirmish.h"

namespace navarch::trireme {

/// So many dice of one face.
inline std::vector<int> faces(int dice, int face = 1)
{
    return std::vector<int>(static_cast<std::size_t>(dice), face);
}

/// Ships that lie about one another, for fights aboard. The first is Athens', and others are added.
struct Melee : Skirmish {
    ShipNumber ship(int side, int column, int row, int light, int medium, int heavy)
    {
        const ShipNumber made = add(side, column, row, 0);
        man(made, light, medium, heavy);
        return made;
    }
    std::string fight(const std::vector<int>& typed)
    {
        state.phase = Phase::Settle;
        return played(typed, [&](Proceedings& p) { fightAboard(facts, state, p); });
    }
    void settleAll()
    {
        (void)played({}, [&](Proceedings& p) { settle(facts, state, p); });
    }
    [[nodiscard]] std::string men(ShipNumber number) const
    {
        const Men& left = shipOf(state, number).men;
        return std::to_string(left.light) + "/" + std::to_string(left.medium) + "/"
               + std::to_string(left.heavy);
    }
    int told(const std::string& kind) const
    {
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [&](const BattleEvent& event) { return event.kind == kind; }));
    }
    [[nodiscard]] bool isLinked(ShipNumber attacker, ShipNumber defender) const
    {
        return std::any_of(state.links.begin(), state.links.end(), [&](const Link& link) {
            return link.attacker == attacker && link.defender == defender;
        });
    }
};

} // namespace navarch::trireme
