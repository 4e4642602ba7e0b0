// SPDX-License-Identifier: GPL-3.0-or-later
// One match under three made-up games: the columns grow to exactly the battles that are wanted, are stopped at once and gone
// on with; who refuses says why; the rows and sentences are the figures of core.
#include <QApplication>
#include <QTest>

#include <cmath>

#include "app/battle/forecast/comparer.h"
#include "app/battle/forecast/comparison_words.h"
#include "tests/core/battle/forecast/compared_games.h"

using namespace navarch;

namespace {

/// What core makes of the same battles.
Forecast forecastOf(const char* rules, BattleBrief brief, int runs)
{
    brief.rules = rules;
    const auto simulator = std::move(*comparedRules().simulator(brief, builtInFigures()));
    ForecastRequest request;
    request.runs = runs;
    return forecast(*simulator, request);
}

BattleBrief inPort()
{
    BattleBrief brief = tinyBrief();
    brief.place = PlaceKind::Port;
    return brief;
}

struct Desk {
    Comparer comparer{comparedRules()};

    explicit Desk(const BattleBrief& brief = tinyBrief(), int most = 200)
    {
        comparer.setMost(most);
        comparer.consider(brief);
        comparer.setActive(true);
    }
    bool isDone()
    {
        return QTest::qWaitFor([&] { return !comparer.running(); }, 60'000);
    }
    /// Each game holds exactly its first battles.
    bool holdsFirstBattles(const BattleBrief& brief)
    {
        for (const GameForecast& game : comparer.forecasts()) {
            Forecast same = forecastOf(game.rules.c_str(), brief, std::max(game.forecast.runs, 1));
            same.wasStopped = game.forecast.wasStopped;
            if (game.forecast.runs > 0 && !(game.forecast == same))
                return false;
        }
        return true;
    }
    ComparedCell cell(ComparisonRow::Kind figure, int side, int game)
    {
        for (const ComparedRow& row : comparer.rows()->rows())
            if (row.figure == figure && row.side == side)
                return row.cells[game];
        return {};
    }
};

GameForecast figures(const char* name, int wins, int losses, int runs = 1000)
{
    GameForecast game;
    game.name = name;
    game.forecast.runs = runs;
    game.forecast.draws = Share::of(runs - wins - losses, runs);
    for (const auto& [side, count] : {std::pair{"Athens", wins}, std::pair{"Corinth", losses}}) {
        SideForecast& one = game.forecast.sides.emplace_back();
        one.name = side;
        one.value = Talents::whole(100);
        one.wins = Share::of(count, runs);
    }
    return game;
}

} // namespace

class ComparerTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsFoughtUntilSomebodyLooks();
    void everyGameFightsAsManyBattles();
    void stoppedItHoldsTheFirstBattles();
    void moreBattlesGoOnFromThere();
    void leavingStopsAndAnotherMatchBeginsAnew();
    void whoRefusesSaysWhy();
    void noGameMayFightIt();
    void theRowsAreTheFigures();
    void whatIsLeftOutIsSaid();
    void verdicts_data();
    void verdicts();
    void differencesInWords();
};

void ComparerTest::nothingIsFoughtUntilSomebodyLooks()
{
    Comparer comparer(comparedRules());
    QVERIFY(comparer.verdict().isEmpty() && comparer.difference().isEmpty());
    QVERIFY(!comparer.considerMatch(nullptr));
    BattleBrief alone = tinyBrief();
    alone.sides.pop_back();
    QVERIFY(!comparer.consider(alone));
    QCOMPARE(comparer.games()->count(), 0);
    QVERIFY(comparer.consider(tinyBrief()));
    QVERIFY(!comparer.running() && !comparer.canGoOn());
    comparer.goOn();
    QVERIFY(!comparer.running());
    QCOMPARE(comparer.games()->count(), 3);
    QCOMPARE(comparer.rows()->count(), 0);
    QCOMPARE(comparer.title(), QStringLiteral("Athens against Corinth"));
}

void ComparerTest::everyGameFightsAsManyBattles()
{
    Desk desk;
    QVERIFY(desk.comparer.running());
    QVERIFY(desk.isDone());
    QCOMPARE(desk.comparer.runs(), 200);
    for (const GameForecast& game : desk.comparer.forecasts())
        QCOMPARE(game.forecast.runs, 200);
    QVERIFY(desk.holdsFirstBattles(tinyBrief()));
    QVERIFY(!desk.comparer.canGoOn());
    QCOMPARE(desk.comparer.games()->rows()[0].detail, QStringLiteral("200 battles"));
    QVERIFY(desk.comparer.games()->rows()[0].isOwn && !desk.comparer.games()->rows()[1].isOwn);
    QVERIFY(!desk.comparer.note().isEmpty());
}

void ComparerTest::stoppedItHoldsTheFirstBattles()
{
    Desk desk(tinyBrief(), maxForecastRuns);
    QVERIFY(QTest::qWaitFor([&] { return desk.comparer.runs() > 20; }, 60'000));
    desk.comparer.stop();
    QVERIFY(!desk.comparer.running());
    QVERIFY(desk.comparer.canGoOn());
    QVERIFY(desk.holdsFirstBattles(tinyBrief()));
    const int runs = desk.comparer.runs();
    QTest::qWait(300); // as long as it takes to look twice
    QCOMPARE(desk.comparer.runs(), runs);
    desk.comparer.goOn();
    QVERIFY(desk.comparer.running());
    QVERIFY(QTest::qWaitFor([&] { return desk.comparer.runs() > runs; }, 60'000));
    desk.comparer.stop();
    QVERIFY(desk.holdsFirstBattles(tinyBrief()));
}

void ComparerTest::moreBattlesGoOnFromThere()
{
    Desk desk(tinyBrief(), 100);
    QVERIFY(desk.isDone());
    desk.comparer.setMost(300);
    QVERIFY(desk.comparer.running());
    QVERIFY(desk.isDone());
    QCOMPARE(desk.comparer.runs(), 300);
    QVERIFY(desk.holdsFirstBattles(tinyBrief()));
    desk.comparer.setMost(50); // what was fought is kept
    QVERIFY(!desk.comparer.running() && !desk.comparer.canGoOn());
    QCOMPARE(desk.comparer.runs(), 300);
    desk.comparer.setMost(-7);
    QCOMPARE(desk.comparer.most(), 1);
}

void ComparerTest::leavingStopsAndAnotherMatchBeginsAnew()
{
    Desk desk(tinyBrief(), maxForecastRuns);
    QVERIFY(QTest::qWaitFor([&] { return desk.comparer.runs() > 10; }, 60'000));
    desk.comparer.setActive(false);
    QVERIFY(!desk.comparer.running());
    const int runs = desk.comparer.runs();
    QVERIFY(desk.comparer.consider(tinyBrief())); // the same again
    QCOMPARE(desk.comparer.runs(), runs);
    desk.comparer.setActive(true);
    QVERIFY(desk.comparer.running());
    desk.comparer.setMost(60);
    QVERIFY(desk.comparer.consider(tinyBrief(4, 9)));
    QVERIFY(desk.comparer.running());
    QVERIFY(desk.isDone());
    QCOMPARE(desk.comparer.runs(), 60);
    QVERIFY(desk.holdsFirstBattles(tinyBrief(4, 9)));

    Skirmish match(comparedRules());
    QVERIFY(match.arrange(tinyBrief(5), {}));
    QVERIFY(desk.comparer.considerMatch(&match));
    QVERIFY(desk.isDone());
    QVERIFY(desk.holdsFirstBattles(tinyBrief(5)));
}

void ComparerTest::whoRefusesSaysWhy()
{
    Desk desk(inPort(), 80);
    QVERIFY(desk.isDone());
    QCOMPARE(desk.comparer.runs(), 80);
    const auto& games = desk.comparer.games()->rows();
    QCOMPARE(games[2].whyNot,
             QStringLiteral("place.kind: This game has no coast. Fight it on the open sea."));
    QCOMPARE(games[2].detail, QStringLiteral("does not fight it"));
    QVERIFY(games[0].whyNot.isEmpty());
    QCOMPARE(desk.cell(ComparisonRow::Draws, -1, 2).known, false);
    QCOMPARE(desk.cell(ComparisonRow::Draws, -1, 0).known, true);
    QVERIFY(!desk.comparer.difference().isEmpty());
    QVERIFY(!desk.comparer.canGoOn());
}

void ComparerTest::noGameMayFightIt()
{
    BattleBrief brief = tinyBrief();
    brief.sides[0].fleet.ships[0].condition.damage = Damage::Wrecked;
    Desk desk(brief);
    QVERIFY(desk.isDone());
    for (const ComparedGame& game : desk.comparer.games()->rows())
        QVERIFY(!game.whyNot.isEmpty());
    QCOMPARE(desk.comparer.rows()->count(), 0);
    QVERIFY(desk.comparer.verdict().isEmpty() && !desk.comparer.canGoOn());
    QCOMPARE(desk.comparer.runs(), 0);
}

void ComparerTest::theRowsAreTheFigures()
{
    Desk desk(tinyBrief(4), 100);
    QVERIFY(desk.isDone());
    const QMetaEnum names = QMetaEnum::fromType<ComparisonRow::Kind>();
    QStringList kinds;
    for (const ComparedRow& row : desk.comparer.rows()->rows())
        kinds << QString::fromLatin1(names.valueToKey(row.figure));
    QCOMPARE(kinds.join(QLatin1Char(' ')),
             QStringLiteral(
                 "Wins Wins Draws Losses Losses Sunk Captured Fled Sunk Captured Fled Turns AtTheLimit"));
    const Forecast& sum = desk.comparer.forecasts()[0].forecast;
    for (int side = 0; side < 2; ++side) {
        const SideForecast& of = sum.sides[static_cast<std::size_t>(side)];
        const auto wins = desk.cell(ComparisonRow::Wins, side, 0);
        QCOMPARE(wins.text, QString::number(of.wins.count)); // of 100 battles
        QCOMPARE(wins.share, of.wins.count / 100.0);
        QCOMPARE(wins.low, of.wins.low / 10'000.0);
        QVERIFY(wins.said.startsWith(QStringLiteral("Tiny game: ")));
        const auto losses = desk.cell(ComparisonRow::Losses, side, 0);
        QVERIFY(losses.low <= losses.share);
        QVERIFY(losses.share <= losses.high);
        const auto sunk = desk.cell(ComparisonRow::Sunk, side, 0);
        const auto count = static_cast<double>(fatesOf(sum)[static_cast<std::size_t>(side)].sunk);
        QCOMPARE(sunk.share, count / 400);
        QVERIFY(std::abs(sunk.text.toDouble() - count / 100) <= 0.05001);
    }
    const auto turns = desk.cell(ComparisonRow::Turns, -1, 1);
    QCOMPARE(turns.detail.section(QStringLiteral("–"), 1), QStringLiteral("4"));
    QCOMPARE(turns.share, -1.0);
    const auto limit = desk.cell(ComparisonRow::AtTheLimit, -1, 1);
    QCOMPARE(limit.share, desk.comparer.forecasts()[1].forecast.atTurnLimit / 100.0);
    QVERIFY(desk.comparer.rows()->rows()[0].isFirst && !desk.comparer.rows()->rows()[1].isFirst);
}

void ComparerTest::whatIsLeftOutIsSaid()
{
    BattleBrief brief = tinyBrief();
    Desk plain(brief, 1);
    QCOMPARE(plain.comparer.leftOut(), QString());
    brief.turnLimit = 30;
    brief.sides[0].deployment.push_back({});
    Desk desk(brief, 1);
    QCOMPARE(desk.comparer.leftOut(),
             QStringLiteral("This match says something to Tiny game alone that the other games were "
                            "not told: turn limit and places at the start."));
}

void ComparerTest::verdicts_data()
{
    QTest::addColumn<std::vector<GameForecast>>("games");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char* name, std::vector<GameForecast> games, const char* verdict) {
        QTest::newRow(name) << std::move(games) << QString::fromUtf8(verdict);
    };
    row("none", {}, "");
    row("not yet", {figures("A", 0, 0, 0)}, "");
    row("all alike", {figures("A", 700, 300), figures("B", 600, 300)},
        "Athens wins most often under every game.");
    row("all open", {figures("A", 500, 500), figures("B", 510, 490)}, "It is open under every game.");
    row("all drawn", {figures("A", 5, 5), figures("B", 0, 1)}, "Most battles are drawn under every game.");
    row("turned round", {figures("A", 300, 700), figures("B", 700, 300), figures("C", 800, 100)},
        "Athens wins most often under B and C; Corinth wins most often under A.");
    row("of all kinds",
        {figures("A", 500, 500), figures("B", 0, 0), figures("C!", 200, 700), figures("D", 0, 0, 0)},
        "Most battles are drawn under B; Corinth wins most often under C!; it is open under A.");
    row("one game", {figures("A!", 700, 300)}, "Athens wins most often under A!");
}

void ComparerTest::verdicts()
{
    QFETCH(std::vector<GameForecast>, games);
    QTEST(verdictText(games), "verdict");
}

void ComparerTest::differencesInWords()
{
    QCOMPARE(differenceText({figures("A", 700, 300)}), QString());
    QCOMPARE(differenceText({figures("A", 500, 500), figures("B", 510, 490)}),
             QStringLiteral("No figure differs by more than its error."));
    QCOMPARE(differenceText({figures("A %3", 700, 300), figures("B", 300, 700)}),
             QStringLiteral("What differs most: of 100 battles Athens wins 30 under B and 70 under A %3."));
    QCOMPARE(differenceText({figures("A", 100, 100), figures("B", 500, 500)}),
             QStringLiteral("What differs most: of 100 battles 0 are drawn under B and 80 under A."));
    std::vector<GameForecast> ships{figures("A", 500, 500), figures("B", 500, 500)};
    for (GameForecast& game : ships)
        game.forecast.ships.resize(2);
    ships[0].forecast.ships[1].side = ships[1].forecast.ships[1].side = 1;
    ships[1].forecast.ships[1].captured = 410;
    QCOMPARE(
        differenceText(ships),
        QStringLiteral("What differs most: of 100 ships of Corinth, 0 are captured under A and 41 under B."));
    ships[0].forecast.sides[0].losses.mean = Talents::whole(60);
    QCOMPARE(
        differenceText(ships),
        QStringLiteral("What differs most: of 100 talents of Athens, 0 are lost under B and 60 under A."));
}

QTEST_MAIN(ComparerTest)
#include "comparer_test.moc"
