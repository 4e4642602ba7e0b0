// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/ramming/ram.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

// A ram of two equal triremes, whole bow on the beam, to be changed by tests.
namespace navarch::salamis {

/// Two triremes of two sides, one of which rams the other.
struct Duel : Skirmish {
    const ShipNumber rammer = add(0);
    const ShipNumber target = add(1);

    /// Plays a ram on the beam with these faces, as played() does.
    std::string rams(const std::vector<int>& faces, bool wholeBow = true, std::int32_t straight = 8000)
    {
        return played(faces, [&](Proceedings& p) {
            resolveRam(facts, state, {rammer, target, Aspect::Beam, wholeBow, straight}, p);
        });
    }
};

inline const BattleFigures& figures()
{
    static const BattleFigures compiled = Skirmish().facts.figures;
    return compiled;
}

inline RamShip trireme()
{
    RamShip ship;
    ship.size = 3;
    ship.ram = Ram::Reinforced;
    ship.speed = 8;
    return ship;
}

inline RamCase beamRam()
{
    RamCase ram;
    ram.rammer = trireme();
    ram.target = trireme();
    return ram;
}

inline int sumOf(const RamCase& ram)
{
    return ramModifiers(figures(), ram).sum();
}
inline int selfSumOf(const RamCase& ram)
{
    return selfTestModifiers(figures(), ram).sum();
}

/// What `change` adds to a ram of equals.
template <class Change>
int adds(Change change)
{
    RamCase ram = beamRam();
    change(ram);
    return sumOf(ram) - sumOf(beamRam());
}

} // namespace navarch::salamis
