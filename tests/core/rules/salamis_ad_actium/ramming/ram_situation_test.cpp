// SPDX-License-Identifier: GPL-3.0-or-later
// SA-7.4 as a file asks it: what a ram's two ships are taken for, what is filled in, and distances digit by digit.
#include "core/rules/salamis_ad_actium/ramming/ram_situation.h"

#include <QTest>

#include "core/data/figures.h"
#include "core/rules/salamis_ad_actium/ramming/ram.h"
#include "core/rules/salamis_ad_actium/ramming/ram_odds.h"
#include "tests/core/rules/salamis_ad_actium/ramming/ram_cases.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

Result<RamSituation> read(const std::string& more, const std::string& attacker = R"({"class": "trireme"})",
                          const std::string& target = R"({"class": "trireme"})")
{
    const std::string text =
        R"({"format": "navarch-ram/1", "attacker": )" + attacker + R"(, "target": )" + target + more + "}";
    return parseJson(text, "ram.json").and_then([](const Json& json) {
        return readRamSituation(json, "ram.json", builtInFigures());
    });
}

RamScene scene(const std::string& more, const std::string& attacker = R"({"class": "trireme"})",
               const std::string& target = R"({"class": "trireme"})")
{
    const auto situation = read(more, attacker, target);
    if (!situation)
        qFatal("%s", situation.error().front().text().c_str());
    return ramScene(*situation, builtInFigures());
}

std::string problemOf(const Result<RamSituation>& situation)
{
    return situation ? std::string() : situation.error().front().text();
}

} // namespace

class RamSituationTest : public QObject {
    Q_OBJECT

private slots:
    void sa_7_4_2_distances_data();
    void sa_7_4_2_distances();
    void sa_7_4_2_whatIsFilledIn();
    void sa_7_4_3_aStillTarget();
    void sa_7_4_T1_captains();
    void sa_7_4_T1_overloaded();
    void sa_1_4_whoDriftsInIt();
    void sa_6_T_steeringOars();
    void sa_7_3_1_aWreckIsRammedWithoutRoll();
    void sa_7_4_T2_whatAWreckLoses();
    void sa_7_5_6_mastsInTheOdds();
    void sa_7_5_7_withoutSpeed();
    void sa_7_5_3_strainAndBothRams();
};

void RamSituationTest::sa_7_4_2_distances_data()
{
    QTest::addColumn<std::string>("written");
    QTest::addColumn<int>("thousandths"); // -1: refused
    const auto row = [](const char* written, int thousandths) {
        QTest::newRow(written) << std::string(written) << thousandths;
    };
    row("0", 0);
    row("8", 8'000);
    row("8.0", 8'000);
    row("8.5", 8'500);
    row("0.001", 1);
    row("12.25", 12'250);
    row("12.125", 12'125);
    row("12.0625", -1);
    row("60", 60'000);
    row("60.0", 60'000);
    row("60.001", -1);
    row("61", -1);
    row("1000000000000", -1);
    row("-1", -1);
    row("-0.5", -1);
    row("1e-7", -1);
    row("1e1", 10'000);
    row("1e20", -1);
    row("\"8\"", -1);
    row("true", -1);
    row("null", -1);
    row("[8]", -1);
}

void RamSituationTest::sa_7_4_2_distances()
{
    QFETCH(std::string, written);
    QFETCH(int, thousandths);
    const auto situation = read(R"(, "distance_moved": )" + written);
    QCOMPARE(bool(situation), thousandths >= 0);
    if (situation)
        QCOMPARE(situation->distanceMoved, thousandths);
    else
        QVERIFY2(problemOf(situation).find("distance_moved") != std::string::npos,
                 problemOf(situation).c_str());
}

/// Without a word of it the attacker has come as far as it can, and the target makes what it can.
void RamSituationTest::sa_7_4_2_whatIsFilledIn()
{
    const auto plain = read("", R"({"class": "quinquereme"})");
    QCOMPARE(plain->distanceMoved, 7'000);
    QCOMPARE(plain->targetSpeed, 8);
    QVERIFY(!plain->overloaded && !plain->targetStationary && !plain->demoralised);
    const RamScene at = scene("", R"({"class": "quinquereme"})");
    QCOMPARE(at.ram.rammer.speed, 7);
    QCOMPARE(at.ram.target.speed, 8);
    QCOMPARE(at.ram.edge, BowEdge::Full);
    QCOMPARE(scene(R"(, "bow_edge": "half")").ram.edge, BowEdge::Half);
    QCOMPARE(scene(R"(, "target_speed": 3)").ram.target.speed, 3);
    QVERIFY(scene(R"(, "target_speed": 40)").ram.target.speed == 40);
    const RamScene oars = scene("", R"({"class": "trireme", "condition": {"oars_lost": 2}})");
    QCOMPARE(oars.ram.rammer.speed, 7); // one short of three
    QCOMPARE(oars.facts.squadrons.size(), std::size_t{2});
    for (const std::size_t i : {0U, 1U}) {
        QCOMPARE(oars.facts.ships[i].side, int(i));
        QCOMPARE(oars.facts.ships[i].squadron, int(i));
        QCOMPARE(int(oars.state.ships[i].holder), int(i));
    }
    QCOMPARE(oars.state.bases.size(), std::size_t{2});
    QCOMPARE(oars.facts.ships[0].strongMast, false);
    QCOMPARE(scene("", R"({"class": "hemiolia"})").facts.ships[0].strongMast, true);
}

void RamSituationTest::sa_7_4_3_aStillTarget()
{
    const int moving = sumOf(scene(R"(, "aspect": "bow", "target_speed": 8)").ram);
    const int still = sumOf(scene(R"(, "aspect": "bow", "target_speed": 8, "target_stationary": true)").ram);
    QCOMPARE(moving, 4); // both speeds of 8
    QCOMPARE(still, 4);  // its speed does not count, and +2
    const RamScene beam = scene(R"(, "target_stationary": true)");
    QVERIFY(beam.ram.target.isStill && !beam.ram.rammer.isStill);
    QCOMPARE(sumOf(beam.ram), 2 + 2 + 2);
    QVERIFY(!scene(R"(, "target_stationary": false)").ram.target.isStill);
}

void RamSituationTest::sa_7_4_T1_captains()
{
    QCOMPARE(sumOf(scene(R"(, "attacker_captain": "fit")").ram), 4);
    QCOMPARE(sumOf(scene(R"(, "attacker_captain": "wounded")").ram), 3);
    QCOMPARE(sumOf(scene(R"(, "attacker_captain": "killed")").ram), 2);
    QCOMPARE(sumOf(scene(R"(, "attacker_captain": "dead")").ram), 2);
    QCOMPARE(sumOf(scene(R"(, "demoralised": true)").ram), 1);
    for (const char* wrong : {"3", "true", "null", "\"asleep\"", "[\"killed\"]"})
        QVERIFY(problemOf(read(std::string(R"(, "attacker_captain": )") + wrong)).find("attacker_captain")
                != std::string::npos);
}

void RamSituationTest::sa_7_4_T1_overloaded()
{
    // A trireme is built for two units of troops.
    const auto target = [](int marines, int lost) {
        return R"({"class": "trireme", "archers": 0, "marines": )" + std::to_string(marines)
               + R"(, "condition": {"marines_lost": )" + std::to_string(lost) + "}}";
    };
    const int room = builtInFigures().classes.find("trireme")->troopSpace;
    const auto overloaded = [&](int marines, int lost) {
        return read("", R"({"class": "trireme"})", target(marines, lost))->overloaded;
    };
    QVERIFY(!overloaded(room, 0));
    QVERIFY(overloaded(room + 1, 0));
    QVERIFY(!overloaded(room + 1, 1));
    const RamScene laden = scene("", R"({"class": "trireme"})", target(room + 1, 0));
    QCOMPARE(laden.ram.target.speed, 4); // halved
    QCOMPARE(sumOf(laden.ram), 2 + 2 + 2);
    QCOMPARE(sumOf(scene(R"(, "overloaded": false)", R"({"class": "trireme"})", target(room + 1, 0)).ram), 4);
}

/// Under sail alone in a fair wind it makes way, without a mast it drifts.
void RamSituationTest::sa_1_4_whoDriftsInIt()
{
    const RamScene sails = scene("", R"({"class": "trireme"})", R"({"class": "merchantman"})");
    QVERIFY(sails.state.ships[1].sailSet && !sails.ram.target.isStill);
    const RamScene drifts =
        scene("", R"({"class": "trireme"})", R"({"class": "merchantman", "condition": {"mast_down": true}})");
    QVERIFY(!drifts.state.ships[1].sailSet && drifts.ram.target.isStill);
    QVERIFY(!scene("").state.ships[0].sailSet);
}

/// A ship of turn class 2 has one hit on the steering oars to take; after it a marine falls instead.
void RamSituationTest::sa_6_T_steeringOars()
{
    const auto losses = [](bool hit, int turnClass = 2) {
        const RamScene at =
            scene(R"(, "distance_moved": 0)", R"({"class": "trireme", "crew": "green"})",
                  R"({"class": "trireme", "crew": "veteran", "hull": "stout", "marines": 1, "turn_class": )"
                      + std::to_string(turnClass) + (hit ? R"(, "condition": {"rudder_hit": true}})" : "}"));
        return ramOdds(at).target.losses;
    };
    // d10 - 2: light on 8 to 10, a die of column A each; 5 is the steering oars, 6, 7 and 9 a marine.
    const Fraction light(3, 10);
    QCOMPARE(losses(false).steering, light * Fraction(1, 10));
    QCOMPARE(losses(false).marines, light * Fraction(3, 10));
    QCOMPARE(losses(true).steering, Fraction(0));
    QCOMPARE(losses(true).marines, light * Fraction(4, 10));
    QCOMPARE(losses(false, 3).steering, light * Fraction(1, 10));
    QCOMPARE(losses(true, 3).steering, light * Fraction(1, 10)); // of two that may be hit one is left
}

void RamSituationTest::sa_7_3_1_aWreckIsRammedWithoutRoll()
{
    const RamOdds odds = ramOdds(scene(R"(, "aspect": "bow")", R"({"class": "trireme"})",
                                       R"({"class": "trireme", "condition": {"damage": "wrecked"}})"));
    QCOMPARE(odds.attackerRams, Fraction(1));
    QVERIFY(odds.targetRams.isZero() && odds.bothRam.isZero());
    QCOMPARE(odds.attacker.untouched, Fraction(1));
    QVERIFY(!odds.attacker.struck);
}

void RamSituationTest::sa_7_4_T2_whatAWreckLoses()
{
    // Wrecked again is no sinking: it sinks already (CP-6.2 counts ships).
    Duel fight;
    fight.at(fight.target).damage = Damage::Wrecked;
    // 4 damage + 2 still + 2 edge + 2 speed: a 6 is 16, wrecked, five dice.
    QCOMPARE(fight.rams({6, 1, 1, 1, 1, 1}), std::string());
    QCOMPARE(int(fight.at(fight.rammer).sinkings), 0);
    QCOMPARE(int(fight.at(fight.rammer).rams), 1);
    QVERIFY(fight.at(fight.target).onTable());
}

void RamSituationTest::sa_7_5_6_mastsInTheOdds()
{
    // A mast that falls by a casualty of column C is no matter of rams, and column A has none.
    const RamOdds odds = ramOdds(scene("", R"({"class": "trireme"})", R"({"class": "merchantman"})"));
    QVERIFY(odds.target.losses.mast.isZero());
}

/// By the enemy's bow at speed modifier 0: a 5 only glances and a 6 is light, whatever speeds there are (SA-7.5.7).
void RamSituationTest::sa_7_5_7_withoutSpeed()
{
    for (const int face : {5, 6}) {
        Duel fight;
        RamOutcome outcome;
        (void)fight.played({face, 1}, [&](Proceedings& p) {
            outcome = resolveCollision(fight.facts, fight.state,
                                       {fight.target, fight.rammer, Aspect::Stern, true}, p);
        });
        QCOMPARE(outcome.onTarget, std::optional(face == 5 ? RamResult::Glancing : RamResult::Light));
        QVERIFY(!outcome.onRammer);
    }
    RamCase ram = beamRam();
    ram.rammer.ram = Ram::Bronze;
    ram.withoutSpeed = true;
    QCOMPARE(sumOf(ram), 2); // the edge alone
    QCOMPARE(selfSumOf(ram), 2);
    ram.withoutSpeed = false;
    QCOMPARE(sumOf(ram), 4);
    QCOMPARE(selfSumOf(ram), 4);
}

/// Bow to bow the attacker's strike comes first: its own hull may give way before it is struck, and the target's only where it
/// has been struck.
void RamSituationTest::sa_7_5_3_strainAndBothRams()
{
    const std::string severe = R"({"class": "trireme", "condition": {"damage": "severe"}})";
    const RamOdds odds = ramOdds(scene(R"(, "aspect": "bow", "target_speed": 8)", severe, severe));
    QCOMPARE(odds.attacker.strained, Fraction(4, 10));
    QCOMPARE(odds.target.strained, Fraction(4, 10));
    // d10 + 4 for speeds + 4 for damage: wrecked on 7 and 8, matchwood on 9 and 10.
    QCOMPARE(odds.target.struck->results[indexOf(RamResult::Matchwood)], Fraction(2, 10));
    const Fraction hit = odds.attackerRams + odds.bothRam;
    QCOMPARE(odds.target.gone, hit * Fraction(2, 10));
    // With a supported ram the one that is gone has rammed before: nobody's matchwood undoes the other's blow.
    QCOMPARE(odds.attacker.gone, (odds.targetRams + odds.bothRam) * Fraction(2, 10));
    const RamOdds heavy = ramOdds(scene("", R"({"class": "trireme", "condition": {"damage": "light"}})"));
    QCOMPARE(heavy.attacker.strained, Fraction(1, 10));
}

QTEST_APPLESS_MAIN(RamSituationTest)
#include "ram_situation_test.moc"
