// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/ashore.h"

#include <algorithm>

#include "core/campaign/allies/relations.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/fallen_port.h"

namespace navarch {

namespace {

const BriefSide* walledSide(const Aftermath& a)
{
    for (const BriefSide& side : a.hand.brief.sides)
        if (side.walls && !side.walls->sections.empty())
            return &side;
    return nullptr;
}

bool hasMen(const WallSection& section)
{
    return section.archers + section.marines + section.heavyMarines > 0;
}

/// Whether nobody of the garrison is left, on the walls or in the town (CP-3.4). Where nobody stood before, nobody is gone.
bool garrisonIsGone(const Aftermath& a, const BriefSide& side)
{
    bool stood = false;
    for (const WallSection& before : side.walls->sections)
        stood = stood || hasMen(before);
    for (const WallOutcome& wall : a.outcome().walls)
        stood = stood && !hasMen(wall.left);
    a.deed.draft().forEach<GarrisonRecord>([&](const GarrisonRecord& garrison) {
        if (garrison.port == a.hand.parts.battle->port)
            stood = stood && garrison.archers + garrison.marines + garrison.heavyMarines == 0;
    });
    return stood;
}

/// The side that is still before the walls at the end: the victor, when the defender is not; without a victor whoever has a
/// ship afloat while the defender has none. -1: nobody.
int besiegerOf(const Aftermath& a, int defender)
{
    if (a.outcome().victor)
        return *a.outcome().victor != defender ? *a.outcome().victor : -1;
    int besieger = -1;
    for (const ShipOutcome& ship : a.outcome().ships) {
        if (ship.fate != ShipFate::Afloat || !ship.onTable || ship.condition.damage == Damage::Wrecked)
            continue;
        if (ship.side == defender)
            return -1;
        besieger = ship.side;
    }
    return besieger;
}

/// The side that took the last section to fall, or is before walls on which nobody of the garrison is left; -1 while the
/// port holds. A port without walls falls with the ships that held it.
int conquerorOf(const Aftermath& a)
{
    const BattleRecord& battle = *a.hand.parts.battle;
    const BriefSide* side = walledSide(a);
    if (!side && battle.place == PlaceKind::Port && a.outcome().victor) {
        const PortRecord* port = a.deed.draft().find(battle.port);
        const SideId victor = a.side(*a.outcome().victor).side;
        if (port && victor && port->owner != victor && isUndefended(a.deed.draft(), battle.port))
            return *a.outcome().victor;
    }
    if (!side || a.outcome().walls.size() != side->walls->sections.size())
        return -1;
    const int besieger = besiegerOf(a, a.outcome().walls.front().side);
    if (besieger >= 0 && garrisonIsGone(a, *side))
        return besieger;
    int conqueror = -1;
    for (const WallOutcome& wall : a.outcome().walls) {
        if (wall.captor < 0)
            return -1;
        conqueror = wall.captor;
    }
    return a.outcome().victor && *a.outcome().victor != a.outcome().walls.front().side ? *a.outcome().victor
                                                                                       : conqueror;
}

/// What is left of a section. Games count pots of oil and of bees together; what exceeds the oil are bees.
WallSection leftOf(const WallSection& before, const WallSection& made)
{
    WallSection left = before;
    left.archers = std::min(before.archers, made.archers);
    left.marines = std::min(before.marines, made.marines);
    left.heavyMarines = std::min(before.heavyMarines, made.heavyMarines);
    left.ballistae = std::min(before.ballistae, made.ballistae);
    left.towers = std::min(before.towers, made.towers);
    left.ferreaManus = std::min(before.ferreaManus, made.ferreaManus);
    left.boilingOil = std::min(before.boilingOil, made.boilingOil);
    left.bees = std::min(before.bees, made.bees + std::max(0, made.boilingOil - before.boilingOil));
    if (made.heavyEngines.size() < before.heavyEngines.size())
        left.heavyEngines = made.heavyEngines;
    return left;
}

/// Fleets of sides that had no part in it, for which the port was open and is not any more, stand off it (CP-7.2).
void putStrangersOff(Aftermath& a, const PortRecord& before)
{
    Draft& draft = a.deed.draft();
    std::vector<FleetId> strangers;
    draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
        if (fleet.port == before.id && fleet.side != before.owner
            && !isOpenTo(draft, *draft.find(before.id), fleet.side))
            strangers.push_back(fleet.id);
    });
    for (const FleetId id : strangers) {
        const PlaceAtSea off = placeOf(draft, *draft.find(id), a.deed.figures().lanes);
        if (off.isNone())
            continue;
        FleetRecord& fleet = draft.edit(id);
        fleet.port = {};
        fleet.at = off;
        a.deed.note(Severity::Warning, "leaves-harbour", given(fleet.name),
                    phrase("It has to leave the harbour, and stands off it."), "CP-7.2");
    }
}

void fall(Aftermath& a, int conqueror)
{
    Draft& draft = a.deed.draft();
    const PortRecord before = *draft.find(a.hand.parts.battle->port);
    const BattleSideRecord& victor = a.side(conqueror);
    draft.forEach<GarrisonRecord>([&](const GarrisonRecord& garrison) {
        if (garrison.port == before.id && (garrison.archers || garrison.marines || garrison.heavyMarines))
            a.out.ashore.push_back(phrase("The men in the town lay down their arms."));
    });
    markFallen(a.deed, before.id, victor.side);
    putStrangersOff(a, before);
    a.deed.happened("port-fallen", phrase("%1 falls to %2.", given(before.name), given(victor.name)),
                    "CP-3.4");
    tell(a.deed, "port-fallen", phrase("%1 falls to %2.", given(before.name), given(victor.name)),
         Knowing::all(victor.side, before.owner), "CP-3.4", {}, {before.id, a.hand.parts.battle->id});
    a.out.ashore.push_back(phrase("%1 falls to %2.", given(before.name), given(victor.name)));
    const Talents loot = lootOf(a.deed, before.id);
    if (loot.isZero()) {
        a.out.ashore.push_back(phrase("It was looted earlier this year; nothing is left to take."));
        return;
    }
    a.move(conqueror, Account::Loot, loot, phrase("Loot of %1", given(before.name)));
    a.out.ashore.push_back(phrase("The loot of %1 is %2 talents.", given(before.name), loot));
}

/// Who won before walls and took less than all of them takes no port (CP-3.4): that is said, since it is easily overlooked
/// in a result that is typed in.
void tellThatItHolds(Aftermath& a)
{
    const auto& walls = a.outcome().walls;
    const PortRecord* port = a.deed.draft().find(a.hand.parts.battle->port);
    if (!port || walls.empty() || !a.outcome().victor || *a.outcome().victor == walls.front().side)
        return;
    const auto held =
        std::count_if(walls.begin(), walls.end(), [](const WallOutcome& wall) { return wall.captor < 0; });
    const Phrase text = phraseN("%1 does not fall: {one wall section is|%n wall sections are} still held.",
                                held, given(port->name));
    a.out.ashore.push_back(text);
    a.deed.happened("port-holds", text, "CP-3.4");
    tell(a.deed, "port-holds", text, Knowing::only(a.side(*a.outcome().victor).side, port->owner), "CP-3.4",
         {}, {port->id, a.hand.parts.battle->id});
}

} // namespace

std::optional<GarrisonLeader> garrisonCommanderOf(const Aftermath& a)
{
    GarrisonLeader leader;
    for (const BattleCommanderRecord* entry : a.hand.parts.commanders)
        if (entry->row < 0)
            leader.entry = entry;
    if (!leader.entry)
        return std::nullopt;
    int captor = -1;
    for (const WallOutcome& wall : a.outcome().walls) {
        leader.state = std::max(leader.state, wall.commander);
        if (wall.commander == PersonState::Captured)
            captor = wall.captor;
    }
    const int conqueror = conquerorOf(a);
    if (conqueror >= 0 && leader.state != PersonState::Dead)
        leader.state = PersonState::Captured;
    // Who took his section has him, also where the others hold.
    if (leader.state == PersonState::Captured)
        leader.captor = conqueror >= 0              ? conqueror
                        : captor >= 0               ? captor
                        : a.outcome().walls.empty() ? -1
                                                    : besiegerOf(a, a.outcome().walls.front().side);
    return leader;
}

void settleAshore(Aftermath& a)
{
    const BattleRecord& battle = *a.hand.parts.battle;
    Draft& draft = a.deed.draft();
    if (battle.place == PlaceKind::Port && draft.find(battle.port))
        draft.edit(battle.port).attackedTurn = battle.turn;
    for (const WallOutcome& made : a.outcome().walls) {
        Id<WallRecord> id;
        int place = 0;
        std::vector<std::pair<int, Id<WallRecord>>> walls;
        draft.forEach<WallRecord>([&](const WallRecord& wall) {
            if (wall.port == battle.port)
                walls.emplace_back(wall.number, wall.id);
        });
        std::sort(walls.begin(), walls.end());
        for (const auto& [number, each] : walls)
            if (place++ == made.section)
                id = each;
        if (id.isNone())
            continue;
        const WallSection before = draft.find(id)->section;
        const WallSection left = leftOf(before, made.left);
        if (left != before)
            draft.edit(id).section = left;
        const Phrase name = wallSectionName(made.section + 1);
        if (made.captor >= 0)
            a.out.ashore.push_back(phrase("%1 is taken by %2.", name, given(a.side(made.captor).name)));
        else if (left != before)
            a.out.ashore.push_back(phrase("%1 holds, with losses.", name));
    }
    if (const int conqueror = conquerorOf(a); conqueror >= 0)
        fall(a, conqueror);
    else
        tellThatItHolds(a);
}

} // namespace navarch
