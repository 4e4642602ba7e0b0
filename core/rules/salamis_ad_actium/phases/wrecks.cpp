// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/phases/wrecks.h"

#include "core/rules/salamis_ad_actium/losses/losses.h"

namespace navarch::salamis {

void sinkWrecks(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto ship = static_cast<ShipNumber>(i);
        Ship& her = state.ships[i];
        if (!her.onTable() || her.damage != Damage::Wrecked)
            continue;
        if (her.freshWreck) {
            her.freshWreck = false;
            continue;
        }
        const bool sinks =
            proceedings.d10("SA-12.1", phraseText("Wreck")) <= facts.figures.house.wreckSinksTo;
        proceedings.settle(sinks ? phraseText("sinks") : phraseText("floats"));
        const int side = her.holder;
        if (sinks)
            goDown(facts, state, ship);
        proceedings.tell(sinks ? "sunk" : "wreck-floats", "SA-12.1", side, ship, noShip, [&] {
            return sinks ? phrase("The wreck of %1 goes down.", facts.called(ship))
                         : phrase("The wreck of %1 still floats.", facts.called(ship));
        });
    }
}

} // namespace navarch::salamis
