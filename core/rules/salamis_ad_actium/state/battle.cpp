// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

Phrase BattleFacts::called(ShipNumber ship) const
{
    const ShipFacts& about = of(ship);
    return about.isWall ? wallSectionName(about.section + 1) : Phrase(given(about.name));
}

Phrase BattleFacts::called(const SquadronFacts& squadron) const
{
    return squadron.isUnnamed ? phrase("Garrison") : Phrase(given(squadron.name));
}

void removeFromTable(State& state, ShipNumber ship, Whereabouts where)
{
    shipOf(state, ship).where = where;
    state.bases[static_cast<std::size_t>(ship)] = {};
    std::erase_if(state.contacts,
                  [&](const Contact& contact) { return contact.a == ship || contact.b == ship; });
}

} // namespace navarch::salamis
