// SPDX-License-Identifier: GPL-3.0-or-later
// A forecast is the same for any number of threads, holds exactly the runs done, stops when told, and its figures are
// those of the battles.
#include <QTest>

#include <algorithm>
#include <cmath>

#include "core/battle/forecast/luck.h"
#include "core/battle/match/outcome_check.h"
#include "core/pricing/ship_price.h"
#include "tests/core/battle/made_up/tiny_brief.h"

using namespace navarch;

namespace {

std::unique_ptr<Simulator> simulator(int ships = 4, std::uint64_t seed = 5)
{
    return std::move(*tinyRules().simulator(tinyBrief(ships, seed), builtInFigures()));
}

Forecast forecastOf(const Simulator& simulator, int runs, int threads = 1)
{
    ForecastRequest request;
    request.runs = runs;
    request.threads = threads;
    return forecast(simulator, request);
}

} // namespace

class ForecastTest : public QObject {
    Q_OBJECT

private slots:
    void anyNumberOfThreadsGivesTheSame();
    void itIsTheSumOfItsBattles();
    void anotherSeedGivesAnother();
    void progressTellsExactlyTheRunsDone();
    void whenStoppedItHoldsWhatWasDone();
    void stoppingEndsABattleThatIsBeingFought();
    void intervalsAreWilsons_data();
    void intervalsAreWilsons();
    void spreadsAreThoseOfTheAmounts();
    void lossesArePrices();
    void luckIsWhatHappenedBesideWhatWasExpected();
    void itsJsonSaysWhoLedTheSides();
};

void ForecastTest::anyNumberOfThreadsGivesTheSame()
{
    const auto ready = simulator();
    const Forecast one = forecastOf(*ready, 300, 1);
    for (const int threads : {2, 3, 8, 500})
        QVERIFY(forecastOf(*ready, 300, threads) == one);
    QCOMPARE(one.runs, 300);
    QVERIFY(!one.wasStopped);
    QCOMPARE(forecastJson(forecastOf(*ready, 300, 2)).dump(), forecastJson(one).dump());
}

void ForecastTest::itIsTheSumOfItsBattles()
{
    const auto ready = simulator();
    const Forecast sum = forecastOf(*ready, 50);
    const auto simulation = ready->simulation();
    SimulatedBattle battle;
    int first = 0;
    int draws = 0;
    std::int64_t turns = 0;
    std::vector<int> sunk(8);
    Talents least = Talents::whole(1'000'000);
    for (std::uint64_t run = 0; run < 50; ++run) {
        QVERIFY(simulation->fight(forecastSeed(5, run), {}, battle));
        first += battle.victor == 0 ? 1 : 0;
        draws += battle.victor == -1 ? 1 : 0;
        turns += battle.turns;
        least = std::min(least, battle.losses[0]);
        for (std::size_t i = 0; i < 8; ++i)
            sunk[i] += battle.fates[i] == ShipFate::Sunk ? 1 : 0;
    }
    QCOMPARE(sum.sides[0].wins.count, first);
    QCOMPARE(sum.draws.count, draws);
    QCOMPARE(sum.sides[1].wins.count, 50 - first - draws);
    QCOMPARE(sum.turns, turns);
    QCOMPARE(sum.sides[0].losses.least, least);
    for (std::size_t i = 0; i < 8; ++i)
        QCOMPARE(sum.ships[i].sunk, sunk[i]);
}

void ForecastTest::anotherSeedGivesAnother()
{
    QVERIFY(!(forecastOf(*simulator(4, 5), 100) == forecastOf(*simulator(4, 6), 100)));
}

void ForecastTest::progressTellsExactlyTheRunsDone()
{
    const auto ready = simulator();
    std::vector<int> told;
    ForecastRequest request;
    request.runs = 400;
    request.threads = 2;
    request.progress = [&](const Forecast& sofar) {
        told.push_back(sofar.runs);
        const int wins = sofar.sides[0].wins.count + sofar.sides[1].wins.count + sofar.draws.count;
        QCOMPARE(wins, sofar.runs);
        int bars = 0;
        for (const int bar : sofar.sides[0].losses.bars)
            bars += bar;
        QCOMPARE(bars, sofar.runs);
    };
    const Forecast whole = forecast(*ready, request);
    QVERIFY(!told.empty());
    QVERIFY(std::is_sorted(told.begin(), told.end()));
    QVERIFY(told.front() >= 10 && told.back() <= 400);
    QVERIFY(whole == forecastOf(*ready, 400));
}

void ForecastTest::whenStoppedItHoldsWhatWasDone()
{
    const auto ready = simulator();
    std::stop_source source;
    ForecastRequest request;
    request.runs = maxForecastRuns;
    request.threads = 2;
    request.stop = source.get_token();
    request.progress = [&](const Forecast&) { source.request_stop(); };
    const Forecast part = forecast(*ready, request);
    QVERIFY(part.wasStopped);
    QVERIFY(part.runs >= 10 && part.runs < maxForecastRuns);
    QCOMPARE(part.sides[0].wins.count + part.sides[1].wins.count + part.draws.count, part.runs);
}

void ForecastTest::stoppingEndsABattleThatIsBeingFought()
{
    const auto ready = simulator();
    std::stop_source source;
    source.request_stop();
    SimulatedBattle battle;
    QVERIFY(!ready->simulation()->fight(1, source.get_token(), battle));
    ForecastRequest request;
    request.runs = 100;
    request.stop = source.get_token();
    const Forecast none = forecast(*ready, request);
    QCOMPARE(none.runs, 0);
    QVERIFY(none.wasStopped);
    QVERIFY(forecastJson(none).is_object());
}

void ForecastTest::intervalsAreWilsons_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("runs");
    for (const int runs : {1, 2, 10, 100, 1000, 999'983, 1'000'000})
        for (const int part : {0, 1, 3, 5, 9, 10})
            QTest::addRow("%d tenths of %d", part, runs)
                << static_cast<int>(std::int64_t{runs} * part / 10) << runs;
}

void ForecastTest::intervalsAreWilsons()
{
    QFETCH(int, count);
    QFETCH(int, runs);
    const Share share = Share::of(count, runs);
    const double z = 1.96;
    const double n = runs;
    const double p = count / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    QVERIFY2(std::abs(share.low - (middle - half) * 10'000) < 1.01, std::to_string(share.low).c_str());
    QVERIFY2(std::abs(share.high - (middle + half) * 10'000) < 1.01, std::to_string(share.high).c_str());
    QVERIFY(share.low >= 0 && share.low <= share.high && share.high <= 10'000);
}

void ForecastTest::spreadsAreThoseOfTheAmounts()
{
    std::vector<std::int64_t> amounts;
    for (int i = 100; i >= 1; --i)
        amounts.push_back(i * 100);
    const Spread spread = Spread::of(amounts);
    QCOMPARE(spread.least.text(), std::string("1.00"));
    QCOMPARE(spread.most.text(), std::string("100.00"));
    QCOMPARE(spread.mean.text(), std::string("50.50"));
    std::string quantiles;
    for (const auto& quantile : spread.quantiles)
        quantiles += std::to_string(quantile.percent) + ":" + quantile.amount.text() + " ";
    QCOMPARE(quantiles, std::string("5:5.00 25:25.00 50:50.00 75:75.00 95:95.00 "));
    QCOMPARE(spread.barWidth.text(), std::string("10.00"));
    QCOMPARE(spread.bars, (std::vector<int>{9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 1}));
    QVERIFY(Spread::of({}).bars.empty());
    QCOMPARE(Spread::of({0, 0}).bars, std::vector<int>{2});
}

void ForecastTest::lossesArePrices()
{
    BattleBrief brief = tinyBrief(2);
    FleetShip& row = brief.sides[0].fleet.ships[0];
    row.fit.marines = 2;
    row.crew = CrewQuality::Veteran;
    row.condition.marinesLost = 1; // gone before the battle: no loss of this day
    const Figures& figures = builtInFigures();
    const FieldValues values(brief, figures);
    ShipFit asItCame = row.fit;
    asItCame.marines = 1;
    const Talents each = shipTotal(asItCame, CrewQuality::Veteran, figures.prices);
    QCOMPARE(values.ofSide(0), each * 2);

    BattleOutcome outcome;
    for (const BriefShip& ship : values.ships()) {
        ShipOutcome& one = outcome.ships.emplace_back();
        one.side = ship.side;
        one.condition = ship.ship.condition;
    }
    QVERIFY(values.losses(outcome) == (std::vector<Talents>{{}, {}}));
    outcome.ships[0].fate = ShipFate::Captured;
    outcome.ships[1].condition.damage = Damage::Severe; // is mended
    outcome.ships[1].condition.marinesLost = 2;
    outcome.ships[2].fate = ShipFate::Fled;
    const auto losses = values.losses(outcome);
    QCOMPARE(losses[0], each + Talents::whole(2).timesTenths(11)); // a marine is 2, his crew veteran
    QCOMPARE(losses[1], Talents());
}

void ForecastTest::luckIsWhatHappenedBesideWhatWasExpected()
{
    const auto ready = simulator();
    const Forecast many = forecastOf(*ready, 200);
    BattleOutcome outcome = outcomeBefore(ready->brief(), builtInFigures().classes);
    outcome.victor = 1;
    outcome.ships.front().fate = ShipFate::Sunk;
    const Luck luck = luckOf(many, outcome, ready->values());
    QCOMPARE(luck.runs, 200);
    QCOMPARE(luck.victor, 1);
    QVERIFY(luck.alike == many.sides[1].wins);
    QCOMPARE(luck.sides.size(), std::size_t{2});
    const FleetShip& sunk = ready->values().ships().front().ship;
    QVERIFY(luck.sides[0].lost == valueOf(sunk, sunk.condition, builtInFigures().prices));
    QVERIFY(luck.sides[1].lost == Talents());
    for (std::size_t side = 0; side < 2; ++side) {
        const Spread& losses = many.sides[side].losses;
        QVERIFY(luck.sides[side].expected == losses.mean);
        QVERIFY(luck.sides[side].least == losses.quantiles[1].amount);
        QVERIFY(luck.sides[side].most == losses.quantiles[3].amount);
        QVERIFY(luck.sides[side].wins == many.sides[side].wins);
    }
    outcome.victor.reset();
    QVERIFY(luckOf(many, outcome, ready->values()).alike == many.draws);
    QCOMPARE(luckOf(Forecast(), outcome, ready->values()).runs, 0);
    QVERIFY(luckOf(Forecast(), outcome, ready->values()).sides.empty());
}

void ForecastTest::itsJsonSaysWhoLedTheSides()
{
    const Json json = forecastJson(forecastOf(*simulator(), 20));
    QCOMPARE(json["runs"].get<int>(), 20);
    QCOMPARE(json["wins"][1]["side"].get<std::string>(), std::string("Corinth"));
    QVERIFY(json["note"].get<std::string>().find("do not look ahead") != std::string::npos);
    QCOMPARE(json["losses"][0]["quantiles"][2]["percent"].get<int>(), 50);
    QCOMPARE(json["ships"].size(), std::size_t{8});
    QVERIFY(json["wins"][0]["interval"][0].get<double>() <= json["wins"][0]["share"].get<double>());
}

QTEST_GUILESS_MAIN(ForecastTest)
#include "forecast_test.moc"
