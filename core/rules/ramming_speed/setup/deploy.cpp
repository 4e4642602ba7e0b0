// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/setup/deploy.h"

#include <algorithm>
#include <vector>

#include "core/base/listed.h"
#include "core/boards/hex/words.h"
#include "core/rules/ramming_speed/phases/round.h"

namespace navarch::ramming {

namespace {

/// By Skill.
constexpr std::array<PhraseText, skills> skillWords{phraseText("melee"),   phraseText("sailing"),
                                                    phraseText("rowing"),  phraseText("rally"),
                                                    phraseText("ramming"), phraseText("missiles")};

/// "Van starts: Aias 12.22, Tyro 14.22 facing north.": where both sides stand is told once both have deployed.
void tellStart(const BattleFacts& facts, const State& state, const SquadronFacts& squadron,
               Proceedings& proceedings)
{
    constexpr std::size_t together = 20; // a line of the log
    for (std::size_t first = 0; first < squadron.ships.size(); first += together) {
        const std::size_t past = std::min(squadron.ships.size(), first + together);
        proceedings.tell("placed", "RS-6.1", squadron.side, squadron.ships[first], noShip, [&] {
            std::vector<hex::Standing> standing;
            for (std::size_t i = first; i < past; ++i) {
                const ShipNumber ship = squadron.ships[i];
                standing.push_back(
                    {given(facts.name(ship)), shipOf(state, ship).hex, shipOf(state, ship).facing});
            }
            return phrase("%1 starts: %2.", given(squadron.name), hex::wordsOf(standing));
        });
    }
}

/// A skill by a d6 that its holder has not yet; `first` the nation's own, or -1 (RS-4.2).
Skill rollSkill(const BattleFacts& facts, const std::array<bool, skills>& has, int first,
                Proceedings& proceedings)
{
    if (first >= 0 && !has[indexOf(facts.figures.skillsByFace[static_cast<std::size_t>(first)])])
        return facts.figures.skillsByFace[static_cast<std::size_t>(first)];
    Skill skill{};
    for (int tries = 0; tries < 50; ++tries) { // typed dice that ran out give ones for ever
        skill =
            facts.figures
                .skillsByFace[static_cast<std::size_t>(proceedings.d6("RS-4.2", phraseText("Skill")) - 1)];
        if (!has[indexOf(skill)])
            return skill;
    }
    for (std::size_t i = 0; i < skills; ++i)
        if (!has[i])
            return static_cast<Skill>(i);
    return skill;
}

/// `count` skills of one holder; `has` those he has anyway.
void giveSkills(const BattleFacts& facts, Ship& ship, int count, int nation, std::array<bool, skills> has,
                Proceedings& proceedings)
{
    for (int i = 0; i < count && i < static_cast<int>(skills); ++i) {
        const Skill skill = rollSkill(facts, has, i == 0 ? nation : -1, proceedings);
        has[indexOf(skill)] = true;
        ++ship.skill[indexOf(skill)];
    }
}

void rollAdvantages(const BattleFacts& facts, State& state, ShipNumber number, Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    for (int i = 0; i < facts.of(number).deck; ++i) {
        Advantage advantage =
            facts.figures
                .advantages[static_cast<std::size_t>(proceedings.d10("RS-3.1", phraseText("Advantage")) - 1)];
        if (advantage == Advantage::Missile)
            advantage = facts.figures.missiles[static_cast<std::size_t>(
                proceedings.d10("RS-T3", phraseText("Missile Advantage")) - 1)];
        proceedings.settle(nameOf(advantage));
        auto& count = ship.fitted[indexOf(advantage)];
        count = static_cast<std::uint8_t>(count + 1);
    }
    ship.hoplites = static_cast<std::int16_t>(ship.has(Advantage::Hoplites) * facts.house().hoplites);
    ship.crewThen = static_cast<std::int16_t>(ship.crew());
    for (std::size_t kind = 0; kind < weapons; ++kind)
        if (const auto weapon = static_cast<Weapon>(kind);
            weapon != Weapon::FirePots && weapon != Weapon::Rowers)
            ship.shots[kind] = static_cast<std::int16_t>(weaponsOf(ship, weapon) * facts.house().shots);
}

} // namespace

bool isInZone(const BattleFacts& facts, int side, hex::Hex hex)
{
    const int row = hex::rowOf(hex);
    const int rows = facts.house().zoneRows;
    if (facts.board.hasZones())
        return facts.board.contains(hex) && facts.board.isInZone(side, hex);
    return facts.board.contains(hex) && (side == 0 ? row >= facts.board.rows - rows : row < rows);
}

int firstToDeploy(const BattleFacts& facts)
{
    std::array<int, 2> count{};
    for (const ShipFacts& ship : facts.ships)
        ++count[static_cast<std::size_t>(ship.side)];
    return count[1] < count[0] ? 1 : 0;
}

bool isDeploying(const BattleFacts& facts, const State& state, int side)
{
    if (state.phase != Phase::Deploy || state.ready[static_cast<std::size_t>(side)])
        return false;
    const int first = firstToDeploy(facts);
    return !facts.options.deployAlternate || side == first || state.ready[static_cast<std::size_t>(first)];
}

Refusal check(const BattleFacts&, const State& state, const Begin&)
{
    if (state.phase != Phase::Begin)
        return {"RS-6.1", refusalText("The battle has begun already.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Begin&, Proceedings& proceedings)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        const ShipFacts& about = facts.ships[i];
        Ship& ship = state.ships[i];
        if (facts.options.fitting == Fitting::Rolled)
            rollAdvantages(facts, state, number, proceedings);
        const int nation = facts.options.nation[static_cast<std::size_t>(about.side)];
        giveSkills(facts, ship, about.crewSkills, nation, {}, proceedings);
        int captainSkills = about.captainSkills;
        if (about.rollsCaptain) {
            const bool hasOne = proceedings.d6("RS-4.2", phraseText("A basic captain's skill"))
                                >= facts.house().captainSkillFrom;
            proceedings.settle(hasOne ? phraseText("one skill") : phraseText("none"));
            captainSkills += hasOne ? 1 : 0;
        }
        giveSkills(facts, ship, captainSkills, nation, {}, proceedings);
        std::array<bool, skills> commander{};
        if (about.commanderRallies) {
            ++ship.skill[indexOf(Skill::Rally)];
            commander[indexOf(Skill::Rally)] = true;
        }
        giveSkills(facts, ship, about.commanderSkills, nation, commander, proceedings);
        proceedings.tell("fitted", "RS-4.2", about.side, number, noShip, [&] {
            std::vector<Phrase> has;
            for (std::size_t skill = 0; skill < skills; ++skill)
                if (ship.skilled(static_cast<Skill>(skill)) > 0)
                    has.emplace_back(skillWords[skill], std::nullopt, std::vector<PhrasePart>());
            return has.empty() ? phrase("%1 is ready.", given(about.name))
                               : phrase("%1 is ready, skilled in %2.", given(about.name), listed(has));
        });
    }
    state.phase = Phase::Deploy;
}

Refusal check(const BattleFacts& facts, const State& state, const DeployFleet& order)
{
    if (order.side < 0 || order.side > 1 || !isDeploying(facts, state, order.side))
        return {"RS-6.1", refusalText("This side does not deploy now.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const DeployFleet& order, Proceedings&)
{
    state.formed[static_cast<std::size_t>(order.side)] =
        static_cast<std::int8_t>(static_cast<int>(order.pattern) + 1);
    (void)deployIn(facts, state, order.side, order.pattern);
}

Refusal check(const BattleFacts& facts, const State& state, const DeployShip& order)
{
    if (!isShip(state, order.ship))
        return {"RS-6.1", refusalText("There is no such ship.")};
    const int side = facts.of(order.ship).side;
    if (!isDeploying(facts, state, side))
        return {"RS-6.1", refusalText("This side does not deploy now.")};
    if (order.column < 0 || order.row < 0 || order.column >= facts.board.columns
        || order.row >= facts.board.rows)
        return {"RS-6.1", refusalText("Outside zone."),
                refusalText("Deploy within the rows nearest your own edge.")};
    if (order.facing < 0 || order.facing >= hex::facings)
        return {"RS-5.2", refusalText("A facing is 0 to 5, from the north clockwise.")};
    const hex::Hex hex = hex::hexOf(order.column, order.row);
    if (facts.board.hasZones() && !isInZone(facts, side, hex))
        return {"RS-6.1", refusalText("Outside zone."),
                refusalText("Take a free hex of the zone that is drawn for it.")};
    if (!isInZone(facts, side, hex))
        return {"RS-6.1", refusalText("Outside zone."),
                refusalText("Deploy within the rows nearest your own edge.")};
    const hex::Terrain terrain = facts.board.at(hex);
    if (terrain == hex::Terrain::Land || terrain == hex::Terrain::Shallows)
        return {"RS-T10", refusalText("No ship starts on land or aground.")};
    if (const ShipNumber other = shipAt(facts, state, hex); other != noShip && other != order.ship)
        return Refusal{"RS-5.1", refusalText("Taken by %1.", theOther), refusalText("One ship to a hex.")}.by(
            other);
    return {};
}

void perform(const BattleFacts& facts, State& state, const DeployShip& order, Proceedings&)
{
    place(facts, state, order.ship, hex::hexOf(order.column, order.row));
    shipOf(state, order.ship).facing = order.facing;
}

Refusal check(const BattleFacts& facts, const State& state, const Ready& order)
{
    if (order.side < 0 || order.side > 1 || !isDeploying(facts, state, order.side))
        return {"RS-6.1", refusalText("This side does not deploy now.")};
    return {};
}

void perform(const BattleFacts& facts, State& state, const Ready& order, Proceedings& proceedings)
{
    state.ready[static_cast<std::size_t>(order.side)] = true;
    proceedings.tell("ready", "RS-6.1", order.side, noShip, noShip,
                     [&] { return phrase("%1 has deployed.", given(facts.sideName(order.side))); });
    if (!state.ready[0] || !state.ready[1])
        return;
    for (const SquadronFacts& squadron : facts.squadrons)
        tellStart(facts, state, squadron, proceedings);
    startBattle(facts, state, proceedings);
}

} // namespace navarch::ramming
