// SPDX-License-Identifier: GPL-3.0-or-later
// The forecaster over the made-up game, twice registered: exact runs, stop, refine, begin anew, what cannot be fought.
#include <QApplication>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/battle/forecast/forecast_words.h"
#include "app/battle/forecast/forecaster.h"
#include "app/battle/forecast/spread_plot.h"
#include "core/rules/shared/rule_set_of.h"
#include "tests/core/battle/made_up/tiny_brief.h"

using namespace navarch;

namespace {

/// The made-up game under two names.
const RuleSets& twoGames()
{
    static const RuleSets rules([] {
        RuleSet again = ruleSet<tiny::TinyGame>("Tiny game, again");
        again.id = "tiny-again";
        return std::vector<RuleSet>{ruleSet<tiny::TinyGame>("Tiny game"), again};
    }());
    return rules;
}

/// What core makes of the first battles of that brief.
Forecast forecastOf(const BattleBrief& brief, int runs)
{
    const auto simulator = std::move(*twoGames().simulator(brief, builtInFigures()));
    ForecastRequest request;
    request.runs = runs;
    Forecast whole = forecast(*simulator, request);
    whole.wasStopped = true;
    return whole;
}

struct Desk {
    Forecaster forecaster{twoGames()};

    explicit Desk(const BattleBrief& brief = tinyBrief())
    {
        forecaster.consider(brief);
        forecaster.setActive(true);
    }
    bool waitForRuns(int runs)
    {
        return QTest::qWaitFor([&] { return forecaster.summary()->runs() >= runs; });
    }
    /// What is shown is exactly the first battles of that brief.
    bool shows(const BattleBrief& brief)
    {
        return forecaster.summary()->runs() > 0
               && forecaster.summary()->forecast() == forecastOf(brief, forecaster.summary()->runs());
    }
};

} // namespace

class ForecasterTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsFoughtUntilSomebodyLooks();
    void stoppedItHoldsExactlyTheRunsDone();
    void itGoesOnWhereItStood();
    void everyChangeBeginsAnew();
    void leavingStopsAndComingBackGoesOn();
    void eachGameHasItsRow();
    void whatCannotBeFoughtSaysWhy();
    void damagedFleetFilesChangeNothing();
    void aFleetFromTheBuilderIsTheFirstSide();
    void theMatchIsHandedOver();
    void shipsAreSorted();
    void figuresInWords_data();
    void figuresInWords();
    void plotsAreDrawn();
};

void ForecasterTest::nothingIsFoughtUntilSomebodyLooks()
{
    Forecaster forecaster(twoGames());
    QVERIFY(forecaster.consider(tinyBrief()));
    QVERIFY(!forecaster.running());
    QCOMPARE(forecaster.games()->count(), 0);
    QVERIFY(!forecaster.canGoOn());
    forecaster.goOn();
    QVERIFY(!forecaster.running());
    QVERIFY(forecaster.summary()->headline().isEmpty());
}

void ForecasterTest::stoppedItHoldsExactlyTheRunsDone()
{
    Desk desk;
    QVERIFY(desk.forecaster.running());
    QVERIFY(desk.waitForRuns(50));
    desk.forecaster.stop();
    QVERIFY(!desk.forecaster.running());
    const int runs = desk.forecaster.summary()->runs();
    QVERIFY(desk.shows(tinyBrief()));
    QTest::qWait(150); // as long as it takes to look twice
    QCOMPARE(desk.forecaster.summary()->runs(), runs);
    QVERIFY(desk.forecaster.summary()->state().contains(countText(runs)));

    const auto& sides = desk.forecaster.sides()->rows();
    QCOMPARE(sides.size(), std::size_t{2});
    int wins = desk.forecaster.summary()->forecast().draws.count;
    for (const SideOdds& side : sides)
        wins += side.wins.count;
    QCOMPARE(wins, runs);
    QCOMPARE(desk.forecaster.ships()->count(), 6);
    QVERIFY(!desk.forecaster.summary()->headline().isEmpty());
    QVERIFY(!desk.forecaster.summary()->turnsText().isEmpty());
    QVERIFY(!desk.forecaster.summary()->note().isEmpty());
}

void ForecasterTest::itGoesOnWhereItStood()
{
    Desk desk;
    QVERIFY(desk.waitForRuns(20));
    for (int times = 0; times < 5; ++times) {
        desk.forecaster.stop();
        const int runs = desk.forecaster.summary()->runs();
        QVERIFY(desk.forecaster.canGoOn());
        desk.forecaster.goOn();
        QVERIFY(desk.forecaster.running());
        QVERIFY(desk.forecaster.summary()->runs() >= runs);
        QVERIFY(desk.waitForRuns(runs + 20));
    }
    desk.forecaster.stop();
    QVERIFY(desk.shows(tinyBrief()));
}

void ForecasterTest::everyChangeBeginsAnew()
{
    Desk desk;
    QVERIFY(desk.waitForRuns(50));
    desk.forecaster.match()->setSeed(QStringLiteral("77"));
    QVERIFY(desk.forecaster.running());
    QVERIFY(desk.waitForRuns(10));
    desk.forecaster.stop();
    QVERIFY(desk.shows(tinyBrief(3, 77)));

    desk.forecaster.match()->setPlayer(1, QStringLiteral("bold")); // begins although it was stopped
    QVERIFY(desk.forecaster.running());
    QVERIFY(desk.waitForRuns(10));
    desk.forecaster.stop();
    BattleBrief bold = tinyBrief(3, 77);
    bold.sides[1].captain = Temperament::Bold;
    QVERIFY(desk.shows(bold));

    QVERIFY(desk.forecaster.consider(tinyBrief(5)));
    QVERIFY(desk.waitForRuns(10));
    desk.forecaster.stop();
    QVERIFY(desk.shows(tinyBrief(5)));
    QCOMPARE(desk.forecaster.ships()->count(), 10);

    const int runs = desk.forecaster.summary()->runs();
    QVERIFY(desk.forecaster.consider(tinyBrief(5))); // the same again is no change
    QCOMPARE(desk.forecaster.summary()->runs(), runs);
    QVERIFY(!desk.forecaster.running());
}

void ForecasterTest::leavingStopsAndComingBackGoesOn()
{
    Desk desk;
    QVERIFY(desk.waitForRuns(20));
    desk.forecaster.setActive(false);
    QVERIFY(!desk.forecaster.running());
    const int runs = desk.forecaster.summary()->runs();
    QTest::qWait(100);
    QCOMPARE(desk.forecaster.summary()->runs(), runs);
    desk.forecaster.setActive(true);
    QVERIFY(desk.forecaster.running());
    QVERIFY(desk.waitForRuns(runs + 10));
    desk.forecaster.stop();
    desk.forecaster.setActive(false);
    desk.forecaster.setActive(true);
    QVERIFY2(!desk.forecaster.running(), "who stopped it finds it stopped");
    QVERIFY(desk.shows(tinyBrief()));
}

void ForecasterTest::eachGameHasItsRow()
{
    Desk desk;
    const auto row = [&](std::size_t i) { return desk.forecaster.games()->rows()[i]; };
    QCOMPARE(desk.forecaster.games()->count(), 2);
    QTRY_VERIFY(row(0).runs > 20 && row(1).runs > 20);
    QVERIFY(row(0).isChosen && !row(1).isChosen);
    QVERIFY(!row(1).headline.isEmpty());
    desk.forecaster.setGame(QStringLiteral("tiny-again"));
    QVERIFY(row(1).isChosen && !row(0).isChosen);
    QVERIFY(desk.forecaster.summary()->runs() >= 20);
    desk.forecaster.stop();
    QVERIFY2(desk.shows(tinyBrief()), "it is the same game by another name");
    desk.forecaster.setGame(QStringLiteral("chess"));
    QCOMPARE(desk.forecaster.game(), QStringLiteral("tiny-again"));
    desk.forecaster.goOn();
    QTRY_VERIFY(row(0).runs >= 2000 || row(1).runs >= 2000);
}

void ForecasterTest::whatCannotBeFoughtSaysWhy()
{
    Desk desk;
    BattleBrief brief = tinyBrief();
    brief.sides.pop_back();
    QVERIFY(!desk.forecaster.consider(brief));
    QVERIFY(desk.waitForRuns(10)); // the one before is still there

    brief = tinyBrief();
    brief.sides[0].fleet.ships[0].condition.damage = Damage::Wrecked;
    QVERIFY(desk.forecaster.consider(brief));
    QTRY_VERIFY(!desk.forecaster.summary()->whyNot().isEmpty());
    QVERIFY(!desk.forecaster.running());
    QVERIFY(!desk.forecaster.canGoOn());
    QCOMPARE(desk.forecaster.summary()->runs(), 0);
    QVERIFY(desk.forecaster.summary()->headline().isEmpty());
    QTRY_VERIFY(!desk.forecaster.games()->rows()[1].whyNot.isEmpty());

    brief = tinyBrief();
    brief.rules = "chess";
    QVERIFY(desk.forecaster.consider(brief));
    QVERIFY(desk.forecaster.summary()->whyNot().contains(QLatin1String("chess")));
    QVERIFY(!desk.forecaster.canGoOn());

    QVERIFY(desk.forecaster.consider(tinyBrief()));
    QVERIFY(desk.waitForRuns(10));
    QVERIFY(desk.forecaster.summary()->whyNot().isEmpty());
}

void ForecasterTest::damagedFleetFilesChangeNothing()
{
    const QTemporaryDir folder;
    Desk desk;
    QSignalSpy refused(&desk.forecaster, &Forecaster::refused);
    int expected = 0;
    for (const char* text :
         {"", "{", "[1]", R"({"format":"navarch-fleet/1","ships":[{"class":"submarine"}]})",
          R"({"format":"navarch-fleet/1","ships":[]})"}) {
        const QString path = folder.filePath(QStringLiteral("fleet.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QVERIFY(!desk.forecaster.match()->openFleet(1, QUrl::fromLocalFile(path)));
        QCOMPARE(refused.count(), ++expected);
    }
    QVERIFY(desk.waitForRuns(10));
    desk.forecaster.stop();
    QVERIFY(desk.shows(tinyBrief()));
}

void ForecasterTest::aFleetFromTheBuilderIsTheFirstSide()
{
    Desk desk;
    FleetBuilder builder;
    builder.document()->beginAnew();
    QVERIFY(!desk.forecaster.considerFleet(&builder));
    QVERIFY(!desk.forecaster.considerFleet(nullptr));
    QVERIFY(builder.ships()->add(QStringLiteral("trireme")));
    builder.setName(QStringLiteral("Owls"));
    QVERIFY(desk.forecaster.considerFleet(&builder));
    QCOMPARE(desk.forecaster.match()->brief().sides[0].name, std::string("Owls"));
    QCOMPARE(desk.forecaster.match()->brief().sides[1].name, std::string("Corinth"));
    QVERIFY(desk.waitForRuns(10));
    QCOMPARE(desk.forecaster.ships()->count(), 4);
}

void ForecasterTest::theMatchIsHandedOver()
{
    Desk desk;
    Skirmish skirmish(twoGames());
    desk.forecaster.setGame(QStringLiteral("tiny-again"));
    desk.forecaster.handOver(&skirmish);
    BattleBrief brief = tinyBrief();
    brief.rules = "tiny-again";
    QVERIFY(skirmish.brief() == brief);
    skirmish.setSeed(QStringLiteral("9"));
    QVERIFY(desk.forecaster.considerMatch(&skirmish));
    QCOMPARE(desk.forecaster.match()->seed(), QStringLiteral("9"));
    QCOMPARE(desk.forecaster.game(), QStringLiteral("tiny-again"));
    QVERIFY(!desk.forecaster.considerMatch(nullptr));
}

void ForecasterTest::shipsAreSorted()
{
    Desk desk;
    QVERIFY(desk.waitForRuns(50));
    desk.forecaster.stop();
    desk.forecaster.ships()->setOrder(ForecastShips::BySunk);
    const auto& rows = desk.forecaster.ships()->rows();
    QVERIFY(std::is_sorted(rows.begin(), rows.end(),
                           [](const ShipOdds& a, const ShipOdds& b) { return a.odds.sunk > b.odds.sunk; }));
    desk.forecaster.ships()->setOrder(ForecastShips::AsInTheFleets);
    QVERIFY(std::is_sorted(rows.begin(), rows.end(),
                           [](const ShipOdds& a, const ShipOdds& b) { return a.odds.ship < b.odds.ship; }));
    double whole = 0;
    for (const char* share : {"sunk", "captured", "fled", "hurt", "whole"})
        whole += desk.forecaster.ships()->value(0, share).toDouble();
    QVERIFY(std::abs(whole - 1) < 1e-9);
}

void ForecasterTest::figuresInWords_data()
{
    QTest::addColumn<int>("wins");
    QTest::addColumn<int>("losses");
    QTest::addColumn<int>("runs");
    QTest::addColumn<QString>("headline");
    QTest::newRow("none") << 0 << 0 << 0 << QString();
    QTest::newRow("one") << 1 << 0 << 1 << QStringLiteral("Athens wins 100 of 100 (20–100)");
    QTest::newRow("hundred") << 62 << 30 << 100 << QStringLiteral("Athens wins 62 of 100 (52–71)");
    QTest::newRow("other") << 300 << 600 << 1000 << QStringLiteral("Corinth wins 60 of 100 (56–63)");
    QTest::newRow("draws") << 100 << 100 << 1000 << QStringLiteral("A draw in 80 of 100 (77–83)");
}

void ForecasterTest::figuresInWords()
{
    QFETCH(int, wins);
    QFETCH(int, losses);
    QFETCH(int, runs);
    Forecast sum;
    sum.runs = runs;
    sum.sides.resize(2);
    sum.sides[0].name = "Athens";
    sum.sides[0].wins = Share::of(wins, runs);
    sum.sides[1].name = "Corinth";
    sum.sides[1].wins = Share::of(losses, runs);
    sum.draws = Share::of(runs - wins - losses, runs);
    QTEST(headlineText(sum), "headline");

    QCOMPARE(countText(1240), QStringLiteral("1,240"));
    QCOMPARE(chanceText(0, 1000), QStringLiteral("0"));
    QCOMPARE(chanceText(1, 1000), QStringLiteral("<1"));
    QCOMPARE(chanceText(999, 1000), QStringLiteral(">99"));
    QCOMPARE(chanceText(1000, 1000), QStringLiteral("100"));
    ShipForecast ship;
    QCOMPARE(meanDamageText(ship), QStringLiteral("–"));
    ship.damage = {4, 0, 4, 0, 0, 0};
    QCOMPARE(meanDamageText(ship), QStringLiteral("Light"));
    ship.damage = {9, 1, 0, 0, 0, 0};
    QCOMPARE(meanDamageText(ship), QStringLiteral("None"));
}

void ForecasterTest::plotsAreDrawn()
{
    SpreadPlot plot;
    plot.setSize({200, 100});
    const auto drawn = [&plot] {
        QImage image(200, 100, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        plot.paint(&painter);
        return image;
    };
    plot.setFill(Qt::red);
    plot.setInk(Qt::black);
    const QImage empty = drawn();
    plot.setSpread(shownSpread(Spread::of({0, 500, 500, 1000})));
    const QImage full = drawn();
    QVERIFY(full != empty);
    plot.setUpTo(1000); // the same bars on a longer axis
    QVERIFY(drawn() != full);
    plot.setSpread(ShownSpread{.bars = {0, -3}, .width = -1, .marks = {}, .mean = 0, .most = 0});
    drawn();
    plot.setSize({3, 3});
    drawn();
}

QTEST_MAIN(ForecasterTest)
#include "forecaster_test.moc"
