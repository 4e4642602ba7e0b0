// SPDX-License-Identifier: GPL-3.0-or-later
// The exact odds of the rules, counted out over every face with the engine itself; where the ways are too many, sampled
// within four standard errors.
#include <QTest>

#include <cmath>
#include <numeric>

#include "core/battle/captains/play_out.h"
#include "core/rules/pompeius/combat/damage.h"
#include "tests/core/rules/pompeius/skirmish.h"

using namespace navarch;
using namespace navarch::pompeius;

namespace {

/// A fraction in its lowest terms: "5/12".
std::string fraction(std::int64_t part, std::int64_t of)
{
    const std::int64_t by = std::gcd(part, of);
    return std::to_string(part / by) + "/" + std::to_string(of / by);
}

std::int64_t binomial(int n, int k)
{
    std::int64_t ways = 1;
    for (int i = 1; i <= k; ++i)
        ways = ways * (n - k + i) / i;
    return ways;
}

/// Whether `hits` of `of` tries fit a chance, within four standard errors.
bool fits(int hits, int of, double chance)
{
    const double error = std::sqrt(chance * (1 - chance) / of);
    return std::abs(static_cast<double>(hits) / of - chance) <= 4 * error;
}

/// Rounds between two groups of equal number, one against one, modifiers added.
struct Rounds {
    int won = 0;
    int tied = 0;
    int lost = 0;
};
Rounds roundsOf(UnitKind mine, int behind, UnitKind theirs, int disorder)
{
    Rounds rounds;
    forFaces(2, [&](const std::vector<int>& faces) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        const ShipNumber other = battle.add(1, 11, 10, 1);
        const UnitNumber first = battle.man(ship, mine);
        for (int i = 0; i < behind; ++i)
            battle.unit(battle.man(ship, mine)).at = other;
        battle.unit(first).at = other;
        const UnitNumber enemy = battle.man(other, theirs);
        battle.disorder(enemy, disorder);
        (void)battle.damaged(faces);
        const bool isMineGone = battle.unit(first).fate != UnitFate::Aboard;
        const bool isTheirsGone = battle.unit(enemy).fate != UnitFate::Aboard;
        rounds.won += isTheirsGone;
        rounds.lost += isMineGone;
        rounds.tied += !isTheirsGone && !isMineGone;
    });
    return rounds;
}
std::string textOf(const Rounds& rounds)
{
    return fraction(rounds.won, 36) + " " + fraction(rounds.tied, 36) + " " + fraction(rounds.lost, 36);
}

} // namespace

class PompeiusOddsTest : public QObject {
    Q_OBJECT
private slots:
    void pm_7_2_entering();
    void pm_7_3_enteringTogether();
    void pm_9_3_pm_9_4_oneShot();
    void pm_9_6_melee();
    void pm_8_5_grapples();
    void pm_6_3_anEmergencyStop();
    void pm_9_10_ramsAndTheirCards();
};

void PompeiusOddsTest::pm_7_2_entering()
{
    int rams = 0;
    int collisions = 0;
    forFaces(2, [&](const std::vector<int>& faces) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        (void)battle.add(1, 12, 10, 1, "liburnian");
        battle.plot(ship, "1 | Ram");
        QCOMPARE(battle.moved(faces, 1), std::string());
        rams += battle.event("ram") != nullptr;
        collisions += battle.event("collision") != nullptr;
    });
    QCOMPARE(fraction(rams, 36), std::string("5/6"));
    QCOMPARE(fraction(collisions, 36), std::string("1/6"));
}

void PompeiusOddsTest::pm_7_3_enteringTogether()
{
    std::array<int, 2> rams{};
    int collisions = 0;
    forFaces(2, [&](const std::vector<int>& faces) {
        Skirmish battle;
        (void)battle.add(0, 10, 10, 0, "liburnian");
        (void)battle.add(1, 11, 9, 2, "liburnian");
        battle.plot(0, "1 | Ram");
        battle.plot(1, "1 | Ram");
        QCOMPARE(battle.moved(faces, 1), std::string());
        collisions += battle.event("collision") != nullptr;
        for (const Blow& blow : battle.state.blows)
            if (blow.isRam)
                ++rams[static_cast<std::size_t>(blow.a)];
    });
    QCOMPARE(fraction(rams[0], 36), std::string("5/12"));
    QCOMPARE(fraction(rams[1], 36), std::string("5/12"));
    QCOMPARE(fraction(collisions, 36), std::string("1/6"));
}

void PompeiusOddsTest::pm_9_3_pm_9_4_oneShot()
{
    int boxed = 0; // of 216
    int fires = 0; // of 36
    const auto shoot = [](bool isFire, const std::vector<int>& faces, Skirmish& battle) {
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        const ShipNumber target = battle.add(1, 10, 12, 0);
        const UnitNumber archers = battle.man(ship, UnitKind::Sagittarii);
        battle.state.shots.push_back({archers, target, isFire, false});
        return battle.damaged(faces);
    };
    for (int die = 1; die <= 6; ++die)
        for (int card = 1; card <= 36; ++card) {
            Skirmish battle;
            QCOMPARE(shoot(false, die >= 5 ? std::vector<int>{die, card} : std::vector<int>{die}, battle),
                     std::string());
            boxed += battle.at(1).box.count();
        }
    QCOMPARE(fraction(boxed, std::int64_t{6} * 36), std::string("1/6"));
    for (int die = 1; die <= 6; ++die)
        for (int second = 1; second <= 6; ++second) {
            Skirmish battle;
            QCOMPARE(shoot(true, die >= 5 ? std::vector<int>{die, second, 1} : std::vector<int>{die}, battle),
                     std::string());
            fires += battle.at(1).fires;
        }
    QCOMPARE(fraction(fires, 36), std::string("1/6"));
}

void PompeiusOddsTest::pm_9_6_melee()
{
    QCOMPARE(textOf(roundsOf(UnitKind::Milites, 0, UnitKind::Milites, 0)), std::string("5/12 1/6 5/12"));
    QCOMPARE(textOf(roundsOf(UnitKind::Milites, 0, UnitKind::Sagittarii, 0)), std::string("7/12 5/36 5/18"));
    QCOMPARE(textOf(roundsOf(UnitKind::Milites, 1, UnitKind::Sagittarii, 0)), std::string("13/18 1/9 1/6"));
    QCOMPARE(textOf(roundsOf(UnitKind::Milites, 0, UnitKind::Sagittarii, 1)), std::string("13/18 1/9 1/6"));
}

void PompeiusOddsTest::pm_8_5_grapples()
{
    for (const int units : {3, 5}) {
        int held = 0;
        int ways = 0;
        forFaces(units, [&](const std::vector<int>& faces) {
            Skirmish battle;
            const ShipNumber ship = battle.add(0, 10, 10, 0);
            (void)battle.add(1, 11, 10, 1);
            (void)battle.man(ship, UnitKind::Milites, units);
            battle.plot(ship, units == 3 ? "0 | Grapple M1; Grapple M2; Grapple M3"
                                         : "0 | Grapple M1; Grapple M2; Grapple M3; Grapple M4; Grapple M5");
            QCOMPARE(battle.moved(faces, 1), std::string());
            held += isHeld(battle.state, ship);
            ++ways;
        });
        QCOMPARE(fraction(held, ways), std::string(units == 3 ? "19/27" : "211/243"));
    }
}

void PompeiusOddsTest::pm_6_3_anEmergencyStop()
{
    // Every way to draw four cards in turn is too many; as much is known by which of them are rower disorder.
    QCOMPARE(fraction(binomial(28, 4), binomial(36, 4)), std::string("65/187"));
    constexpr int tries = 4000;
    int none = 0;
    int cards = 0;
    BattleDice dice = battleDice(7);
    for (int i = 0; i < tries; ++i) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        battle.start(ship, 4);
        Proceedings proceedings(dice);
        drawForStop(battle.facts, battle.state, ship, proceedings);
        const int drawn = battle.at(ship).box.of(Card::RowerDisorder);
        none += drawn == 0;
        cards += drawn;
    }
    QVERIFY2(fits(none, tries, 65.0 / 187), qPrintable(QString::number(none)));
    // The mean is 8/9; a draw's standard deviation is below 0.85.
    QVERIFY2(std::abs(cards / double(tries) - 8.0 / 9) <= 4 * 0.85 / std::sqrt(tries),
             qPrintable(QString::number(cards)));
}

void PompeiusOddsTest::pm_9_10_ramsAndTheirCards()
{
    // A deceres of run 4 enters a fresh liburnia's rex: rams 5/6, and sinks her with half of the faces.
    int sunk = 0;
    int all = 0;
    for (int own = 1; own <= 6; ++own)
        forFaces(2, [&](const std::vector<int>& entering) {
            for (int face = 1; face <= 6; ++face) {
                Skirmish battle;
                const ShipNumber ship = battle.add(0, 10, 10, 0, "dekares");
                const ShipNumber other = battle.add(1, 12, 10, 1, "liburnian");
                battle.plot(ship, "1 | Ram");
                battle.at(ship).run = 3; // four with this step
                QCOMPARE(battle.moved(entering, 1), std::string());
                ++all;
                if (!battle.event("ram"))
                    continue;
                std::vector<int> dice{face, own};
                for (int i = 0; i < 4 + 4 + face + std::max(0, own - 4); ++i)
                    dice.push_back(1);
                QCOMPARE(battle.damaged(dice), std::string());
                sunk += !battle.at(other).isAfloat();
            }
        });
    QCOMPARE(fraction(sunk, all), std::string("5/12"));
    QCOMPARE(fraction(binomial(36, 7) - binomial(33, 7), binomial(36, 7)), std::string("83/170"));
    QCOMPARE(fraction(binomial(36, 7) - binomial(34, 7), binomial(36, 7)), std::string("16/45"));
    constexpr int tries = 4000;
    int leaks = 0;
    int sticks = 0;
    BattleDice dice = battleDice(11);
    for (int i = 0; i < tries; ++i) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        Proceedings proceedings(dice);
        drawIntoBox(battle.facts, battle.state, ship, 7, noShip, "PM-9.10",
                    phraseText("Rammed, %1 draws %2."), proceedings);
        leaks += battle.at(ship).box.of(Card::Leak) > 0;
        sticks += battle.at(ship).box.of(Card::Stuck) > 0;
    }
    QVERIFY2(fits(leaks, tries, 83.0 / 170), qPrintable(QString::number(leaks)));
    QVERIFY2(fits(sticks, tries, 16.0 / 45), qPrintable(QString::number(sticks)));
}

QTEST_APPLESS_MAIN(PompeiusOddsTest)
#include "odds_test.moc"
