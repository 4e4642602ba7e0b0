// SPDX-License-Identifier: GPL-3.0-or-later
// Ships of the campaign in this game's terms.
#include <algorithm>

#include "core/pricing/ship_price.h"
#include "core/rules/pompeius/setup/set_up.h"

namespace navarch::pompeius {

namespace {

int left(int had, int lost)
{
    return std::max(0, had - lost);
}

int roundHalfUp(int amount, int of)
{
    return of <= 0 ? 0 : (2 * amount + of) / (2 * of);
}

/// Ordinary steps a turn: her class's, one more or less for a ship much faster or slower, less when overloaded, and less by
/// what she lost of oars and speed.
int speedOf(const FleetShip& ship, const ShipClass& known, int printed)
{
    const Condition& before = ship.condition;
    if (before.damage == Damage::Wrecked)
        return 0;
    constexpr int markedly = 2; // cm
    const int faster = ship.fit.speed - known.fit.speed;
    int speed = printed;
    if (faster >= markedly)
        speed = std::clamp(printed + 1, 1, subPhases);
    else if (faster <= -markedly)
        speed = std::clamp(printed - 1, 1, subPhases);
    const int troops = left(ship.fit.archers, before.archersLost) + left(ship.fit.marines, before.marinesLost)
                       + left(ship.fit.heavyMarines, before.heavyMarinesLost);
    speed -= troops > known.troopSpace ? 1 : 0;
    speed -= roundHalfUp(printed * before.oarsLost, ship.fit.oars);
    speed -= roundHalfUp(printed * before.speedLost, ship.fit.speed);
    return std::max(0, speed);
}

/// Units of a kind stand for equal shares of what the ship has of it, the first ones for one more, heavy ones first.
void shareOut(UnitKind kind, int heavy, int light, std::vector<UnitFacts>& units)
{
    const auto count = static_cast<int>(std::count_if(
        units.begin(), units.end(), [&](const UnitFacts& unit) { return unit.name.kind == kind; }));
    int all = heavy + light;
    int index = 0;
    for (UnitFacts& unit : units) {
        if (unit.name.kind != kind)
            continue;
        const int share = all / count + (index++ < all % count ? 1 : 0);
        const int ofHeavy = std::min(heavy, share);
        heavy -= ofHeavy;
        const auto first = static_cast<std::int8_t>(ofHeavy);
        const auto second = static_cast<std::int8_t>(share - ofHeavy);
        if (kind == UnitKind::Milites) {
            unit.heavyMarines = first;
            unit.marines = second;
        } else if (kind == UnitKind::Sagittarii) {
            unit.archers = second;
        } else {
            unit.heavyEngines = first;
            unit.ballistae = second;
        }
    }
}

} // namespace

std::array<int, unitKinds> sharedBoxes(const std::array<int, unitKinds>& troops, int boxes)
{
    const int all = troops[0] + troops[1] + troops[2];
    if (all <= boxes)
        return troops;
    std::array<int, unitKinds> shared{};
    std::array<int, unitKinds> rest{};
    int given = 0;
    for (std::size_t kind = 0; kind < unitKinds; ++kind) {
        shared[kind] = troops[kind] * boxes / all;
        rest[kind] = troops[kind] * boxes % all;
        if (troops[kind] > 0 && shared[kind] == 0) {
            shared[kind] = 1;
            rest[kind] = -1;
        }
        given += shared[kind];
    }
    for (; given < boxes; ++given) {
        const auto most = std::max_element(rest.begin(), rest.end()) - rest.begin();
        ++shared[static_cast<std::size_t>(most)];
        rest[static_cast<std::size_t>(most)] = -1;
    }
    for (; given > boxes; --given) // each kind has its least: the largest gives way, of equals the last
        for (std::size_t kind = unitKinds; kind-- > 0;)
            if (shared[kind] == *std::max_element(shared.begin(), shared.end())) {
                --shared[kind];
                break;
            }
    return shared;
}

void standOnDeck(const ShipFacts& ship, const std::array<int, unitKinds>& count,
                 std::vector<UnitFacts>& units)
{
    bool toBow = ship.length > 1;
    for (std::size_t kind = 0; kind < unitKinds; ++kind)
        for (int number = 1; number <= count[kind]; ++number) {
            UnitFacts unit;
            unit.name = {static_cast<UnitKind>(kind), static_cast<std::int8_t>(number)};
            unit.section = toBow ? Section::Bow : Section::Stern;
            toBow = ship.length > 1 && !toBow;
            units.push_back(unit);
        }
}

bool manAsPrinted(const PompeiusTables& tables, const Options& options, const ShipFacts& ship,
                  std::vector<UnitFacts>& units)
{
    const Nation nation = options.nation[static_cast<std::size_t>(ship.side)];
    const auto row = std::find_if(tables.crews.begin(), tables.crews.end(), [&](const auto& each) {
        return each.key == ship.classId && each.nation == nameOf(nation);
    });
    if (row == tables.crews.end())
        return false;
    std::array<std::array<int, unitKinds>, 2> sections{};
    for (std::size_t kind = 0; kind < unitKinds; ++kind) {
        sections[0][kind] = row->stern[kind];
        sections[1][kind] = row->bow[kind];
    }
    if (nation == Nation::Pirate && options.pirateMilites) {
        int archers = (sections[0][1] + sections[1][1]) / 2;
        for (auto& section : sections) {
            const int turned = std::min(section[1], section == sections[0] ? (archers + 1) / 2 : archers);
            section[1] -= turned;
            section[0] += turned;
            archers -= turned;
        }
    }
    std::array<std::int8_t, unitKinds> numbers{};
    for (const std::size_t section : {std::size_t{1}, std::size_t{0}})
        for (std::size_t kind = 0; kind < unitKinds; ++kind)
            for (int i = 0; i < sections[section][kind]; ++i) {
                UnitFacts unit;
                unit.name = {static_cast<UnitKind>(kind), ++numbers[kind]};
                unit.section = static_cast<Section>(section);
                units.push_back(unit);
            }
    return true;
}

ShipFacts translated(const BriefShip& entry, const ClassFigures& about, const BattleFigures&, const Options&,
                     const Figures& known, std::vector<UnitFacts>& units)
{
    const FleetShip& ship = entry.ship;
    const ShipFit& fit = ship.fit;
    const Condition& before = ship.condition;
    ShipFacts facts;
    facts.name = entry.name;
    facts.captain = ship.captain;
    facts.side = entry.side;
    facts.fit = fit;
    facts.before = before;
    facts.value = static_cast<int>(shipTotal(fit, ship.crew, known.prices).hundredths());
    facts.length = about.rexes;
    const ShipClass& ofClass = *classOf(ship, known.classes);
    facts.classId = ofClass.kind();
    facts.mass = std::clamp(about.mass + fit.size - ofClass.fit.size, 1, 8);
    facts.hull = std::max(1, about.hull + (fit.hull == Hull::Stout ? 2 : fit.hull == Hull::Weak ? -2 : 0));
    facts.hullAtStart = std::max(1, facts.hull - facts.hull * static_cast<int>(before.damage) / 6);
    facts.printedSpeed = about.speed;
    facts.maxSpeed = speedOf(ship, ofClass, about.speed);
    facts.extrasATurn = about.speedExtra - about.speed;
    facts.turns = about.rexes == 1 ? 4 : 3;
    facts.turnsLost = before.rudderHit ? 1 : 0;
    facts.boxes = about.units;
    facts.hands = fit.ferreaManus + fit.corvi;
    facts.hasRam = fit.ram != navarch::Ram::None;
    facts.isRamUnsupported = isUnsupported(fit.ram);
    facts.hasFightingOars = fit.fightingOars;
    const int marines = left(fit.marines, before.marinesLost);
    const int heavyMarines = left(fit.heavyMarines, before.heavyMarinesLost);
    const int archers = left(fit.archers, before.archersLost);
    const int ballistae = left(fit.ballistae, before.ballistaeLost);
    const int engines = left(static_cast<int>(fit.heavyEngines.size()), before.heavyEnginesLost);
    standOnDeck(facts, sharedBoxes({marines + heavyMarines, archers, ballistae + engines}, facts.boxes),
                units);
    shareOut(UnitKind::Milites, heavyMarines, marines, units);
    shareOut(UnitKind::Sagittarii, 0, archers, units);
    shareOut(UnitKind::Ballistae, engines, ballistae, units);
    return facts;
}

} // namespace navarch::pompeius
