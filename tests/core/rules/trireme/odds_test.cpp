// SPDX-License-Identifier: GPL-3.0-or-later
// The exact odds of the catalogue (TR-14), counted out over every face with the engine itself.
#include <QTest>

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/rules/trireme/combat/boarding.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/combat/missiles.h"
#include "core/rules/trireme/movement/moves.h"
#include "core/rules/trireme/phases/ending.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

/// Calls `look` with every way so many dice may fall.
void forFaces(int dice, const std::function<void(const std::vector<int>&)>& look)
{
    std::vector<int> faces(static_cast<std::size_t>(dice), 1);
    for (;;) {
        look(faces);
        std::size_t at = 0;
        while (at < faces.size() && faces[at] == 6)
            faces[at++] = 1;
        if (at == faces.size())
            return;
        ++faces[at];
    }
}

/// A fraction in its lowest terms: "8/81".
std::string fraction(std::int64_t part, std::int64_t of)
{
    const std::int64_t by = std::gcd(part, of);
    return std::to_string(part / by) + "/" + std::to_string(of / by);
}

/// Of six faces: how often one ram sinks a sound ship at once.
std::string sinks(const char* rammer, const char* target, bool atFullSpeed)
{
    int sunk = 0;
    forFaces(1, [&](const std::vector<int>& faces) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 20, 20, 0, rammer);
        const ShipNumber victim = battle.add(1, 20, 19, 2, target);
        battle.plot(ship, "1:F");
        battle.at(ship).credit = atFullSpeed;
        if (atFullSpeed)
            battle.at(ship).plot.speed =
                static_cast<std::int8_t>(maxOf(battle.house(), battle.factsOf(ship)));
        battle.at(ship).plot.count = fastest;
        battle.plot(victim, "0:");
        (void)battle.struck(6, faces);
        sunk += battle.at(victim).where == Whereabouts::Hulk;
    });
    return fraction(sunk, 6);
}

/// Chance, as a fraction, that a ship with so many open holes sinks in the end: its turns counted out.
struct Chance {
    std::int64_t part = 0;
    std::int64_t of = 1;
};
Chance sum(Chance a, Chance b)
{
    const std::int64_t by = std::lcm(a.of, b.of);
    return {a.part * (by / a.of) + b.part * (by / b.of), by};
}
Chance sinking(int holes, int left, bool isFighting)
{
    if (left <= 0)
        return {1, 1};
    if (holes == 0)
        return {0, 1};
    Chance all;
    std::int64_t ways = 1;
    for (int i = 0; i < holes; ++i)
        ways *= 6;
    std::vector<int> after; // holes still open, of each way the dice fall
    forFaces(holes, [&](const std::vector<int>& faces) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 20, 20, 0);
        const ShipNumber enemy = battle.add(1, 20, 19, 0);
        battle.factsOf(ship).hull = 100;
        battle.at(ship).holes = static_cast<std::int8_t>(holes);
        if (isFighting)
            battle.link(enemy, ship);
        (void)battle.played(faces, [&](Proceedings& p) { plugAndLeak(battle.facts, battle.state, p); });
        after.push_back(battle.at(ship).holes);
    });
    for (int open = 0; open <= holes; ++open) {
        const auto count = std::count(after.begin(), after.end(), open);
        if (count == 0)
            continue;
        const Chance then = sinking(open, left - open, isFighting);
        const std::int64_t by = std::gcd(count * then.part, ways * then.of);
        all = sum(all, {count * then.part / std::max<std::int64_t>(by, 1),
                        ways * then.of / std::max<std::int64_t>(by, 1)});
    }
    return all;
}
std::string sinkingText(int holes, int left, bool isFighting)
{
    const Chance chance = sinking(holes, left, isFighting);
    return fraction(chance.part, chance.of);
}

struct Round {
    int surrenders = 0;
    int repulsed = 0;
    int wiped = 0;
    int on = 0;
    int of = 0;
};
/// One round between attackers and defenders, over all faces that matter: a die kills or does not.
Round round(Men attackers, Men defenders)
{
    Round counted;
    forFaces(attackers.count() + defenders.count(), [&](const std::vector<int>& faces) {
        Skirmish battle;
        const ShipNumber a = battle.add(0, 20, 20, 0);
        const ShipNumber b = battle.add(1, 20, 19, 0);
        battle.man(a, attackers.light, attackers.medium, attackers.heavy);
        battle.man(b, defenders.light, defenders.medium, defenders.heavy);
        battle.link(a, b);
        (void)battle.played(faces, [&](Proceedings& p) { fightAboard(battle.facts, battle.state, p); });
        ++counted.of;
        if (battle.event("surrender"))
            ++counted.surrenders;
        else if (battle.event("repulsed"))
            ++counted.repulsed;
        else if (battle.state.links.empty())
            ++counted.wiped;
        else
            ++counted.on;
    });
    return counted;
}

/// The same by how many kill on each side, where the ways are too many to play each of them: 5 heavy on 4 medium has ten
/// million. How often k of n dice kill, weighed with the ends that the engine's own rules give.
Round roundByKills(int heavy, int medium)
{
    const auto ways = [](int dice, int from, int kills) {
        std::int64_t count = 1;
        for (int i = 0; i < kills; ++i)
            count = count * (dice - i) / (i + 1);
        for (int i = 0; i < dice; ++i)
            count *= i < kills ? 7 - from : from - 1;
        return count;
    };
    const HouseFigures house = Skirmish().house();
    Round counted;
    std::int64_t surrenders = 0;
    std::int64_t repulsed = 0;
    std::int64_t all = 0;
    for (int a = 0; a <= heavy; ++a)
        for (int b = 0; b <= medium; ++b) {
            const std::int64_t here = ways(heavy, house.heavyFrom, a) * ways(medium, house.mediumFrom, b);
            Men attackers{0, 0, static_cast<std::int16_t>(heavy)};
            Men defenders{0, static_cast<std::int16_t>(medium), 0};
            (void)attackers.take(b);
            (void)defenders.take(a);
            all += here;
            surrenders += outnumbers(attackers.count(), defenders.count(), house.outnumbered) ? here : 0;
            repulsed += outnumbers(defenders.count(), attackers.count(), house.outnumbered) ? here : 0;
        }
    counted.surrenders = static_cast<int>(surrenders);
    counted.repulsed = static_cast<int>(repulsed);
    counted.of = static_cast<int>(all);
    return counted;
}

} // namespace

class TriremeOddsTest : public QObject {
    Q_OBJECT
private slots:
    void tr_14_1_headToHead();
    void tr_14_2_sunkAtOnce();
    void tr_14_3_openHoles();
    void tr_14_4_oneRoundAboard();
    void tr_14_5_fourBows();
};

void TriremeOddsTest::tr_14_1_headToHead()
{
    const std::array<std::array<int, 3>, 3> expected{{{15, 6, 15}, {21, 5, 10}, {26, 4, 6}}};
    for (int better = 0; better <= 2; ++better) {
        Skirmish battle;
        const ShipNumber a = battle.add(0, 20, 20, 0);
        const ShipNumber b = battle.add(1, 20, 19, 3);
        battle.crew(a, better == 2 ? 1 : better);
        battle.crew(b, better == 2 ? -1 : 0);
        std::array<int, 3> counted{};
        forFaces(2, [&](const std::vector<int>& faces) {
            int rolled = 0;
            (void)battle.played(faces, [&](Proceedings& p) { rolled = rollOff(battle.facts, a, b, p); });
            ++counted[static_cast<std::size_t>(1 - rolled)];
        });
        QCOMPARE(counted, expected[static_cast<std::size_t>(better)]);
    }
}

void TriremeOddsTest::tr_14_2_sunkAtOnce()
{
    const std::array<std::array<const char*, 3>, 5> rows{{{"bireme-modified", "0/1", "1/6"},
                                                          {"trireme", "1/6", "1/3"},
                                                          {"quadrireme", "1/6", "1/3"},
                                                          {"quinquereme", "1/3", "1/2"},
                                                          {"septireme", "1/2", "2/3"}}};
    for (const auto& [rammer, plain, fast] : rows) {
        QCOMPARE(sinks(rammer, "trireme", false), std::string(plain));
        QCOMPARE(sinks(rammer, "trireme", true), std::string(fast));
    }
    QCOMPARE(sinks("septireme", "bireme-modified", false), std::string("5/6"));
    QCOMPARE(sinks("septireme", "bireme-modified", true), std::string("1/1"));
}

void TriremeOddsTest::tr_14_3_openHoles()
{
    QCOMPARE(sinkingText(1, 1, false), std::string("2/3"));
    QCOMPARE(sinkingText(1, 2, false), std::string("4/9"));
    QCOMPARE(sinkingText(1, 3, false), std::string("8/27"));
    QCOMPARE(sinkingText(2, 1, false), std::string("8/9"));
    QCOMPARE(sinkingText(2, 2, false), std::string("20/27"));
    QCOMPARE(sinkingText(2, 3, false), std::string("16/27"));
    QCOMPARE(sinkingText(1, 1, true), std::string("5/6"));
    QCOMPARE(sinkingText(1, 2, true), std::string("25/36"));
    // A trireme rammed once by a trireme, then or later; and at full speed.
    for (const int more : {0, 1}) {
        Chance all;
        for (int face = 1; face <= 6; ++face) {
            const Chance then = sinking(1, 6 - face - more, false);
            all = sum(all, {then.part, then.of * 6});
        }
        QCOMPARE(fraction(all.part, all.of), std::string(more == 0 ? "665/1458" : "146/243"));
    }
}

void TriremeOddsTest::tr_14_4_oneRoundAboard()
{
    const Round two = round({0, 2, 0}, {0, 2, 0});
    QCOMPARE(fraction(two.surrenders, two.of), std::string("8/81"));
    QCOMPARE(fraction(two.repulsed, two.of), std::string("8/81"));
    QCOMPARE(fraction(two.wiped, two.of), std::string("1/81"));
    QCOMPARE(fraction(two.on, two.of), std::string("64/81"));
    const Round five = roundByKills(5, 2);
    QCOMPARE(fraction(five.surrenders, five.of), fraction(283, 288));
    const Round four = roundByKills(5, 4);
    QCOMPARE(fraction(four.surrenders, four.of), std::string("683/1296"));
    QCOMPARE(fraction(four.repulsed, four.of), std::string("1/432"));
}

void TriremeOddsTest::tr_14_5_fourBows()
{
    for (const auto& [distance, expected] :
         {std::pair(1, "65/81"), std::pair(2, "671/1296"), std::pair(4, "671/1296")}) {
        int kills = 0;
        forFaces(4, [&, distance = distance](const std::vector<int>& faces) {
            Skirmish battle;
            const ShipNumber shooter = battle.add(0, 20, 10, 0);
            const ShipNumber target = battle.add(1, 20, 10 + distance, 0);
            battle.arm(shooter, 4);
            battle.man(target, 0, 9, 0);
            declare(battle.state, {shooter, target, Weapon::Bows, 4, false});
            (void)battle.played(faces, [&](Proceedings& p) { resolveShots(battle.facts, battle.state, p); });
            kills += battle.at(target).men.count() < 9;
        });
        QCOMPARE(fraction(kills, 1296), std::string(expected));
    }
}

QTEST_APPLESS_MAIN(TriremeOddsTest)
#include "odds_test.moc"
