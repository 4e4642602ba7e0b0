// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/battle/engine/random_briefs.h"

#include <algorithm>

#include "core/dice/dice.h"

namespace navarch {

namespace {

class Draw {
public:
    explicit Draw(std::uint64_t number) : m_dice(number, streamOf("random-briefs")) {}

    /// 0 to `count` - 1.
    int below(int count) { return count < 2 ? 0 : m_dice.roll(count, "", "") - 1; }
    int between(int least, int most) { return least + below(most - least + 1); }
    bool once(int in) { return below(in) == 0; }
    template <class E>
    E any()
    {
        return EnumNames<E>::names[static_cast<std::size_t>(
                                       below(static_cast<int>(EnumNames<E>::names.size())))]
            .value;
    }

private:
    Dice m_dice;
};

void equip(FleetShip& ship, Draw& draw)
{
    ShipFit& fit = ship.fit;
    if (draw.once(3))
        fit.ram = draw.any<Ram>();
    if (draw.once(4))
        fit.hull = draw.any<Hull>();
    const auto some = [&](int& field, int most) {
        if (draw.once(3))
            field = draw.between(0, most);
    };
    some(fit.archers, 4);
    some(fit.marines, 4);
    some(fit.heavyMarines, 4);
    some(fit.ballistae, 3);
    some(fit.ferreaManus, 1);
    some(fit.towers, 2);
    some(fit.corvi, 1);
    some(fit.firePots, 3);
    fit.cataphract = fit.cataphract || draw.once(4);
    fit.parablemata = fit.parablemata || draw.once(4);
    fit.raisedPlatform = fit.raisedPlatform || draw.once(6);
    fit.greekFire = fit.greekFire || draw.once(6);
    fit.fightingOars = fit.fightingOars || draw.once(6);
    if (fit.size >= 4 && draw.once(3))
        fit.heavyEngines = {draw.between(1, 6)};
}

void wear(FleetShip& ship, Draw& draw)
{
    Condition& condition = ship.condition;
    condition.damage = static_cast<Damage>(draw.below(5));
    condition.oarsLost = draw.between(0, ship.fit.oars / 2);
    condition.speedLost = draw.between(0, ship.fit.speed / 2);
    condition.marinesLost = draw.between(0, ship.fit.marines);
    condition.archersLost = draw.between(0, ship.fit.archers);
    condition.ballistaeLost = draw.between(0, ship.fit.ballistae);
    condition.towersLost = draw.between(0, ship.fit.towers);
    condition.firePotsUsed = draw.between(0, ship.fit.firePots);
    condition.greekFireUsed = ship.fit.greekFire && draw.once(2);
    condition.rudderHit = draw.once(4);
    condition.mastDown = draw.once(4);
    condition.captain = draw.once(3) ? PersonState::Wounded : PersonState::Fit;
}

Fleet randomFleet(const RandomBriefs& kind, const std::vector<const ShipClass*>& classes, Draw& draw)
{
    Fleet fleet;
    const int ships = draw.between(kind.leastShips, kind.mostShips);
    for (int i = 0; i < ships; ++i) {
        const ShipClass& shipClass =
            *classes[static_cast<std::size_t>(draw.below(static_cast<int>(classes.size())))];
        FleetShip& ship = fleet.ships.emplace_back();
        ship.classId = shipClass.id;
        ship.fit = shipClass.fit;
        ship.crew = draw.any<CrewQuality>();
        ship.squadron = i < ships / 2 ? "Van" : "Rear";
        if (kind.allEquipment && draw.once(2))
            equip(ship, draw);
        if (kind.allEquipment && draw.once(5))
            wear(ship, draw);
    }
    if (ships >= 2)
        fleet.commanders.push_back({"Strategos", Post::Squadron, draw.any<CommandQuality>(), "Van"});
    if (draw.once(2))
        fleet.commanders.push_back({"Nauarchos", Post::Fleet, draw.any<CommandQuality>(), ""});
    return fleet;
}

} // namespace

BattleBrief randomBrief(const RandomBriefs& kind, std::uint64_t number, const Figures& figures)
{
    Draw draw(number);
    // Ships of one time, so that Sea Peoples seldom meet Byzantines.
    const int year = draw.between(0, 22) * 100 - 1200;
    std::vector<const ShipClass*> classes;
    std::vector<const ShipClass*> ofTheTime;
    for (const ShipClass& each : figures.classes.all()) {
        if (!kind.rules.empty() && !each.games.contains(std::string(kind.rules)))
            continue;
        classes.push_back(&each);
        if (each.offeredIn(year))
            ofTheTime.push_back(&each);
    }
    BattleBrief brief;
    brief.rules = kind.rules;
    brief.seed = number;
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        side.fleet = randomFleet(kind, ofTheTime.empty() ? classes : ofTheTime, draw);
        if (kind.captains)
            side.captain = draw.any<Temperament>();
    }
    return brief;
}

BattleBrief cutDown(BattleBrief brief, std::size_t ships, int turns)
{
    for (BriefSide& side : brief.sides)
        if (side.fleet.ships.size() > ships)
            side.fleet.ships.resize(ships);
    brief.turnLimit = turns;
    return brief;
}

} // namespace navarch
