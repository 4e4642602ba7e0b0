// SPDX-License-Identifier: GPL-3.0-or-later
// The exact odds of rams, against the worked examples and against rams that are fought out.
#include "core/rules/salamis_ad_actium/ramming/ram_odds.h"

#include <QTest>

#include "core/data/figures.h"
#include "core/rules/salamis_ad_actium/ramming/ram.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

Result<RamSituation> read(const std::string& text)
{
    return parseJson(text, "ram.json").and_then([](const Json& json) {
        return readRamSituation(json, "ram.json", builtInFigures());
    });
}

/// `more` goes into the object: fields that differ from a plain trireme on the beam of another at 8 cm.
RamScene scene(const std::string& more, const std::string& attacker = "", const std::string& target = "")
{
    const std::string distance =
        more.find("distance_moved") == std::string::npos ? R"(, "distance_moved": 8)" : "";
    const auto situation =
        read(R"({"format": "navarch-ram/1", "attacker": {"class": "trireme")" + attacker
             + R"(}, "target": {"class": "trireme")" + target + "}" + distance + more + "}");
    if (!situation)
        qFatal("%s", situation.error().front().text().c_str());
    return ramScene(*situation, builtInFigures());
}

Fraction sumOf(const RamPartyOdds& party)
{
    Fraction sum = party.untouched;
    for (const Fraction& chance : party.worst)
        sum += chance;
    return sum;
}

std::array<Fraction, ramResults> tenths(std::array<int, ramResults> faces)
{
    std::array<Fraction, ramResults> chances;
    for (std::size_t i = 0; i < faces.size(); ++i)
        chances[i] = Fraction(faces[i], 10);
    return chances;
}

/// What of an encounter is counted.
struct Counts {
    std::array<int, ramResults> onTarget{};
    std::array<int, ramResults> onAttacker{};
    int attackerOnly = 0;
    int targetOnly = 0;
    int both = 0;
    int gone = 0;
    std::int64_t oars = 0;
    std::int64_t marines = 0;
    int captains = 0;
};

constexpr int trials = 100'000;

Counts fought(const RamScene& at, std::uint64_t seed)
{
    Counts counts;
    BattleDice dice(seed, 3);
    Proceedings unheard(dice);
    const RamContact contact{RamScene::attacker, RamScene::target, at.ram.aspect,
                             at.ram.edge == BowEdge::Full, at.ram.rammer.speed * 1000};
    State state = at.state;
    for (int i = 0; i < trials; ++i) {
        state = at.state;
        const RamOutcome outcome = at.ram.aspect == Aspect::Bow
                                       ? resolveBowRam(at.facts, state, contact, unheard)
                                       : resolveRam(at.facts, state, contact, unheard);
        if (outcome.onTarget)
            ++counts.onTarget[indexOf(*outcome.onTarget)];
        if (outcome.onRammer)
            ++counts.onAttacker[indexOf(*outcome.onRammer)];
        counts.attackerOnly += outcome.onTarget && !outcome.onRammer ? 1 : 0;
        counts.targetOnly += !outcome.onTarget && outcome.onRammer ? 1 : 0;
        counts.both += outcome.onTarget && outcome.onRammer ? 1 : 0;
        const Ship& target = state.ships[RamScene::target];
        const Ship& before = at.state.ships[RamScene::target];
        counts.gone += target.onTable() ? 0 : 1;
        counts.oars += before.oars - target.oars;
        counts.marines += before.marines - target.marines;
        counts.captains += target.captain == PersonState::Dead ? 1 : 0;
    }
    return counts;
}

} // namespace

class RamOddsTest : public QObject {
    Q_OBJECT

private slots:
    void example7_sa_7_4_veteranOnTheBeam();
    void example8_sa_7_4_4_unsupportedBronze();
    void example9_sa_7_3_1_bowRam();
    void example11_sa_7_5_3_strainedHull();
    void example12_sa_7_5_4_heavyHitForMedium();
    void theIssueExample();
    void sa_7_3_1_whoRams();
    void sa_7_4_T2_sa_6_T_expectedCasualtiesOfALightRam();
    void everyChanceSumsToOne_data();
    void everyChanceSumsToOne();
    void sa_7_4_frequenciesMatchTheOdds_data();
    void sa_7_4_frequenciesMatchTheOdds();
    void sa_7_4_2_distancesMayHaveFractions_data();
    void sa_7_4_2_distancesMayHaveFractions();
    void badSituationsAreRefused_data();
    void badSituationsAreRefused();
};

void RamOddsTest::example7_sa_7_4_veteranOnTheBeam()
{
    const RamOdds odds = ramOdds(scene("", R"(, "crew": "veteran")"));
    QCOMPARE(odds.target.struck->lines.sum(), 5);
    QCOMPARE(odds.target.worst, tenths({0, 3, 2, 2, 2, 1, 0}));
    QCOMPARE(odds.target.expectedDice, Fraction(3 + 4 + 6 + 8 + 5, 10));
    QCOMPARE(odds.attacker.untouched, Fraction(1));
    QVERIFY(!odds.attacker.struck && !odds.attacker.selfTest);
}

void RamOddsTest::example8_sa_7_4_4_unsupportedBronze()
{
    const RamOdds odds = ramOdds(scene(R"(, "target_speed": 8)", R"(, "crew": "veteran", "ram": "bronze")"));
    QCOMPARE(odds.attacker.selfTest->lines.sum(), 4);
    QCOMPARE(odds.attacker.worst, tenths({1, 3, 2, 2, 2, 0, 0}));
    QCOMPARE(odds.target.worst, tenths({0, 3, 2, 2, 2, 1, 0}));
    QVERIFY(odds.attacker.losses.archers.isZero() && odds.attacker.losses.captainKilled.isZero());
}

void RamOddsTest::example9_sa_7_3_1_bowRam()
{
    const RamOdds odds = ramOdds(scene(R"(, "aspect": "bow", "target_speed": 8)", "", R"(, "size": 6)"));
    QCOMPARE(odds.target.struck->lines.sum(), 2);
    QCOMPARE(odds.attacker.struck->lines.sum(), 6);
    QCOMPARE(odds.attackerRams, Fraction(10, 36));
    QCOMPARE(odds.targetRams, Fraction(10, 36));
    QCOMPARE(odds.bothRam, Fraction(16, 36));
    QCOMPARE(odds.target.untouched, Fraction(10, 36));
}

void RamOddsTest::example11_sa_7_5_3_strainedHull()
{
    const RamOdds odds = ramOdds(scene("", R"(, "condition": {"damage": "heavy"})"));
    QCOMPARE(odds.attacker.strained, Fraction(3, 10));
    QCOMPARE(odds.attacker.damageAfter[indexOf(Damage::Severe)], Fraction(3, 10));
    QCOMPARE(odds.attacker.damageAfter[indexOf(Damage::Heavy)], Fraction(7, 10));
    QCOMPARE(odds.attacker.expectedDice, Fraction(0));
}

void RamOddsTest::example12_sa_7_5_4_heavyHitForMedium()
{
    const RamOdds odds =
        ramOdds(scene(R"(, "distance_moved": 4)", "", R"(, "condition": {"damage": "heavy"})"));
    // d10 + 2 + 3: medium on 9 and 10.
    QCOMPARE(odds.target.struck->results[indexOf(RamResult::Medium)], Fraction(2, 10));
    QCOMPARE(odds.target.struck->dice[indexOf(RamResult::Medium)], 2);
    QCOMPARE(odds.target.damageAfter[indexOf(Damage::Medium)], Fraction(0));
    QCOMPARE(odds.target.damageAfter[indexOf(Damage::Heavy)], Fraction(7, 10));
}

void RamOddsTest::theIssueExample()
{
    const auto situation = read(R"({ "format": "navarch-ram/1",
        "attacker": { "class": "trireme", "crew": "veteran", "condition": { "damage": "light" } },
        "target": { "class": "quinquereme", "condition": { "damage": "none" } },
        "aspect": "beam", "bow_edge": "full", "distance_moved": 8, "target_speed": 7, "target_stationary": false,
        "attacker_captain": "fit", "demoralised": false, "overloaded": false })");
    QVERIFY(situation);
    const RamOdds odds = ramOdds(ramScene(*situation, builtInFigures()));
    QCOMPARE(odds.target.struck->lines.sum(), 4);
    QCOMPARE(odds.target.worst, tenths({1, 3, 2, 2, 2, 0, 0}));
    QCOMPARE(odds.attacker.worst[indexOf(RamResult::Medium)], Fraction(1, 10));
    QCOMPARE(odds.attacker.untouched, Fraction(9, 10));
}

void RamOddsTest::sa_7_3_1_whoRams()
{
    // Both unsupported: a lead of three. Of 36 throws 6 lead by three or more each way.
    const std::string bronze = R"(, "ram": "bronze")";
    const RamOdds weak = ramOdds(scene(R"(, "aspect": "bow")", bronze, bronze));
    QCOMPARE(weak.attackerRams, Fraction(6, 36));
    QCOMPARE(weak.bothRam, Fraction(24, 36));
    // A veteran crew leads by one from the start.
    const RamOdds skilled = ramOdds(scene(R"(, "aspect": "bow")", R"(, "crew": "veteran")"));
    QCOMPARE(skilled.attackerRams, Fraction(15, 36));
    QCOMPARE(skilled.targetRams, Fraction(6, 36));
    // Mixed: each by its own ram.
    const RamOdds mixed = ramOdds(scene(R"(, "aspect": "bow")", bronze));
    QCOMPARE(mixed.attackerRams, Fraction(6, 36));
    QCOMPARE(mixed.targetRams, Fraction(10, 36));
    QCOMPARE(mixed.attackerRams + mixed.targetRams + mixed.bothRam, Fraction(1));
}

void RamOddsTest::sa_7_4_T2_sa_6_T_expectedCasualtiesOfALightRam()
{
    // d10 - 2 on a fresh trireme with a marine: light on 8 to 10 only, one die each.
    const RamOdds odds = ramOdds(scene(R"(, "distance_moved": 0)", R"(, "crew": "green")",
                                       R"(, "crew": "veteran", "hull": "stout", "marines": 1)"));
    QCOMPARE(odds.target.struck->lines.sum(), -2);
    const Fraction light(3, 10);
    const ExpectedLosses& losses = odds.target.losses;
    // Column A: 1-2 oar, 3-4 speed, 5 steering, 6-7 marine, 8 archer (an oar instead), 9 engine (a marine), 10 captain.
    QCOMPARE(losses.oars, light * Fraction(3, 10));
    QCOMPARE(losses.speed, light * Fraction(2, 10));
    QCOMPARE(losses.steering, light * Fraction(1, 10));
    QCOMPARE(losses.marines, light * Fraction(3, 10));
    QCOMPARE(losses.captainWounded, light * Fraction(4, 60));
    QCOMPARE(losses.captainKilled, light * Fraction(2, 60));
}

void RamOddsTest::everyChanceSumsToOne_data()
{
    QTest::addColumn<std::string>("more");
    QTest::addColumn<std::string>("attacker");
    QTest::addColumn<std::string>("target");
    const std::string bow = R"(, "aspect": "bow")";
    const std::string bronze = R"(, "ram": "bronze", "condition": {"damage": "medium"})";
    const std::string laden =
        R"(, "ram": "wooden-high", "archers": 4, "marines": 4, "heavy_marines": 4, "towers": 2,
        "ballistae": 2, "condition": {"damage": "severe"})";
    QTest::newRow("beam") << std::string() << std::string() << std::string();
    QTest::newRow("stern, unsupported") << std::string(R"(, "aspect": "stern")") << bronze << laden;
    QTest::newRow("bow, supported") << bow << std::string() << std::string();
    QTest::newRow("bow, all that can happen") << bow << bronze << laden;
    QTest::newRow("high ram") << std::string() << std::string(R"(, "ram": "reinforced-high", "size": 7)")
                              << laden;
}

void RamOddsTest::everyChanceSumsToOne()
{
    QFETCH(std::string, more);
    QFETCH(std::string, attacker);
    QFETCH(std::string, target);
    const RamOdds odds = ramOdds(scene(more, attacker, target));
    QCOMPARE(odds.attackerRams + odds.targetRams + odds.bothRam, Fraction(1));
    for (const RamPartyOdds* party : {&odds.attacker, &odds.target}) {
        QCOMPARE(sumOf(*party), Fraction(1));
        Fraction after = party->gone;
        for (const Fraction& chance : party->damageAfter)
            after += chance;
        QCOMPARE(after, Fraction(1));
    }
}

void RamOddsTest::sa_7_4_frequenciesMatchTheOdds_data()
{
    QTest::addColumn<std::string>("more");
    QTest::addColumn<std::string>("attacker");
    QTest::addColumn<std::string>("target");
    const std::string speed = R"(, "target_speed": 8)";
    QTest::newRow("SA-7.4 beam") << speed << std::string(R"(, "speed": 8, "crew": "veteran")")
                                 << std::string(R"(, "speed": 8, "marines": 2, "archers": 1)");
    QTest::newRow("SA-7.3.1 bow") << speed + R"(, "aspect": "bow")"
                                  << std::string(R"(, "speed": 8, "condition": {"damage": "light"})")
                                  << std::string(R"(, "speed": 8, "ram": "bronze", "marines": 2)");
    QTest::newRow("SA-7.5.1 stern, high ram")
        << speed + R"(, "aspect": "stern", "distance_moved": 10)"
        << std::string(R"(, "speed": 8, "ram": "reinforced-high", "size": 5)")
        << std::string(R"(, "speed": 8, "condition": {"damage": "severe"}, "marines": 1)");
}

void RamOddsTest::sa_7_4_frequenciesMatchTheOdds()
{
    QFETCH(std::string, more);
    QFETCH(std::string, attacker);
    QFETCH(std::string, target);
    const RamScene at = scene(more, attacker, target);
    const RamOdds odds = ramOdds(at);
    const Counts counts = fought(at, 20'240);
    QVERIFY(isWithin4Errors(counts.attackerOnly, trials, odds.attackerRams.decimal()));
    QVERIFY(isWithin4Errors(counts.targetOnly, trials, odds.targetRams.decimal()));
    QVERIFY(isWithin4Errors(counts.both, trials, odds.bothRam.decimal()));
    for (std::size_t result = 0; result < ramResults; ++result) {
        const Fraction hit = odds.attackerRams + odds.bothRam;
        QVERIFY(isWithin4Errors(counts.onTarget[result], trials,
                                (odds.target.struck->results[result] * hit).decimal()));
        if (odds.attacker.struck) {
            const Fraction hurt = odds.targetRams + odds.bothRam;
            QVERIFY(isWithin4Errors(counts.onAttacker[result], trials,
                                    (odds.attacker.struck->results[result] * hurt).decimal()));
        }
    }
    QVERIFY(isWithin4Errors(counts.gone, trials, odds.target.gone.decimal()));
    QVERIFY(isWithin4Errors(counts.captains, trials, odds.target.losses.captainKilled.decimal()));
    // Sums of up to five oars and two marines a ram: their spread is below that of five and two coins each.
    const double oars = odds.target.losses.oars.decimal();
    const double marines = odds.target.losses.marines.decimal();
    QVERIFY(std::abs(double(counts.oars) / trials - oars) < 4 * 2.5 / std::sqrt(trials));
    QVERIFY(std::abs(double(counts.marines) / trials - marines) < 4 * 1.0 / std::sqrt(trials));
}

void RamOddsTest::sa_7_4_2_distancesMayHaveFractions_data()
{
    QTest::addColumn<std::string>("distance");
    QTest::addColumn<int>("modifier");
    QTest::newRow("4") << std::string("4") << 2;
    QTest::newRow("4.001") << std::string("4.001") << 3;
    QTest::newRow("7.0") << std::string("7.0") << 3;
    QTest::newRow("7.2") << std::string("7.2") << 4;
    QTest::newRow("9.5") << std::string("9.5") << 5;
}

void RamOddsTest::sa_7_4_2_distancesMayHaveFractions()
{
    QFETCH(std::string, distance);
    QFETCH(int, modifier);
    const auto situation = read(R"({"format": "navarch-ram/1", "attacker": {"class": "trireme"},
        "target": {"class": "trireme"}, "distance_moved": )"
                                + distance + "}");
    QVERIFY(situation);
    QCOMPARE(ramModifiers(ramScene(*situation, builtInFigures()).facts.figures,
                          ramScene(*situation, builtInFigures()).ram)
                 .sum(),
             modifier);
}

void RamOddsTest::badSituationsAreRefused_data()
{
    QTest::addColumn<std::string>("more");
    QTest::addColumn<std::string>("place");
    const std::string both = R"(, "attacker": {"class": "trireme"}, "target": {"class": "trireme"})";
    QTest::newRow("no ships") << std::string() << std::string("ram.json: attacker: The ship is missing.");
    QTest::newRow("unknown class") << std::string(
        R"(, "attacker": {"class": "kraken"}, "target": {"class": "trireme"})")
                                   << std::string("ram.json: attacker.class");
    QTest::newRow("aspect") << both + R"(, "aspect": "keel")"
                            << std::string("ram.json: aspect: \"keel\" is not known here.");
    QTest::newRow("bow edge") << both + R"(, "bow_edge": "third")" << std::string("ram.json: bow_edge");
    QTest::newRow("distance") << both + R"(, "distance_moved": -1)"
                              << std::string("ram.json: distance_moved");
    QTest::newRow("distance too far")
        << both + R"(, "distance_moved": 61)" << std::string("ram.json: distance_moved");
    QTest::newRow("distance in words")
        << both + R"(, "distance_moved": "8")" << std::string("ram.json: distance_moved");
    QTest::newRow("distance with exponent")
        << both + R"(, "distance_moved": 1e-7)" << std::string("ram.json: distance_moved");
    QTest::newRow("speed") << both + R"(, "target_speed": 41)" << std::string("ram.json: target_speed");
    QTest::newRow("captain") << both + R"(, "attacker_captain": "asleep")"
                             << std::string("ram.json: attacker_captain");
    QTest::newRow("yes or no") << both + R"(, "demoralised": "yes")" << std::string("ram.json: demoralised");
    QTest::newRow("unknown field") << both + R"(, "colour": "red")"
                                   << std::string("ram.json: The field \"colour\" is not known.");
    QTest::newRow("a wreck") << std::string(
        R"(, "attacker": {"class": "trireme", "condition": {"damage": "wrecked"}},
        "target": {"class": "trireme"})")
                             << std::string("ram.json: attacker.condition.damage: A wreck cannot ram.");
    QTest::newRow("many") << std::string(
        R"(, "attacker": {"class": "trireme", "count": 2}, "target": {"class": "trireme"})")
                          << std::string("ram.json: attacker.count");
    QTest::newRow("losses") << std::string(
        R"(, "attacker": {"class": "trireme", "condition": {"oars_lost": 19}},
        "target": {"class": "trireme"})")
                            << std::string("ram.json: attacker.condition.oars_lost");
}

void RamOddsTest::badSituationsAreRefused()
{
    QFETCH(std::string, more);
    QFETCH(std::string, place);
    const auto situation = read(R"({"format": "navarch-ram/1")" + more + "}");
    QVERIFY(!situation);
    const std::string text = situation.error().front().text();
    QVERIFY2(text.starts_with(place), text.c_str());
    QVERIFY(!situation.error().front().remedy.isEmpty());
}

QTEST_APPLESS_MAIN(RamOddsTest)
#include "ram_odds_test.moc"
