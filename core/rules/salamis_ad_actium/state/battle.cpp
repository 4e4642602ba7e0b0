// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/state/battle.h"

#include <algorithm>

namespace navarch::salamis {

Phrase BattleFacts::called(ShipNumber ship) const
{
    const ShipFacts& about = of(ship);
    return about.isWall ? wallSectionName(about.section + 1) : Phrase(given(about.name));
}

Phrase BattleFacts::called(const SquadronFacts& squadron) const
{
    if (squadron.isUnnamed)
        return phrase("Garrison");
    if (squadron.line == 0)
        return given(squadron.name);
    const std::string& name = squadron.contingent >= 0
                                  ? contingents[static_cast<std::size_t>(squadron.contingent)].name
                                  : sides[static_cast<std::size_t>(squadron.side)];
    const Phrase whose = name.empty() ? phrase("Allies") : Phrase(given(name));
    return isOnly(squadron) ? whose : phrase("Line %1 of %2", squadron.line, whose);
}

bool BattleFacts::isOnly(const SquadronFacts& squadron) const
{
    return std::none_of(squadrons.begin(), squadrons.end(), [&](const SquadronFacts& each) {
        return &each != &squadron && each.side == squadron.side && each.contingent == squadron.contingent
               && !each.isWall;
    });
}

void removeFromTable(State& state, ShipNumber ship, Whereabouts where)
{
    shipOf(state, ship).where = where;
    state.bases[static_cast<std::size_t>(ship)] = {};
    std::erase_if(state.contacts,
                  [&](const Contact& contact) { return contact.a == ship || contact.b == ship; });
}

} // namespace navarch::salamis
