// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/ramming/ram_odds.h"

#include <algorithm>
#include <map>
#include <vector>

#include "core/rules/salamis_ad_actium/losses/casualties.h"
#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"

namespace navarch::salamis {

namespace {

/// A ship as it may stand, and the worst that befell it.
struct Standing {
    Ship ship;
    int worst = -1; ///< a RamResult; -1: nothing

    [[nodiscard]] std::array<std::int8_t, 14> key() const
    {
        return {static_cast<std::int8_t>(worst),
                static_cast<std::int8_t>(ship.where),
                static_cast<std::int8_t>(ship.damage),
                static_cast<std::int8_t>(ship.captain),
                ship.oars,
                ship.speedLost,
                ship.turnClassLost,
                ship.archers,
                ship.marines,
                ship.heavyMarines,
                ship.ballistae,
                ship.towers,
                ship.enginesLost,
                static_cast<std::int8_t>(ship.mastDown)};
    }
};

/// Everything that may be, with its chance; equal standings are one.
class Spread {
public:
    struct Share {
        Standing standing;
        Fraction chance;
    };

    void add(const Standing& standing, const Fraction& chance)
    {
        if (chance.isZero())
            return;
        Share& share = m_shares.try_emplace(standing.key(), Share{standing, 0}).first->second;
        share.chance += chance;
    }
    void add(const Spread& other, const Fraction& chance)
    {
        for (const auto& [key, share] : other.m_shares)
            add(share.standing, share.chance * chance);
    }
    [[nodiscard]] const auto& shares() const { return m_shares; }

private:
    std::map<std::array<std::int8_t, 14>, Share> m_shares;
};

/// What may befall one ship, worked out with the procedures of the battle itself on dice that are told every face.
class Fortune {
public:
    Fortune(const RamScene& scene, ShipNumber ship) : m_facts(scene.facts), m_state(scene.state), m_ship(ship)
    {
    }

    [[nodiscard]] Spread start() const
    {
        Spread spread;
        spread.add({shipOf(m_state, m_ship)}, 1);
        return spread;
    }

    /// A result on the Ramming Damage table, with its casualties.
    [[nodiscard]] Spread suffer(const Spread& before, const RamRollOdds& roll, int ignoredFrom)
    {
        const int most = *std::max_element(roll.dice.begin(), roll.dice.end());
        std::vector<Spread> byDice{before};
        while (static_cast<int>(byDice.size()) <= most)
            byDice.push_back(oneCasualty(byDice.back(), ignoredFrom));
        Spread after;
        for (int result = 0; result < ramResults; ++result) {
            const Fraction chance = roll.results[static_cast<std::size_t>(result)];
            const Spread& rolled =
                byDice[static_cast<std::size_t>(roll.dice[static_cast<std::size_t>(result)])];
            for (const auto& [key, share] : rolled.shares())
                after.add(struckBy(share.standing, static_cast<RamResult>(result)), share.chance * chance);
        }
        return after;
    }

    /// The natural die of its own ram may worsen its damage (SA-7.5.3).
    [[nodiscard]] Spread strain(const Spread& before, Damage damage, const Fraction& chance)
    {
        Spread after;
        for (const auto& [key, share] : before.shares()) {
            after.add(share.standing, share.chance * (Fraction(1) - chance));
            if (chance.isZero())
                continue;
            const auto worse = static_cast<RamResult>(static_cast<int>(damage) + 1);
            after.add(struckBy(share.standing, worse), share.chance * chance);
        }
        return after;
    }

private:
    Standing struckBy(Standing standing, RamResult result)
    {
        if (!standing.ship.onTable())
            return standing;
        shipOf(m_state, m_ship) = standing.ship;
        if (result == RamResult::Matchwood)
            goDown(m_facts, m_state, m_ship);
        else
            damageTo(m_state, m_ship, damageOf(result));
        standing.ship = shipOf(m_state, m_ship);
        standing.worst = std::max(standing.worst, static_cast<int>(result));
        return standing;
    }

    /// One roll on column A, every face of it and of the die that it may lead to.
    Spread oneCasualty(const Spread& before, int ignoredFrom)
    {
        Spread after;
        for (const auto& [key, share] : before.shares()) {
            if (!share.standing.ship.onTable()) {
                after.add(share.standing, share.chance);
                continue;
            }
            for (int face = 1; face <= 10; ++face)
                branch(share, {face}, 1, share.chance * Fraction(1, 10), ignoredFrom, after);
        }
        return after;
    }

    void branch(const Spread::Share& share, std::array<int, 2> faces, std::size_t count,
                const Fraction& chance, int ignoredFrom, Spread& after)
    {
        shipOf(m_state, m_ship) = share.standing.ship;
        BattleDice dice = BattleDice::typed({faces.data(), count});
        Proceedings unheard(dice);
        rollCasualties(m_facts, m_state, m_ship, CasualtyColumn::Ram, 1, "", unheard, ignoredFrom);
        const int sides = dice.wanted().sides;
        if (sides == 0) {
            after.add({shipOf(m_state, m_ship), share.standing.worst}, chance);
            return;
        }
        for (faces[count] = 1; faces[count] <= sides; ++faces[count])
            branch(share, faces, count + 1, chance * Fraction(1, sides), ignoredFrom, after);
    }

    const BattleFacts& m_facts;
    State m_state;
    ShipNumber m_ship;
};

RamRollOdds rollOdds(const BattleFigures& figures, const Modifiers& lines)
{
    RamRollOdds odds;
    odds.lines = lines;
    for (int face = 1; face <= 10; ++face)
        odds.results[indexOf(figures.ramResult(face + lines.sum()))] += Fraction(1, 10);
    return odds;
}

void countDice(RamRollOdds& odds)
{
    for (std::size_t result = 0; result < ramResults; ++result)
        odds.expectedDice += odds.results[result] * odds.dice[result];
}

RamRollOdds struckOdds(const BattleFigures& figures, const RamCase& ram)
{
    RamRollOdds odds = rollOdds(figures, ramModifiers(figures, ram));
    for (std::size_t result = 0; result < ramResults; ++result)
        odds.dice[result] = ramCasualtyDice(figures, ram, static_cast<RamResult>(result));
    countDice(odds);
    return odds;
}

RamRollOdds selfTestOdds(const BattleFigures& figures, const RamCase& ram)
{
    RamRollOdds odds = rollOdds(figures, selfTestModifiers(figures, ram));
    std::copy(figures.casualtyDice.begin(), figures.casualtyDice.end(), odds.dice.begin());
    countDice(odds);
    return odds;
}

Fraction strainChance(Damage damage)
{
    int faces = 0;
    for (int face = 1; face <= 10; ++face)
        faces += worsensRammer(damage, face) ? 1 : 0;
    return {faces, 10};
}

void sumUp(RamPartyOdds& odds, const Ship& before, const Spread& spread)
{
    for (const auto& [key, share] : spread.shares()) {
        const Fraction& chance = share.chance;
        const Ship& after = share.standing.ship;
        if (share.standing.worst < 0)
            odds.untouched += chance;
        else
            odds.worst[static_cast<std::size_t>(share.standing.worst)] += chance;
        if (after.onTable())
            odds.damageAfter[indexOf(after.damage)] += chance;
        else
            odds.gone += chance;
        ExpectedLosses& losses = odds.losses;
        losses.oars += chance * (before.oars - after.oars);
        losses.speed += chance * (after.speedLost - before.speedLost);
        losses.steering += chance * (after.turnClassLost - before.turnClassLost);
        losses.archers += chance * (before.archers - after.archers);
        losses.marines += chance * (before.marines - after.marines);
        losses.heavyMarines += chance * (before.heavyMarines - after.heavyMarines);
        losses.ballistae += chance * (before.ballistae - after.ballistae);
        losses.heavyEngines += chance * (after.enginesLost - before.enginesLost);
        losses.towers += chance * (before.towers - after.towers);
        if (after.mastDown != before.mastDown)
            losses.mast += chance;
        if (after.captain != before.captain)
            (after.captain == PersonState::Wounded ? losses.captainWounded : losses.captainKilled) += chance;
    }
}

/// One ship's part: `ram` is its own ram upon the other, `chance` that of being only the rammer, only the rammed, and
/// both. The attacker's strike comes first.
RamPartyOdds partyOdds(const RamScene& scene, ShipNumber ship, const RamCase& ram, const Fraction& rams,
                       const Fraction& isRammed, const Fraction& both)
{
    const BattleFigures& figures = scene.facts.figures;
    RamPartyOdds odds;
    if (!(isRammed + both).isZero())
        odds.struck = struckOdds(figures, counterRam(ram));
    if (!(rams + both).isZero()) {
        odds.strained = strainChance(ram.rammer.damage);
        if (testsItself(ram))
            odds.selfTest = selfTestOdds(figures, ram);
    }
    if (odds.struck)
        odds.expectedDice += odds.struck->expectedDice * (isRammed + both);
    if (odds.selfTest)
        odds.expectedDice += odds.selfTest->expectedDice * (rams + both);
    Fortune fortune(scene, ship);
    const auto strikes = [&](const Spread& before) {
        const Spread strained = fortune.strain(before, ram.rammer.damage, odds.strained);
        return odds.selfTest ? fortune.suffer(strained, *odds.selfTest, selfTestIgnoresFrom) : strained;
    };
    const auto suffers = [&](const Spread& before) {
        return fortune.suffer(before, *odds.struck, noneIgnored);
    };
    const Spread start = fortune.start();
    Spread all;
    if (!rams.isZero())
        all.add(strikes(start), rams);
    if (!isRammed.isZero())
        all.add(suffers(start), isRammed);
    if (!both.isZero())
        all.add(ship == RamScene::attacker ? suffers(strikes(start)) : strikes(suffers(start)), both);
    sumUp(odds, shipOf(scene.state, ship), all);
    return odds;
}

} // namespace

RamOdds ramOdds(const RamScene& scene)
{
    const RamCase& ram = scene.ram;
    RamOdds odds;
    if (ram.aspect != Aspect::Bow || ram.target.damage == Damage::Wrecked) {
        odds.attackerRams = 1;
    } else {
        const int own = crewModifiers(scene.facts, scene.state, RamScene::attacker).sum();
        const int other = crewModifiers(scene.facts, scene.state, RamScene::target).sum();
        for (int face = 1; face <= 6; ++face)
            for (int theirs = 1; theirs <= 6; ++theirs) {
                const RollOff who = rollOff(face + own, theirs + other, ram.rammer.ram, ram.target.ram);
                Fraction& place = who.attackerRams && who.targetRams ? odds.bothRam
                                  : who.attackerRams                 ? odds.attackerRams
                                                                     : odds.targetRams;
                place += Fraction(1, 36);
            }
    }
    odds.attacker =
        partyOdds(scene, RamScene::attacker, ram, odds.attackerRams, odds.targetRams, odds.bothRam);
    odds.target =
        partyOdds(scene, RamScene::target, counterRam(ram), odds.targetRams, odds.attackerRams, odds.bothRam);
    return odds;
}

} // namespace navarch::salamis
