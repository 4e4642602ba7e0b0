// SPDX-License-Identifier: GPL-3.0-or-later
// SA-2.5 and SA-10: the weather and what it does.
#include "core/rules/salamis_ad_actium/phases/weather.h"

#include <QTest>

#include "tests/core/rules/salamis_ad_actium/skirmish.h"

using namespace navarch;
using namespace navarch::salamis;
using free_table::CompassPoint;

class WeatherTest : public QObject {
    Q_OBJECT

private slots:
    void sa_2_5_2_startWind_data();
    void sa_2_5_2_startWind();
    void sa_2_5_3_seaByTheDie_data();
    void sa_2_5_3_seaByTheDie();
    void sa_2_5_1_neverGalesNorAboveChoppyAtTheOutset();
    void sa_2_5_4_directionByD8();
    void sa_2_5_1_theBriefFixesWhatItSays();
    void sa_10_1_modifiers();
    void sa_4_5_sa_10_1_onlyFromChoppyOn();
    void sa_10_2_failures_data();
    void sa_10_2_failures();
    void sa_10_7_strength_data();
    void sa_10_7_strength();
    void sa_10_7_direction_data();
    void sa_10_7_direction();
    void sa_10_7_options_data();
    void sa_10_7_options();
    void sa_10_7_frequenciesMatchTheChances();
};

void WeatherTest::sa_2_5_2_startWind_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<int>("wind");
    for (int face = 1; face <= 10; ++face)
        QTest::addRow("SA-2.5.2, %d", face) << face
                                            << int(face <= 2   ? Wind::Calm
                                                   : face <= 5 ? Wind::Light
                                                   : face <= 8 ? Wind::Moderate
                                                               : Wind::Fresh);
}

void WeatherTest::sa_2_5_2_startWind()
{
    QFETCH(int, face);
    QFETCH(int, wind);
    const BattleFigures figures = Skirmish().facts.figures;
    QCOMPARE(int(startWind(figures, face)), wind);
    const int deducts[] = {0, 2, 3, 4, 5, 6};
    for (std::size_t i = 0; i < 6; ++i)
        QCOMPARE(int(figures.winds[i].deducts), deducts[i]);
}

void WeatherTest::sa_2_5_3_seaByTheDie_data()
{
    QTest::addColumn<int>("wind");
    QTest::addColumn<int>("raised");
    const Sea seas[] = {Sea::Flat, Sea::Slight, Sea::Slight, Sea::Choppy, Sea::Rough, Sea::VeryRough};
    for (const auto& [wind, name] : EnumNames<Wind>::names)
        QTest::newRow(name.data()) << int(wind) << int(seas[indexOf(wind)]);
}

void WeatherTest::sa_2_5_3_seaByTheDie()
{
    QFETCH(int, wind);
    QFETCH(int, raised);
    const BattleFigures figures = Skirmish().facts.figures;
    QCOMPARE(int(seaOf(figures, Wind(wind), 1)), std::max(0, raised - 1));
    for (int face = 2; face <= 5; ++face)
        QCOMPARE(int(seaOf(figures, Wind(wind), face)), raised);
    QCOMPARE(int(seaOf(figures, Wind(wind), 6)), std::min(4, raised + 1));
}

void WeatherTest::sa_2_5_1_neverGalesNorAboveChoppyAtTheOutset()
{
    for (int face = 1; face <= 10; ++face)
        QVERIFY(startWind(Skirmish().facts.figures, face) < Wind::Gale);
    Skirmish fight;
    QCOMPARE(fight.played({10, 6, 1}, [&](Proceedings& p) { rollStartWeather(fight.facts, fight.state, p); }),
             std::string());
    QCOMPARE(fight.state.weather.wind, Wind::Fresh);
    QCOMPARE(fight.state.weather.sea, Sea::Choppy); // a step higher would be rough
    QVERIFY(fight.event("weather"));
}

void WeatherTest::sa_2_5_4_directionByD8()
{
    for (int face = 1; face <= 8; ++face) {
        Skirmish fight;
        QCOMPARE(fight.played({5, 3, face},
                              [&](Proceedings& p) { rollStartWeather(fight.facts, fight.state, p); }),
                 std::string());
        QCOMPARE(int(fight.state.weather.from), face - 1);
    }
}

void WeatherTest::sa_2_5_1_theBriefFixesWhatItSays()
{
    Skirmish fight;
    fight.facts.weather.wind = Wind::Storm;
    fight.facts.weather.direction = 5;
    QCOMPARE(fight.played({4}, [&](Proceedings& p) { rollStartWeather(fight.facts, fight.state, p); }),
             std::string());
    QCOMPARE(fight.state.weather.wind, Wind::Storm);
    QCOMPARE(fight.state.weather.sea, Sea::Choppy);
    QCOMPARE(fight.state.weather.from, CompassPoint::SouthWest);
    fight.facts.weather.sea = Sea::Rough;
    QCOMPARE(fight.played({}, [&](Proceedings& p) { rollStartWeather(fight.facts, fight.state, p); }),
             std::string());
    QCOMPARE(fight.state.weather.sea, Sea::Rough);
}

void WeatherTest::sa_10_1_modifiers()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    ShipFit& fit = fight.fitOf(ship);
    fit.size = 4;
    fit.oars = 8;
    fit.speed = 8;
    fight.refit(ship);
    const auto sum = [&] { return weatherDamageModifiers(fight.facts, fight.state, ship).sum(); };
    QCOMPARE(sum(), 4);
    fight.state.weather.wind = Wind::Fresh;
    QCOMPARE(sum(), 0);
    fight.at(ship).oars = 4; // two short of six
    QCOMPARE(sum(), -2);
    for (int damage = 1; damage <= 4; ++damage) {
        fight.at(ship).damage = Damage(damage);
        QCOMPARE(sum(), -2 - damage);
    }
    fight.at(ship).damage = Damage::None;
    fight.at(ship).adrift = true;
    QCOMPARE(sum(), -4);
    fit.raisedPlatform = true;
    QCOMPARE(sum(), -5); // once, not as a tower as well
    fight.at(ship).towers = 2;
    QCOMPARE(sum(), -6);
    fit.corvi = 2;
    QCOMPARE(sum(), -7);
}

void WeatherTest::sa_4_5_sa_10_1_onlyFromChoppyOn()
{
    Skirmish fight;
    fight.add(0);
    fight.at(fight.add(1)).damage = Damage::Wrecked; // wrecks have a die of their own
    fight.addWall(1);
    for (const auto& [sea, name] : EnumNames<Sea>::names) {
        fight.state.weather.sea = sea;
        QCOMPARE(fight.played(sea >= Sea::Choppy ? std::vector<int>{10} : std::vector<int>{},
                              [&](Proceedings& p) { testForWeatherDamage(fight.facts, fight.state, p); }),
                 std::string());
    }
}

void WeatherTest::sa_10_2_failures_data()
{
    QTest::addColumn<std::vector<int>>("faces");
    QTest::addColumn<int>("oars");
    QTest::addColumn<int>("speed");
    QTest::addColumn<int>("damage");
    // Size 3 in a storm: -3.
    const auto row = [](const char* name, std::vector<int> faces, int oars, int speed, Damage damage) {
        QTest::newRow(name) << std::move(faces) << oars << speed << int(damage);
    };
    row("passed", {9}, 0, 0, Damage::None);
    row("failed by 1", {8}, 1, 0, Damage::None);
    row("failed by 2", {7}, 1, 0, Damage::None);
    row("failed by 3", {6, 3}, 0, 1, Damage::None);
    row("failed by 4", {5, 3}, 0, 1, Damage::None);
    row("failed by 5", {4}, 0, 0, Damage::Light);
    row("failed by 8", {1}, 0, 0, Damage::Light);
    row("a natural 10", {10}, 0, 0, Damage::None);
}

void WeatherTest::sa_10_2_failures()
{
    QFETCH(std::vector<int>, faces);
    QFETCH(int, oars);
    QFETCH(int, speed);
    QFETCH(int, damage);
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    fight.state.weather = {Wind::Storm, Sea::Choppy, CompassPoint::North};
    QCOMPARE(fight.played(faces, [&](Proceedings& p) { testForWeatherDamage(fight.facts, fight.state, p); }),
             std::string());
    QCOMPARE(fight.fitOf(ship).oars - fight.at(ship).oars, oars);
    QCOMPARE(int(fight.at(ship).speedLost), speed);
    QCOMPARE(int(fight.at(ship).damage), damage);
}

void WeatherTest::sa_10_7_strength_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<std::vector<int>>("faces");
    QTest::addColumn<int>("after");
    const auto row = [](const char* name, Wind before, std::vector<int> faces, Wind after) {
        QTest::newRow(name) << int(before) << std::move(faces) << int(after);
    };
    row("3 holds", Wind::Light, {3, 6}, Wind::Light);
    row("2 and even rises", Wind::Light, {2, 4, 3, 6}, Wind::Moderate);
    row("1 and odd falls", Wind::Light, {1, 3, 3, 6}, Wind::Calm);
    row("never below calm", Wind::Calm, {1, 1, 3, 6}, Wind::Calm);
    row("to a gale", Wind::Fresh, {1, 2, 3, 6}, Wind::Gale);
    row("never above storm", Wind::Storm, {1, 2, 3, 6}, Wind::Storm);
}

void WeatherTest::sa_10_7_strength()
{
    QFETCH(int, before);
    QFETCH(std::vector<int>, faces);
    QFETCH(int, after);
    Skirmish fight;
    fight.state.weather.wind = Wind(before);
    QCOMPARE(fight.played(faces, [&](Proceedings& p) { changeWeather(fight.facts, fight.state, p); }),
             std::string());
    QCOMPARE(int(fight.state.weather.wind), after);
    if (faces.size() > 2)
        QCOMPARE(fight.state.weather.sea, seaOf(fight.facts.figures, Wind(after), 3));
}

void WeatherTest::sa_10_7_direction_data()
{
    QTest::addColumn<std::vector<int>>("faces");
    QTest::addColumn<int>("after");
    QTest::newRow("3 holds") << std::vector<int>{10, 3} << 0;
    QTest::newRow("2 and even, clockwise") << std::vector<int>{10, 2, 2} << 1;
    QTest::newRow("1 and odd, the other way") << std::vector<int>{10, 1, 5} << 7;
}

void WeatherTest::sa_10_7_direction()
{
    QFETCH(std::vector<int>, faces);
    QFETCH(int, after);
    Skirmish fight;
    QCOMPARE(fight.played(faces, [&](Proceedings& p) { changeWeather(fight.facts, fight.state, p); }),
             std::string());
    QCOMPARE(int(fight.state.weather.from), after);
}

void WeatherTest::sa_10_7_options_data()
{
    QTest::addColumn<int>("option");
    QTest::addColumn<bool>("second");
    QTest::addColumn<bool>("rolls");
    QTest::newRow("every-phase, first") << int(WeatherChange::EveryPhase) << false << true;
    QTest::newRow("every-phase, second") << int(WeatherChange::EveryPhase) << true << true;
    QTest::newRow("two-in-succession, first") << int(WeatherChange::TwoInSuccession) << false << false;
    QTest::newRow("two-in-succession, second") << int(WeatherChange::TwoInSuccession) << true << true;
    QTest::newRow("never, first") << int(WeatherChange::Never) << false << false;
    QTest::newRow("never, second") << int(WeatherChange::Never) << true << false;
}

void WeatherTest::sa_10_7_options()
{
    QFETCH(int, option);
    QFETCH(bool, second);
    QFETCH(bool, rolls);
    Skirmish fight;
    fight.facts.weatherChange = WeatherChange(option);
    fight.state.lastWasIntermediate = second;
    QCOMPARE(fight.played(rolls ? std::vector<int>{10, 6} : std::vector<int>{},
                          [&](Proceedings& p) { changeWeather(fight.facts, fight.state, p); }),
             std::string());
}

void WeatherTest::sa_10_7_frequenciesMatchTheChances()
{
    Skirmish fight;
    BattleDice dice(7, 107);
    constexpr int trials = 100'000;
    int changed = 0;
    int risen = 0;
    int shifted = 0;
    int clockwise = 0;
    const Weather before{Wind::Moderate, Sea::Slight, CompassPoint::East};
    for (int i = 0; i < trials; ++i) {
        fight.state.weather = before;
        fight.rolled(dice, [&](Proceedings& p) { changeWeather(fight.facts, fight.state, p); });
        changed += fight.state.weather.wind != Wind::Moderate ? 1 : 0;
        risen += fight.state.weather.wind > Wind::Moderate ? 1 : 0;
        shifted += fight.state.weather.from != CompassPoint::East ? 1 : 0;
        clockwise += fight.state.weather.from == CompassPoint::SouthEast ? 1 : 0;
    }
    QVERIFY(isWithin4Errors(changed, trials, 0.2));
    QVERIFY(isWithin4Errors(risen, trials, 0.1));
    QVERIFY(isWithin4Errors(shifted, trials, 1.0 / 3));
    QVERIFY(isWithin4Errors(clockwise, trials, 1.0 / 6));
}

QTEST_APPLESS_MAIN(WeatherTest)
#include "weather_test.moc"
