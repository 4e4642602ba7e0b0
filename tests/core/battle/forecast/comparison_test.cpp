// SPDX-License-Identifier: GPL-3.0-or-later
// One match under many games: each is the forecast of that game, on any number of threads; what is said in the terms of
// one game is not told to others; who refuses says why, and the others go on.
#include <QTest>

#include <algorithm>

#include "core/battle/forecast/comparison.h"
#include "tests/core/battle/forecast/compared_games.h"
#include "tests/core/battle/play/equal_brief.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

ComparisonRequest request(int runs, int threads = 1)
{
    ComparisonRequest wanted;
    wanted.runs = runs;
    wanted.threads = threads;
    return wanted;
}

GameComparison compared(const BattleBrief& brief, const ComparisonRequest& wanted)
{
    return compare(comparedRules(), brief, builtInFigures(), wanted).value_or(GameComparison{});
}

/// What a forecast of that game alone comes to.
Forecast alone(const char* rules, BattleBrief brief, int runs)
{
    brief.rules = rules;
    ForecastRequest wanted;
    wanted.runs = runs;
    return forecast(**comparedRules().simulator(brief, builtInFigures()), wanted);
}

BattleBrief inPort()
{
    BattleBrief brief = tinyBrief();
    brief.place = PlaceKind::Port;
    return brief;
}

/// Of two sides with ten ships of 10 talents each; wins and draws of `runs`, `sunk` and `captured` of the second's ships.
GameForecast figures(int runs, int wins, int losses, int sunk = 0, int captured = 0)
{
    GameForecast game;
    game.forecast.runs = runs;
    game.forecast.draws = Share::of(runs - wins - losses, runs);
    for (int side = 0; side < 2; ++side) {
        SideForecast& one = game.forecast.sides.emplace_back();
        one.name = side == 0 ? "Athens" : "Corinth";
        one.value = Talents::whole(100);
        one.wins = Share::of(side == 0 ? wins : losses, runs);
    }
    for (int ship = 0; ship < 20; ++ship)
        game.forecast.ships.push_back({static_cast<ShipNumber>(ship),
                                       ship / 10,
                                       "Trireme",
                                       ship < 10 ? 0 : sunk / 10,
                                       ship < 10 ? 0 : captured / 10,
                                       0,
                                       {}});
    return game;
}

} // namespace

class ComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void eachGameSaysWhatItLeavesOutOfAccount();
    void eachGameIsItsForecast();
    void anyNumberOfThreadsGivesTheSame();
    void onlyTheWantedGamesInTheirOrder();
    void ownTermsGoToTheirGameOnly();
    void whoRefusesSaysWhyAndOthersGoOn();
    void allMayRefuse();
    void whatNobodyCanFightIsRefusedAsAWhole();
    void progressTellsOfOneGameAfterAnother();
    void stoppedItHoldsWhatWasDone();
    void fatesAreThoseOfTheShips();
    void theGreatestDifferenceIsFound();
    void differencesWithinTheErrorAreNone();
    void theFavouriteIsCertain();
    void itsJsonHoldsEveryGame();
};

void ComparisonTest::eachGameIsItsForecast()
{
    const GameComparison both = compared(tinyBrief(), request(200));
    QCOMPARE(both.own, std::string("tiny"));
    QCOMPARE(both.games.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) {
        const RuleSet& rules = comparedRules().all()[i];
        QCOMPARE(both.games[i].rules, std::string(rules.id));
        QCOMPARE(both.games[i].name, std::string(rules.name));
        QVERIFY(both.games[i].problems.empty());
        QVERIFY(both.games[i].forecast == alone(rules.id.data(), tinyBrief(), 200));
        QCOMPARE(both.games[i].forecast.runs, 200);
    }
    QVERIFY(both.games[1].forecast.mostTurns <= 4 && both.games[0].forecast.mostTurns > 4);
}

void ComparisonTest::anyNumberOfThreadsGivesTheSame()
{
    const GameComparison one = compared(tinyBrief(), request(150));
    for (const int threads : {2, 5})
        QVERIFY(compared(tinyBrief(), request(150, threads)) == one);
    QVERIFY(!(compared(tinyBrief(3, 6), request(150)) == one));
}

void ComparisonTest::onlyTheWantedGamesInTheirOrder()
{
    ComparisonRequest wanted = request(10);
    wanted.rules = {"tiny-open", "tiny", "tiny-open"};
    const GameComparison two = compared(tinyBrief(), wanted);
    QCOMPARE(two.games.size(), std::size_t{2});
    QCOMPARE(two.games[0].rules, std::string("tiny-open"));
    QCOMPARE(two.games[1].rules, std::string("tiny"));
    wanted.rules = {"tiny", "chess"};
    const auto refused = compare(comparedRules(), tinyBrief(), builtInFigures(), wanted);
    QVERIFY(!refused);
    QVERIFY2(shown(refused.error()).find("\"chess\"") != std::string::npos, shown(refused.error()).c_str());
}

void ComparisonTest::ownTermsGoToTheirGameOnly()
{
    BattleBrief brief = tinyBrief();
    brief.turnLimit = 2;
    brief.sides[1].deployment.push_back({});
    const GameComparison limited = compared(brief, request(50));
    QVERIFY(limited.games[0].leftOut.empty());
    QCOMPARE(limited.games[0].forecast.mostTurns, 2);
    QVERIFY(limited.games[2].leftOut == (std::vector<OwnTerm>{OwnTerm::TurnLimit, OwnTerm::Deployment}));
    QVERIFY(limited.games[2].forecast == alone("tiny-open", tinyBrief(), 50));

    brief.options["moon"] = "full";
    brief.houseTables = Json{{"turn-limit", 3}};
    QVERIFY(leftOutUnder("tiny", brief).empty());
    QVERIFY(briefUnder("tiny", brief) == brief);
    QCOMPARE(leftOutUnder("tiny-open", brief).size(), std::size_t{4});
    BattleBrief plain = tinyBrief();
    plain.rules = "tiny-open";
    QVERIFY(briefUnder("tiny-open", brief) == plain);
    const GameComparison strange = compared(brief, request(20)); // an option that its own game does not know
    QCOMPARE(strange.games[0].problems.front().place, std::string("options.moon"));
    QCOMPARE(strange.games[2].forecast.runs, 20);
}

void ComparisonTest::whoRefusesSaysWhyAndOthersGoOn()
{
    const GameComparison port = compared(inPort(), request(40));
    QVERIFY(port.isFought());
    QCOMPARE(port.games[0].forecast.runs, 40);
    QCOMPARE(port.games[2].forecast.runs, 0);
    QCOMPARE(shown(port.games[2].problems),
             std::string("place.kind: This game has no coast. Fight it on the open sea.\n"));
}

void ComparisonTest::allMayRefuse()
{
    ComparisonRequest wanted = request(40);
    wanted.rules = {"tiny-open"};
    const GameComparison none = compared(inPort(), wanted);
    QCOMPARE(none.games.size(), std::size_t{1});
    QVERIFY(!none.isFought());
    QVERIFY(!none.games[0].problems.empty());
    QVERIFY(!differsMost(none.games));
}

void ComparisonTest::whatNobodyCanFightIsRefusedAsAWhole()
{
    BattleBrief brief = tinyBrief();
    brief.sides[0].fleet.ships[0].condition.damage = Damage::Wrecked;
    QVERIFY(!compare(comparedRules(), brief, builtInFigures(), request(1)));
    brief = tinyBrief();
    brief.rules = "chess";
    const auto unknown = compare(comparedRules(), brief, builtInFigures(), request(1));
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().front().place, std::string("rules"));
}

void ComparisonTest::progressTellsOfOneGameAfterAnother()
{
    ComparisonRequest wanted = request(60, 2);
    std::vector<std::string> told;
    int runs = 0;
    wanted.progress = [&](const GameForecast& game) {
        if (told.empty() || told.back() != game.rules) {
            told.push_back(game.rules);
            runs = 0;
        }
        QVERIFY(game.forecast.runs > runs);
        runs = game.forecast.runs;
    };
    std::vector<std::string> done;
    wanted.done = [&](const GameForecast& game) { done.push_back(game.rules); };
    const GameComparison port = compared(inPort(), wanted);
    QCOMPARE(told, (std::vector<std::string>{"tiny", "tiny-short"}));
    QCOMPARE(done, (std::vector<std::string>{"tiny", "tiny-short", "tiny-open"}));
    QCOMPARE(port.games[1].forecast.runs, 60);
}

void ComparisonTest::stoppedItHoldsWhatWasDone()
{
    std::stop_source source;
    ComparisonRequest wanted = request(maxForecastRuns, 2);
    wanted.stop = source.get_token();
    wanted.progress = [&](const GameForecast&) { source.request_stop(); };
    const GameComparison part = compared(tinyBrief(), wanted);
    QCOMPARE(part.games.size(), std::size_t{3});
    QVERIFY(part.games[0].forecast.wasStopped);
    QVERIFY(part.games[0].forecast.runs >= 10 && part.games[0].forecast.runs < maxForecastRuns);
    for (std::size_t i = 1; i < 3; ++i) {
        QCOMPARE(part.games[i].forecast.runs, 0);
        QVERIFY(part.games[i].forecast.wasStopped);
        QVERIFY(part.games[i].problems.empty());
    }
    QVERIFY(comparisonJson(part).is_object());
}

void ComparisonTest::fatesAreThoseOfTheShips()
{
    const GameComparison all = compared(tinyBrief(4), request(100));
    const Forecast& forecast = all.games[0].forecast;
    const std::vector<SideFates> fates = fatesOf(forecast);
    QCOMPARE(fates.size(), std::size_t{2});
    for (int side = 0; side < 2; ++side) {
        const SideFates& of = fates[static_cast<std::size_t>(side)];
        QCOMPARE(of.ships, 4);
        std::int64_t sunk = 0;
        for (const ShipForecast& ship : forecast.ships)
            sunk += ship.side == side ? ship.sunk : 0;
        QCOMPARE(of.sunk, sunk);
    }
    QVERIFY(fates[0].sunk + fates[1].sunk > 0);
    QVERIFY(fates[0].captured + fates[1].captured > 0);
    QVERIFY(fatesOf(Forecast()).empty());
}

void ComparisonTest::theGreatestDifferenceIsFound()
{
    // Half the ships captured against a fifth more wins.
    std::vector<GameForecast> games{figures(1000, 500, 500, 2000, 0), figures(1000, 700, 300, 2000, 0),
                                    figures(1000, 500, 500, 2000, 5000), figures(0, 0, 0)};
    const auto captured = differsMost(games);
    QVERIFY(captured.has_value());
    QVERIFY(captured->figure == ComparedFigure::Captured);
    QCOMPARE(captured->side, 1);
    QCOMPARE(captured->most, std::size_t{2});
    QCOMPARE(captured->lowest, 0);
    QCOMPARE(captured->highest, 5000);

    games = {figures(1000, 500, 500), figures(1000, 700, 300)};
    const auto wins = differsMost(games);
    QVERIFY((wins == Difference{ComparedFigure::Wins, 0, 0, 1, 5000, 7000}));

    games = {figures(1000, 500, 500), figures(1000, 100, 100)};
    const auto draws = differsMost(games);
    QVERIFY((draws == Difference{ComparedFigure::Draws, -1, 0, 1, 0, 8000}));

    games = {figures(1000, 500, 500), figures(1000, 500, 500)};
    games[0].forecast.sides[0].losses.mean = Talents::whole(60);
    games[1].forecast.sides[0].losses.mean = Talents::whole(20);
    QVERIFY((differsMost(games) == Difference{ComparedFigure::Losses, 0, 1, 0, 2000, 6000}));
    games[0].forecast.sides[0].value = Talents(); // nothing it could lose
    QVERIFY(!differsMost(games));
}

void ComparisonTest::differencesWithinTheErrorAreNone()
{
    QVERIFY(!differsMost({figures(1000, 500, 500), figures(1000, 540, 460)}));
    QVERIFY(!differsMost({figures(10, 3, 7, 0), figures(10, 6, 4, 40)}));
    QVERIFY(differsMost({figures(100'000, 50'000, 50'000), figures(100'000, 54'000, 46'000)}));
    QVERIFY(!differsMost({}));
    QVERIFY(!differsMost({figures(1000, 500, 500)}));
    const GameComparison all = compared(tinyBrief(), request(300));
    const auto found = differsMost(all.games);
    QVERIFY(found && found->figure == ComparedFigure::Draws);
    QCOMPARE(found->most, std::size_t{1}); // the short one
}

void ComparisonTest::theFavouriteIsCertain()
{
    QVERIFY(favourite(figures(100, 70, 30).forecast) == 0);
    QVERIFY(favourite(figures(100, 20, 75).forecast) == 1);
    QVERIFY(favourite(figures(100, 5, 5).forecast) == -1);
    QVERIFY(!favourite(figures(100, 52, 48).forecast));
    QVERIFY(!favourite(Forecast()));
}

void ComparisonTest::itsJsonHoldsEveryGame()
{
    BattleBrief brief = inPort();
    brief.turnLimit = 50;
    const GameComparison port = compared(brief, request(100));
    const Json json = comparisonJson(port);
    QCOMPARE(json["rules"].get<std::string>(), std::string("tiny"));
    QCOMPARE(json["games"].size(), std::size_t{3});
    const Json& own = json["games"][0];
    Json same = forecastJson(port.games[0].forecast);
    for (const char* part : {"runs", "wins", "draws", "losses", "turns"})
        QCOMPARE(own[part].dump(), same[part].dump());
    QVERIFY(own["left_out"].empty() && own["problems"].empty() && !own.contains("ships"));
    const std::int64_t sunk = fatesOf(port.games[0].forecast)[1].sunk;
    QCOMPARE(own["fates"][1]["sunk"].get<double>(), static_cast<double>(sunk) / 100.0);
    QCOMPARE(json["games"][1]["left_out"].dump(), std::string(R"(["turn_limit"])"));
    QCOMPARE(json["games"][2]["runs"].get<int>(), 0);
    QCOMPARE(json["games"][2]["problems"][0]["place"].get<std::string>(), std::string("place.kind"));
    QCOMPARE(json["differs_most"]["figure"].get<std::string>(), std::string("draws"));
    QVERIFY(json["differs_most"]["side"].is_null());
    QCOMPARE(json["differs_most"]["most"]["rules"].get<std::string>(), std::string("tiny-short"));
    QVERIFY(json["note"].is_string());
}

/// Of the aspects a game knows nothing of, those that the brief has: none that it has not, and none that the game counts.
void ComparisonTest::eachGameSaysWhatItLeavesOutOfAccount()
{
    const auto said = [](const BattleBrief& brief, const char* rules) {
        const RuleSet* game = builtInRuleSets().find(rules);
        std::string text;
        for (const Aspect aspect : outOfAccount(*game, brief, builtInFigures().classes))
            text += (text.empty() ? "" : " ") + std::string(nameOf(aspect));
        return QString::fromStdString(text);
    };
    BattleBrief plain = equalBrief("salamis-ad-actium", 1);
    for (BriefSide& side : plain.sides)
        for (FleetShip& ship : side.fleet.ships)
            ship.fit.archers = ship.fit.marines = 0;
    for (const char* rules : {"salamis-ad-actium", "ramming-speed", "trireme", "pompeius"})
        QCOMPARE(said(plain, rules), QString());
    QCOMPARE(said(plain, "squadrons"), QStringLiteral("rams"));

    BattleBrief full = plain;
    ShipFit& fit = full.sides[1].fleet.ships[0].fit;
    fit.hull = Hull::Stout;
    fit.turnClass = fit.turnClass == 1 ? 2 : fit.turnClass - 1;
    fit.cataphract = !fit.cataphract;
    fit.towers = fit.marines = fit.ballistae = fit.corvi = fit.firePots = 1;
    fit.parablemata = fit.fightingOars = true;
    full.sides[1].fleet.ships[0].captain = "Phormio";
    full.sides[1].walls.emplace().sections.emplace_back();
    full.weather.wind = Wind::Fresh;
    QCOMPARE(said(full, "salamis-ad-actium"), QString());
    QCOMPARE(said(full, "ramming-speed"), QStringLiteral("turn_classes fighting_oars walls"));
    QCOMPARE(said(full, "trireme"),
             QStringLiteral("decks towers parablemata fighting_oars fire captains weather"));
    QCOMPARE(
        said(full, "squadrons"),
        QStringLiteral(
            "rams hulls turn_classes decks towers parablemata troops fighting_oars engines grapnels fire "
            "captains walls weather"));
    QCOMPARE(said(full, "pompeius"),
             QStringLiteral("turn_classes decks towers parablemata fire captains weather"));
    // Allies off the table count as well.
    BattleBrief allied = plain;
    allied.sides[0].contingents.push_back(full.sides[1].fleet);
    QVERIFY(said(allied, "trireme").contains(QStringLiteral("towers")));
}

QTEST_GUILESS_MAIN(ComparisonTest)
#include "comparison_test.moc"
